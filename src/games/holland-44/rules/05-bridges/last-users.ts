import { GERMAN, note, spanAcross, type Position, type Side } from '../../position/position.ts';
import { SAFE } from '../../position/state.ts';

/** 5.7, 18.3.2: whose a bridge is that never carries a marker. */
export const keeperOf = (p: Position, span: number): Side => (p.s.own.keepers[span] ?? GERMAN) as Side;

/** A unit of the side is in the hex: bridges without markers that end there are its side's. */
export function keepBridges(p: Position, side: Side, hex: number): void {
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const span = spanAcross(p, at);
    if (span >= 0 && p.s.bridges[span] === SAFE && keeperOf(p, span) !== side) note(p, 'keepers', span, side);
  }
}
