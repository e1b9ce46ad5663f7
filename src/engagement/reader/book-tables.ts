import type { BookCell } from '../../wargame/book.ts';

type DiceRows = Readonly<Record<string, readonly string[]>>;

/** Rows of a dice table in printed order, 2-12 to 7: an object would list the key 7 first. */
export const rowsOf = (rows: DiceRows): BookCell[][] =>
  Object.entries(rows)
    .toSorted(([a], [b]) => Number.parseInt(a) - Number.parseInt(b))
    .map(([dice, cells]) => [dice, ...cells]);

/** The result codes in the cells of a dice table, each once. */
export const codesOf = (rows: DiceRows): string[] => [
  ...new Set(Object.values(rows).flatMap((cells) => cells.flatMap((cell) => cell.split(' ')))),
];

/** Where there is nothing to say. */
export const NONE = '–';

/** Columns for the defence as a signed shift: to the left is minus. */
export const shift = (columns: number): string => (columns > 0 ? `−${columns}` : columns < 0 ? `+${-columns}` : NONE);
