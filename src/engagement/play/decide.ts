import { leadUnit } from '../position/fields.ts';
import type { Decision } from '../../wargame/machine/decision.ts';
import * as machine from '../../wargame/machine/machine.ts';
import type { DiceDue } from '../../wargame/machine/machine.ts';
import { advanceOpen, advancing, closeAdvance } from '../combat/advance.ts';
import { choosing } from '../position/choice.ts';
import { declaring } from '../combat/combat.ts';
import { combatPhase } from '../combat/combat-phase.ts';
import { flightBySelf, flying } from '../movement/flight.ts';
import { movementPhase } from '../movement/movement-phase.ts';
import { moving } from '../movement/moves.ts';
import { isMovement, type Position } from '../position/position.ts';
import { exchangeBySelf, exchanging, losing, suffer } from '../combat/results.ts';
import { displacing, retreatBySelf, retreating } from '../combat/retreat.ts';
import { runStep } from './sequence.ts';
import type { Frame, State } from '../position/state.ts';

/** The decision of any frame, or of a phase: it is given its own frame. */
type AnyDecision = Decision<Position, Frame | undefined>;

const DECISIONS: Readonly<Record<string, AnyDecision>> = {
  combat: declaring,
  move: moving,
  flight: flying,
  loss: losing,
  exchange: exchanging,
  retreat: retreating,
  displace: displacing,
  advance: advancing,
  choice: choosing,
};

export const topOf = (s: State): Frame | undefined => s.frames.at(-1);

export function decisionOf(p: Position): AnyDecision {
  const top = topOf(p.s);
  if (top?.kind === 'own') return p.rules.sequence.decisions[top.why] as AnyDecision;
  if (top) return DECISIONS[top.kind] as AnyDecision;
  return isMovement(p) ? movementPhase : combatPhase;
}

/** The result of a combat is rolled with two dice. */
const COMBAT_DICE: DiceDue = { count: 2 };

/** The dice that are due; undefined when a side decides. */
export function diceDue(s: State): DiceDue | undefined {
  const top = topOf(s);
  if (top?.kind === 'dice') return top;
  return top?.kind === 'combat' && top.stage === 'dice' ? COMBAT_DICE : undefined;
}

/** Runs everything that needs nobody's decision, until somebody or the dice must decide. */
export const settle = (p: Position): void => machine.settle(p, bySelf);

/** Runs the newest open matter if it needs nobody's decision. */
export function bySelf(p: Position): boolean {
  const top = topOf(p.s);
  switch (top?.kind) {
    case 'step':
      p.s.frames.pop();
      runStep(p, top);
      return true;
    case 'loss': {
      const { length } = top.units;
      if (length === 0) p.s.frames.pop();
      else if (length === 1) suffer(p, top, leadUnit(top.units));
      return length <= 1;
    }
    case 'flight':
      return flightBySelf(p, top);
    case 'exchange':
      return exchangeBySelf(p, top);
    case 'retreat':
      return retreatBySelf(p, top);
    case 'advance':
      if (advanceOpen(p, top)) return false;
      closeAdvance(p, top);
      return true;
    default:
      return false;
  }
}
