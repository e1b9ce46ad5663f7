import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = '**/*.{html,js,css,json,svg,webmanifest}';
/** Smaller files (bytes) fit into one packet anyway. */
const SMALL = 1_000;

/** Not compressed: browsers compare this file byte by byte to detect a new version. */
const WORKER = 'worker.js';

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a brotli and a gzip version beside each file of the page, on all cores. */
export async function compress(folder: string): Promise<void> {
  const names = globSync(COMPRESSIBLE, { cwd: folder, exclude: [WORKER] });
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALL) return;
  const size = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await Promise.all([
    asBrotli(bytes, size).then((packed) => writeFile(`${file}.br`, packed)),
    asGzip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
