import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { Preferences } from './preferences.svelte.ts';

function storeWith(kept: Record<string, string> = {}): KeyValueStore & { kept: Map<string, string> } {
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
  it('begins with the language of the browser and the settings of the device', () => {
    expect(new Preferences(storeWith(), ['fr-FR', 'pt-BR', 'en']).lang).toBe('pt');
    expect(new Preferences(storeWith(), ['fr-FR']).lang).toBe('en');
    expect(new Preferences(storeWith()).chosen).toMatchObject({ theme: 'device', motion: 'device', text: '100' });
  });

  it('is remembered', () => {
    const local = storeWith();
    const preferences = new Preferences(local);
    preferences.speak('es');
    preferences.choose('text', '150');
    preferences.choose('vision', 'contrast');
    const again = new Preferences(local, ['en']);
    expect(again.lang).toBe('es');
    expect(again.chosen).toMatchObject({ text: '150', vision: 'contrast' });
    expect(again.clear).toBe(true);
    again.reset();
    expect(new Preferences(local).chosen).toMatchObject({ text: '100', vision: 'usual' });
    expect(new Preferences(local).lang).toBe('es');
  });

  it('is as new where something else was stored', () => {
    const broken = {
      'bivouac/language': 'klingon',
      'bivouac/theme': '',
      'bivouac/text': '9000',
      'bivouac/attack': '{',
    };
    const preferences = new Preferences(storeWith(broken), ['es']);
    expect(preferences.lang).toBe('es');
    expect(preferences.chosen).toMatchObject({ theme: 'device', text: '100', attack: 'at-once' });
  });

  it('holds for the visit where nothing can be stored or read', () => {
    const preferences = new Preferences({ ...storeWith(), getItem: refusing, setItem: refusing });
    preferences.speak('pt');
    preferences.choose('motion', 'less');
    expect(preferences.lang).toBe('pt');
    expect(preferences.still).toBe(true);
  });

  it('follows another tab', () => {
    const local = storeWith();
    const preferences = new Preferences(local);
    local.kept.set('bivouac/overlays', 'strong');
    preferences.follow('bivouac/game/x/head');
    expect(preferences.strength).toBe(1);
    preferences.follow('bivouac/overlays');
    expect(preferences.strength).toBeGreaterThan(1);
    local.kept.set('bivouac/language', 'pt');
    preferences.follow('bivouac/language');
    expect(preferences.lang).toBe('pt');
  });
});
