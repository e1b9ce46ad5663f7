import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropMapPreview, keepMapPreview, mapPreviewOf } from './map-preview.ts';
import { MAP_PREVIEW, noteRevision, revisionKey, savedRevision, type KeyValueStore } from './key-value-store.ts';

const box = { left: 56, top: 48, width: 1000, height: 800 };
const preview = {
  game: 'abc',
  rules: 'toy',
  box,
  ground: 'data:image/jpeg;base64,AAAA',
  top: 'data:image/png;base64,BBBB',
};

/** A store in which one game has been saved three times. */
function storage(room = Infinity): KeyValueStore & { entries: Map<string, string> } {
  const entries = new Map([[revisionKey('abc'), '3']]);
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

describe('the map preview', () => {
  it('is shown when the same game is reopened', () => {
    const here = storage();
    keepMapPreview(here, preview, 3);
    expect(mapPreviewOf(here, 'abc')).toMatchObject(preview);
    expect(mapPreviewOf(here, 'def')).toBeUndefined();
  });

  it('is not shown when the game has gone on since', () => {
    const here = storage();
    keepMapPreview(here, preview, 3);
    noteRevision(here, 'abc', 4);
    expect(mapPreviewOf(here, 'abc')).toBeUndefined();
  });

  it('is kept of the newest saved revision only', () => {
    const here = storage();
    for (const revision of [2, 4, undefined]) {
      keepMapPreview(here, preview, 3);
      keepMapPreview(here, preview, revision);
      expect(here.entries.has(MAP_PREVIEW)).toBe(false);
    }
  });

  it('is not shown in a window of another size or density', () => {
    const here = storage();
    keepMapPreview(here, preview, 3);
    window(1440, 900, 2);
    expect(mapPreviewOf(here, 'abc')).toBeUndefined();
    window(1439, 900, 1);
    expect(mapPreviewOf(here, 'abc')).toBeUndefined();
    window(1440, 900, 1);
    expect(mapPreviewOf(here, 'abc')).toBeDefined();
  });

  it('is not kept of a game that is not saved, when it is too large or when there is no room', () => {
    const here = storage();
    keepMapPreview(here, { ...preview, game: 'gone' }, 1);
    expect(here.entries.has(MAP_PREVIEW)).toBe(false);
    keepMapPreview(here, preview, 3);
    keepMapPreview(here, { ...preview, ground: 'x'.repeat(1_000_001) }, 3);
    expect(here.entries.has(MAP_PREVIEW)).toBe(false);
    const full = storage(100);
    keepMapPreview(full, preview, 3);
    expect(full.entries.has(MAP_PREVIEW)).toBe(false);
  });

  it('is ignored when it cannot be read', () => {
    const here = storage();
    for (const text of ['', '{', 'null', '17', '[]', '{"game":"abc"}']) {
      here.entries.set(MAP_PREVIEW, text);
      expect(mapPreviewOf(here, 'abc')).toBeUndefined();
    }
  });

  it('goes when it is dropped', () => {
    const here = storage();
    keepMapPreview(here, preview, 3);
    dropMapPreview(here);
    expect(here.entries.has(MAP_PREVIEW)).toBe(false);
  });
});

describe('the saved revision', () => {
  it('never goes back, and is 0 where none can be read', () => {
    const here = storage();
    noteRevision(here, 'abc', 2);
    expect(savedRevision(here, 'abc')).toBe(3);
    here.entries.set(revisionKey('abc'), 'x');
    expect([savedRevision(here, 'abc'), savedRevision(here, 'def')]).toEqual([0, 0]);
  });

  it('is not noted where there is no room', () => {
    const full = storage(0);
    noteRevision(full, 'abc', 4);
    expect(savedRevision(full, 'abc')).toBe(3);
  });
});
