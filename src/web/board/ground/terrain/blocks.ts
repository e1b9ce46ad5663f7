import { once, type Area, type Sheet } from '../../model/sheet.ts';

/** Side of a block of the sheet, in hex radii. */
const SIDE = 6;

/** What is worked out block by block of the sheet: only for those that an area touches, so that the first plate does not wait for all. */
export function inBlocks<T>(sheet: Sheet, name: string, area: Area, make: (block: Area) => T): T[] {
  const found: T[] = [];
  for (let row = Math.floor(area.y / SIDE); row * SIDE < area.y + area.height; row++) {
    for (let column = Math.floor(area.x / SIDE); column * SIDE < area.x + area.width; column++) {
      const block = { x: column * SIDE, y: row * SIDE, width: SIDE, height: SIDE };
      found.push(once(sheet, `${name} ${column},${row}`, () => make(block)));
    }
  }
  return found;
}

/** The knots of a square lattice within a block. */
export function lattice({ x, y, width, height }: Area, step: number): { i: number; j: number }[] {
  const knots: { i: number; j: number }[] = [];
  for (let j = Math.ceil(y / step); j * step < y + height; j++) {
    for (let i = Math.ceil(x / step); i * step < x + width; i++) knots.push({ i, j });
  }
  return knots;
}
