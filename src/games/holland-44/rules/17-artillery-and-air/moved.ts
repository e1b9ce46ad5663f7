import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { idOf, namedUnit, say, unitAct, unitRefusal } from '../../position/actions.ts';
import { MOVED_MARKERS } from '../../data/tables.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import { mark, marked, OF, unitOf, unmark, type Position, type Side } from '../../position/position.ts';
import { DONE, MOVED, type Mode } from '../../position/state.ts';
import { keptByUnit, NOTHING } from '../08-movement/kept-lists.ts';

const NO_MARKER = reason('17.3', 'no-moved-marker');
const NOTHING_TO_TAKE = reason('17.3', 'not-under-marker');
const MOVED_NOW = reason('17.3', 'marker-stays-this-phase');

const LIMITS = [MOVED_MARKERS.allied, MOVED_MARKERS.german] as const;

/** H44-17.3-f: is there a Moved marker of the side that no unit is under? */
export function isMarkerFree(p: Position, side: Side): boolean {
  let left: number = LIMITS[side];
  for (const u of OF[side]) if (marked(p, u, MOVED)) left--;
  return left > 0;
}

/**
 * H44-17.3-d: why artillery may not move by normal or extended movement: it is under no Moved marker, and none is free
 * (RUL-H44-129).
 */
export const markerReason = (p: Position, u: number): Reason =>
  marked(p, u, MOVED) || isMarkerFree(p, unitOf(u).side) ? ALLOWED : NO_MARKER;

/** 17.3: artillery picked to move by normal or extended movement is put under a Moved marker. */
export function takeMarker(p: Position, u: number, mode: Mode): void {
  if (mode === 'tactical' || !unitOf(u).artillery || marked(p, u, MOVED)) return;
  mark(p, u, MOVED);
  say(p, 'limbered', '17.3', { unit: idOf(u) });
}

/**
 * H44-17.3-e: why the marker of a unit may not be taken off: only before it moves, in a movement phase of its side
 * (RUL-H44-129).
 */
function unlimberReason(p: Position, u: number): Reason {
  if (unitOf(u).side !== phaseSide(p) || !marked(p, u, MOVED)) return NOTHING_TO_TAKE;
  return marked(p, u, DONE) ? MOVED_NOW : ALLOWED;
}

/** H44-17.3-e: in its own movement phase a side takes markers off; they are free at once. */
export const UNLIMBER: OwnAction<undefined, 'unlimber'> = {
  legal: keptByUnit((p, u) => (unlimberReason(p, u) === ALLOWED ? [unitAct(unitOf(u).side, 'unlimber', u)] : NOTHING), {
    ofBoxes: false,
  }),
  refusal(p, _, action) {
    return unitRefusal(action.unit, (u) => unlimberReason(p, u));
  },
  play(p, _, action) {
    const u = namedUnit(action.unit);
    unmark(p, u, MOVED);
    say(p, 'unlimbered', '17.3', { unit: idOf(u) });
  },
};
