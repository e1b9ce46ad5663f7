// Reads tables as a rulebook prints them.

export interface Table {
  columns: readonly string[];
  /** The cell of a column, counted from 0, for a sum of two dice. */
  cell(column: number, sum: number): string;
}

/** Lines with their words. */
export const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

/** Reads a table with results. */
export function tableOf(text: string): Table {
  const [columns = [], ...rows] = linesOf(text);
  const bySum = new Map(rows.flatMap(([sums = '', ...cells]) => sums.split('-').map((sum) => [Number(sum), cells])));
  return { columns, cell: (column, sum) => (bySum.get(sum)?.[column] ?? '').replace('_', ' ') };
}

/** Reads a table with numbers, by the first word of the line. */
export const numbersOf = (text: string): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(linesOf(text).map(([name = '', ...cells]) => [name, cells.map(Number)]));
