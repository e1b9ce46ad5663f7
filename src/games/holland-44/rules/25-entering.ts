import { unitsIn, type Position } from '../position.ts';
import type { MoveFrame } from '../state.ts';
import { combatFrame } from './09-frame.ts';
import { askReveal } from './25-reveal.ts';

/** H44-25.1-a, H44-25.3.1-a: the movers come to the hex of an unknown unit, which is turned up. */
export function enterUnknown(p: Position, frame: MoveFrame, hex: number): void {
  frame.entering = hex;
  askReveal(p, hex);
}

/** H44-25.3.1-b: nobody is left in the hex: it was a garrison without strength. */
export const isLeftEmpty = (p: Position, hex: number): boolean => unitsIn(p, hex).length === 0;

/**
 * H44-25.3.1-c, H44-25.3.1-d, H44-25.3.1-e: the movers, back where they came from, fight the unit at once: they alone,
 * without artillery and aircraft.
 */
export function fightUnknown(p: Position, frame: MoveFrame): void {
  p.s.frames.push({
    ...combatFrame(frame.side, frame.entering, 'assault'),
    stage: 'support',
    attackers: [...frame.units],
  });
}
