import { say, sideName } from '../actions.ts';
import { nameOf, type Position, type Side } from '../position.ts';
import { keepBridges } from './05-keepers.ts';

/** 26.5.1, 18.3.2: the last unit in a victory hex or city, or at a bridge without a marker, holds it for its side. */
export function hold(p: Position, side: Side, hex: number): void {
  keepBridges(p, side, hex);
  const slot = p.board.slot[hex] as number;
  if (slot < 0 || p.s.holders[slot] === side) return;
  p.s.holders = p.s.holders.with(slot, side);
  say(p, 'taken', '26.5.1', { hex: nameOf(p, hex), side: sideName(side) });
}
