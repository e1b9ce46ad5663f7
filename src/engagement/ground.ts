import type { Modifier } from '../kernel/game.ts';

import { FORBIDDEN } from '../wargame/search.ts';
import { BRIDGE, PAVED, RIVER, ROAD, type PriceTable } from './board.ts';
import type { CostCode } from './codes.ts';
import type { Position, Unit } from './rules.ts';
import { ruleOf, systemReason } from './topics.ts';

const TERRAIN = systemReason('movement', 'terrain-forbidden');
const RIVER_SIDE = systemReason('hexsides', 'river-needs-bridge');

const add = (
  terms: Modifier[] | undefined,
  rule: string,
  why: CostCode | 'river' | (string & {}),
  amount: number,
): number => {
  if (amount !== 0) terms?.push({ rule, amount, why });
  return amount;
};

/**
 * Points for coming into a hex by these roads (bits of the board's sides): the road's rate instead of the
 * terrain's, field works and weather added. Below zero: minus the reason why not. What it is made of is added to `terms`.
 */
export function groundPrice(p: Position, unit: Unit, to: number, ways: number, terms?: Modifier[]): number {
  const { rules, board, s } = p;
  const terrain = board.terrain[to] as string;
  const closed = rules.movement.groundReason(unit, terrain);
  if (closed) return -closed;
  const base = rules.movement.terrainCost[terrain]?.[unit.moves] ?? null;
  if (base === null) return -TERRAIN;
  const road = ways & PAVED ? 'paved' : 'unpaved';
  const way = ways & ROAD ? road : terrain;
  let price = add(
    terms,
    ruleOf(p, 'movement'),
    way,
    ways & ROAD ? (rules.movement.roadCost[road][unit.moves] as number) : base,
  );
  for (const feature of board.features[to] as readonly string[]) {
    price += add(terms, ruleOf(p, 'hexsides'), feature, rules.movement.featureCost[feature] ?? 0);
  }
  for (const { rule, why, amount } of rules.movement.extraCosts(s, way)) price += add(terms, rule, why, amount);
  return price;
}

/** Points for crossing a hexside into the next hex, or minus the reason why not; as `groundPrice`. */
export function sidePrice(
  p: Position,
  unit: Unit,
  side: { from: number; d: number; ford: boolean },
  terms?: Modifier[],
): number {
  const { from, d, ford } = side;
  const to = p.board.grid.neighbours[from * 6 + d] as number;
  const ways = (p.board.sides[from * 6 + d] as number) | p.rules.movement.roadIn(p.board, to);
  const ground = groundPrice(p, unit, to, ways, terms);
  if (ground < 0 || !isUnbridged(p, unit, from, d)) return ground;
  if (unit.rivers === 'bridges' || (unit.rivers === 'fords' && !ford)) return -RIVER_SIDE;
  return ground + add(terms, ruleOf(p, 'hexsides'), 'river', p.rules.movement.riverCost);
}

/** Is crossing here crossing a river without any bridge? */
export function isUnbridged(p: Position, unit: Unit, from: number, d: number): boolean {
  const side = p.board.sides[from * 6 + d] as number;
  if ((side & RIVER) === 0 || (side & BRIDGE) !== 0) return false;
  const hex = p.rules.movement.spannedHex(p, unit);
  return hex < 0 || (hex !== from && hex !== p.board.grid.neighbours[from * 6 + d]);
}

/** The prices of all hexsides for this unit as ground and bridges are now. */
export function pricesOf(p: Position, unit: Unit, ford: boolean): PriceTable {
  const slot =
    (p.rules.movement.groundState(p.s) * p.roster.kinds + (p.roster.kind[unit.index] as number)) * 2 + (ford ? 1 : 0);
  const plain = (p.board.prices[slot] ??= tableOf(p, unit, ford));
  const hex = p.rules.movement.spannedHex(p, unit);
  if (hex < 0) return plain;
  if (plain.spanned?.hex !== hex) plain.spanned = { hex, table: spannedTable(p, unit, ford, plain, hex) };
  return plain.spanned.table;
}

/** Without bridges of the game's own making, whatever stands now. */
function tableOf(p: Position, unit: Unit, ford: boolean): PriceTable {
  const { size } = p.board.grid;
  const table: PriceTable = {
    cost: new Uint8Array(size * 6).fill(FORBIDDEN),
    why: new Uint8Array(size * 6),
    wet: new Uint8Array(size * 6),
  };
  const bare = { ...p, rules: { ...p.rules, movement: { ...p.rules.movement, spannedHex: () => -1 } } };
  for (let side = 0; side < size * 6; side++) write(bare, unit, ford, table, side);
  return table;
}

function spannedTable(p: Position, unit: Unit, ford: boolean, plain: PriceTable, hex: number): PriceTable {
  const table = { cost: plain.cost.slice(), why: plain.why.slice(), wet: plain.wet.slice() };
  for (let d = 0; d < 6; d++) {
    const to = p.board.grid.neighbours[hex * 6 + d] as number;
    write(p, unit, ford, table, hex * 6 + d);
    if (to >= 0) write(p, unit, ford, table, to * 6 + ((d + 3) % 6));
  }
  return table;
}

function write(p: Position, unit: Unit, ford: boolean, table: PriceTable, side: number): void {
  if ((p.board.grid.neighbours[side] as number) < 0) return;
  const from = Math.floor(side / 6);
  const price = sidePrice(p, unit, { from, d: side % 6, ford });
  table.cost[side] = price < 0 ? FORBIDDEN : price;
  table.why[side] = price < 0 ? -price : 0;
  table.wet[side] = isUnbridged(p, unit, from, side % 6) ? 1 : 0;
}
