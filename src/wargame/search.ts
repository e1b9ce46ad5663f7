/** A price that nobody can pay: the hexside may not be crossed. */
export const FORBIDDEN = 255;

/** What moving over a map costs one unit now, and what stands in its way: one entry a hex, in `prices` six. */
export interface Going {
  /** Six entries a hex, -1 off the map, as `Grid.neighbours`. */
  neighbours: Int16Array;
  /** Points to cross each hexside, in the order of `neighbours`, or FORBIDDEN. A game with halves or thirds of points counts in those. */
  prices: Uint8Array;
  /** Not 0: may not be entered. */
  closed: Uint8Array;
  /** Not 0: whoever enters has to stop. */
  stops: Uint8Array;
  /** Points more for going on from a hex, the one where the search begins among them. Undefined: none anywhere. */
  leaving?: Uint8Array | undefined;
}

/** Every hex one unit or stack can get to, from one search. Used again for the next search by whoever owns it. */
export interface Range {
  /** The least a path there costs; FORBIDDEN where it cannot get. */
  cost: Uint8Array;
  /** The hex before it on the cheapest path, -1 at the start; means nothing where it cannot get. */
  from: Int16Array;
  /** The hexes it can get to, cheapest first; `count` of them, the start among them. */
  found: Int16Array;
  count: number;
  readonly queue: Queue;
}

/** A pile of hexes for each amount spent. An entry is a hex and the entry below it in its pile, -1 at the bottom. */
interface Queue {
  hex: Int16Array;
  below: Int16Array;
  /** Newest entry of the pile of each amount; -1 when it is empty. */
  top: Int16Array;
  entries: number;
}

/** Room for searches on a map of so many hexes, at most 5,000. */
export function makeRange(size: number): Range {
  const queue = {
    hex: new Int16Array(size * 6 + 8),
    below: new Int16Array(size * 6 + 8),
    top: new Int16Array(256),
    entries: 0,
  };
  return { cost: new Uint8Array(size), from: new Int16Array(size), found: new Int16Array(size), count: 0, queue };
}

/** Empties the range; `add` and `spread` follow. */
export function clear(range: Range, allowance: number): void {
  range.cost.fill(FORBIDDEN);
  range.count = 0;
  range.queue.entries = 0;
  range.queue.top.fill(-1, 0, allowance + 1);
}

/** A hex from which a search goes on, reached from `from` (-1: it begins there) at this cost, within the allowance. */
export function add(range: Range, hex: number, cost: number, from: number): void {
  const { queue } = range;
  if (cost >= (range.cost[hex] as number)) return;
  range.cost[hex] = cost;
  range.from[hex] = from;
  queue.hex[queue.entries] = hex;
  queue.below[queue.entries] = queue.top[cost] as number;
  queue.top[cost] = queue.entries++;
}

/**
 * Movement search: the cheapest path to every hex within an allowance of at most 254.
 * Of two equally cheap paths the first found counts, so the same question always gets the same answer.
 */
export function search(going: Going, start: number, allowance: number, range: Range): Range {
  clear(range, allowance);
  add(range, start, 0, -1);
  return spread(going, start, allowance, range);
}

/** Goes on from everything added. `start` is left whatever stops there; -1 for none. */
export function spread(going: Going, start: number, allowance: number, range: Range): Range {
  const { neighbours, prices, closed, stops, leaving } = going;
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
      if (stops[hex] !== 0 && hex !== start) continue;
      const base = leaving !== undefined ? spent + (leaving[hex] as number) : spent;
      const first = hex * 6;
      for (let side = first; side < first + 6; side++) {
        const total = base + (prices[side] as number);
        if (total > allowance) continue;
        const to = neighbours[side] as number;
        if (total >= (best[to] as number) || closed[to] !== 0) continue;
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

export const isReached = (range: Range, hex: number): boolean => range.cost[hex] !== FORBIDDEN;

/** The hexes of the cheapest path, the start excluded, `hex` last; empty for the start and for a hex out of reach. */
export function pathTo(range: Range, hex: number): number[] {
  const path: number[] = [];
  if (!isReached(range, hex)) return path;
  for (let at = hex; (range.from[at] as number) >= 0; at = range.from[at] as number) path.push(at);
  return path.reverse();
}
