/** Every hex one unit or stack can get to, from one search. All arrays have one entry a hex of the grid. */
export interface Reachable {
  /** The least a way there costs, in the unit of the allowance; 0 at the start, -1 where it cannot get. */
  cost: Int16Array;
  /** The hex before it on the cheapest way; -1 at the start and where it cannot get. */
  from: Int16Array;
  /** How many hexes it can get to, the start among them. */
  count: number;
}

/** What one step costs, in whole numbers from 0, or -1 when it is forbidden. `direction` is 0 … 5. */
export type StepCost = (from: number, direction: number, to: number) => number;

/**
 * Movement search: the cheapest way to every hex within an allowance.
 *
 * @param neighbours six entries a hex, -1 off the map, as `Grid.neighbours`
 * @param start the hex the search begins in
 * @param allowance most that may be spent, a whole number from 0: a game with halves or thirds of points counts in those
 * @param cost price of a step; asked at most once for each hexside and direction of crossing
 * @param endsIn whether whoever enters a hex must stop there; the start is always left
 * @param least no step costs less than this: the higher, the fewer steps are asked for
 *
 * Of two equally cheap ways the first found counts, so the same question always gets the same answer. Both functions
 * may search themselves.
 */
export function search(
  neighbours: Int16Array,
  start: number,
  allowance: number,
  cost: StepCost,
  endsIn: (hex: number) => boolean,
  least = 0,
): Reachable {
  const size = neighbours.length / 6;
  const best = blank(size);
  const from = blank(size);
  const queue = idle.pop() ?? { hex: new Int16Array(0), below: new Int32Array(0), top: new Int32Array(0) };
  makeRoom(queue, size, allowance);
  const { hex: hexes, below, top } = queue;
  let entries = 1;
  let count = 0;
  best[start] = 0;
  hexes[0] = start;
  below[0] = -1;
  top[0] = 0;
  for (let spent = 0; spent <= allowance; spent++) {
    const next = spent + least;
    for (let entry = top[spent] as number; entry >= 0; entry = top[spent] as number) {
      top[spent] = below[entry] as number;
      const hex = hexes[entry] as number;
      if (best[hex] !== spent) continue;
      count++;
      if (next > allowance || (hex !== start && endsIn(hex))) continue;
      for (let direction = 0, side = hex * 6; direction < 6; direction++, side++) {
        const to = neighbours[side] as number;
        if (to < 0) continue;
        const known = best[to] as number;
        if (known >= 0 && known <= next) continue;
        const price = cost(hex, direction, to);
        if (price < 0) continue;
        const total = spent + price;
        if (total > allowance || (known >= 0 && known <= total)) continue;
        best[to] = total;
        from[to] = hex;
        hexes[entries] = to;
        below[entries] = top[total] as number;
        top[total] = entries++;
      }
    }
  }
  idle.push(queue);
  return { cost: best, from, count };
}

/** The hexes of the cheapest way, start excluded, `hex` last; empty for the start and for a hex out of reach. */
export function pathTo(reachable: Reachable, hex: number): number[] {
  const path: number[] = [];
  for (let at = hex; (reachable.from[at] as number) >= 0; at = reachable.from[at] as number) path.push(at);
  return path.reverse();
}

/** A pile of hexes for each amount spent. An entry is a hex and the entry below it in its pile, -1 at the bottom. */
interface Queue {
  hex: Int16Array;
  below: Int32Array;
  /** Newest entry of the pile of each amount; -1 when it is empty. */
  top: Int32Array;
}

/** Queues no search is using: kept, so that a search allocates nothing but its result. */
const idle: Queue[] = [];

function makeRoom(queue: Queue, size: number, allowance: number): void {
  if (queue.hex.length < size * 6 + 1) {
    queue.hex = new Int16Array(size * 6 + 1);
    queue.below = new Int32Array(size * 6 + 1);
  }
  if (queue.top.length <= allowance) queue.top = new Int32Array(allowance + 1);
  queue.top.fill(-1, 0, allowance + 1);
}

/** Results are cut from a sheet of 32 arrays: allocating each by itself would take a third of the time of a search. */
let sheet = new Int16Array(0);
let cut = 0;

function blank(size: number): Int16Array {
  if (cut + size > sheet.length) {
    sheet = new Int16Array(size * 32).fill(-1);
    cut = 0;
  }
  cut += size;
  return sheet.subarray(cut - size, cut);
}
