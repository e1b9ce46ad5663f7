import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { idOf, namedUnit, pairAct, say, type SideAction } from '../../position/actions.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import { GERMAN, mark, marksOf, orderOf, unitOf, unitsWith, type Position } from '../../position/position.ts';
import { DONE, ENGAGED, SCATTERED, SPENT } from '../../position/state.ts';
import { keptByUnit, NOTHING } from '../08-movement/kept-lists.ts';
import { formationOf } from '../10-odds/force.ts';
import { loseStep } from '../11-results/losses.ts';
import { leaveReason } from '../14-disruption/green.ts';
import { gainStep, isInPlay, isReduced } from '../20-replacements/steps-regained.ts';
import { endMovement, originOf } from './movement-so-far.ts';
import { pairRefusal } from './breakdown.ts';
import { isTogether, passOn } from './rebuilding.ts';

const GERMANS_ONLY = reason('21.5', 'germans-only');
const APART = reason('21.5', 'not-stacked');
const COMPLETE = reason('21.5', 'other-not-reduced');
const PART = reason('21.4', 'not-its-parent');
const OTHER_FORMATION = reason('21.5', 'merge-other-formation');
const OTHER_TYPE = reason('21.5', 'other-type');
const WORSE = reason('21.5', 'worse-quality');

/**
 * H44-21.5-b, H44-21.5-c, H44-21.5-d, AMB-H44-32: why a German unit may not give a step to another: same hex, formation
 * and type, and no worse quality than what is restored, a remnant's parent (RUL-H44-96); supply and enemies do not matter.
 */
const mergeReason = (p: Position, giver: number, receiver: number): Reason =>
  pairReason(p, giver, receiver) || leaveReason(p, giver) || leaveReason(p, receiver);

function pairReason(p: Position, giver: number, receiver: number): Reason {
  const [from, to] = [unitOf(giver), unitOf(receiver)];
  if (phaseSide(p) !== GERMAN || from.side !== GERMAN) return GERMANS_ONLY;
  if (!isTogether(p, giver, receiver)) return APART;
  if (!isReduced(p, receiver)) return COMPLETE;
  if (from.breakdown) return PART;
  if (formationOf(p, giver) !== formationOf(p, receiver)) return OTHER_FORMATION;
  if (from.type !== to.type) return OTHER_TYPE;
  return from.quality < unitOf(originOf(p, receiver)).quality ? WORSE : ALLOWED;
}

/** Whom a unit may give a step, if neither of the two has to leave (14.2). */
function listReceivers(p: Position, giver: number): readonly SideAction<'merge'>[] {
  const { side, breakdown } = unitOf(giver);
  if (side !== GERMAN || breakdown || !isInPlay(p, giver)) return NOTHING;
  const receivers = unitsWith(p, giver).filter((u) => isReduced(p, u) && pairReason(p, giver, u) === ALLOWED);
  return receivers.map((u) => pairAct('merge', giver, u));
}
const allReceivers = keptByUnit(listReceivers, { ofBoxes: false });

const mayStay = (p: Position, id: string): boolean => leaveReason(p, namedUnit(id)) === ALLOWED;

/**
 * H44-21.5-a, H44-21.5-e, H44-21.5-f: the giver loses a step as in 11.3, the receiver gains it with the giver's marks;
 * neither moves afterwards, the receiver may attack (RUL-H44-155).
 */
export const merge: OwnAction<undefined, 'merge'> = {
  legal: (p) => allReceivers(p).filter(({ unit, target }) => mayStay(p, unit) && mayStay(p, target)),
  refusal: (p, _, action) => pairRefusal(action, (giver, receiver) => mergeReason(p, giver, receiver)),
  play(p, _, action) {
    const giver = namedUnit(action.unit);
    mark(p, giver, DONE);
    const marks = marksOf(p, giver) & (SCATTERED | SPENT | ENGAGED | DONE);
    const order = orderOf(p, giver);
    const into = gainStep(p, namedUnit(action.target));
    passOn(p, into, marks, order);
    say(p, 'merged', '21.5', { unit: idOf(into), giver: idOf(giver) });
    endMovement(p, [giver, into]);
    loseStep(p, giver, 'merging');
  },
};
