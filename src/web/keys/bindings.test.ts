import { describe, expect, it } from 'vitest';
import {
  ariaKey,
  bindings,
  DEFAULTS,
  holderOf,
  mayBind,
  nameOf,
  readKeymap,
  rebound,
  writeKeymap,
} from './bindings.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {}) =>
  nameOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('keys of the table', () => {
  it('have one act each', () => {
    const keys = bindings.flatMap((one) => one.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are named alike on every keyboard', () => {
    expect(press('N', { shiftKey: true })).toBe('n');
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press(' ')).toBe('Space');
    expect(press('ArrowUp', { shiftKey: true })).toBe('Shift+ArrowUp');
    expect(press('z', { metaKey: true })).toBe('Ctrl+z');
    expect(press('Shift', { shiftKey: true })).toBeUndefined();
  });

  it('can be given to another act, which takes them from the first', () => {
    const map = rebound(DEFAULTS, 'undo', 'n');
    expect(holderOf(DEFAULTS, 'n', 'undo')).toBe('next');
    expect(map.undo).toEqual(['n', 'Ctrl+z']);
    expect(map.next).toEqual([]);
    expect(readKeymap(writeKeymap(map))).toEqual(map);
  });

  it('leave to browser and table what these need', () => {
    for (const key of ['Escape', 'Tab', 'Shift+Tab', '3', 'F5', 'Ctrl+w']) expect(mayBind(key)).toBe(false);
    for (const key of ['k', 'ç', 'ñ', '+', 'PageUp']) expect(mayBind(key)).toBe(true);
  });

  it('fall back to the first ones when what was kept is broken', () => {
    for (const kept of [null, '', '{', '7', 'null', '{"next":3}', '{"next":["Escape"],"previous":["n"]}']) {
      expect(readKeymap(kept).back).toEqual(['Escape']);
    }
    expect(readKeymap('{"next":["ç"],"previous":["ç"]}')).toEqual(DEFAULTS);
    expect(readKeymap('{"next":["ç"]}')).toEqual({ ...DEFAULTS, next: ['ç'] });
  });

  it('stay where they were chosen when something new would have them', () => {
    expect(readKeymap('{"next":["b"]}')).toEqual({ ...DEFAULTS, next: ['b'], previous: [] });
  });

  it('are told to assistive technology by their proper names', () => {
    expect(['u', 'Ctrl+z', '+', 'Shift+ArrowUp'].map(ariaKey)).toEqual(['U', 'Control+Z', 'Plus', 'Shift+ArrowUp']);
  });
});
