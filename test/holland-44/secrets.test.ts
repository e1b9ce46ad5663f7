import { describe, expect, test } from 'vitest';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import type { State } from '../../src/games/holland-44/position/state.ts';
import type { Game } from '../../src/kernel/game.ts';
import { compareSome, emptyTally } from '../kit/laws.ts';
import type { Subject } from '../kit/subject.ts';
import { walk } from '../kit/walk.ts';
import { LEAKS } from './leaks.ts';
import { hollandTwin } from './twin.ts';
import { veiled } from './veiled.ts';

const game = HOLLAND_44 as unknown as Game;
const subject: Subject = { game, invariants: [], twin: hollandTwin, veiled };

const SECRECY = 'A side sees the same where it may not know the difference';

/** Actions played from each start, and positions of them that are compared. */
const [LENGTH, EACH] = [60, 6];

test('in these games unknown units are turned up, fixed ones and others, and put elsewhere', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    for (const { actor, events, at } of walk(game, seed, veiled(seed))) {
      if (at === LENGTH) break;
      for (const { code } of events) met.add(`${code} ${actor === 'chance' ? 'by dice' : ''}`);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['revealed ', 'revealed by dice', 'relocated ']));
});

describe('the law of secrecy detects what tells who an unknown unit is:', () => {
  /** The law that a version of the game breaks, or `nothing`. */
  function detected(broken: Partial<Game>, games = 25, tally = emptyTally()): string {
    try {
      for (let seed = 0; seed < games; seed++)
        compareSome({ ...subject, game: { ...game, ...broken } }, seed, EACH, tally, LENGTH);
    } catch (error) {
      return String(error);
    }
    return 'nothing';
  }

  test('nothing in the unchanged game', () => {
    const tally = emptyTally();
    expect(detected({}, 15, tally)).toBe('nothing');
    expect(tally.pairs).toBeGreaterThan(150);
    expect(tally.differing).toBeGreaterThan(0.95 * tally.pairs);
  });

  test.each(Object.entries(LEAKS))('%s', (_, broken) => {
    expect(detected(broken)).toMatch(SECRECY);
  });
});

/** Fields of the state: all are open but the one that says who lies where. */
const OPEN =
  'scenario turn phase weather hex steps order marks spent due soFar parents bridges traffic unknown holders own over winner options map areas frames'.split(
    ' ',
  );
const SECRET = ['fixed'];

test('every field of the state and of what is known is classified as open or secret', () => {
  const begun = game.fromSetup(veiled(0));
  const state = (begun.ok ? begun.value.state : {}) as State;
  const named = [...OPEN, ...SECRET].toSorted();
  expect(Object.keys(state).toSorted()).toEqual(named);
  const known = game.known(state, 'allied') as State;
  expect(Object.keys(known).toSorted()).toEqual(named);
  expect(state.fixed.some((unit) => unit >= 0)).toBe(true);
  expect(known.fixed.every((unit) => unit === -1)).toBe(true);
});
