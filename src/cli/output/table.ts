/** Rows as aligned columns; columns of numbers are right-aligned. No rows give an empty text. */
export function table(rows: readonly (readonly string[])[], indent = 0): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const shapes = Array.from({ length: columns }, (_, column) =>
    shapeOf(
      rows.map((row) => row[column] ?? ''),
      column,
    ),
  );
  const lines = rows.map((row) =>
    shapes.map(({ width, right }, column) => pad(row[column] ?? '', width, right)).join('  '),
  );
  return lines.map((line) => `${' '.repeat(indent)}${line}`.trimEnd()).join('\n');
}

interface Shape {
  width: number;
  right: boolean;
}

/** The first row may be a heading and does not affect the alignment. The first column is left-aligned. */
function shapeOf(cells: readonly string[], column: number): Shape {
  const body = cells.slice(1).filter((cell) => cell !== '');
  const right = column > 0 && body.length > 0 && body.every((cell) => /^[-−+]?[\d.,]+(\s?%)?$/.test(cell));
  return { width: Math.max(...cells.map((cell) => cell.length)), right };
}

const pad = (text: string, width: number, right: boolean): string =>
  right ? text.padStart(width) : text.padEnd(width);

/** A heading with a body below it; empty when the body is. */
export const section = (heading: string, body: string): string => (body ? `${heading}\n${body}` : '');

export const blocks = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
