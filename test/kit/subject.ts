import type { Game, Side, Start } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/games/all.ts';
import { drill } from '../engagement/drill/drill.ts';
import { drillInvariants } from '../engagement/drill/invariants.ts';
import { drillTwin } from '../engagement/drill/twin.ts';
import { provingInvariants } from '../proving/invariants.ts';
import { provingTwin } from '../proving/twin.ts';
import { proving } from '../proving/proving.ts';
import * as garden from '../market-garden/crowds.ts';
import { marketGardenInvariants } from '../market-garden/invariants.ts';
import { marketGardenTwin } from '../market-garden/twin.ts';
import { SELDOM as GARDEN_SELDOM } from '../market-garden/seldom.ts';
import { crowded as reichswaldCrowded } from '../reichswald/crowds.ts';
import { SELDOM } from '../reichswald/seldom.ts';
import { reichswaldInvariants } from '../reichswald/invariants.ts';
import { reichswaldTwin } from '../reichswald/twin.ts';
import * as war from '../third-world-war/crowds.ts';
import { assault, passive, rim } from '../third-world-war/fights.ts';
import { SELDOM as WAR_SELDOM } from '../third-world-war/seldom.ts';
import { thirdWorldWarInvariants } from '../third-world-war/invariants.ts';
import { thirdWorldWarTwin } from '../third-world-war/twin.ts';
import { crowded, inCity } from '../holland-44/crowds.ts';
import { hollandExpected } from '../holland-44/expected.ts';
import { hollandInvariants } from '../holland-44/invariants.ts';
import { SELDOM as HOLLAND_SELDOM } from '../holland-44/seldom.ts';
import { hollandTwin } from '../holland-44/twin.ts';
import { veiled } from '../holland-44/veiled.ts';
import type { Expected } from './expected.ts';
import {
  drillExpected,
  marketGardenExpected,
  provingExpected,
  reichswaldExpected,
  thirdWorldWarExpected,
} from './expected.ts';
import type { Invariant } from './invariant.ts';

/** A game on which the laws are checked, with its own invariants and expectations. */
export interface Subject {
  readonly game: Game;
  readonly invariants: readonly Invariant[];
  /** Share of positions in which the laws check them, from 0 to 1, for games of ten thousand actions; all when absent. */
  readonly checked?: number;
  /**
   * For games with secrets: another position that this side must not be able to tell from the given one, made from the state.
   * (A position sampled from what is known would agree with anything that leaks into it.)
   */
  readonly twin?: (state: object, side: Side, random: () => number) => object;
  /** Starts of games in which something is hidden, where the scenarios as printed hide nothing; what the sides see is compared in these. */
  readonly veiled?: (seed: number) => Start;
  /** Starts of crowded positions, from which an eager player comes to what whole games seldom see. */
  readonly crowded?: (seed: number) => Start;
  /** What random play should have covered: units, cells of the tables, codes. */
  readonly expected?: Expected;
  /** Fewest games that the laws play of a small game, of which every position is looked at. */
  readonly games?: number;
  /** Why random play may never cover some of that, by name. */
  readonly seldom?: Readonly<Record<string, string>>;
}

/** Draws from each of these in turn. */
export const inTurn =
  (draws: readonly ((seed: number) => Start)[]) =>
  (seed: number): Start =>
    (draws[seed % draws.length] as (seed: number) => Start)(Math.floor(seed / draws.length));

/** The above by game. */
export const KNOWN: Readonly<Record<string, Omit<Subject, 'game'>>> = {
  proving: { invariants: provingInvariants, twin: provingTwin, expected: provingExpected, games: 60 },
  drill: { invariants: drillInvariants, twin: drillTwin, expected: drillExpected, games: 16 },
  reichswald: {
    invariants: reichswaldInvariants,
    checked: 0.1,
    twin: reichswaldTwin,
    crowded: reichswaldCrowded,
    expected: reichswaldExpected,
    seldom: SELDOM,
  },
  'market-garden': {
    invariants: marketGardenInvariants,
    checked: 0.1,
    twin: marketGardenTwin,
    crowded: inTurn([garden.crowded, garden.mingled, garden.siege, garden.barrage]),
    expected: marketGardenExpected,
    seldom: GARDEN_SELDOM,
  },
  'third-world-war': {
    invariants: thirdWorldWarInvariants,
    checked: 0.04,
    twin: thirdWorldWarTwin,
    crowded: inTurn([war.crowded, war.heights, war.siege, war.barrage, assault, rim, passive]),
    expected: thirdWorldWarExpected,
    seldom: WAR_SELDOM,
  },
  'holland-44': {
    invariants: hollandInvariants,
    checked: 0.03,
    twin: hollandTwin,
    veiled,
    crowded: inTurn([crowded, inCity]),
    expected: hollandExpected,
    seldom: HOLLAND_SELDOM,
  },
};

/** Every registered game, and those that are only played here. */
export const SUBJECTS: readonly Subject[] = [proving as Game, drill as Game, ...GAMES].map((game) => ({
  invariants: [],
  ...KNOWN[game.id],
  game,
}));
