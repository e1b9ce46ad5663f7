import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { occupancyOf, unitOf, unitsIn, type Position } from '../../position/position.ts';
import type { AdvanceFrame } from '../../position/state.ts';
import { isFreeAmong, isOverstacked } from '../06-stacking/stacking.ts';
import { AT_REST, hexesPaid, isStretched, type AdvanceGroup } from './advance-group.ts';

const CROWDED = reason('15.1', 'advance-overstacked');
const ALONE_BY_ROAD = reason('15.4', 'road-bonus-alone');

/**
 * H44-15.1-d, H44-15.4-a: why they may not end their advance where they are: the limits of stacking (15.1, RUL-H44-55),
 * company after the additional hex of the road (15.4). Who has not left his hex may stay.
 */
export function stopReason(p: Position, frame: AdvanceFrame, { units, hex, gone, trail }: AdvanceGroup): Reason {
  if (hex < 0 || trail.every((one) => one === AT_REST)) return ALLOWED;
  if (units.length === 1 && occupancyOf(p).count[frame.side][hex] === 0) return ALLOWED;
  if (isOverstacked(p, hex, units)) return CROWDED;
  const there = [...new Set([...unitsIn(p, hex), ...units])];
  const isFar = (u: number): boolean =>
    units.includes(u) ? isStretched(frame, u, hexesPaid(gone, units.indexOf(u))) : frame.stretched.includes(u);
  return there.some((u) => isFar(u) && sharesHex(there, u)) ? ALONE_BY_ROAD : ALLOWED;
}

/**
 * H44-15.4-a: is the unit stacked with another, neither of them free-stacking? Halves of one battalion are one unit
 * (6.3).
 */
function sharesHex(there: readonly number[], u: number): boolean {
  const { battalion } = unitOf(u);
  if (isFreeAmong(there, u)) return false;
  return there.some(
    (v) =>
      v !== u &&
      !isFreeAmong(there, v) &&
      !unitOf(v).supplyHead &&
      (battalion === null || unitOf(v).battalion !== battalion),
  );
}
