import { describe, expect, test } from 'vitest';
import { makeGrid, knownHex } from '../../hex/grid.ts';
import { CCRR } from '../../hex/shape.ts';
import { seeded } from '../../kernel/random.ts';
import {
  add,
  clear,
  costTo,
  FORBIDDEN,
  isReached,
  makeRange,
  pathTo,
  search,
  spread,
  type SearchMap,
} from './search.ts';

const grid = makeGrid({ orientation: 'flat', columns: 9, rows: 7, offset: 'odd', numbering: CCRR, missing: [] });
const at = (name: string): number => knownHex(grid, name);
const named = (hexes: readonly number[]): string[] => hexes.map((hex) => grid.names[hex] as string);

type Cost = (from: number, direction: number, to: number) => number;
type Mark = (hex: number) => boolean;

/** A search map from functions: cost of a hexside, hexes to stop in, closed hexes, extra cost of leaving. */
function searchMap(cost: Cost, stops: Mark = () => false, closed: Mark = () => false, leaving?: Uint8Array): SearchMap {
  const costs = Uint8Array.from(grid.neighbours, (to, side) =>
    to < 0 ? FORBIDDEN : cost(Math.floor(side / 6), side % 6, to),
  );
  const marks = (mark: Mark): Uint8Array => Uint8Array.from(grid.names, (_, hex) => (mark(hex) ? 7 : 0));
  return { neighbours: grid.neighbours, costs, stops: marks(stops), closed: Uint16Array.from(marks(closed)), leaving };
}

const OPEN = searchMap(() => 1);
const from = (name: string, allowance: number, map = OPEN) => search(map, at(name), allowance, makeRange(grid.size));

/** Costs by the slow method: relaxes every step until nothing changes. */
function slowly(start: number, allowance: number, { neighbours, costs, stops, closed, leaving }: SearchMap): number[] {
  const best = Array.from({ length: grid.size }, () => Infinity);
  best[start] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let side = 0; side < grid.size * 6; side++) {
      const hex = Math.floor(side / 6);
      const to = neighbours[side] ?? -1;
      if (to < 0 || closed[to] || (hex !== start && stops[hex])) continue;
      const cost = costs[side] ?? FORBIDDEN;
      const total = (best[hex] ?? FORBIDDEN) + cost + (leaving?.[hex] ?? 0);
      if (cost === FORBIDDEN || total > allowance || total >= (best[to] ?? FORBIDDEN)) continue;
      best[to] = total;
      changed = true;
    }
  }
  return best.map((spent) => (spent === Infinity ? FORBIDDEN : spent));
}

/** A random map: costs 0–4, a fifth of the hexsides forbidden, some hexes closed, to stop in, or with an extra cost of leaving. */
function randomMap(seed: number): SearchMap {
  const random = seeded(seed);
  const cost: Cost = () => (random() < 0.2 ? FORBIDDEN : Math.floor(random() * 5));
  const leaving = Uint8Array.from(grid.names, () => (random() < 0.2 ? 2 : 0));
  return searchMap(
    cost,
    () => random() < 0.3,
    () => random() < 0.1,
    leaving,
  );
}

describe('movement search', () => {
  test('on open ground the cost of a hex is its distance', () => {
    const found = from('0504', 2);
    expect(found.count).toBe(19);
    expect(['0504', '0503', '0502', '0501'].map((name) => found.cost[at(name)])).toEqual([0, 1, 2, FORBIDDEN]);
  });

  test('hexes are found in order of cost, the start first', () => {
    const found = from('0504', 3);
    const costs = [...found.found.subarray(0, found.count)].map((hex) => costTo(found, hex));
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(found.found[0]).toBe(at('0504'));
  });

  test('an allowance of 0 reaches only the start', () => {
    expect(from('0504', 0).count).toBe(1);
  });

  test('a forbidden step is not taken, an expensive one only without a cheaper path', () => {
    const map = searchMap((_, direction, to) => (to === at('0503') ? FORBIDDEN : direction === 1 ? 3 : 1));
    const found = from('0504', 9, map);
    expect(isReached(found, at('0503'))).toBe(false);
    expect(found.cost[at('0604')]).toBe(2);
    expect(named(pathTo(found, at('0604')))).toEqual(['0605', '0604']);
  });

  test('a closed hex is not entered', () => {
    const column = (hex: number): boolean => named([hex])[0]?.startsWith('06') === true;
    const found = from(
      '0404',
      20,
      searchMap(() => 1, undefined, column),
    );
    expect([isReached(found, at('0504')), isReached(found, at('0604')), isReached(found, at('0704'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a path ends in a hex to stop in, unless it is the start', () => {
    expect(
      from(
        '0504',
        9,
        searchMap(
          () => 1,
          (hex) => hex !== at('0101'),
        ),
      ).count,
    ).toBe(7);
  });

  test('a path does not pass through a hex to stop in', () => {
    const wall = (hex: number): boolean => named([hex])[0]?.startsWith('06') === true;
    const found = from(
      '0404',
      9,
      searchMap(() => 1, wall),
    );
    expect(found.cost[at('0604')]).toBe(2);
    expect(isReached(found, at('0704'))).toBe(false);
  });

  test('leaving a hex may cost extra, also at the start', () => {
    const leaving = new Uint8Array(grid.size);
    leaving[at('0504')] = 1;
    leaving[at('0503')] = 2;
    const found = from(
      '0504',
      9,
      searchMap(() => 1, undefined, undefined, leaving),
    );
    expect(['0503', '0502', '0501'].map((name) => found.cost[at(name)])).toEqual([2, 4, 5]);
  });

  test('steps of cost 0 are unlimited', () => {
    expect(
      from(
        '0101',
        0,
        searchMap(() => 0),
      ).count,
    ).toBe(grid.size);
  });

  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'on random map %i the costs are those of the slow method',
    (seed) => {
      const map = randomMap(seed);
      const start = (seed * 17) % grid.size;
      const found = search(map, start, 4 + (seed % 9), makeRange(grid.size));
      expect([...found.cost]).toEqual(slowly(start, 4 + (seed % 9), map));
      expect(found.count).toBe(found.cost.filter((spent) => spent !== FORBIDDEN).length);
    },
  );

  test.each([3, 14, 15])('on random map %i every path is legal and has the cost given', (seed) => {
    const map = randomMap(seed);
    const found = search(map, 31, 12, makeRange(grid.size));
    const reached = grid.names.map((_, hex) => hex).filter((hex) => isReached(found, hex));
    expect(reached.map((hex) => costOf(31, pathTo(found, hex), map))).toEqual(reached.map((hex) => found.cost[hex]));
  });

  test('the path to the start, and to an unreachable hex, is empty', () => {
    const found = from('0504', 1);
    expect([pathTo(found, at('0504')), pathTo(found, at('0101'))]).toEqual([[], []]);
  });

  test('a reused range holds nothing of the previous search', () => {
    const range = makeRange(grid.size);
    search(OPEN, at('0504'), 9, range);
    const again = search(OPEN, at('0101'), 1, range);
    expect([...again.cost]).toEqual([...from('0101', 1).cost]);
    expect(again.count).toBe(from('0101', 1).count);
  });

  test('the queue is large enough for the largest allowance on a large map', () => {
    const large = makeGrid({
      orientation: 'flat',
      columns: 60,
      rows: 50,
      offset: 'even',
      numbering: CCRR,
      missing: [],
    });
    const empty = new Uint8Array(large.size);
    const costs = Uint8Array.from(large.neighbours, (to) => (to < 0 ? FORBIDDEN : 3));
    const map = { neighbours: large.neighbours, costs, stops: empty, closed: new Uint16Array(large.size) };
    expect(search(map, 0, 254, makeRange(large.size)).count).toBe(3000);
  });
});

/** Cost of a path; throws on a forbidden step, or one out of a hex to stop in. */
function costOf(start: number, path: readonly number[], { costs, stops, closed, leaving }: SearchMap): number {
  let spent = 0;
  let hex = start;
  for (const to of path) {
    const direction = grid.neighbours.subarray(hex * 6, hex * 6 + 6).indexOf(to);
    const cost = costs[hex * 6 + direction] ?? FORBIDDEN;
    const refused = direction < 0 || cost === FORBIDDEN || closed[to] || (hex !== start && stops[hex]);
    if (refused) throw new Error('This path is not legal.');
    spent += cost + (leaving?.[hex] ?? 0);
    hex = to;
  }
  return spent;
}

test.each([1, 2, 3])(
  'the way to one hex is the one that the whole search finds, and what is never entered is not on it: seed %i',
  (seed) => {
    const random = seeded(seed);
    const never = Uint16Array.from(grid.names, () => (random() < 0.2 ? 7 : 0));
    const map = { ...searchMap(() => 1 + Math.floor(random() * 3)), never };
    const [whole, one] = [makeRange(grid.size), makeRange(grid.size)];
    const start = at('0404');
    search(map, start, 9, whole);
    for (let goal = 0; goal < grid.size; goal++) {
      clear(one, 9);
      add(one, start, 0, -1);
      spread(map, start, 9, one, goal);
      expect([isReached(one, goal), costTo(one, goal), pathTo(one, goal)]).toEqual([
        isReached(whole, goal),
        costTo(whole, goal),
        pathTo(whole, goal),
      ]);
      expect(pathTo(one, goal).every((hex) => never[hex] === 0)).toBe(true);
    }
  },
);
