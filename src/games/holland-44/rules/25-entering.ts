import { unitsIn, type Position } from '../position.ts';
import type { MoveFrame } from '../state.ts';
import { combatFrame } from './09-frame.ts';
import { askReveal } from './25-reveal.ts';

/** 25.3.1: the movers come to the hex of an unknown unit, which is turned up. */
export function enterUnknown(p: Position, frame: MoveFrame, hex: number): void {
  frame.entering = hex;
  askReveal(p, hex);
}

/** 25.3.1: nobody is left in the hex: it was a garrison without strength. */
export const isLeftEmpty = (p: Position, hex: number): boolean => unitsIn(p, hex).length === 0;

/** 25.3.1: the movers, back where they came from, fight the unit at once: they alone, without artillery and aircraft. */
export function fightUnknown(p: Position, frame: MoveFrame): void {
  p.s.frames.push({
    ...combatFrame(frame.side, frame.entering, 'assault'),
    stage: 'support',
    attackers: [...frame.units],
  });
}
