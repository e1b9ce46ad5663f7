import { describe, expect, it } from 'vitest';
import { gameById } from '../games/all.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { setupOf } from '../wargame/test-kit.ts';
import { evenly } from '../kernel/dice.ts';
import { cryptoDice, cryptoWords } from './dice.ts';
import type { Order } from './seat.ts';
import { Session } from './session.ts';

const game = gameById('reichswald') as Wargame;
const start = { scenario: 'veritable', options: {}, setup: null };

/** Words that count up: repeatable dice. */
function counting(): () => number {
  let n = 0;
  return () => (n += 7);
}

function fresh(setup: object | null = null): Session {
  const started = Session.start('test', game, { ...start, setup }, cryptoDice(counting()));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

const march: Order[] = [
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
    expect(session.perform(march).ok).toBe(true);
    expect(session.actions.length).toBe(before.actions.length + 2);
    expect(session.undo().ok).toBe(true);
    expect(session.record()).toEqual(before);
  });

  it('tells its watchers of every change, once it is let go of where it is held', () => {
    const session = fresh();
    const lengths: number[] = [];
    const stop = session.watch(() => lengths.push(session.actions.length));
    const { length } = session.actions;
    session.hold().tell();
    const { kept, tell } = session.hold();
    session.perform(march);
    session.undo();
    session.perform(march.slice(0, 1));
    expect(lengths).toEqual([]);
    expect(kept()).toBe(length);
    tell();
    expect(lengths).toEqual([length + 1]);
    session.undo();
    expect(lengths).toEqual([length + 1, length]);
    stop();
    session.perform(march);
    expect(lengths).toHaveLength(2);
  });

  it('plays nothing of a gesture when a part of it is refused', () => {
    const session = fresh();
    const before = session.record();
    const result = session.perform([...march, { type: 'step', to: '2601' }]);
    expect(result.ok).toBe(false);
    expect(session.record()).toEqual(before);
  });

  it('does not undo dice', () => {
    const session = fresh();
    expect(session.undo()).toMatchObject({ ok: false, error: { code: 'undo-barrier' } });
  });

  it('goes back over dice and the other side for a lesson', () => {
    const session = fresh();
    const before = session.record();
    session.perform(march);
    for (const unit of ['C-4/2', 'C-6/2']) session.perform([{ type: 'withdraw', unit }]);
    session.perform([{ type: 'end' }]);
    expect(session.prompt.code).toBe('combat');
    session.rewind(before.actions.length);
    expect(session.record()).toEqual(before);
    expect(session.perform(march).ok).toBe(true);
    expect(session.undo().ok).toBe(true);
    expect(session.record()).toEqual(before);
  });

  it('takes back the newest decision of a side over dice and the other side, and its record says so', () => {
    const units = { 'B-44/15': '1011', 'G-1051/84': '2010' };
    const session = fresh(setupOf(game, { turn: 14, weather: 'fair', phase: 'allied-movement', units }));
    expect(session.takeBack('german')).toBe(false);
    const ends = [];
    while (session.toAct === 'allied') {
      ends.push(session.actions.length);
      expect(session.perform([{ type: 'end' }]).ok).toBe(true);
    }
    session.perform([{ type: 'end' }]);
    expect(session.actions.at(-1)?.by).toBe('german');
    for (const end of ends.toReversed()) {
      expect(session.takeBack('allied')).toBe(true);
      expect([session.toAct, session.actions.length]).toEqual(['allied', end]);
    }
    expect(session.record().takenBack).toBe(ends.length);
    const again = Session.resume('again', game, session.record(), cryptoDice(counting()));
    expect(again.ok && again.value.record().takenBack).toBe(ends.length);
  });

  it('goes on from its record', () => {
    const session = fresh();
    session.perform(march);
    const again = Session.resume('again', game, session.record(), cryptoDice(counting()));
    expect(again.ok && again.value.record()).toEqual(session.record());
    expect(again.ok && again.value.undo().ok).toBe(true);
  });
});

it("has dice that fall on every side, from the machine's own randomness", () => {
  const seen = new Set(Array.from({ length: 400 }, () => evenly(6, cryptoWords)));
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
