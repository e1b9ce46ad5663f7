import { describe, expect, test } from 'vitest';
import type { CombatFrame, State } from '../../src/engagement/position/state.ts';
import type { Game } from '../../src/kernel/game.ts';
import { emptyTally, examine } from '../kit/laws.ts';
import type { Subject } from '../kit/subject.ts';

const RATES = { invariants: 1, sampled: 0, mutated: 0, mutants: 0, secrecy: 0.1 };
/** Actions in which every leak is found; whole games are compared by the laws. */
const MOST = 600;

/** Public fields of the state, and partly secret ones, which the twin changes. */
const OPEN =
  'turn phase weather hex marks spent due entryHex air attacked barred ruined blown holders own noted over options map'.split(
    ' ',
  );
const SECRET = ['steps', 'frames'];
const OPEN_IN_COMBAT = ['kind', 'mode', 'stage', 'side', 'target', 'attackers'];
const SECRET_IN_COMBAT = ['artillery', 'air', 'defensiveArtillery', 'defensiveAir'];

const SECRECY = 'A side sees the same where it may not know the difference';

/** The law that detects the leak in this game, or `nothing`. `seed`: a game with the option blind-declaration. */
function detected({ game, twin }: Subject, broken: Partial<Game>, seed: number): string {
  try {
    examine({ game: { ...game, ...broken }, invariants: [], twin: twin as never }, seed, RATES, emptyTally(), MOST);
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

/** Tests of the secrets of a game of the system. `blind`: a seed whose game has the option blind-declaration. */
export function secrecyTests(subject: Subject, blind: number): void {
  const { game } = subject;
  const find = (broken: Partial<Game>): string => detected(subject, broken, blind);
  /** Adds a part of the state to what is known. */
  const leaking = (part: (state: State) => object): Partial<Game> => ({
    known: (state, side) => ({ ...game.known(state, side), ...part(state as State) }),
  });

  describe('the law of secrecy detects', () => {
    test('the steps of enemy units', () => {
      expect(find(leaking(({ steps }) => ({ steps })))).toMatch(SECRECY);
    });

    test('support that is not committed yet', () => {
      expect(find(leaking(({ frames }) => ({ frames })))).toMatch(SECRECY);
    });

    test('anything derived from a secret', () => {
      const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
      const view: Game['view'] = (state, side) => ({
        ...game.view(state, side),
        strength: sum((state as State).steps),
      });
      expect(find({ view })).toMatch(SECRECY);
    });

    test('nothing in the unchanged game', () => {
      expect(find({})).toBe('nothing');
    });
  });

  describe('every field is classified as open or secret', () => {
    const scenario = game.scenarios[0]?.id ?? '';
    const first = game.fromSetup({ scenario, options: { 'blind-declaration': 'on' }, setup: null });
    const state = (first.ok ? first.value.state : {}) as State;
    const viewer = game.sides[0] ?? '';

    test('of the state and of what is known', () => {
      const named = [...OPEN, ...SECRET].toSorted();
      expect(Object.keys(state).toSorted()).toEqual(named);
      expect(Object.keys(game.known(state, viewer)).toSorted()).toEqual(named);
    });

    test('of a combat', () => {
      const combat: CombatFrame = {
        kind: 'combat',
        mode: 'ground',
        stage: 'declare',
        side: 1,
        target: 1,
        attackers: [2],
        artillery: [3],
        air: 4,
        defensiveArtillery: [5],
        defensiveAir: 6,
      };
      const { frames } = game.known({ ...state, frames: [combat] }, viewer) as State;
      expect(Object.keys(combat).toSorted()).toEqual([...OPEN_IN_COMBAT, ...SECRET_IN_COMBAT].toSorted());
      expect(frames).toEqual([{ ...combat, artillery: [], air: 0 }]);
    });
  });
}
