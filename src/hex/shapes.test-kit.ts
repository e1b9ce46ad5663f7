import fc from 'fast-check';
import { printedNumber, type GridShape } from './shape.ts';

const first = fc.integer({ min: 0, max: 90 });

/** Sheets of up to 9 by 9 hexes of every kind, any of their hexes missing but at least one left. */
export const anyShape: fc.Arbitrary<GridShape> = fc
  .record({
    orientation: fc.constantFrom('flat', 'pointy'),
    columns: fc.integer({ min: 1, max: 9 }),
    rows: fc.integer({ min: 1, max: 9 }),
    offset: fc.constantFrom('odd', 'even'),
    numbering: fc.record({
      order: fc.constantFrom('column-row', 'row-column'),
      firstColumn: first,
      firstRow: first,
      rows: fc.constantFrom('southward', 'northward'),
    }),
  })
  .chain((rest) => {
    const names = numbersOf({ ...rest, missing: [] }).map(([name]) => name);
    return fc.subarray(names, { maxLength: names.length - 1 }).map((missing): GridShape => ({ ...rest, missing }));
  });

/** Every printed number of the sheet with its column and row, row by row from the top, missing ones too. */
export function numbersOf(shape: GridShape): [name: string, column: number, row: number][] {
  const { firstColumn, firstRow, rows } = shape.numbering;
  const upward = Array.from({ length: shape.rows }, (_, i) => firstRow + i);
  const lines = rows === 'southward' ? upward : upward.toReversed();
  return lines.flatMap((row) =>
    Array.from({ length: shape.columns }, (_, i): [string, number, number] => {
      const column = firstColumn + i;
      return [printedNumber(shape, column, row), column, row];
    }),
  );
}

/** Where the middle of a hex with these printed numbers lies on an endless sheet, in hex radii, y downwards. */
export function middleOf({ orientation, offset, numbering }: GridShape, column: number, row: number) {
  const half = (n: number): number => (Math.abs(n) % 2 === (offset === 'odd' ? 1 : 0) ? 0.5 : 0);
  const down = numbering.rows === 'southward' ? row : -row;
  return orientation === 'flat'
    ? { x: 1.5 * column, y: Math.sqrt(3) * (down + half(column)) }
    : { x: Math.sqrt(3) * (column + half(row)), y: 1.5 * down };
}

/** The two hexes across the side in each direction, found by measuring: name to name, by degrees clockwise from north. */
export function measured(shape: GridShape): Map<string, Map<number, string>> {
  const all = numbersOf(shape)
    .filter(([name]) => !shape.missing.includes(name))
    .map(([name, column, row]) => ({ name, ...middleOf(shape, column, row) }));
  const around = (here: (typeof all)[number]): Map<number, string> => {
    const next = all.filter(({ x, y }) => Math.abs(Math.hypot(x - here.x, y - here.y) - Math.sqrt(3)) < 1e-6);
    return new Map(next.map(({ name, x, y }) => [degrees(x - here.x, y - here.y), name]));
  };
  return new Map(all.map((here) => [here.name, around(here)]));
}

const degrees = (x: number, y: number): number => (Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 360) % 360;

/** Steps from one hex to every other, found by spreading from neighbour to neighbour of the sheet without holes. */
export function walked(shape: GridShape, from: string): Map<string, number> {
  const around = measured({ ...shape, missing: [] });
  const steps = new Map([[from, 0]]);
  for (const [name, far] of steps) {
    for (const next of around.get(name)?.values() ?? []) if (!steps.has(next)) steps.set(next, far + 1);
  }
  return steps;
}
