import { AREAS } from '../../data/areas.ts';
import { WOODS } from '../../data/terrain.ts';
import { firstUnit, hexOf, type Position, type Side } from '../../position/position.ts';
import { AREA, type Mover } from '../../position/state.ts';
import { leftOf } from './modes.ts';
import { areaToll, enterCost, stepCost, woodsAfter, woodsOnEntry } from './step-costs.ts';
import { goOn, mayInfiltrate, contextOf, type MoveContext } from './mover-context.ts';
import { areaHex, areasFrom, hexesFrom, isOpenArea } from '../19-entry-areas/areas.ts';

/** Woods entered off road count up to the last that is free (8.6.1): each hex is so many places of the search. */
export const LAYERS = WOODS.free + 1;
export const NOT_REACHED = 255;

/**
 * Every place the movers can get to with what they have left: costs in sixths (hexes by tactical movement), and the place before. Valid
 * until the search has been read.
 */
export interface Search {
  /** NOT_REACHED for places that the movers cannot get to, for which the other arrays mean nothing. */
  cost: Uint8Array;
  from: Int32Array;
  /** Steps on the way. */
  hexes: Uint8Array;
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
  hexes: new Uint8Array(places),
  found: [],
  queue: Array.from({ length: NOT_REACHED }, () => []),
  ends: new Uint16Array(NOT_REACHED),
});

function add({ cost, from, hexes, queue, ends }: Search, place: number, spent: number, before: number): void {
  cost[place] = spent;
  from[place] = before;
  hexes[place] = before < 0 ? 0 : (hexes[before] as number) + 1;
  (queue[spent] as number[])[(ends[spent] as number)++] = place;
}

/** What it costs to get to a place, the hexes on the way, and the place before, -1 at the start. */
export const costOf = ({ cost }: Search, place: number): number => cost[place] as number;
export const placeBefore = ({ from }: Search, place: number): number => from[place] as number;
/** The hex or area before a place, as in `hexAt`; -1 at the start. */
export const hexBefore = (found: Search, place: number): number => {
  const before = placeBefore(found, place);
  return before < 0 ? -1 : hexAt(before);
};
export const hexesTo = ({ hexes }: Search, place: number): number => hexes[place] as number;

/** Forgets all places added: where it begins too, which costs nothing, when the movers have spent more than they have. */
function clear({ cost, found, queue, ends }: Search, most: number): void {
  for (let spent = 0; spent <= Math.max(0, most); spent++) {
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
  from: hexOf(p, firstUnit(mover.units)),
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
  const context = contextOf(p, { ...mover }, start);
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
      context.mover.hexesMoved = mover.hexesMoved + hexesTo(found, place);
      context.before = hexBefore(found, place);
      spread(p, context, { place, cost, most, isFirst: place === first }, found);
    }
  }
}

/** Can the movers get to an area, or to a hex that fulfils the test? */
export function canReach(p: Position, mover: Mover, beginning: Beginning, test: (hex: number) => boolean): boolean {
  let isFound = false;
  const isEnough = (place: number): boolean => {
    const hex = hexAt(place);
    return (isFound = hex >= p.board.grid.size || test(hex));
  };
  return search(p, mover, () => isFound, beginning, isEnough);
}

/** The hex of a place; areas after the last hex. */
export const hexAt = (place: number): number => Math.floor(place / LAYERS);

/** Hexes of all places found, areas after the last hex. */
export const hexesOf = ({ found }: Search): number[] => found.map(hexAt);

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
  if (cost <= at.most && cost < costOf(found, place)) add(found, place, cost, at.place);
}

/** Adds the places one step from this one; the context is that of the whole search, which goes from place to place. */
function spread(p: Position, context: MoveContext, at: At, found: Search): void {
  const { size, neighbours } = p.board.grid;
  const hex = hexAt(at.place);
  const woods = at.place % LAYERS;
  if (hex >= size) {
    if (at.isFirst && context.mover.hexesMoved === 0) leaveArea(p, context.mover, hex - size, at, found);
    return;
  }
  goOn(context, hex);
  if (context.mover.hexesMoved > 0 && context.inZone && !mayInfiltrate(p, context)) return;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const to = neighbours[side] as number;
    if (to < 0) continue;
    const next = to * LAYERS + woodsAfter(p, side, woods);
    if (costOf(found, next) <= at.cost + 1) continue;
    const price = stepCost(p, context, side, woods);
    if (price >= 0) addNext(found, at, next, price);
  }
  for (const area of areasFrom(p, context.side, hex)) {
    const toll = areaToll(p, context, area);
    if (toll >= 0) addNext(found, at, (size + area) * LAYERS, toll);
  }
}

/** 19.1, 19.6: onto the map, or to the next friendly area with the whole allowance. */
function leaveArea(p: Position, mover: Mover, area: number, at: At, found: Search): void {
  const { size } = p.board.grid;
  const context = contextOf(p, mover, areaHex(area));
  for (const to of hexesFrom(p, area)) {
    const price = enterCost(p, context, to);
    if (price >= 0) addNext(found, at, to * LAYERS + woodsOnEntry(p, to), price);
  }
  const whole = leftOf(p, mover);
  for (const next of areasNext(p, mover.side, area)) addNext(found, at, (size + next) * LAYERS, whole);
}

/** H44-19.6-a: friendly areas that touch this one. */
export const areasNext = (p: Position, side: Side, area: number): number[] =>
  (p.board.touching[area] as readonly number[]).filter((next) => isOpenArea(next, side, p.s.turn));
