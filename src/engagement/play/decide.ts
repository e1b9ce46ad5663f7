import { leadUnit } from '../position/fields.ts';
import * as machine from '../../wargame/machine/machine.ts';
import type { DiceDue } from '../../wargame/machine/machine.ts';
import type { Decision } from '../position/actions.ts';
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

const DECISIONS = {
  combat: declaring,
  move: moving,
  flight: flying,
  loss: losing,
  exchange: exchanging,
  retreat: retreating,
  displace: displacing,
  advance: advancing,
  choice: choosing,
} as unknown as Readonly<Record<string, Decision<Frame | undefined>>>;

export const topOf = (s: State): Frame | undefined => s.frames.at(-1);

export function decisionOf(p: Position): Decision<Frame | undefined> {
  const top = topOf(p.s);
  if (top?.kind === 'own') return p.rules.sequence.decisions[top.why] as Decision<Frame | undefined>;
  if (top) return DECISIONS[top.kind] as Decision<Frame | undefined>;
  return (isMovement(p) ? movementPhase : combatPhase) as Decision<Frame | undefined>;
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
