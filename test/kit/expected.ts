import { EVENTS, REFUSALS, type GameCodes } from '../../src/engagement/position/codes.ts';
import type { BombardmentTable, Crt } from '../../src/engagement/position/rules.ts';
import { CODES as GARDEN_CODES } from '../../src/games/market-garden/codes.ts';
import { BOMBARDMENT as GARDEN_BOMBARDMENT, CRT as GARDEN_CRT } from '../../src/games/market-garden/data/tables.ts';
import { MARKET_GARDEN } from '../../src/games/market-garden/index.ts';
import { CODES } from '../../src/games/reichswald/codes.ts';
import { BOMBARDMENT, CRT } from '../../src/games/reichswald/data/tables.ts';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import { CODES as WAR_CODES } from '../../src/games/third-world-war/codes.ts';
import { BOMBARDMENT as WAR_BOMBARDMENT, CRT as WAR_CRT } from '../../src/games/third-world-war/data/tables.ts';
import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { drill } from '../engagement/drill/drill.ts';
import { BOMBARDMENT as DRILL_BOMBARDMENT, CRT as DRILL_CRT } from '../engagement/drill/tables.ts';
import { BLOCKS, PHASES } from '../proving/state.ts';
import type { Coverage } from './coverage.ts';

/** Ids that random play should have covered; a part that is absent is only counted. */
export type Expected = Partial<Readonly<Record<keyof Coverage, readonly string[]>>>;

/** Every column of a table with every dice total. */
const cellsOf = (event: string, columns: readonly string[], sums: readonly number[]): string[] =>
  columns.flatMap((column) => sums.map((sum) => `${event} ${column} ${sum}`));

const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ONE_DIE = TWO_DICE.slice(0, 6).map((sum) => sum - 1);

export const provingExpected: Expected = {
  units: BLOCKS,
  phases: PHASES,
  cells: cellsOf('combat-roll', ['-3', '-2', '+1', '+4'], ONE_DIE),
};

/** Refusals of the system possible in play; the rest of the list is for set-ups. */
const PLAYED = REFUSALS.slice(0, REFUSALS.indexOf('another-game'));

/** Types of action of the system that a game does not have: nobody who withdraws, recovers or exits, no artillery, an advance of one hex. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  drill: ['withdraw', 'exit'],
  reichswald: ['advance-on'],
  'market-garden': ['withdraw', 'recover'],
  'third-world-war': ['withdraw', 'artillery', 'recover'],
};

/** Every type of action, unit, phase and cell of a game of the engagement system. */
const engagementExpected = (
  { id, actions, counters, vocabulary }: Pick<Wargame, 'id' | 'actions' | 'counters' | 'vocabulary'>,
  crt: Crt,
  bombardment: BombardmentTable,
): Expected => ({
  actions: Object.keys(actions).filter((type) => !WITHOUT[id]?.includes(type)),
  units: counters.map(({ id }) => id),
  phases: vocabulary['phases'] as readonly string[],
  cells: [...cellsOf('combat-roll', crt.columns, TWO_DICE), ...cellsOf('bombard-roll', bombardment.columns, TWO_DICE)],
});

/** Every event and refusal of the system and of one game. */
const codesExpected = ({ events, refusals }: GameCodes): Expected => ({
  events: [...EVENTS, ...events],
  refusals: [...PLAYED, ...refusals],
});

export const drillExpected = engagementExpected(drill, DRILL_CRT, DRILL_BOMBARDMENT);

export const reichswaldExpected: Expected = {
  ...engagementExpected(REICHSWALD, CRT, BOMBARDMENT),
  ...codesExpected(CODES),
};

export const marketGardenExpected: Expected = {
  ...engagementExpected(MARKET_GARDEN, GARDEN_CRT, GARDEN_BOMBARDMENT),
  ...codesExpected(GARDEN_CODES),
};

export const thirdWorldWarExpected: Expected = {
  ...engagementExpected(THIRD_WORLD_WAR, WAR_CRT, WAR_BOMBARDMENT),
  ...codesExpected(WAR_CODES),
};
