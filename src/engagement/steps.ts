import type { Refusal } from '../kernel/game.ts';
import { BRIDGE, PAVED, RIVER, ROAD } from './board.ts';
import { directionTo } from '../hex/grid.ts';
import { hexOf, inZone, nameOf, occupant, engaged, enemyOf, unitOf, unitsIn, type Position } from './position.ts';
import type { Mover, StepContext, Unit } from './rules.ts';
import { CARRIED } from './state.ts';
import { marked } from './position.ts';

export const refuse = (rule: string, code: string, more: Omit<Refusal, 'rule' | 'code'> = {}): Refusal => ({
  rule,
  code,
  ...more,
});

/** RW-2.2.1-c: movement points of a unit in this phase: half when carried (RW 4.4), five in a turn it fords a river (RW 4.1.1). */
export function allowanceOf(p: Position, u: number, forded: boolean): number {
  const { allowance } = unitOf(p, u);
  const whole = marked(p, u, CARRIED) ? Math.floor(allowance / 2) : allowance;
  return forded && unitOf(p, u).moves === 'motor' ? Math.min(whole, p.rules.fordAllowance) : whole;
}

export const leftOf = (p: Position, u: number, forded = false): number =>
  allowanceOf(p, u, forded) - (p.s.spent[u] as number);

export const isRiver = (p: Position, from: number, d: number): boolean =>
  ((p.board.sides[from * 6 + d] as number) & RIVER) !== 0;

/** Crossing here is crossing a river without any bridge. */
export function unbridged(p: Position, step: StepContext, d: number): boolean {
  const side = p.board.sides[step.from * 6 + d] as number;
  return (side & RIVER) !== 0 && (side & BRIDGE) === 0 && !p.rules.spans(p, step);
}

/** RW-4.0-a: cost of the way into a hex: along a road its own rate instead of the terrain's, works added, weather added. */
function wayCost(p: Position, unit: Unit, to: number, road: number): number | null {
  const terrain = p.board.terrain[to] as string;
  const base = p.rules.terrainCost[terrain]?.[unit.moves] ?? null;
  const amphibious = unit.amphibious && terrain === 'inundation';
  if (base === null && !amphibious) return null;
  const kind = road & PAVED ? 'paved' : 'unpaved';
  const way = road & ROAD ? p.rules.roadCost[kind][unit.moves] : amphibious ? 1 : (base as number);
  let works = 0;
  for (const feature of p.board.features[to] as readonly string[]) works += p.rules.featureCost[feature] ?? 0;
  return way + works + p.rules.weatherCost(p, road & ROAD ? kind : terrain);
}

/** RW-4.1.2-c, RW-4.1.2-h, RW-4.1.1-h, -i, -k: cost of one step for one unit, or why it may not take it. `first` when nobody has moved yet. */
export function stepOf(p: Position, step: StepContext, d: number, first: boolean, ford: boolean): number | Refusal {
  const { unit, from, to } = step;
  const enemy = enemyOf(unit.side);
  if (occupant(p, to) === enemy) return ENEMY;
  if (p.s.bombed.includes(to)) return BOMBED;
  const own = p.rules.stepRefusal(p, step);
  if (own) return own;
  const way = wayCost(p, unit, to, (p.board.sides[from * 6 + d] as number) | p.rules.roadIn(p, to));
  if (way === null) return TERRAIN;
  const river = unbridged(p, step, d);
  if (river && (unit.moves === 'armour' || unit.artillery || (unit.moves === 'motor' && !ford))) return RIVER_SIDE;
  if (first && engagedFrom(p, unit.index, to)) return CONTACT_FIRST;
  if (inZone(p, to, enemy)) {
    if (p.rules.noEngaging(p)) return NO_ENGAGING;
    if (p.board.terrain[to] === 'inundation') return WET_ENGAGING;
  }
  if (p.rules.takesWholeMove(p, step)) return Math.max(1, allowanceOf(p, unit.index, false));
  const broken = first && engaged(p, unit.index) ? 1 : 0;
  return way + (river ? p.rules.riverCost : 0) + broken + (first ? 0 : p.rules.passageCost(p, step));
}

/** Is `to` still in the EZ of an enemy that engages the unit where it stands (4.1.2)? */
function engagedFrom(p: Position, u: number, to: number): boolean {
  const from = hexOf(p, u);
  if (from < 0 || !engaged(p, u)) return false;
  const { grid } = p.board;
  for (let d = 0; d < 6; d++) {
    const at = grid.neighbours[to * 6 + d] as number;
    if (at >= 0 && occupant(p, at) === enemyOf(unitOf(p, u).side) && directionTo(grid, from, at) >= 0) return true;
  }
  return false;
}

const ENEMY = refuse('4.1.2', 'enemy-there');
const BOMBED = refuse('4.1.1', 'bombed');
const TERRAIN = refuse('4.0', 'terrain-forbidden');
const RIVER_SIDE = refuse('4.1.1', 'river-needs-bridge');
const CONTACT_FIRST = refuse('4.1.2', 'must-break-contact');
const NO_ENGAGING = refuse('3.0', 'no-engaging-now');
const WET_ENGAGING = refuse('9.0', 'inundation-no-engaging');

/** RW-4.2-b: cost of the first hex of a waiting unit: by its road if it has one, else its own (4.2). */
export function entryCost(p: Position, unit: Unit, to: number): number | Refusal {
  if (occupant(p, to) === enemyOf(unit.side)) return ENEMY;
  if (p.s.bombed.includes(to)) return BOMBED;
  const own = p.rules.stepRefusal(p, { unit, from: -1, to, group: [unit.index] });
  if (own) return own;
  let road = p.rules.roadIn(p, to);
  for (let d = 0; d < 6; d++) road |= p.board.sides[to * 6 + d] as number;
  const way = wayCost(p, unit, to, road & ROAD);
  if (way === null) return TERRAIN;
  if (inZone(p, to, enemyOf(unit.side)) && p.rules.noEngaging(p)) return NO_ENGAGING;
  return way;
}

/** RW-4.2-b: hexes where a waiting unit may enter: the named one and its neighbours on the edge; `gate` as in State. */
export function entryHexes(p: Position, u: number): number[] {
  const gate = p.s.gate[u] as number;
  if (gate === -1) return [];
  const beside = gate < -1;
  const hex = beside ? -2 - gate : gate;
  const around = [hex, ...neighboursOnEdge(p, hex)].sort((a, b) => a - b);
  return beside ? around.filter((at) => at !== hex) : around;
}

function neighboursOnEdge(p: Position, hex: number): number[] {
  const { grid } = p.board;
  const edges = edgesOf(p, hex);
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const at = grid.neighbours[hex * 6 + d] as number;
    if (at >= 0 && edgesOf(p, at).some((edge) => edges.includes(edge))) found.push(at);
  }
  return found;
}

export function edgesOf(p: Position, hex: number): string[] {
  const { columns, rows } = p.board.grid;
  const column = (hex % columns) + 1;
  const row = Math.floor(hex / columns) + 1;
  const edges: string[] = [];
  if (row === 1) edges.push('north');
  if (column === columns) edges.push('east');
  if (row === rows) edges.push('south');
  if (column === 1) edges.push('west');
  return edges;
}

/** May these units of one side stand together in a hex? The units already there count, movers and others alike. */
export function stackRefusal(
  p: Position,
  hex: number,
  coming: readonly number[],
  leaving: readonly number[] = [],
): Refusal | undefined {
  const all = unitsIn(p, hex).filter((u) => !coming.includes(u) && !leaving.includes(u));
  const refusal = p.rules.stackRefusal(p, hex, [...all, ...coming]);
  return refusal && { ...refusal, hex: nameOf(p, hex) };
}

/** Why the moving units may not stop in `hex`; the rider is aboard of the first. */
export function restRefusal(p: Position, mover: Mover, hex: number): Refusal | undefined {
  if (mover.rider >= 0) return refuse('9.0', 'must-land-dry', { hex: nameOf(p, hex) });
  for (const u of mover.units) {
    const refusal = p.rules.restRefusal(p, unitOf(p, u), hex);
    if (refusal) return { ...refusal, hex: nameOf(p, hex) };
  }
  return stackRefusal(p, hex, mover.units, mover.rider >= 0 ? [mover.rider] : []);
}

/** Why the rider may not get off in `hex`: dry land with room, and not a bombed town (RW 4.4, 9.0). */
export function landRefusal(p: Position, frame: Mover, hex: number): Refusal | undefined {
  if (p.board.terrain[hex] === 'inundation') return refuse('9.0', 'must-land-dry', { hex: nameOf(p, hex) });
  return stackRefusal(p, hex, [frame.rider], frame.units);
}
