import type { Refusal } from '../kernel/game.ts';
import { directionTo } from '../hex/grid.ts';
import { enemyOf, hexOf, idOf, inZone, nameOf, onMap, unitOf, type Position } from './position.ts';
import { canFinish } from './reach.ts';
import type { Mover } from './rules.ts';
import { entryCost, entryHexes, leftOf, refuse, restRefusal, stepOf, unbridged } from './steps.ts';

/** RW-4.0-e, RW-4.0-f: what one step costs each of those who move along, each out of his own points, and whether a river is forded. */
export type Fare = { costs: number[]; forded: boolean };

export function fareOf(p: Position, mover: Mover, to: number): Fare | Refusal {
  const lead = mover.units[0] as number;
  if (!onMap(p, lead)) return entryFare(p, mover, to);
  const from = hexOf(p, lead);
  const d = directionTo(p.board.grid, from, to);
  if (d < 0) return refuse('4.0', 'not-adjacent');
  if (mover.steps > 0 && inZone(p, from, enemyOf(unitOf(p, lead).side))) return refuse('4.1.2', 'must-stop-in-zone');
  const costs: number[] = [];
  let { forded } = mover;
  for (const u of mover.units) {
    const step = { unit: unitOf(p, u), from, to, group: mover.units };
    const cost = stepOf(p, step, d, mover.steps === 0, true);
    if (typeof cost !== 'number') return { ...cost, unit: idOf(p, u) };
    if (step.unit.moves === 'motor' && unbridged(p, step, d)) forded = true;
    costs.push(cost);
  }
  return { costs, forded };
}

function entryFare(p: Position, mover: Mover, to: number): Fare | Refusal {
  const lead = mover.units[0] as number;
  if (!entryHexes(p, lead).includes(to))
    return refuse((p.s.gate[lead] as number) < -1 ? '5.3' : '4.2', 'not-entry-hex');
  const cost = entryCost(p, unitOf(p, lead), to);
  return typeof cost === 'number' ? { costs: [cost], forded: false } : cost;
}

/** RW-4.0-b: why the moving units may not go to this hex next. */
export function stepRefusal(p: Position, mover: Mover, to: number): Refusal | undefined {
  const fare = fareOf(p, mover, to);
  const hex = nameOf(p, to);
  if ('rule' in fare) return { ...fare, hex };
  for (const [i, u] of mover.units.entries()) {
    const left = leftOf(p, u, fare.forded);
    const need = fare.costs[i] as number;
    if (need > left)
      return refuse('4.0', 'no-points', { hex, unit: idOf(p, u), args: { need, left: Math.max(0, left) } });
  }
  const after: Mover = { units: mover.units, rider: mover.rider, forded: fare.forded, steps: mover.steps + 1 };
  const left = mover.units.map((u, i) => leftOf(p, u, fare.forded) - (fare.costs[i] as number));
  return canFinish(p, after, to, left)
    ? undefined
    : (restReason(p, after, to) ?? refuse('4.1.1', 'nowhere-to-stop', { hex }));
}

/** The reason worth telling when a hex can neither be stopped in nor left again. */
function restReason(p: Position, mover: Mover, hex: number): Refusal | undefined {
  if (mover.rider >= 0) return undefined;
  return restRefusal(p, mover, hex);
}

/** Hexes a unit could step to, legal or not. */
export function stepsFrom(p: Position, u: number): number[] {
  if (!onMap(p, u)) return entryHexes(p, u);
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const to = p.board.grid.neighbours[hexOf(p, u) * 6 + d] as number;
    if (to >= 0) found.push(to);
  }
  return found;
}
