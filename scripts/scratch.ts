import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './common.mjs';

export interface Scratch {
  /** What sends a program and all it starts to this temporary folder; what Node has compiled outlives the run. */
  env: Record<string, string>;
  /** What of ours has been left in it. Browser and tools leave things of their own there. */
  left(): string[];
  close(): void;
}

/** A temporary folder for one run of the tests. */
export function openScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-run-'));
  const compiled = join(root, 'node_modules/.cache/node');
  return {
    env: { TMPDIR: folder, TMP: folder, TEMP: folder, NODE_COMPILE_CACHE: compiled },
    left: () => readdirSync(folder).filter((name) => name.startsWith('bivouac-')),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
