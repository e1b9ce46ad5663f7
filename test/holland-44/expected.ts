import { ABOUT } from '../../src/games/holland-44/about.ts';
import { ACTION_FIELDS } from '../../src/games/holland-44/actions.ts';
import { COUNTERS } from '../../src/games/holland-44/data/counters.ts';
import { CRT } from '../../src/games/holland-44/data/tables.ts';
import type { Expected } from '../kit/expected.ts';

/** What is said to have happened, by chapter. */
export const EVENTS: readonly string[] = [
  'phase turn over weather',
  'bridge-captured bridge-spared demolition repair-begun repair-lost repaired rewired',
  'move spent auto-ds',
  'attack combat step-lost eliminated remnant comes-back engaged',
  'stand retreat halts disrupted full-retreat recovers rallies recovery-roll',
  'advance breakthrough support',
  'readied limbered unlimbered',
  'in-supply out-of-supply mounted dismounted depleted head-returns head-lost',
  'arrives displaced replaced breaks-down rebuilt merged',
  'lands landing scattered pilots-arrive returned division-406',
  'traffic-placed traffic-removed revealed relocated taken disengage isolation-roll',
].flatMap((codes) => codes.split(' '));

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
