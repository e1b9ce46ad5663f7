import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { idOf, namedUnit, say, unitAct, unitRefusal } from '../../position/actions.ts';
import { RETURNED } from '../../data/tables.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import { ALLIED, keep, note, OF, onMap, unitOf, type Position } from '../../position/position.ts';
import type { Formation } from '../../position/units.ts';
import { pathToHead } from '../18-supply/supply.ts';
import { markReplacement } from '../20-replacements/replacements.ts';
import { gainStep, isFit, isReduced, lateReason } from '../20-replacements/steps-regained.ts';

const NOT_AIRBORNE = reason('22.7', 'not-airborne');
const NOT_NOW = reason('22.7', 'allied-movement-only');
const NONE_LEFT = reason('22.7', 'no-step-left');
const ONE_A_TURN = reason('22.7', 'one-a-turn');
const NOT_HERE = reason('22.7', 'not-on-map');
const COMPLETE = reason('22.7', 'not-reduced');
const DISORDERED = reason('22.7', 'unfit-for-steps');
const NO_PATH = reason('22.7', 'no-path-to-supply-head');

export const DIVISIONS: readonly Formation[] = ['1AB', 'POL', '82', '101'];

/** 22.7: steps that may still come back, by division; those without any are left out. */
export const returnedSteps = (p: Position): [Formation, number][] =>
  DIVISIONS.flatMap((division): [Formation, number][] => {
    const steps = p.s.own.returned[division] ?? 0;
    return steps > 0 ? [[division, steps]] : [];
  });

/**
 * H44-22.3.3-e, H44-22.7-b: a turn begins: steps recorded in the last one may be given back, and each division may get
 * one again.
 */
export function countReturned(p: Position): void {
  const { returned, returnedNew } = p.s.own;
  const all: Record<string, number> = { ...returned };
  for (const [division, steps] of Object.entries(returnedNew))
    if (steps > 0) all[division] = (all[division] ?? 0) + steps;
  keep(p, { returned: all, returnedNew: {}, returnedGiven: {} });
}

/**
 * H44-22.7-c, H44-22.7-d, H44-22.7-e: why an airborne unit may not get a step back: for every division one a turn, to a
 * reduced unit in good order that has not moved, with a path to its supply head.
 */
function stepReason(p: Position, division: Formation): Reason {
  if (phaseSide(p) !== ALLIED) return NOT_NOW;
  if (!p.s.own.returned[division]) return NONE_LEFT;
  return (p.s.own.returnedGiven[division] ?? 0) >= RETURNED ? ONE_A_TURN : ALLOWED;
}

/**
 * H44-22.7-c, H44-22.7-d, H44-22.7-e: why an airborne unit may not get a step back: for every division one a turn, to a
 * reduced unit in good order that has not moved, with a path to its supply head.
 */
function returnReason(p: Position, u: number): Reason {
  const unit = unitOf(u);
  if (!unit.airborne) return NOT_AIRBORNE;
  const why = stepReason(p, unit.formation);
  if (why !== ALLOWED) return why;
  if (!onMap(p, u)) return NOT_HERE;
  if (!isReduced(p, u)) return COMPLETE;
  if (!isFit(p, u)) return DISORDERED;
  const late = lateReason(p, u);
  if (late !== ALLOWED) return late;
  return pathToHead(p, u) ? ALLOWED : NO_PATH;
}

/** H44-22.7-a, H44-22.7-e: a step comes back, with a Replacement marker (20.2.5). */
export const takeBack: OwnAction<undefined, 'return'> = {
  legal(p) {
    const open = DIVISIONS.filter((division) => stepReason(p, division) === ALLOWED);
    if (open.length === 0) return [];
    const units = OF[ALLIED].filter((u) => open.includes(unitOf(u).formation) && returnReason(p, u) === ALLOWED);
    return units.map((u) => unitAct(ALLIED, 'return', u));
  },
  refusal(p, _, action) {
    return unitRefusal(action.unit, (u) => returnReason(p, u));
  },
  play(p, _, action) {
    const u = namedUnit(action.unit);
    const { formation } = unitOf(u);
    note(p, 'returned', formation, (p.s.own.returned[formation] ?? 0) - 1);
    note(p, 'returnedGiven', formation, (p.s.own.returnedGiven[formation] ?? 0) + 1);
    const stand = gainStep(p, u);
    markReplacement(p, stand);
    say(p, 'returned', '22.7', { unit: idOf(stand) });
  },
};
