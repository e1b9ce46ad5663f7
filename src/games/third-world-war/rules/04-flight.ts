import { firstIn, idOf, loseStep, mark, marked, nextIn, type Position } from '../../../engagement/position/position.ts';
import type { FlightRules, Unit } from '../../../engagement/position/rules.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import { reason, say } from '../codes.ts';
import { AIRLIFT_ALLOWANCE, BEHIND_LINES, FLAK_LOSS, LANDING_TERRAIN } from '../data/tables.ts';
import { FLOWN } from '../marks.ts';
import { hasHelicopters, isAirlifted, UNITS } from '../units.ts';
import { closed } from './04-movement.ts';
import { withPathHome } from './lines.ts';

const NO_HELICOPTER = reason('4.3', 'no-helicopter');
const USED = reason('4.0', 'helicopters-used');
const NO_LANDING = reason('4.3', 'no-landing-here');
const NO_FRIENDS = reason('4.3', 'no-friends-here');
const BEHIND = reason('4.3', 'behind-lines');

const AIRLIFTED = UNITS.filter(isAirlifted).map(({ index }) => index);

/** TWW-4.3-a, TWW-4.0-g: units with an asterisk, and one other division of NATO's a turn. */
function flyReason(p: Position, unit: Unit): Reason {
  if (hasHelicopters(unit)) return ALLOWED;
  if (!isAirlifted(unit)) return NO_HELICOPTER;
  return AIRLIFTED.some((u) => marked(p, u, FLOWN)) ? USED : ALLOWED;
}

/** TWW-4.3-c, TWW-4.3-f, TWW-4.3-g: where a unit comes down. */
function landReason(p: Position, unit: Unit, hex: number): Reason {
  if (!LANDING_TERRAIN.includes(p.board.terrain[hex] as string)) return NO_LANDING;
  if (!hasHelicopters(unit) && !isWithOthers(p, unit, hex)) return NO_FRIENDS;
  return mayLandBehind(p, unit.side) || withPathHome(p, unit.side)[hex] === 1 ? ALLOWED : BEHIND;
}

/** Does another unit stand in the hex? */
function isWithOthers(p: Position, { index }: Unit, hex: number): boolean {
  const first = firstIn(p, hex);
  return first >= 0 && (first !== index || nextIn(p, first) >= 0);
}

const TURNS = [BEHIND_LINES.pact, BEHIND_LINES.nato] as const;

/** TWW-4.3-g: the turns on which a side lands behind enemy lines (AMB-TWW-08). */
function mayLandBehind({ s: { turn } }: Position, side: number): boolean {
  const turns = TURNS[side as 0 | 1];
  return turn >= turns[0] && turn <= turns[1];
}

export const FLIGHT: FlightRules = {
  rule: '4.3',
  flies: (unit) => hasHelicopters(unit) || isAirlifted(unit),
  reason: flyReason,
  /** TWW-4.0-g, TWW-4.3-b (AMB-TWW-17) */
  allowance: (_, unit) => (hasHelicopters(unit) ? unit.allowance : AIRLIFT_ALLOWANCE),
  /** RUL-TWW-22: not beyond the halt line nor over a detonation. */
  closed,
  landReason,
  die: 'flak',
  /** RUL-TWW-20: who has flown has moved. */
  landed: (p, { index }) => mark(p, index, FLOWN),
};

/** TWW-4.3-d, TWW-4.3-e: the die for a hex in contact with enemies. */
export function flak(p: Position, u: number, die: number): void {
  const hit = die === FLAK_LOSS;
  say(p, 'flak', { unit: idOf(p, u), die, result: hit ? 'hit' : 'miss' });
  if (!hit) return;
  mark(p, u, FLOWN);
  loseStep(p, u, 'flak');
}
