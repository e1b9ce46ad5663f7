import { sideBits } from '../position/fields.ts';
import { neighbour, neighbourAt } from '../../hex/grid.ts';
import type { Modifier } from '../../kernel/game.ts';

import { FORBIDDEN } from '../../wargame/search/search.ts';
import { FERRY, RIVER, roadBit, type PriceTable } from '../position/board.ts';
import { hasBridge, isBlown } from '../position/bridges.ts';
import { inParts } from '../position/parts.ts';
import type { Position, Unit } from '../position/rules.ts';
import { ruleOf, systemReason } from '../position/topics.ts';

const TERRAIN = systemReason('movement', 'terrain-forbidden');
const RIVER_SIDE = systemReason('hexsides', 'river-needs-bridge');

function add(terms: Modifier[] | undefined, rule: string, why: string, amount: number): number {
  if (amount !== 0) terms?.push({ rule, amount, why });
  return amount;
}

/**
 * Parts of points for coming into a hex by these roads (bits of the board's sides): the road's rate instead of the terrain's,
 * fieldworks and the state of the ground added. Below zero: minus the reason why not. What it is made of is added to `terms`, in points.
 */
export function groundPrice(p: Position, unit: Unit, to: number, roads: number, terms?: Modifier[]): number {
  const { movement, fortifications, restrictions, weather } = p.rules;
  const terrain = p.board.terrain[to] as string;
  const closed = restrictions?.ground(unit, terrain);
  if (closed) return -closed;
  const base = movement.terrainCost[terrain]?.[unit.moves] ?? null;
  if (base === null) return -TERRAIN;
  const road = bestRoad(p, roads);
  const ground = road ?? terrain;
  const rate = road === undefined ? base : (movement.roadCost[road]?.[unit.moves] ?? base);
  let points = add(terms, ruleOf(p, 'movement'), ground, rate);
  if (fortifications) {
    for (const feature of p.board.features[to] as readonly string[]) {
      points += add(terms, ruleOf(p, 'hexsides'), feature, fortifications.cost[feature] ?? 0);
    }
  }
  if (weather) for (const { rule, why, amount } of weather.costs(p.s, ground)) points += add(terms, rule, why, amount);
  return inParts(p, points);
}

function bestRoad(p: Position, roads: number): string | undefined {
  const kinds = p.roster.roads;
  for (let kind = 0; kind < kinds.length; kind++) if (roads & roadBit(kind)) return kinds[kind];
  return undefined;
}

/** Road by which a hex is entered from anywhere, on a map that has changed. */
export const roadIn = (p: Position, to: number): number => p.rules.mapChanges?.roadIn(p.board, to) ?? 0;

const spannedHex = (p: Position, unit: Unit): number => p.rules.movement.spannedHex?.(p, unit) ?? -1;

/** Points for crossing a hexside into the next hex, or minus the reason why not; as `groundPrice`. */
export function sidePrice(
  p: Position,
  unit: Unit,
  side: { from: number; d: number; ford: boolean },
  terms?: Modifier[],
): number {
  const { from, d, ford } = side;
  const to = neighbour(p.board.grid, from, d);
  const here = sideBits(p, from, d);
  const along = isBlown(p, from, d) ? 0 : here;
  const road = along & FERRY ? 0 : along;
  const ground = groundPrice(p, unit, to, road | roadIn(p, to), terms);
  if (ground < 0 || !isUnbridged(p, unit, from, d)) return ground;
  const { riverCost, ferryCost } = p.rules.movement;
  if (ferryCost !== null && unit.ferries && along & FERRY) {
    return ground + inParts(p, add(terms, ruleOf(p, 'hexsides'), 'ferry', ferryCost));
  }
  if (unit.rivers === 'bridges' || (unit.rivers === 'fords' && !ford)) return -RIVER_SIDE;
  return ground + inParts(p, add(terms, ruleOf(p, 'hexsides'), 'river', riverCost[unit.moves] ?? 0));
}

/** Is crossing here crossing a river without any bridge? */
export function isUnbridged(p: Position, unit: Unit, from: number, d: number): boolean {
  const side = sideBits(p, from, d);
  if ((side & RIVER) === 0 || hasBridge(p, from, d)) return false;
  const hex = spannedHex(p, unit);
  return hex < 0 || (hex !== from && hex !== p.board.grid.neighbours[from * 6 + d]);
}

/** The prices of all hexsides for this unit as ground and bridges are now. */
export function pricesOf(p: Position, unit: Unit, mayFord: boolean): PriceTable {
  const ford = mayFord && unit.rivers === 'fords';
  const slot =
    ((p.rules.weather?.ground(p.s) ?? 0) * p.roster.kinds + (p.roster.kind[unit.index] as number)) * 2 + (ford ? 1 : 0);
  const printed = (p.board.prices[slot] ??= tableOf(p, unit, ford));
  const plain = p.s.blown.length === 0 ? printed : brokenTable(p, unit, ford, printed);
  const hex = spannedHex(p, unit);
  if (hex < 0) return plain;
  if (plain.spanned?.hex !== hex) plain.spanned = { hex, table: spannedTable(p, unit, ford, plain, hex) };
  return plain.spanned.table;
}

/** The printed table without the bridges that are blown now. */
function brokenTable(p: Position, unit: Unit, ford: boolean, printed: PriceTable): PriceTable {
  const { blown } = p.s;
  if (printed.broken?.blown === blown) return printed.broken.table;
  const table = { cost: printed.cost.slice(), why: printed.why.slice(), wet: printed.wet.slice() };
  const bare = withoutSpans(p);
  for (const side of blown) {
    write(bare, { unit, ford }, table, side);
    write(bare, { unit, ford }, table, neighbourAt(p.board.grid, side) * 6 + ((side + 3) % 6));
  }
  printed.broken = { blown, table };
  return table;
}

/** The position as if the game had made no bridge of its own. */
const withoutSpans = (p: Position): Position => ({
  ...p,
  rules: { ...p.rules, movement: { ...p.rules.movement, spannedHex: null } },
});

/** Without bridges of the game's own making and with all printed ones, whatever stands now. */
function tableOf(p: Position, unit: Unit, ford: boolean): PriceTable {
  const { size } = p.board.grid;
  const table: PriceTable = {
    cost: new Uint8Array(size * 6).fill(FORBIDDEN),
    why: new Uint16Array(size * 6),
    wet: new Uint8Array(size * 6),
  };
  const bare = withoutSpans({ ...p, s: { ...p.s, blown: [] } });
  const plain = new Map<string, number>();
  for (let hex = 0; hex < size; hex++) writeAround(bare, { unit, ford }, table, hex, groundIn(bare, unit, hex, plain));
  return table;
}

/** What the ground of a hex costs, worked out once for each terrain without features; `plain` has what is known. */
function groundIn(p: Position, unit: Unit, hex: number, plain: Map<string, number>): number {
  const roads = roadIn(p, hex);
  if (roads !== 0 || p.board.features[hex]?.length !== 0) return groundPrice(p, unit, hex, roads);
  const terrain = p.board.terrain[hex] as string;
  const known = plain.get(terrain) ?? groundPrice(p, unit, hex, 0);
  plain.set(terrain, known);
  return known;
}

function spannedTable(p: Position, unit: Unit, ford: boolean, plain: PriceTable, hex: number): PriceTable {
  const table = { cost: plain.cost.slice(), why: plain.why.slice(), wet: plain.wet.slice() };
  for (let d = 0; d < 6; d++) {
    const to = neighbour(p.board.grid, hex, d);
    write(p, { unit, ford }, table, hex * 6 + d);
    if (to >= 0) write(p, { unit, ford }, table, to * 6 + ((d + 3) % 6));
  }
  return table;
}

/** Whose prices a table has. */
interface Payer {
  unit: Unit;
  ford: boolean;
}

/** All sides by which a hex is entered: those that carry nothing cost what its ground costs. */
function writeAround(p: Position, payer: Payer, table: PriceTable, to: number, ground: number): void {
  const { grid, sides } = p.board;
  for (let d = 0; d < 6; d++) {
    const from = neighbour(grid, to, d);
    const side = from * 6 + ((d + 3) % 6);
    if (from < 0) continue;
    if (sides[side] === 0) put(table, side, ground);
    else write(p, payer, table, side);
  }
}

function put(table: PriceTable, side: number, price: number): void {
  table.cost[side] = price < 0 ? FORBIDDEN : price;
  table.why[side] = price < 0 ? -price : 0;
}

function write(p: Position, { unit, ford }: Payer, table: PriceTable, side: number): void {
  if (neighbourAt(p.board.grid, side) < 0) return;
  const from = Math.floor(side / 6);
  put(table, side, sidePrice(p, unit, { from, d: side % 6, ford }));
  table.wet[side] = isUnbridged(p, unit, from, side % 6) ? 1 : 0;
}
