import { idOf, say } from '../../position/actions.ts';
import type { EventCode } from '../../position/codes.ts';
import { SUPPLY } from '../../data/tables.ts';
import { phaseSide } from '../../position/phases.ts';
import { ALLIED, mark, marked, marksOf, OF, onMap, type Position, type Side } from '../../position/position.ts';
import { DEPLETED, DISMOUNTED, OUT_OF_SUPPLY } from '../../position/state.ts';
import { leavesVehicles } from './dismounted.ts';
import { returnHeads } from './heads.ts';
import { HEADS, hasSupply, isTraced } from './supply.ts';
import { rollIsolation, suffering } from '../27-options/isolation.ts';

/**
 * H44-18.1-a: the supply phase: all units of the active side are marked anew; then isolation (27.2) and the supply
 * heads (18.2.2).
 */
export function checkSupply(p: Position): void {
  const side = phaseSide(p) as Side;
  if (side === ALLIED) returnHeads(p);
  const isolated = suffering(p, side);
  for (const u of OF[side]) if (isTraced(p, u)) check(p, u);
  if (side === ALLIED) depleteHeads(p);
  rollIsolation(p, isolated);
}

/** H44-18.1-a, H44-18.1-c, 18.6: a unit is marked out of supply, or dismounted, or neither. */
function check(p: Position, u: number): void {
  const supplied = hasSupply(p, u);
  turn(p, u, OUT_OF_SUPPLY, !supplied, ['out-of-supply', 'in-supply'], '18.1');
  turn(p, u, DISMOUNTED, leavesVehicles(p, u), ['dismounted', 'mounted'], '18.6');
}

/** H44-18.1-b, H44-18.1-c: gives or takes a marker, and says so if that is new. */
function turn(
  p: Position,
  u: number,
  mark: number,
  on: boolean,
  [given, taken]: readonly [EventCode, EventCode],
  rule: string,
): void {
  if (marked(p, u, mark) === on) return;
  p.s.marks = p.s.marks.with(u, marksOf(p, u) ^ mark);
  say(p, on ? given : taken, rule, { unit: idOf(u) });
}

/** H44-18.2.2-c, H44-18.2.2-e: at the end of the Allied supply phase of turn 5 the supply heads are depleted. */
function depleteHeads(p: Position): void {
  if (p.s.turn < SUPPLY.headsUntil) return;
  for (const { index, id } of HEADS) {
    if (!onMap(p, index) || marked(p, index, DEPLETED)) continue;
    mark(p, index, DEPLETED);
    say(p, 'depleted', '18.2.2', { unit: id });
  }
}
