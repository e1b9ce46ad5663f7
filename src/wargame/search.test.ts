import { describe, expect, test } from 'vitest';
import { hexAt, makeGrid } from '../hex/grid.ts';
import { seeded } from '../kernel/random.ts';
import type { StepCost } from './search.ts';
import { pathTo, search } from './search.ts';

const grid = makeGrid({ columns: 9, rows: 7, shoved: 'odd' });
const at = (name: string): number => hexAt(grid, name) as number;
const named = (hexes: readonly number[]): string[] => hexes.map((hex) => grid.names[hex] as string);
const one: StepCost = () => 1;
const nowhere = () => false;

/** Costs found by trying every step again until nothing gets cheaper. */
function slowly(start: number, allowance: number, cost: StepCost, endsIn: (hex: number) => boolean): number[] {
  const best = Array.from({ length: grid.size }, () => Infinity);
  best[start] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let side = 0; side < grid.size * 6; side++) {
      const hex = Math.floor(side / 6);
      const to = grid.neighbours[side] as number;
      if (to < 0 || (hex !== start && endsIn(hex))) continue;
      const price = cost(hex, side % 6, to);
      const total = (best[hex] as number) + price;
      if (price < 0 || total > allowance || total >= (best[to] as number)) continue;
      best[to] = total;
      changed = true;
    }
  }
  return best.map((spent) => (spent === Infinity ? -1 : spent));
}

/** A map of hexsides with costs 0–4, a fifth of them closed, and hexes one must stop in. */
function wilds(seed: number): { cost: StepCost; endsIn: (hex: number) => boolean } {
  const random = seeded(seed);
  const price = Array.from({ length: grid.size * 6 }, () => (random() < 0.2 ? -1 : Math.floor(random() * 5)));
  const ends = Array.from({ length: grid.size }, () => random() < 0.3);
  return { cost: (from, direction) => price[from * 6 + direction] as number, endsIn: (hex) => ends[hex] as boolean };
}

describe('movement search', () => {
  test('on open ground everything within the allowance is reached at its distance', () => {
    const found = search(grid.neighbours, at('0504'), 2, one, nowhere);
    expect(found.count).toBe(19);
    expect([found.cost[at('0504')], found.cost[at('0503')], found.cost[at('0502')], found.cost[at('0501')]]).toEqual([
      0, 1, 2, -1,
    ]);
  });

  test('with no points left one stays where one is', () => {
    expect(search(grid.neighbours, at('0504'), 0, one, nowhere).count).toBe(1);
  });

  test('a forbidden step is not taken, a dear one only when nothing cheaper leads there', () => {
    const cost: StepCost = (_, direction, to) => (to === at('0503') ? -1 : direction === 1 ? 3 : 1);
    const found = search(grid.neighbours, at('0504'), 9, cost, nowhere);
    expect(found.cost[at('0503')]).toBe(-1);
    expect(found.cost[at('0604')]).toBe(2);
    expect(named(pathTo(found, at('0604')))).toEqual(['0605', '0604']);
  });

  test('where one must stop the way ends, but the start is always left', () => {
    const found = search(grid.neighbours, at('0504'), 9, one, (hex) => hex !== at('0101'));
    expect(found.count).toBe(7);
  });

  test('a hex reached by a way that must not stop is passed through, one that must stop is not', () => {
    const wall = (hex: number) => named([hex])[0]?.startsWith('06') === true;
    const found = search(grid.neighbours, at('0404'), 9, one, wall);
    expect(found.cost[at('0604')]).toBe(2);
    expect(found.cost[at('0704')]).toBe(-1);
  });

  test('steps that cost nothing are free as often as wanted', () => {
    expect(search(grid.neighbours, at('0101'), 0, () => 0, nowhere).count).toBe(grid.size);
  });

  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'on wild map %i costs are those of the slow method',
    (seed) => {
      const { cost, endsIn } = wilds(seed);
      const start = (seed * 17) % grid.size;
      const found = search(grid.neighbours, start, 4 + (seed % 9), cost, endsIn);
      expect([...found.cost]).toEqual(slowly(start, 4 + (seed % 9), cost, endsIn));
      expect(found.count).toBe(found.cost.filter((spent) => spent >= 0).length);
    },
  );

  test.each([3, 14, 15])('on wild map %i every path walks legally and costs what was promised', (seed) => {
    const { cost, endsIn } = wilds(seed);
    const found = search(grid.neighbours, 31, 12, cost, endsIn);
    for (let hex = 0; hex < grid.size; hex++) {
      if ((found.cost[hex] as number) < 0) continue;
      expect(priceOf(31, pathTo(found, hex), cost, endsIn)).toBe(found.cost[hex]);
    }
  });

  test.each([1, 2, 3])('what a step costs at least changes nothing but how often is asked: %i', (least) => {
    const { cost, endsIn } = wilds(least);
    let asked = 0;
    const dear: StepCost = (from, direction, to) => {
      asked++;
      const price = cost(from, direction, to);
      return price < 0 ? price : Math.max(price, least);
    };
    const plain = search(grid.neighbours, 31, 9, dear, endsIn);
    const plainly = asked;
    const found = search(grid.neighbours, 31, 9, dear, endsIn, least);
    expect(found.count).toBe(plain.count);
    expect([...found.cost]).toEqual([...plain.cost]);
    expect(asked - plainly).toBeLessThan(plainly);
  });

  test('there is no path to the start, nor to where one cannot get', () => {
    const found = search(grid.neighbours, at('0504'), 1, one, nowhere);
    expect([pathTo(found, at('0504')), pathTo(found, at('0101'))]).toEqual([[], []]);
  });

  test('results do not change when the next search runs, nor when a search asks another one', () => {
    const first = search(grid.neighbours, at('0504'), 3, one, nowhere);
    const before = [...first.cost];
    const nested: StepCost = (from) => search(grid.neighbours, from, 2, one, nowhere).cost[from] as number;
    const free = search(grid.neighbours, at('0101'), 5, nested, nowhere);
    expect(free.count).toBe(grid.size);
    expect([...first.cost]).toEqual(before);
  });

  test('a larger sheet and a larger allowance than before find room', () => {
    const large = makeGrid({ columns: 60, rows: 50, shoved: 'even' });
    expect(search(large.neighbours, 0, 400, () => 3, nowhere).count).toBe(3000);
    expect(search(grid.neighbours, 0, 2, one, nowhere).count).toBeLessThan(10);
  });
});

/** What walking this path costs; throws on a step that is forbidden or leaves a hex one must stop in. */
function priceOf(start: number, path: readonly number[], cost: StepCost, endsIn: (hex: number) => boolean): number {
  let spent = 0;
  let hex = start;
  for (const to of path) {
    const direction = grid.neighbours.subarray(hex * 6, hex * 6 + 6).indexOf(to);
    const price = cost(hex, direction, to);
    if (direction < 0 || price < 0 || (hex !== start && endsIn(hex))) throw new Error('This path cannot be walked.');
    spent += price;
    hex = to;
  }
  return spent;
}
