import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/index.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { cryptoDice, evenly } from './dice.ts';
import { Session, type Move } from './session.ts';
import { Shelf, type Drawer, type Kept } from './shelf.ts';

const game = gameById('reichswald') as Wargame;
const start = { scenario: 'veritable', options: {}, setup: null };

/** Entropy that counts up: repeatable dice. */
function counting(): (words: Uint32Array) => void {
  let n = 0;
  return (words) => void (words[0] = n += 7);
}

function fresh(): Session {
  const started = Session.start('test', game, start, cryptoDice(counting()));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

const walk: Move[] = [
  { type: 'move', unit: 'C-5/2' },
  { type: 'step', to: '0405' },
];

describe('a session', () => {
  it('rolls what is due by itself and asks the first player', () => {
    const session = fresh();
    expect(session.toAct).toBe('allied');
    expect(session.prompt.code).toBe('movement');
    expect(session.actions.some(({ by }) => by === 'chance')).toBe(true);
  });

  it('plays a gesture as a whole and takes it back as a whole', () => {
    const session = fresh();
    const before = session.record();
    expect(session.perform(walk).ok).toBe(true);
    expect(session.actions.length).toBe(before.actions.length + 2);
    expect(session.undo().ok).toBe(true);
    expect(session.record()).toEqual(before);
  });

  it('plays nothing of a gesture when a part of it is refused', () => {
    const session = fresh();
    const before = session.record();
    const result = session.perform([...walk, { type: 'step', to: '2601' }]);
    expect(result.ok).toBe(false);
    expect(session.record()).toEqual(before);
  });

  it('does not undo dice', () => {
    const session = fresh();
    expect(session.undo()).toMatchObject({ ok: false, error: { code: 'undo-barrier' } });
  });

  it('goes on from its record', () => {
    const session = fresh();
    session.perform(walk);
    const again = Session.resume('again', game, session.record(), cryptoDice(counting()));
    expect(again.ok && again.value.record()).toEqual(session.record());
    expect(again.ok && again.value.undo().ok).toBe(true);
  });
});

describe('the shelf', () => {
  const drawer = (): Drawer => {
    const map = new Map<string, string>();
    return {
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
      key: (i) => [...map.keys()][i] ?? null,
      get length() {
        return map.size;
      },
    };
  };
  const kept = (id: string, saved: number): Kept => ({
    id,
    saved,
    game: 'reichswald',
    scenario: 'veritable',
    turn: 8,
    phase: 'allied-movement',
    result: null,
  });

  it('gives back what was put on it, however long, after undo too', () => {
    const shelf = new Shelf(drawer());
    const record = fresh().record();
    const long = Array.from({ length: 450 }, (_, i) => ({ by: 'allied', n: i }));
    shelf.save(kept('a', 1), { ...record, actions: long });
    shelf.save(kept('a', 2), { ...record, actions: long.slice(0, 399) });
    const changed = [...long.slice(0, 399), { by: 'german', n: 0 }, { by: 'german', n: 1 }];
    shelf.save(kept('a', 3), { ...record, actions: changed });
    expect(shelf.load('a')).toEqual({ ...record, actions: changed });
  });

  it('lists the newest first and forgets what is removed', () => {
    const shelf = new Shelf(drawer());
    const record = fresh().record();
    shelf.save(kept('a', 1), record);
    shelf.save(kept('b', 2), record);
    expect(shelf.list().map(({ id }) => id)).toEqual(['b', 'a']);
    shelf.remove('b');
    expect(shelf.list()).toEqual([kept('a', 1)]);
    expect(shelf.load('b')).toBeUndefined();
  });
});

describe('dice', () => {
  it('throws away numbers of the uneven end', () => {
    const given = [2 ** 32 - 1, 2 ** 32 - 4, 8];
    expect(evenly(6, (words) => void (words[0] = given.shift() as number))).toBe(2);
  });

  it('falls on every side, from real entropy', () => {
    const seen = new Set(Array.from({ length: 400 }, () => evenly(6)));
    expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});
