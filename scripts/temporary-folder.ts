import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './common.mjs';

export interface TemporaryFolder {
  /** Environment that makes programs use this folder for temporary files; the compile cache of Node is kept. */
  env: Record<string, string>;
  /** Our files left in it; browser and tools leave files of their own. */
  left(): string[];
  close(): void;
}

/** A temporary folder for one run of the tests. */
export function openTemporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-run-'));
  // PostgreSQL, which does not run as root, may pass through.
  chmodSync(folder, 0o711);
  const compiled = join(root, 'node_modules/.cache/node');
  return {
    env: { TMPDIR: folder, TMP: folder, TEMP: folder, NODE_COMPILE_CACHE: compiled },
    left: () => readdirSync(folder).filter((name) => name.startsWith('bivouac-')),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
