import { describe, expect, test } from 'vitest';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import type { CombatFrame, State } from '../../src/engagement/state.ts';
import type { Game } from '../../src/kernel/game.ts';
import { emptyTally, examine } from '../kit/laws.ts';
import { reichswaldTwin } from './twin.ts';

const correct = REICHSWALD as unknown as Game;
const RATES = { invariants: 1, sampled: 0, mutated: 0, mutants: 0, secrecy: 0.1 };
/** The first game with the option blind-declaration. */
const BLIND = 4;

/** The law that detects the leak in this game, or `nothing`. */
function detected(broken: Partial<Game>): string {
  try {
    examine({ game: { ...correct, ...broken }, invariants: [], twin: reichswaldTwin }, BLIND, RATES, emptyTally());
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

/** Adds a part of the state to what is known. */
const leaking = (part: (state: State) => object): Partial<Game> => ({
  known: (state, side) => ({ ...correct.known(state, side), ...part(state as State) }),
});

const SECRECY = 'A side sees the same where it may not know the difference';

describe('the law of secrecy detects', () => {
  test('the steps of enemy units', () => {
    expect(detected(leaking(({ steps }) => ({ steps })))).toMatch(SECRECY);
  });

  test('support that is not committed yet', () => {
    expect(detected(leaking(({ frames }) => ({ frames })))).toMatch(SECRECY);
  });

  test('anything derived from a secret', () => {
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
    const view: Game['view'] = (state, side) => ({
      ...correct.view(state, side),
      strength: sum((state as State).steps),
    });
    expect(detected({ view })).toMatch(SECRECY);
  });

  test('nothing in the unchanged game', () => {
    expect(detected({})).toBe('nothing');
  });
});

/** Public fields of the state, and partly secret ones, which the twin changes. */
const OPEN =
  'turn phase weather hex marks spent due entryHex air attacked barred blown holders own over options map'.split(' ');
const SECRET = ['steps', 'frames'];
const OPEN_IN_COMBAT = ['kind', 'mode', 'stage', 'side', 'target', 'attackers'];
const SECRET_IN_COMBAT = ['artillery', 'air', 'defensiveArtillery', 'defensiveAir'];

describe('every field is classified as open or secret', () => {
  const first = correct.fromSetup({ scenario: 'veritable', options: { 'blind-declaration': 'on' }, setup: null });
  const state = (first.ok ? first.value.state : {}) as State;

  test('of the state and of what is known', () => {
    const named = [...OPEN, ...SECRET].toSorted();
    expect(Object.keys(state).toSorted()).toEqual(named);
    expect(Object.keys(correct.known(state, 'german')).toSorted()).toEqual(named);
  });

  test('of a combat', () => {
    const combat: CombatFrame = {
      kind: 'combat',
      mode: 'ground',
      stage: 'declare',
      side: 0,
      target: 1,
      attackers: [2],
      artillery: [3],
      air: 4,
      defensiveArtillery: [5],
      defensiveAir: 6,
    };
    const { frames } = correct.known({ ...state, frames: [combat] }, 'german') as State;
    expect(Object.keys(combat).toSorted()).toEqual([...OPEN_IN_COMBAT, ...SECRET_IN_COMBAT].toSorted());
    expect(frames).toEqual([{ ...combat, artillery: [], air: 0 }]);
  });
});
