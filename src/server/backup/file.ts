import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, pipeline as joined } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './format.ts';

/** Only its owner may read it: it holds the secrets of the dice. */
const MODE = 0o600;
/** The first bytes of what gzip has compressed. */
const GZIP = Buffer.from([0x1f, 0x8b]);
/** Characters of a line at most; a text in a database has fewer. */
const LONGEST = 2 ** 28;

/** Writes a file, compressed if its name ends in `.gz`. It is there as a whole or not at all. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const out = createWriteStream(temporary, { flags: 'wx', mode: MODE, flush: true });
    const text = Readable.from(lines);
    await (file.endsWith('.gz') ? pipeline(text, createGzip(), out) : pipeline(text, out));
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** The lines of a file, compressed or not, each with its end; the last one may lack it. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 0;
  let rest = '';
  try {
    for await (const bytes of await bytesOf(file)) {
      const pieces = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = pieces.pop() ?? '';
      for (const piece of pieces) {
        line++;
        yield `${piece}\n`;
      }
      if (rest.length > LONGEST) throw new BackupError('backup-line', { line: line + 1 });
    }
    rest += decoder.decode();
  } catch (error) {
    throw reasonFor(error as NodeJS.ErrnoException, line + 1);
  }
  if (rest) yield rest;
}

async function bytesOf(file: string): Promise<AsyncIterable<Uint8Array>> {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
  await handle.close();
  const raw = createReadStream(file);
  return buffer.equals(GZIP) ? joined(raw, createGunzip(), () => undefined) : raw;
}

function reasonFor(error: NodeJS.ErrnoException, line: number): Error {
  if (error.code === 'Z_BUF_ERROR') return new BackupError('backup-cut', { line });
  if (error.code?.startsWith('Z_')) return new BackupError('backup-damaged', { line, reason: error.message });
  if (error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return new BackupError('backup-line', { line });
  return error;
}
