/** The cost of a hexside that may not be crossed. */
export const FORBIDDEN = 255;

/** What the movement search needs to know about the map for one unit: one entry per hex, in `costs` six. */
export interface SearchMap {
  /** Six entries per hex, -1 off the map, as `Grid.neighbours`. */
  neighbours: Int16Array;
  /** Cost of crossing each hexside, in the order of `neighbours`, or FORBIDDEN. The unit is the game's smallest fraction of a movement point. */
  costs: Uint8Array;
  /** Non-zero: may not be entered. */
  closed: Uint16Array;
  /** The same, for a reason of its own that lasts. */
  never?: Uint16Array | null | undefined;
  /** Non-zero: entering it ends the move. */
  stops: Uint8Array;
  /** Extra cost of leaving a hex, the start included. Undefined: none anywhere. */
  leaving?: Uint8Array | undefined;
}

/** Result of a search: every hex that can be reached. Allocated once by the caller and reused. */
export interface Range {
  /** Lowest cost of a path; FORBIDDEN for unreachable hexes. */
  cost: Uint8Array;
  /** The previous hex on the cheapest path, -1 at the start; undefined content for unreachable hexes. */
  from: Int16Array;
  /** The reachable hexes in order of cost, the start included; the first `count` entries are valid. */
  found: Int16Array;
  count: number;
  readonly queue: Queue;
}

/** A bucket queue: one linked list of hexes per amount spent. An entry is a hex and the next entry, -1 at the end. */
interface Queue {
  hex: Int16Array;
  below: Int16Array;
  /** First entry for each amount; -1 when there is none. */
  top: Int16Array;
  entries: number;
}

/** Allocates a range for a map of `size` hexes, at most 5,000. */
export function makeRange(size: number): Range {
  const queue = {
    hex: new Int16Array(size * 6 + 8),
    below: new Int16Array(size * 6 + 8),
    top: new Int16Array(256),
    entries: 0,
  };
  return { cost: new Uint8Array(size), from: new Int16Array(size), found: new Int16Array(size), count: 0, queue };
}

/** Clears the range, before `add` and `spread`. */
export function clear(range: Range, allowance: number): void {
  range.cost.fill(FORBIDDEN);
  range.count = 0;
  range.queue.entries = 0;
  range.queue.top.fill(-1, 0, allowance + 1);
}

/** Adds a hex to search from, reached from `from` (-1: a start) at this cost, which must be within the allowance. */
export function add(range: Range, hex: number, cost: number, from: number): void {
  const { queue } = range;
  if (cost >= costTo(range, hex)) return;
  range.cost[hex] = cost;
  range.from[hex] = from;
  queue.hex[queue.entries] = hex;
  queue.below[queue.entries] = queue.top[cost] as number;
  queue.top[cost] = queue.entries++;
}

/**
 * Movement search: the cheapest path to every hex within an allowance of at most 254. Of two paths with equal cost the first
 * one found is kept; the result is deterministic.
 */
export function search(map: SearchMap, start: number, allowance: number, range: Range): Range {
  clear(range, allowance);
  add(range, start, 0, -1);
  return spread(map, start, allowance, range);
}

/**
 * Searches on from every hex added. `stops` does not hold for `start` (-1: none). `goal`: what is wanted is the way to this hex, and the
 * search ends when it is found (-1: everything).
 */
export function spread(map: SearchMap, start: number, allowance: number, range: Range, goal = -1): Range {
  const { neighbours, costs, closed, stops, leaving } = map;
  const never = map.never ?? undefined;
  const { cost: best, from, found, queue } = range;
  const { hex: hexes, below, top } = queue;
  let { entries } = queue;
  let count = 0;
  for (let spent = 0; spent <= allowance; spent++) {
    for (let entry = top[spent] as number; entry >= 0; entry = top[spent] as number) {
      top[spent] = below[entry] as number;
      const hex = hexes[entry] as number;
      if (best[hex] !== spent) continue;
      found[count++] = hex;
      if (hex === goal) {
        range.count = count;
        return range;
      }
      if (stops[hex] !== 0 && hex !== start) continue;
      const base = leaving !== undefined ? spent + (leaving[hex] as number) : spent;
      const first = hex * 6;
      for (let side = first; side < first + 6; side++) {
        const total = base + (costs[side] as number);
        if (total > allowance) continue;
        const to = neighbours[side] as number;
        if (total >= (best[to] as number) || closed[to] !== 0) continue;
        if (never !== undefined && never[to] !== 0) continue;
        best[to] = total;
        from[to] = hex;
        hexes[entries] = to;
        below[entries] = top[total] as number;
        top[total] = entries++;
      }
    }
  }
  queue.entries = entries;
  range.count = count;
  return range;
}

/** Lowest cost of a path to a hex; FORBIDDEN when there is none. */
export const costTo = (range: Range, hex: number): number => range.cost[hex] as number;
/** The hex before this one on the cheapest path, -1 at the start. */
export const cameFrom = (range: Range, hex: number): number => range.from[hex] as number;
/** The hex found as the `i`th, in order of cost. */
export const foundAt = (range: Range, i: number): number => range.found[i] as number;

export const isReached = (range: Range, hex: number): boolean => range.cost[hex] !== FORBIDDEN;

/** The hexes of the cheapest path, without the start, ending with `hex`; empty for the start and for an unreachable hex. */
export function pathTo(range: Range, hex: number): number[] {
  const path: number[] = [];
  if (!isReached(range, hex)) return path;
  for (let at = hex; cameFrom(range, at) >= 0; at = cameFrom(range, at)) path.push(at);
  return path.reverse();
}
