import { describe, expect, test } from 'vitest';
import { makeGrid } from '../hex/grid.ts';
import { CCRR } from '../hex/shape.ts';
import { seeded } from '../kernel/random.ts';
import { follow, makeOccupancy, shift, takeOver, type Occupancy } from './occupancy.ts';

const grid = makeGrid({ orientation: 'flat', columns: 6, rows: 5, offset: 'odd', numbering: CCRR, missing: [] });
const SIDES = Uint8Array.of(0, 1, 0, 1, 0, 1, 0, 1);

const filled = (hexes: readonly number[]): Occupancy => {
  const o = makeOccupancy(grid.size, SIDES.length);
  follow(o, hexes, SIDES, grid.neighbours);
  return o;
};

const unitsIn = (o: Occupancy, hex: number): number[] => {
  const units: number[] = [];
  for (let u = o.heads[hex] ?? -1; u >= 0; u = o.next[u] ?? -1) units.push(u);
  return units;
};

/** All its content. */
const readings = (o: Occupancy): unknown => ({
  units: grid.names.map((_, hex) => unitsIn(o, hex)),
  count: o.count.map((counts) => [...counts]),
  zone: o.zone.map((zones) => [...zones]),
});

describe('occupancy', () => {
  test('lists the units of a hex in unit order, without those off the map', () => {
    const o = filled([7, -1, 7, 8, -2, 8, 7, 8]);
    expect([unitsIn(o, 7), unitsIn(o, 8), unitsIn(o, 9)]).toEqual([[0, 2, 6], [3, 5, 7], []]);
    expect([o.count[0][7], o.count[1][7], o.count[1][8]]).toEqual([3, 0, 3]);
  });

  test('a zone covers the adjacent hexes, once per unit, and not the hex itself', () => {
    const o = filled([7, -1, 7, -1, -1, -1, -1, -1]);
    const around = [...grid.neighbours.subarray(42, 48)].filter((hex) => hex >= 0);
    expect(around.map((hex) => o.zone[0][hex])).toEqual(around.map(() => 2));
    expect([o.zone[0][7], o.zone[1].every((n) => n === 0)]).toEqual([0, true]);
  });

  test.each([1, 2, 3, 4])('after 300 moves it equals one filled anew: seed %i', (seed) => {
    const random = seeded(seed);
    const anywhere = (): number => Math.floor(random() * (grid.size + 3)) - 3;
    let hexes: readonly number[] = Array.from(SIDES, anywhere);
    const o = filled(hexes);
    for (let n = 0; n < 300; n++) {
      const unit = Math.floor(random() * SIDES.length);
      const [from, to] = [hexes[unit] as number, anywhere()];
      hexes = hexes.with(unit, to);
      shift(o, { unit, side: SIDES[unit] as 0 | 1, from, to, hexes }, grid.neighbours);
      expect(o.of).toBe(hexes);
      expect(readings(o)).toEqual(readings(filled(hexes)));
    }
  });

  test('only the version of the moving side changes', () => {
    const o = filled([7, 8, -1, -1, -1, -1, -1, -1]);
    const [first, second] = o.versions;
    const hexes = [9, 8, -1, -1, -1, -1, -1, -1];
    shift(o, { unit: 0, side: 0, from: 7, to: 9, hexes }, grid.neighbours);
    expect([o.versions[0] === first, o.versions[1] === second]).toEqual([false, true]);
  });

  test.each([1, 2, 3, 4])('it follows to any other list of hexes: seed %i', (seed) => {
    const random = seeded(seed);
    const anywhere = (): number => Math.floor(random() * (grid.size + 3)) - 3;
    const units = Uint8Array.from({ length: 40 }, (_, u) => u % 2);
    const o = makeOccupancy(grid.size, units.length);
    let hexes: readonly number[] = Array.from(units, anywhere);
    for (let n = 0; n < 200; n++) {
      const share = random() ** 3;
      hexes = hexes.map((hex) => (random() < share ? anywhere() : hex));
      follow(o, hexes, units, grid.neighbours);
      const anew = makeOccupancy(grid.size, units.length);
      follow(anew, hexes, units, grid.neighbours);
      expect(o.of).toBe(hexes);
      expect(readings(o)).toEqual(readings(anew));
    }
  });

  test('it follows with the version of a side of which nobody stands elsewhere, and anew on another map', () => {
    const o = filled([7, 8, 9, -1, -1, -1, -1, -1]);
    const [first, second] = o.versions;
    follow(o, [7, 8, 9, -1, -1, -1, -1, -1], SIDES, grid.neighbours);
    expect(o.versions).toEqual([first, second]);
    follow(o, [7, 1, 9, -1, -1, -1, -1, -1], SIDES, grid.neighbours);
    expect([o.versions[0] === first, o.versions[1] === second]).toEqual([true, false]);
    const alone = new Int16Array(grid.neighbours.length).fill(-1);
    follow(o, [7, 1, 9, -1, -1, -1, -1, -1], SIDES, alone);
    expect(o.zone.every((zones) => zones.every((n) => n === 0))).toBe(true);
  });

  test('one that takes over another is the same, shelters included, and goes its own way', () => {
    const shelters = [Uint8Array.from(grid.names, (_, hex) => (hex === 8 ? 1 : 0))];
    const hexes = [7, 8, 8, 9, -1, -1, -1, -1];
    const [from, o] = [makeOccupancy(grid.size, SIDES.length, 1), makeOccupancy(grid.size, SIDES.length, 1)];
    follow(from, hexes, SIDES, grid.neighbours, shelters);
    follow(o, [1, 2, 3, 4, -1, -1, -1, -1], SIDES, grid.neighbours, shelters);
    takeOver(o, from);
    const all = ({ others, ...rest }: Occupancy): unknown => [
      readings(rest as Occupancy),
      others.map((zones) => zones.map((zone) => [...zone])),
    ];
    expect(all(o)).toEqual(all(from));
    expect(from.others[0]?.[0]).not.toEqual(from.zone[0]);
    shift(o, { unit: 0, side: 0, from: 7, to: 1, hexes: hexes.with(0, 1) }, grid.neighbours);
    expect([from.heads[7], from.versions[0] === o.versions[0]]).toEqual([0, false]);
  });
});
