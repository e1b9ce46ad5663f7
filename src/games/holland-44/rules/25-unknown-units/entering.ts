import { ALLOWED } from '../../../../kernel/reason.ts';
import { say } from '../../position/actions.ts';
import { nameOf, unitsIn, type Position } from '../../position/position.ts';
import type { MoveFrame } from '../../position/state.ts';
import { attackerReason, attackersAmong } from '../09-combat/attackers.ts';
import { combatFrame } from '../09-combat/combat-frame.ts';
import { askReveal, forgetRevealed } from './reveal.ts';

/** H44-25.1-a, H44-25.3.1-a: the movers come to the hex of an unknown unit, which is turned up. */
export function enterUnknown(p: Position, frame: MoveFrame, hex: number): void {
  frame.entering = hex;
  askReveal(p, hex);
}

/** H44-25.3.1-b: nobody is left in the hex: it was a garrison without strength, and whom it left alone has gone. */
export const isLeftEmpty = (p: Position, hex: number): boolean => unitsIn(p, hex).length === 0;

/**
 * H44-25.3.1-c, H44-25.3.1-d, H44-25.3.1-e, RUL-H44-302: the movers, back where they came from, fight the unit at once:
 * they alone, as far as they may attack it, without artillery and aircraft. Of more than 6.4.2 allows their side chooses;
 * false when none of them may, and nobody fights.
 */
export function fightUnknown(p: Position, frame: MoveFrame): boolean {
  const combat = combatFrame(frame.side, frame.entering, 'assault');
  const able = frame.units.filter((u) => attackerReason(p, combat, u) === ALLOWED);
  if (able.length === 0) {
    forgetRevealed(p);
    say(p, 'nobody-fights', '25.3.1', { hex: nameOf(p, frame.entering) });
    return false;
  }
  const attackers = attackersAmong(p, combat, able);
  const isChoice = attackers.length < able.length;
  p.s.frames.push(isChoice ? combat : { ...combat, stage: 'support', attackers });
  return true;
}

/** H44-25.3.1-c: has the unit tried to enter the hex? */
export const isEntering = (p: Position, u: number): boolean =>
  p.s.frames.some((frame) => frame.kind === 'move' && frame.entering >= 0 && frame.units.includes(u));
