import type { Destinations } from '../../wargame/search-contract.ts';
import type { Reach, ReachHex } from '../../wargame/wargame.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { AREAS } from './data/areas.ts';
import { PARTS, WOODS } from './data/terrain.ts';
import { ALLIED, enemyOf, hexOf, nameOf, type Position, type Side } from './position.ts';
import { AREA, type Mover } from './state.ts';
import { inZone } from './rules/07-zoc.ts';
import { restReason } from './rules/08-entering.ts';
import { allowanceOf, leftOf } from './rules/08-modes.ts';
import { areaToll, enterCost, stepCost, woodsAfter } from './rules/08-step-costs.ts';
import { goOn, mayInfiltrate, walkOf, type Walk } from './rules/08-walk.ts';
import { asPicked } from './rules/18-dismounted.ts';
import { areaHex, areasFrom, hexesFrom, isOpenArea } from './rules/19-areas.ts';
import { UNITS } from './units.ts';

/** Woods entered off road count up to the last that is free (8.6.1): each hex is so many places of the search. */
const LAYERS = WOODS.free + 1;
const NOT_REACHED = 255;

/**
 * Every place the movers can get to with what they have left: costs in sixths (hexes by tactical movement), and the place before. Valid
 * until the search has been read.
 */
interface Search {
  /** NOT_REACHED for places that the movers cannot get to, for which the other arrays mean nothing. */
  cost: Uint8Array;
  from: Int32Array;
  /** Steps on the way. */
  steps: Uint8Array;
  /** Places in the order found. */
  found: number[];
  /** Places added at each cost; the first `ends[cost]` entries are valid. */
  readonly queue: readonly number[][];
  readonly ends: Uint16Array;
}

/**
 * Buffers of searches that are over, for the next: computer players search thousands of times a second, and collecting arrays of this
 * size as garbage took longer than the search.
 */
const idle: Search[] = [];

const makeSearch = (places: number): Search => ({
  cost: new Uint8Array(places).fill(NOT_REACHED),
  from: new Int32Array(places),
  steps: new Uint8Array(places),
  found: [],
  queue: Array.from({ length: NOT_REACHED }, () => []),
  ends: new Uint16Array(NOT_REACHED),
});

function add({ cost, from, steps, queue, ends }: Search, place: number, spent: number, before: number): void {
  cost[place] = spent;
  from[place] = before;
  steps[place] = before < 0 ? 0 : (steps[before] as number) + 1;
  (queue[spent] as number[])[(ends[spent] as number)++] = place;
}

/** Forgets all places added. */
function clear({ cost, found, queue, ends }: Search, most: number): void {
  for (let spent = 0; spent <= most; spent++) {
    const list = queue[spent] as number[];
    for (let i = 0; i < (ends[spent] as number); i++) cost[list[i] as number] = NOT_REACHED;
    ends[spent] = 0;
  }
  found.length = 0;
}

/** Where a search begins, and what there is to spend: not where the movers are, in the middle of a move. */
interface Beginning {
  from: number;
  left: number;
}

const beginningOf = (p: Position, mover: Mover): Beginning => ({
  from: hexOf(p, mover.units[0] as number),
  left: leftOf(p, mover),
});

/**
 * 8.1: searches every path of the movers from where they are, until `isEnough` answers true for a place found; gives what `read` makes of
 * it. A place is a hex with the woods entered before, or an area.
 */
export function search<T>(
  p: Position,
  mover: Mover,
  read: (found: Search) => T,
  beginning = beginningOf(p, mover),
  isEnough?: (place: number) => boolean,
): T {
  const found = idle.pop() ?? makeSearch((p.board.grid.size + AREAS.length) * LAYERS);
  explore(p, mover, beginning, found, isEnough);
  const answer = read(found);
  clear(found, beginning.left);
  idle.push(found);
  return answer;
}

function explore(
  p: Position,
  mover: Mover,
  { from: start, left: most }: Beginning,
  found: Search,
  isEnough?: (place: number) => boolean,
): void {
  const { queue, ends } = found;
  const first = (start >= 0 ? start : p.board.grid.size + AREA - start) * LAYERS + mover.woods;
  const walk = walkOf(p, { ...mover }, start);
  add(found, first, 0, -1);
  for (let cost = 0; cost <= most; cost++) {
    const list = queue[cost] as number[];
    for (let i = 0; i < (ends[cost] as number); i++) {
      const place = list[i] as number;
      if (found.cost[place] !== cost) continue;
      found.found.push(place);
      if (isEnough?.(place)) return;
      // Every step costs something: with nothing left there is none.
      if (cost === most && place !== first) continue;
      walk.mover.steps = mover.steps + (found.steps[place] as number);
      spread(p, walk, { place, cost, most, isFirst: place === first }, found);
    }
  }
}

/** Can the movers get to an area, or to a hex that fulfils the test? */
export function canReach(p: Position, mover: Mover, beginning: Beginning, test: (hex: number) => boolean): boolean {
  let isFound = false;
  const isEnough = (place: number): boolean => {
    const hex = Math.floor(place / LAYERS);
    return (isFound = hex >= p.board.grid.size || test(hex));
  };
  return search(p, mover, () => isFound, beginning, isEnough);
}

/** Hexes of all places found, areas after the last hex. */
export const hexesOf = ({ found }: Search): number[] => found.map((place) => Math.floor(place / LAYERS));

interface At {
  place: number;
  cost: number;
  /** What the movers can spend in all. */
  most: number;
  isFirst: boolean;
}

/** Adds a place one step from this one, unless it is too far, or reached at no higher cost. */
function addNext(found: Search, at: At, place: number, price: number): void {
  const cost = at.cost + price;
  if (cost <= at.most && cost < (found.cost[place] as number)) add(found, place, cost, at.place);
}

/** Adds the places one step from this one; the walk is that of the whole search, which goes from place to place. */
function spread(p: Position, walk: Walk, at: At, found: Search): void {
  const { size, neighbours } = p.board.grid;
  const hex = Math.floor(at.place / LAYERS);
  const woods = at.place % LAYERS;
  if (hex >= size) {
    if (at.isFirst && walk.mover.steps === 0) leaveArea(p, walk.mover, hex - size, at, found);
    return;
  }
  goOn(walk, hex);
  if (walk.mover.steps > 0 && walk.inZone && !mayInfiltrate(p, walk)) return;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const to = neighbours[side] as number;
    if (to < 0) continue;
    const next = to * LAYERS + woodsAfter(p, side, woods);
    if ((found.cost[next] as number) <= at.cost + 1) continue;
    const price = stepCost(p, walk, side, woods);
    if (price >= 0) addNext(found, at, next, price);
  }
  for (const area of areasFrom(p, walk.side, hex)) {
    const toll = areaToll(p, walk, area);
    if (toll >= 0) addNext(found, at, (size + area) * LAYERS, toll);
  }
}

/** 19.1, 19.6: onto the map, or to the next friendly area with the whole allowance. */
function leaveArea(p: Position, mover: Mover, area: number, at: At, found: Search): void {
  const { size } = p.board.grid;
  const walk = walkOf(p, mover, areaHex(area));
  for (const to of hexesFrom(p, area)) {
    const price = enterCost(p, walk, to);
    if (price >= 0) addNext(found, at, to * LAYERS, price);
  }
  const whole = leftOf(p, mover);
  for (const next of areasNext(p, mover.side, area)) addNext(found, at, (size + next) * LAYERS, whole);
}

/** Places in AREAS of the areas that touch each one (19.6). */
const TOUCHING: readonly (readonly number[])[] = AREAS.map(({ touches }) =>
  touches.map((id) => AREAS.findIndex((area) => area.id === id)),
);

/** H44-19.6-a: friendly areas that touch this one. */
export const areasNext = (p: Position, side: Side, area: number): number[] =>
  (TOUCHING[area] as readonly number[]).filter((next) => isOpenArea(next, side, p.s.turn));

const nameAt = (p: Position, hex: number): string =>
  hex < p.board.grid.size ? nameOf(p, hex) : nameOf(p, areaHex(hex - p.board.grid.size));

/** Everything the movers can enter now, as the command line prints it. */
export function reachOf(position: Position, mover: Mover): Reach {
  const p = mover.steps === 0 ? mover.units.reduce(asPicked, position) : position;
  const lead = mover.units[0] as number;
  const start = hexOf(p, lead);
  return {
    unit: UNITS[lead]?.id ?? '',
    from: start === -1 ? null : nameOf(p, start),
    allowance: Math.min(...mover.units.map((u) => allowanceOf(p, u, mover.mode))) / unitOfCost(mover),
    hexes: search(p, mover, (found) => reachedOf(p, mover, found)),
  };
}

function reachedOf(p: Position, mover: Mover, found: Search): ReachHex[] {
  const best = new Map<number, number>();
  for (const place of found.found) {
    const hex = Math.floor(place / LAYERS);
    const known = best.get(hex);
    if (known === undefined || (found.cost[place] as number) < (found.cost[known] as number)) best.set(hex, place);
  }
  const hexes = [...best].flatMap(([hex, place]) =>
    found.from[place] === -1 ? [] : [reached(p, mover, found, hex, place)],
  );
  const open = new Set(hexes.flatMap(({ mayStop, path }) => (mayStop ? path : [])));
  return hexes
    .filter(({ hex }) => !mover.leaves || open.has(hex))
    .concat(assaults(p, mover, found))
    .sort((a, b) => a.cost - b.cost || (a.hex < b.hex ? -1 : 1));
}

const unitOfCost = ({ mode }: Mover): number => (mode === 'tactical' ? 1 : PARTS);

/** The places on the way to one, without the start. */
function placesTo({ from }: Search, place: number): number[] {
  const path: number[] = [];
  for (let at = place; (from[at] as number) >= 0; at = from[at] as number) path.push(at);
  return path.reverse();
}

/** Names of the hexes on the way to a place, without the start. */
const wayTo = (p: Position, found: Search, place: number): string[] =>
  placesTo(found, place).map((at) => nameAt(p, Math.floor(at / LAYERS)));

/**
 * H44-25.3.1-a, RUL-H44-173: hexes of unknown units that the movers can enter from a place found, at the least cost. What happens there
 * is decided when they do.
 */
function assaults(p: Position, mover: Mover, found: Search): ReachHex[] {
  if (mover.side !== ALLIED || mover.mode === 'extended') return [];
  return p.s.unknown.flatMap((hex) => {
    const best = bestInto(p, mover, found, hex);
    if (!best) return [];
    const path = [...wayTo(p, found, best.place), nameOf(p, hex)];
    const cost = best.cost / unitOfCost(mover);
    return [{ hex: nameOf(p, hex), cost, path, mayStop: false, mustStop: '25.3.1', contact: true }];
  });
}

function bestInto(p: Position, mover: Mover, found: Search, hex: number): { place: number; cost: number } | undefined {
  const most = leftOf(p, mover);
  let best: { place: number; cost: number } | undefined;
  for (let d = 0; d < 6; d++) {
    const from = p.board.grid.neighbours[hex * 6 + d] as number;
    for (let woods = 0; woods < (from < 0 ? 0 : LAYERS); woods++) {
      const place = from * LAYERS + woods;
      const spent = found.cost[place] as number;
      if (spent === NOT_REACHED) continue;
      const walk = walkOf(p, { ...mover, steps: mover.steps + (found.steps[place] as number) }, from, true);
      const step = stepCost(p, walk, from * 6 + ((d + 3) % 6), woods);
      if (step >= 0 && spent + step <= (best ? best.cost - 1 : most)) best = { place, cost: spent + step };
    }
  }
  return best;
}

function reached(p: Position, mover: Mover, found: Search, hex: number, place: number): ReachHex {
  const { size } = p.board.grid;
  const isArea = hex >= size;
  const stops = !isArea && inZone(p, enemyOf(mover.side), hex) && !mayInfiltrate(p, walkOf(p, mover, hex));
  return {
    hex: nameAt(p, hex),
    cost: (found.cost[place] as number) / unitOfCost(mover),
    path: wayTo(p, found, place),
    mayStop: isArea || restReason(p, mover, hex) === ALLOWED,
    mustStop: isArea ? '19.3.1' : stops ? '7.2' : null,
  };
}

/** Fills `into` with the hexes where the movers may stop, with costs in sixths of points, or of hexes, cheapest first. */
export function destinationsOf(position: Position, mover: Mover, into: Destinations): Destinations {
  const p = mover.units.reduce(asPicked, position);
  return search(p, mover, (found) => fill(p, mover, found, into));
}

function fill(p: Position, mover: Mover, found: Search, into: Destinations): Destinations {
  const sixths = PARTS / unitOfCost(mover);
  const seen = new Set<number>([hexOf(p, mover.units[0] as number)]);
  into.count = 0;
  for (const place of found.found) {
    const hex = Math.floor(place / LAYERS);
    if (seen.has(hex) || hex >= p.board.grid.size) continue;
    seen.add(hex);
    if (restReason(p, mover, hex) !== ALLOWED) continue;
    into.hexes[into.count] = hex;
    into.costs[into.count++] = (found.cost[place] as number) * sixths;
  }
  return into;
}

/** The cheapest path to a hex, without the start; empty when it cannot be reached. */
export const pathTo = (p: Position, mover: Mover, hex: number): number[] =>
  search(p, mover, (found) => {
    const end = found.found.find((place) => Math.floor(place / LAYERS) === hex);
    return end === undefined ? [] : placesTo(found, end).map((place) => Math.floor(place / LAYERS));
  });
