import { ALLOWED, reason, type Reason } from '../../../kernel/reason.ts';
import { act, idOf, namedUnit } from '../actions.ts';
import type { OwnAction } from '../own-actions.ts';
import { breakdownsFor } from '../pools.ts';
import { hexOf, nameOf, onMap, unitOf, type Position } from '../position.ts';
import { DONE, type AdvanceFrame } from '../state.ts';
import { isOverstacked } from './06-stacking.ts';
import { endReason } from './15-choices.ts';
import { finish, hasBegun } from './15-party.ts';
import { breakDownReason, formPart, pairRefusal } from './21-breakdown.ts';

const NOT_AMONG = reason('15.1', 'may-not-advance');
const CROWDED = reason('15.1', 'advance-overstacked');

const isAhead = (frame: AdvanceFrame, u: number): boolean => frame.units.includes(u) && !hasBegun(frame, u);

/** RUL-H44-122: only those of the combat, before their advance or after it: there is room for both where it ends, and they may end it. */
function partingReason(p: Position, frame: AdvanceFrame, u: number, part: number): Reason {
  if (!frame.took.includes(u)) return NOT_AMONG;
  if (isAhead(frame, u)) return ALLOWED;
  if (hexOf(p, u) >= 0 && isOverstacked(p, hexOf(p, u), [part])) return CROWDED;
  return frame.units.includes(u) ? endReason(p, frame, [u]) : ALLOWED;
}

const partReason = (p: Position, frame: AdvanceFrame, u: number, part: number): Reason =>
  breakDownReason(p, u, part) || partingReason(p, frame, u, part);

/** H44-21.1-b, H44-21.3-a: before or after its advance a unit forms a breakdown unit, which has as many hexes left. */
export const breakDownAdvancing: OwnAction<AdvanceFrame> = {
  legal: (p, frame) =>
    frame.took.flatMap((u) =>
      breakdownsFor(unitOf(u))
        .filter(({ index }) => partReason(p, frame, u, index) === ALLOWED)
        .map(({ id }) => act(frame.side, 'break-down', { unit: idOf(u), target: id })),
    ),
  refusal(p, frame, action) {
    const why = pairRefusal(action, (u, part) => partReason(p, frame, u, part));
    const u = namedUnit(action.unit);
    return why && u >= 0 && onMap(p, u) ? { ...why, hex: nameOf(p, hexOf(p, u)) } : why;
  },
  play(p, frame, action) {
    const [u, part] = [namedUnit(action.unit), namedUnit(action.target)];
    const isOn = isAhead(frame, u);
    const slot = frame.units.indexOf(u);
    const done = (p.s.marks[u] as number) & DONE;
    formPart(p, u, part);
    p.s.marks = p.s.marks.with(part, (p.s.marks[part] as number) | done);
    frame.took.push(part);
    if (frame.helped.includes(u)) frame.helped.push(part);
    if (isOn) goAlong(frame, slot, part);
    else if (slot >= 0) finish(frame, [frame.units[slot] as number]);
  },
};

/** H44-21.3-b: the part advances from where its parent does, and has paid what it has paid. */
function goAlong(frame: AdvanceFrame, slot: number, part: number): void {
  frame.units.push(part);
  for (const list of [frame.from, frame.gone, frame.trail]) list.push(list[slot] as number);
}
