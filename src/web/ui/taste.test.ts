import { describe, expect, it } from 'vitest';
import type { Drawer } from '../storage/key-value-store.ts';
import { Taste } from './taste.svelte.ts';

function drawerWith(kept: Record<string, string> = {}): Drawer & { kept: Map<string, string> } {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    length: 0,
    key: () => null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const refusing = (): never => {
  throw new DOMException('no room', 'QuotaExceededError');
};

describe('what a reader likes', () => {
  it('begins with the language of the browser and the ways of the device', () => {
    expect(new Taste(drawerWith(), ['fr-FR', 'pt-BR', 'en']).lang).toBe('pt');
    expect(new Taste(drawerWith(), ['fr-FR']).lang).toBe('en');
    expect(new Taste(drawerWith()).chosen).toMatchObject({ theme: 'device', motion: 'device', text: '100' });
  });

  it('is remembered', () => {
    const drawer = drawerWith();
    const taste = new Taste(drawer);
    taste.speak('es');
    taste.choose('text', '150');
    taste.choose('sight', 'contrast');
    const again = new Taste(drawer, ['en']);
    expect(again.lang).toBe('es');
    expect(again.chosen).toMatchObject({ text: '150', sight: 'contrast' });
    expect(again.clear).toBe(true);
    again.reset();
    expect(new Taste(drawer).chosen).toMatchObject({ text: '100', sight: 'usual' });
    expect(new Taste(drawer).lang).toBe('es');
  });

  it('is as new where something else was stored', () => {
    const broken = {
      'bivouac/language': 'klingon',
      'bivouac/theme': '',
      'bivouac/text': '9000',
      'bivouac/attack': '{',
    };
    const taste = new Taste(drawerWith(broken), ['es']);
    expect(taste.lang).toBe('es');
    expect(taste.chosen).toMatchObject({ theme: 'device', text: '100', attack: 'at-once' });
  });

  it('holds for the visit where nothing can be stored or read', () => {
    const taste = new Taste({ ...drawerWith(), getItem: refusing, setItem: refusing });
    taste.speak('pt');
    taste.choose('motion', 'less');
    expect(taste.lang).toBe('pt');
    expect(taste.still).toBe(true);
  });

  it('follows another tab', () => {
    const drawer = drawerWith();
    const taste = new Taste(drawer);
    drawer.kept.set('bivouac/overlays', 'strong');
    taste.follow('bivouac/game/x/head');
    expect(taste.strength).toBe(1);
    taste.follow('bivouac/overlays');
    expect(taste.strength).toBeGreaterThan(1);
    drawer.kept.set('bivouac/language', 'pt');
    taste.follow('bivouac/language');
    expect(taste.lang).toBe('pt');
  });
});
