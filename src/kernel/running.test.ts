import { describe, expect, test } from 'vitest';
import { randomDice } from './dice.ts';
import { act, begin, recordOf, replay, verify, verifying, type GameRecord, type Match } from './match.ts';
import { pick, seeded } from './random.ts';
import { running, settledSpot, type Spot } from './running.ts';
import { START, toy } from './test-kit.ts';

const game = toy as unknown as Match['game'];

/** A random game, of so many actions at most. */
function recordFrom(seed: number, most: number): GameRecord {
  const random = seeded(seed);
  const match = begun();
  while (match.actions.length < most && game.toAct(match.state) !== 'over') {
    const roll = game.toAct(match.state) === 'chance';
    act(match, roll ? randomDice(random)(game.chance(match.state)) : pick([...game.legal(match.state)], random));
  }
  return recordOf(match);
}

function begun(): Match {
  const first = begin(game, START);
  if (!first.ok) throw new Error('The toy does not start.');
  return first.value;
}

function ended<T>(steps: Generator<number, T>): { value: T; steps: number[] } {
  const all: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { value: step.value, steps: all };
    all.push(step.value);
  }
}

const RECORDS = Array.from({ length: 40 }, (_, seed) => recordFrom(seed, 3 + (seed % 9)));

describe('a record played in one state', () => {
  test('comes to the same position, log and notes as one that is replayed', () => {
    for (const record of RECORDS) {
      const whole = replay(game, record);
      const { value, steps } = ended(running(begun(), record));
      if (!whole.ok || !value.ok) throw new Error('The record does not replay.');
      expect({ ...value.value, past: [] }).toEqual({ ...whole.value, past: [] });
      expect(steps).toEqual(record.actions.map((_, at) => at));
    }
  });

  test('leaves the position it begins at as it was', () => {
    const match = begun();
    const { state } = match;
    const before = JSON.stringify(state);
    ended(running(match, RECORDS[8] as GameRecord));
    expect(JSON.stringify(state)).toBe(before);
  });

  test('is refused at the same action for the same reason', () => {
    const [record] = RECORDS as [GameRecord];
    const broken = { ...record, actions: [...record.actions.slice(0, 2), { by: 'nobody' }] };
    const refused = { ok: false, error: { at: 2, refusal: { code: 'not-your-turn' } } };
    expect(replay(game, broken)).toMatchObject(refused);
    expect(ended(running(begun(), broken)).value).toMatchObject(refused);
  });

  test('is verified with the same answers', () => {
    const verified = (record: GameRecord) => ended(verifying(game, record, (match) => running(match, record))).value;
    for (const record of RECORDS) {
      expect(verified(record).ok).toBe(true);
      const forged = { ...record, hash: 'f'.repeat(64) };
      const [mine, other] = [verified(forged), verify(game, forged)];
      expect(mine).toMatchObject({ ok: false, error: { refusal: { code: 'hash-differs' } } });
      expect(other).toMatchObject({ ok: false, error: { refusal: { code: 'hash-differs' } } });
    }
  });
});

test('the last settled position is where undo ends, from whichever positions it is sought', () => {
  for (const record of RECORDS) {
    const whole = replay(game, record);
    if (!whole.ok) throw new Error('The record does not replay.');
    const { past, state } = whole.value;
    const at = record.actions.length - past.length;
    for (const spacing of [1, 3, 100]) {
      const spots: Spot[] = [];
      for (let n = 0; n <= record.actions.length; n += spacing) {
        const part = replay(game, record, n);
        if (part.ok) spots.push({ at: n, state: part.value.state });
      }
      expect(settledSpot(game, record, spots)).toEqual({ at, state: past[0]?.state ?? state });
    }
  }
});
