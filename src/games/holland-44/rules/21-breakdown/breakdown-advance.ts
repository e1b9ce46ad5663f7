import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import type { Refusal } from '../../../../kernel/game.ts';
import { act, idOf, namedUnit, pairAct, type SideAction } from '../../position/actions.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { breakdownsFor } from '../../position/pools.ts';
import { hexOf, keep, mark, marksOf, nameOf, onMap, unitOf, type Position } from '../../position/position.ts';
import { DONE, type AdvanceFrame } from '../../position/state.ts';
import { isOverstacked } from '../06-stacking/stacking.ts';
import { endReason } from '../15-advance/advance-choices.ts';
import { BY_BONUS, finish, fromOf, hasBegun, isStretched, paidBy, trailOf } from '../15-advance/advance-group.ts';
import { breakDownReason, formPart, pairRefusal } from './breakdown.ts';

const NOT_AMONG = reason('15.1', 'may-not-advance');
const CROWDED = reason('15.1', 'advance-overstacked');
const ALONE_BY_ROAD = reason('15.4', 'road-bonus-alone');
const NOT_NOW = reason('21.3', 'not-after-advance');

const isAhead = (frame: AdvanceFrame, u: number): boolean => frame.units.includes(u) && !hasBegun(frame, u);

/** RUL-H44-122: only those of the combat, before their advance or after it: there is room for both where it ends, and they may end it. */
function partingReason(p: Position, frame: AdvanceFrame, u: number, part: number): Reason {
  if (!frame.took.includes(u)) return NOT_AMONG;
  if (isAhead(frame, u)) return ALLOWED;
  const slot = frame.units.indexOf(u);
  const isFar = slot >= 0 && isStretched(frame, u, paidBy(frame, u));
  return roomReason(p, u, part, isFar) || (slot >= 0 ? endReason(p, frame, [u]) : ALLOWED);
}

/** H44-15.1-d, H44-15.4-a: is there room for the part where the advance has ended, and may it have company there? */
function roomReason(p: Position, u: number, part: number, isFar = false): Reason {
  if (hexOf(p, u) < 0) return ALLOWED;
  if (isOverstacked(p, hexOf(p, u), [part])) return CROWDED;
  return isFar || p.s.own.advanced[u] === BY_BONUS ? ALONE_BY_ROAD : ALLOWED;
}

const partReason = (p: Position, frame: AdvanceFrame, u: number, part: number): Reason =>
  breakDownReason(p, u, part) || partingReason(p, frame, u, part);

/** The refusal, with the hex where the unit is. */
function refusalHere(
  p: Position,
  action: SideAction<'break-down'>,
  test: (u: number, part: number) => Reason,
): Refusal | undefined {
  const why = pairRefusal(action, test);
  const u = namedUnit(action.unit);
  return why && u >= 0 && onMap(p, u) ? { ...why, hex: nameOf(p, hexOf(p, u)) } : why;
}

/** H44-21.1-b, H44-21.3-a: before or after its advance a unit forms a breakdown unit, which has as many hexes left. */
export const breakDownAdvancing: OwnAction<AdvanceFrame, 'break-down'> = {
  legal: (p, frame) =>
    frame.took.flatMap((u) =>
      breakdownsFor(unitOf(u))
        .filter(({ index }) => partReason(p, frame, u, index) === ALLOWED)
        .map(({ id }) => act(frame.side, 'break-down', { unit: idOf(u), target: id })),
    ),
  refusal: (p, frame, action) => refusalHere(p, action, (u, part) => partReason(p, frame, u, part)),
  play(p, frame, action) {
    const [u, part] = [namedUnit(action.unit), namedUnit(action.target)];
    const isOn = isAhead(frame, u);
    const slot = frame.units.indexOf(u);
    formDonePart(p, u, part);
    frame.took.push(part);
    if (frame.helped.includes(u)) frame.helped.push(part);
    if (slot < 0) return;
    goAlong(frame, u, part);
    if (!isOn) finish(p, frame, [u]);
  },
};

/** H44-21.3-b: the part advances from where its parent is, and has paid what it has paid. */
function goAlong(frame: AdvanceFrame, u: number, part: number): void {
  frame.from.push(fromOf(frame, u));
  frame.gone.push(paidBy(frame, u));
  frame.trail.push(trailOf(frame, u));
  frame.units.push(part);
}

/** A part that has moved in this turn if its parent has. */
function formDonePart(p: Position, u: number, part: number): void {
  const done = marksOf(p, u) & DONE;
  formPart(p, u, part);
  mark(p, part, done);
}

const afterReason = (p: Position, u: number, part: number): Reason => {
  const why = breakDownReason(p, u, part);
  if (why !== ALLOWED) return why;
  return p.s.own.advanced[u] === undefined ? NOT_NOW : roomReason(p, u, part);
};

/** Units that have ended an advance since their side last did anything else. */
const advancedIn = ({ s }: Position): number[] => Object.keys(s.own.advanced).map(Number);

/** H44-21.3-a, RUL-H44-122: after an advance that is over, until its side does anything else in the phase. */
export const breakDownAdvanced: OwnAction<undefined, 'break-down'> = {
  legal: (p) =>
    advancedIn(p).flatMap((u) =>
      breakdownsFor(unitOf(u))
        .filter(({ index }) => afterReason(p, u, index) === ALLOWED)
        .map(({ index }) => pairAct('break-down', u, index)),
    ),
  refusal: (p, _, action) => refusalHere(p, action, (u, part) => afterReason(p, u, part)),
  play: (p, _, action) => formDonePart(p, namedUnit(action.unit), namedUnit(action.target)),
};

/** The side goes on to something else. */
export function forgetAdvanced(p: Position): void {
  if (advancedIn(p).length > 0) keep(p, { advanced: {} });
}
