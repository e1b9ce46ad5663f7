import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Fonts and pictures are compressed as they are. */
const COMPRESSIBLE = '**/*.{html,js,css,json,svg,webmanifest}';
/** Bytes below which a packet is a packet. */
const SMALL = 1_000;

/** Browsers compare it with the one they have to notice a new version: it stands in one file alone. */
const WORKER = 'worker.js';

/** Puts beside each file of the page what a browser gets that takes brotli or gzip. */
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
