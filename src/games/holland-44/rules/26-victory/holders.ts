import { idOf, say, sideName } from '../../position/actions.ts';
import { ALLIED, nameOf, objectiveIn, type Position, type Side } from '../../position/position.ts';
import { keepBridges } from '../05-bridges/last-users.ts';
import { releaseGarrisons } from '../23-special-units/garrisons.ts';

/** 26.5.1, 18.3.2: the last unit in a victory hex or city, or at a bridge without a marker, holds it for its side; garrisons near an Allied one are released (23.6). */
export function hold(p: Position, side: Side, hex: number): void {
  keepBridges(p, side, hex);
  if (side === ALLIED) for (const u of releaseGarrisons(p, hex)) say(p, 'released', '23.6', { unit: idOf(u) });
  const slot = objectiveIn(p, hex);
  if (slot < 0 || p.s.holders[slot] === side) return;
  p.s.holders = p.s.holders.with(slot, side);
  say(p, 'taken', '26.5.1', { hex: nameOf(p, hex), side: sideName(side) });
}
