import type { Modifier } from '../kernel/game.ts';
import { directionTo } from '../hex/grid.ts';
import { PAVED, ROAD } from './board.ts';
import type { CostCode } from './codes.ts';
import { engaged, hexOf, onMap, unitOf, type Position } from './position.ts';
import type { Mover, StepContext, Unit } from './rules.ts';
import { allowanceOf, unbridged } from './steps.ts';

/** What the price of a legal step is made of, for the one who pays most of those who move along; the amounts add up to it. */
export function priceOf(p: Position, mover: Mover, to: number): Modifier[] {
  const lead = mover.units[0] as number;
  const from = onMap(p, lead) ? hexOf(p, lead) : -1;
  const all = mover.units.map((u) =>
    partsOf(p, { unit: unitOf(p, u), from, to, group: mover.units }, mover.steps === 0),
  );
  return all.reduce((most, parts) => (totalOf(parts) > totalOf(most) ? parts : most));
}

export const totalOf = (parts: readonly Modifier[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The terms of `stepOf` and `entryCost`, one by one. */
function partsOf(p: Position, step: StepContext, first: boolean): Modifier[] {
  const { unit, from, to } = step;
  const d = from < 0 ? -1 : directionTo(p.board.grid, from, to);
  const ways = d < 0 ? roadsAt(p, to) : (p.board.sides[from * 6 + d] as number) | p.rules.roadIn(p, to);
  const way = wayParts(p, unit, to, ways);
  if (from < 0) return way;
  if (p.rules.takesWholeMove(p, step)) {
    return [part('9.0', 'whole-move', Math.max(1, allowanceOf(p, unit.index, false)))];
  }
  const contact = first && engaged(p, unit.index) ? 1 : 0;
  return [
    ...way,
    ...some('4.1.1', 'river', unbridged(p, step, d) ? p.rules.riverCost : 0),
    ...some('4.1.2', 'contact', contact),
    ...some('4.1.1', 'jam', first ? 0 : p.rules.passageCost(p, step)),
  ];
}

/** Any road by which a reinforcement may be taken to come (4.2). */
function roadsAt(p: Position, to: number): number {
  let roads = p.rules.roadIn(p, to);
  for (let d = 0; d < 6; d++) roads |= p.board.sides[to * 6 + d] as number;
  return roads;
}

/** The road or the ground, the works of the hex, the weather. */
function wayParts(p: Position, unit: Unit, to: number, ways: number): Modifier[] {
  const terrain = p.board.terrain[to] as string;
  const road = ways & PAVED ? 'paved' : 'unpaved';
  const onRoad = (ways & ROAD) !== 0;
  const wet = unit.amphibious && terrain === 'inundation';
  const ground = wet ? 1 : (p.rules.terrainCost[terrain]?.[unit.moves] ?? 0);
  const works = (p.board.features[to] as readonly string[]).flatMap((feature) =>
    some('4.1.1', feature, p.rules.featureCost[feature] ?? 0),
  );
  return [
    onRoad ? part('4.0', road, p.rules.roadCost[road][unit.moves]) : part('4.0', terrain, ground),
    ...works,
    ...some('10.0', 'weather', p.rules.weatherCost(p, onRoad ? road : terrain)),
  ];
}

/** `why` is a cost of the system, a reason of its shifts, or the name of ground, road or works. */
const part = (rule: string, why: CostCode | 'river' | (string & {}), amount: number): Modifier => ({
  rule,
  amount,
  why,
});
const some = (...[rule, why, amount]: Parameters<typeof part>): Modifier[] =>
  amount === 0 ? [] : [part(rule, why, amount)];
