import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import type { Position } from '../../position/position.ts';
import type { CombatFrame } from '../../position/state.ts';
import { formationNumber, mayAttach } from '../10-odds/force.ts';
import { withoutHeads } from '../11-results/candidates.ts';

const NO_LEAD = reason('10.2.1', 'lead-not-attacking');
export const CHOOSE_LEAD = reason('10.2.1', 'choose-lead');
const NOT_ATTACHED = reason('10.2.3', 'may-not-attach');
const ONE_ATTACHED = reason('10.2.3', 'one-attached');

/**
 * H44-16.5-b: formations among the attackers, by their places in FORMATIONS; those of a breakthrough group in support
 * (16.5) and of a supply head in company (RUL-H44-341) do not count.
 */
export function formationsIn(p: Position, { attackers, supporting = [] }: CombatFrame): number[] {
  const counted = withoutHeads(attackers.filter((u) => !supporting.includes(u)));
  return [...new Set(counted.map((u) => formationNumber(p, u)))].toSorted((a, b) => a - b);
}

/** H44-10.2.1-b: the lead formation: the one chosen, or the only one; -1 where it has to be chosen. */
export function leadOf(p: Position, combat: CombatFrame): number {
  const formations = formationsIn(p, combat);
  if (formations.includes(combat.lead)) return combat.lead;
  const [only = -1] = formations;
  return formations.length === 1 ? only : -1;
}

/** H44-10.2.1-c: why a unit may not be attached: there is a lead formation, and nobody is attached to it yet. */
export function attachReason(p: Position, combat: CombatFrame, u: number): Reason {
  const lead = leadOf(p, combat);
  if (lead < 0) return CHOOSE_LEAD;
  if (combat.attached >= 0) return ONE_ATTACHED;
  return mayAttach(p, { ...combat, lead }, u) ? ALLOWED : NOT_ATTACHED;
}

/** H44-10.2.1-b: why a formation may not lead: it is among the attackers, and another one leads so far. */
export const leadReason = (p: Position, combat: CombatFrame, lead: number): Reason =>
  lead >= 0 && combat.lead !== lead && formationsIn(p, combat).includes(lead) ? ALLOWED : NO_LEAD;
