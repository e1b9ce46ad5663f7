import { describe, expect, test } from 'vitest';
import { hexAt, makeGrid } from '../hex/grid.ts';
import { seeded } from '../kernel/random.ts';
import { FORBIDDEN, isReached, makeRange, pathTo, search, type Going } from './search.ts';

const grid = makeGrid({ columns: 9, rows: 7, offset: 'odd' });
const at = (name: string): number => hexAt(grid, name) as number;
const named = (hexes: readonly number[]): string[] => hexes.map((hex) => grid.names[hex] as string);

type Price = (from: number, direction: number, to: number) => number;
type Mark = (hex: number) => boolean;

/** A map by rules in words: the price of each hexside, where one must stop, what is closed, points for going on. */
function going(price: Price, stops: Mark = () => false, closed: Mark = () => false, leaving?: Uint8Array): Going {
  const prices = Uint8Array.from(grid.neighbours, (to, side) =>
    to < 0 ? FORBIDDEN : price(Math.floor(side / 6), side % 6, to),
  );
  const marks = (mark: Mark): Uint8Array => Uint8Array.from(grid.names, (_, hex) => (mark(hex) ? 7 : 0));
  return { neighbours: grid.neighbours, prices, stops: marks(stops), closed: marks(closed), leaving };
}

const OPEN = going(() => 1);
const from = (name: string, allowance: number, map = OPEN) => search(map, at(name), allowance, makeRange(grid.size));

/** Costs found by trying every step again until nothing gets cheaper. */
function slowly(start: number, allowance: number, { neighbours, prices, stops, closed, leaving }: Going): number[] {
  const best = Array.from({ length: grid.size }, () => Infinity);
  best[start] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let side = 0; side < grid.size * 6; side++) {
      const hex = Math.floor(side / 6);
      const to = neighbours[side] as number;
      if (to < 0 || closed[to] || (hex !== start && stops[hex])) continue;
      const price = prices[side] as number;
      const total = (best[hex] as number) + price + (leaving?.[hex] ?? 0);
      if (price === FORBIDDEN || total > allowance || total >= (best[to] as number)) continue;
      best[to] = total;
      changed = true;
    }
  }
  return best.map((spent) => (spent === Infinity ? FORBIDDEN : spent));
}

/** Costs 0–4 with a fifth of the hexsides forbidden, some hexes closed, some to stop in, some that cost more to go on from. */
function wilds(seed: number): Going {
  const random = seeded(seed);
  const price: Price = () => (random() < 0.2 ? FORBIDDEN : Math.floor(random() * 5));
  const leaving = Uint8Array.from(grid.names, () => (random() < 0.2 ? 2 : 0));
  return going(
    price,
    () => random() < 0.3,
    () => random() < 0.1,
    leaving,
  );
}

describe('movement search', () => {
  test('on open ground everything within the allowance is reached at its distance', () => {
    const found = from('0504', 2);
    expect(found.count).toBe(19);
    expect(['0504', '0503', '0502', '0501'].map((name) => found.cost[at(name)])).toEqual([0, 1, 2, FORBIDDEN]);
  });

  test('what is found comes cheapest first, the start before all', () => {
    const found = from('0504', 3);
    const costs = [...found.found.subarray(0, found.count)].map((hex) => found.cost[hex] as number);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(found.found[0]).toBe(at('0504'));
  });

  test('with no points left one stays where one is', () => {
    expect(from('0504', 0).count).toBe(1);
  });

  test('a forbidden step is not taken, an expensive one only when nothing cheaper leads there', () => {
    const map = going((_, direction, to) => (to === at('0503') ? FORBIDDEN : direction === 1 ? 3 : 1));
    const found = from('0504', 9, map);
    expect(isReached(found, at('0503'))).toBe(false);
    expect(found.cost[at('0604')]).toBe(2);
    expect(named(pathTo(found, at('0604')))).toEqual(['0605', '0604']);
  });

  test('a closed hex is neither entered nor passed through', () => {
    const column = (hex: number): boolean => named([hex])[0]?.startsWith('06') === true;
    const found = from(
      '0404',
      20,
      going(() => 1, undefined, column),
    );
    expect([isReached(found, at('0504')), isReached(found, at('0604')), isReached(found, at('0704'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('where one must stop the path ends, but the start is always left', () => {
    expect(
      from(
        '0504',
        9,
        going(
          () => 1,
          (hex) => hex !== at('0101'),
        ),
      ).count,
    ).toBe(7);
  });

  test('a hex reached by a path that must not stop is passed through, one that must stop is not', () => {
    const wall = (hex: number): boolean => named([hex])[0]?.startsWith('06') === true;
    const found = from(
      '0404',
      9,
      going(() => 1, wall),
    );
    expect(found.cost[at('0604')]).toBe(2);
    expect(isReached(found, at('0704'))).toBe(false);
  });

  test('going on from a hex may cost more, from the start too', () => {
    const leaving = new Uint8Array(grid.size);
    leaving[at('0504')] = 1;
    leaving[at('0503')] = 2;
    const found = from(
      '0504',
      9,
      going(() => 1, undefined, undefined, leaving),
    );
    expect(['0503', '0502', '0501'].map((name) => found.cost[at(name)])).toEqual([2, 4, 5]);
  });

  test('steps that cost nothing are free as often as wanted', () => {
    expect(
      from(
        '0101',
        0,
        going(() => 0),
      ).count,
    ).toBe(grid.size);
  });

  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'on wild map %i costs are those of the slow method',
    (seed) => {
      const map = wilds(seed);
      const start = (seed * 17) % grid.size;
      const found = search(map, start, 4 + (seed % 9), makeRange(grid.size));
      expect([...found.cost]).toEqual(slowly(start, 4 + (seed % 9), map));
      expect(found.count).toBe(found.cost.filter((spent) => spent !== FORBIDDEN).length);
    },
  );

  test.each([3, 14, 15])('on wild map %i every path walks legally and costs what was promised', (seed) => {
    const map = wilds(seed);
    const found = search(map, 31, 12, makeRange(grid.size));
    const reached = grid.names.map((_, hex) => hex).filter((hex) => isReached(found, hex));
    expect(reached.map((hex) => costOf(31, pathTo(found, hex), map))).toEqual(reached.map((hex) => found.cost[hex]));
  });

  test('there is no path to the start, nor to where one cannot get', () => {
    const found = from('0504', 1);
    expect([pathTo(found, at('0504')), pathTo(found, at('0101'))]).toEqual([[], []]);
  });

  test('a range used again holds nothing of the search before', () => {
    const range = makeRange(grid.size);
    search(OPEN, at('0504'), 9, range);
    const again = search(OPEN, at('0101'), 1, range);
    expect([...again.cost]).toEqual([...from('0101', 1).cost]);
    expect(again.count).toBe(from('0101', 1).count);
  });

  test('the largest allowance on a large sheet finds room', () => {
    const large = makeGrid({ columns: 60, rows: 50, offset: 'even' });
    const empty = new Uint8Array(large.size);
    const prices = Uint8Array.from(large.neighbours, (to) => (to < 0 ? FORBIDDEN : 3));
    const map = { neighbours: large.neighbours, prices, stops: empty, closed: empty };
    expect(search(map, 0, 254, makeRange(large.size)).count).toBe(3000);
  });
});

/** What walking this path costs; throws on a step that is forbidden or leaves a hex one must stop in. */
function costOf(start: number, path: readonly number[], { prices, stops, closed, leaving }: Going): number {
  let spent = 0;
  let hex = start;
  for (const to of path) {
    const direction = grid.neighbours.subarray(hex * 6, hex * 6 + 6).indexOf(to);
    const price = prices[hex * 6 + direction] as number;
    const refused = direction < 0 || price === FORBIDDEN || closed[to] || (hex !== start && stops[hex]);
    if (refused) throw new Error('This path cannot be walked.');
    spent += price + (leaving?.[hex] ?? 0);
    hex = to;
  }
  return spent;
}
