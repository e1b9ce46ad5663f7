import type { Game, Side } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/games/index.ts';
import { provingInvariants } from '../proving/invariants.ts';
import { provingTwin } from '../proving/twin.ts';
import { proving } from '../proving/proving.ts';
import { reichswaldInvariants } from '../reichswald/invariants.ts';
import { reichswaldTwin } from '../reichswald/twin.ts';
import type { Expected } from './expected.ts';
import { provingExpected, reichswaldExpected } from './expected.ts';
import type { Invariant } from './invariant.ts';

/** A game the laws are run on, with what only this game can say about itself. */
export interface Subject {
  readonly game: Game;
  readonly invariants: readonly Invariant[];
  /**
   * Another position that this side may not tell from the given one, made from the position itself: for games with
   * secrets. (Drawn from what is known, it would agree with whatever that gives away.)
   */
  readonly twin?: (state: object, side: Side, random: () => number) => object;
  /** What random play should have used in the end: all units, all cells of the tables, all codes. */
  readonly expected?: Expected;
}

/** What games say about themselves, by id. */
const KNOWN: Readonly<Record<string, Omit<Subject, 'game'>>> = {
  proving: { invariants: provingInvariants, twin: provingTwin, expected: provingExpected },
  reichswald: { invariants: reichswaldInvariants, twin: reichswaldTwin, expected: reichswaldExpected },
};

/** Every registered game, and the proving game. */
export const SUBJECTS: readonly Subject[] = [proving as Game, ...GAMES].map((game) => ({
  invariants: [],
  ...KNOWN[game.id],
  game,
}));
