import { EVENTS, REFUSALS } from '../../src/engagement/codes.ts';
import { CODES } from '../../src/games/reichswald/codes.ts';
import { COUNTERS } from '../../src/games/reichswald/data/counters.ts';
import { BOMBARDMENT, CRT } from '../../src/games/reichswald/data/tables.ts';
import { VOCABULARY } from '../../src/games/reichswald/vocabulary.ts';
import {
  BOMBARDMENT as DRILL_BOMBARDMENT,
  CRT as DRILL_CRT,
  VOCABULARY as DRILL_WORDS,
} from '../engagement/drill/tables.ts';
import { COUNTERS as DRILL_COUNTERS } from '../engagement/drill/units.ts';
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

/** Refusals possible in play; the rest of the list is for set-ups. */
const PLAYED = [...REFUSALS.slice(0, REFUSALS.indexOf('another-game')), ...CODES.refusals];

export const drillExpected: Expected = {
  units: DRILL_COUNTERS.map(({ id }) => id),
  phases: DRILL_WORDS.phases,
  cells: [
    ...cellsOf('combat-roll', DRILL_CRT.columns, TWO_DICE),
    ...cellsOf('bombard-roll', DRILL_BOMBARDMENT.columns, TWO_DICE),
  ],
};

export const reichswaldExpected: Expected = {
  units: COUNTERS.map(({ id }) => id),
  phases: VOCABULARY.phases,
  cells: [...cellsOf('combat-roll', CRT.columns, TWO_DICE), ...cellsOf('bombard-roll', BOMBARDMENT.columns, TWO_DICE)],
  events: [...EVENTS, ...CODES.events],
  refusals: PLAYED,
};
