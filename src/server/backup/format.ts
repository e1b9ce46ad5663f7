import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** Why a backup cannot be made or restored. `args`: what its text says. */
export class BackupError extends Error {
  readonly code: BackupCode;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(code: BackupCode, args: BackupError['args'] = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

export type BackupCode =
  | 'backup-other'
  | 'backup-newer'
  | 'backup-line'
  | 'backup-cut'
  | 'backup-damaged'
  | 'backup-altered'
  | 'restore-refused'
  | 'store-missing'
  | 'store-newer'
  | 'store-not-empty';

const FORMAT = 'bivouac-backup';
const VERSION = 1;

/** The first line: which tables follow is known from the migrations that had made them. */
const header = z.object({ format: z.literal(FORMAT), version: z.number(), migrations: z.array(z.string()) });
/** A row; bytes are in base64. */
const value = z.union([z.string(), z.number(), z.null(), z.strictObject({ base64: z.string() })]);
const row = z.strictObject({ table: z.string(), row: z.record(z.string(), value) });
/** The last line: the number of rows, and the SHA-256 of all lines before it. */
const seal = z.strictObject({ rows: z.number(), sha256: z.string() });

export type Header = z.infer<typeof header>;
export type Row = z.infer<typeof row>;

export const headerOf = (migrations: readonly string[]): Header => ({
  format: FORMAT,
  version: VERSION,
  migrations: [...migrations],
});

/** Values of a database as they stand in a row, and back. */
export const rowOf = (table: string, values: Readonly<Record<string, unknown>>): Row => ({
  table,
  row: Object.fromEntries(Object.entries(values).map(([column, each]) => [column, written(each)])),
});
const written = (each: unknown): Row['row'][string] =>
  each instanceof Uint8Array ? { base64: Buffer.from(each).toString('base64') } : (each as string | number | null);
export const valuesOf = (values: Row['row']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([column, each]) => [
      column,
      typeof each === 'object' && each ? Buffer.from(each.base64, 'base64') : each,
    ]),
  );

/** The text of a backup, line by line, with the line that seals it. */
export async function* sealed(lines: AsyncIterable<Header | Row>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = -1;
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    rows++;
    yield text;
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
}

/** Reads the lines of a backup, of which each has its end. Throws at the first that is wrong, and at the end unless all are there as they were written. */
export async function* unsealed(lines: AsyncIterable<string>): AsyncGenerator<Header | (Row & { line: number })> {
  const hash = createHash('sha256');
  let line = 0;
  let isSealed = false;
  for await (const text of lines) {
    line++;
    if (isSealed) throw new BackupError('backup-line', { line });
    const json = text.endsWith('\n') ? parsed(text, line) : undefined;
    if (json === undefined) throw new BackupError('backup-cut', { line });
    const last = seal.safeParse(json);
    if (last.success && line > 1) {
      isSealed = last.data.rows === line - 2 && last.data.sha256 === hash.digest('hex');
      if (!isSealed) throw new BackupError('backup-altered', { line, rows: last.data.rows, found: line - 2 });
    } else {
      yield line === 1 ? headerIn(json) : { ...rowIn(json, line), line };
      hash.update(text);
    }
  }
  if (!isSealed) throw new BackupError('backup-cut', { line });
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw line === 1 ? new BackupError('backup-other') : new BackupError('backup-line', { line });
  }
}

function headerIn(json: unknown): Header {
  const found = header.safeParse(json);
  if (!found.success) throw new BackupError('backup-other');
  if (found.data.version !== VERSION) throw new BackupError('backup-newer');
  return found.data;
}

function rowIn(json: unknown, line: number): Row {
  const found = row.safeParse(json);
  if (!found.success) throw new BackupError('backup-line', { line });
  return found.data;
}
