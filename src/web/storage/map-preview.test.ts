import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropGlimpse, glimpseOf, keepGlimpse } from './map-preview.ts';
import { Shelf } from '../store/game-store.ts';
import { GLIMPSE, headKey, type Drawer } from './key-value-store.ts';

const box = { left: 56, top: 48, width: 1000, height: 800 };
const glimpse = { game: 'abc', box, ground: 'data:image/jpeg;base64,AAAA', top: 'data:image/png;base64,BBBB' };

/** A drawer with one kept game in it. */
function drawer(room = Infinity): Drawer & { entries: Map<string, string> } {
  const entries = new Map([[headKey('abc'), JSON.stringify({ id: 'abc', saved: 1000 })]]);
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (n) => [...entries.keys()][n] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      const used = [...entries].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (used + value.length > room) throw new Error('no room');
      entries.set(key, value);
    },
  };
}

const window = (width: number, height: number, ratio: number): void => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('devicePixelRatio', ratio);
};

beforeEach(() => window(1440, 900, 1));
afterEach(() => vi.unstubAllGlobals());

describe('the map as it was left', () => {
  it('is shown to whoever comes back to the same game', () => {
    const here = drawer();
    keepGlimpse(here, glimpse);
    expect(glimpseOf(here, 'abc')).toMatchObject(glimpse);
    expect(glimpseOf(here, 'def')).toBeUndefined();
  });

  it('is not shown when the game has gone on since', () => {
    const here = drawer();
    keepGlimpse(here, glimpse);
    here.entries.set(headKey('abc'), JSON.stringify({ id: 'abc', saved: 1001 }));
    expect(glimpseOf(here, 'abc')).toBeUndefined();
  });

  it('is not shown in a window of another size or density', () => {
    const here = drawer();
    keepGlimpse(here, glimpse);
    window(1440, 900, 2);
    expect(glimpseOf(here, 'abc')).toBeUndefined();
    window(1439, 900, 1);
    expect(glimpseOf(here, 'abc')).toBeUndefined();
    window(1440, 900, 1);
    expect(glimpseOf(here, 'abc')).toBeDefined();
  });

  it('is kept of no game that is not kept, and never when it is too large or finds no room', () => {
    const here = drawer();
    keepGlimpse(here, { ...glimpse, game: 'gone' });
    expect(here.entries.has(GLIMPSE)).toBe(false);
    keepGlimpse(here, glimpse);
    keepGlimpse(here, { ...glimpse, ground: 'x'.repeat(1_000_001) });
    expect(here.entries.has(GLIMPSE)).toBe(false);
    const full = drawer(100);
    keepGlimpse(full, glimpse);
    expect(full.entries.has(GLIMPSE)).toBe(false);
  });

  it('is nothing when it cannot be read', () => {
    const here = drawer();
    for (const text of ['', '{', 'null', '17', '[]', '{"game":"abc"}']) {
      here.entries.set(GLIMPSE, text);
      expect(glimpseOf(here, 'abc')).toBeUndefined();
    }
  });

  it('goes when it is dropped, when a game is deleted, and when a game needs its room', () => {
    const here = drawer();
    keepGlimpse(here, glimpse);
    dropGlimpse(here);
    expect(here.entries.has(GLIMPSE)).toBe(false);

    keepGlimpse(here, glimpse);
    new Shelf(here).remove('abc');
    expect([...here.entries.keys()]).toEqual([]);

    const small = drawer(1200);
    keepGlimpse(small, { ...glimpse, ground: 'x'.repeat(800) });
    expect(small.entries.has(GLIMPSE)).toBe(true);
    const record = {
      format: 'bivouac-record',
      version: 1,
      game: 'reichswald',
      rules: '1',
      start: { scenario: 'veritable', options: {}, setup: null },
      actions: [],
      result: null,
      hash: 'x'.repeat(400),
    } as unknown as Parameters<Shelf['save']>[1];
    const kept = { id: 'new', game: 'reichswald', scenario: 'veritable', turn: 1, phase: 'p', saved: 1, result: null };
    expect(new Shelf(small).save(kept, record)).toBe(true);
    expect(small.entries.has(GLIMPSE)).toBe(false);
    expect(small.entries.has(headKey('new'))).toBe(true);
  });
});
