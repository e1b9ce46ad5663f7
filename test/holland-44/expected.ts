import { ABOUT } from '../../src/games/holland-44/position/about.ts';
import { ACTION_FIELDS } from '../../src/games/holland-44/position/actions.ts';
import { CODES, COMMON } from '../../src/games/holland-44/position/codes.ts';
import { COUNTERS } from '../../src/games/holland-44/data/counters.ts';
import { CRT } from '../../src/games/holland-44/data/tables.ts';
import type { Expected } from '../kit/expected.ts';

/** What is said to have happened. */
export const EVENTS: readonly string[] = [...CODES.events, ...COMMON.events];

/** Types of action that a side plays. */
const ACTIONS = Object.keys(ACTION_FIELDS);

/** What random play should have covered: every counter, phase, type of action and event, and every cell of the combat table. */
export const hollandExpected: Expected = {
  actions: ACTIONS,
  units: COUNTERS.map(({ id }) => id),
  events: EVENTS,
  phases: ABOUT.vocabulary.phases,
  cells: CRT.columns.flatMap((column) => Object.keys(CRT.rows).map((die) => `combat ${column} ${die}`)),
};
