import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = '**/*.{html,js,css,json,svg,webmanifest}';
/** Smaller files (bytes) fit into one packet anyway. */
const SMALL = 1_000;

/** Not compressed: browsers compare this file byte by byte to detect a new version. */
const WORKER = 'worker.js';

/** Writes a brotli and a gzip version beside each file of the page. */
export function compress(folder: string): void {
  for (const name of globSync(COMPRESSIBLE, { cwd: folder, exclude: [WORKER] })) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < SMALL) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
