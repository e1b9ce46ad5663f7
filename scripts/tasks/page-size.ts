// Checks the size of the JavaScript loaded first: the first script, the entry file and its static imports, gzipped.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../common.mjs';
import { ensurePage } from '../page.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const limit = 120_000;
const page = join(root, 'dist/web');

await ensurePage();
const manifest = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const first = new Set(globSync('assets/early-*.js', { cwd: page }));
const add = (key: string): void => {
  const chunk = manifest[key];
  if (!chunk || first.has(chunk.file)) return;
  first.add(chunk.file);
  chunk.imports?.forEach(add);
};
Object.keys(manifest)
  .filter((key) => manifest[key]?.isEntry)
  .forEach(add);

const sizes = [...first].map((file) => ({ file, size: gzipSync(readFileSync(join(page, file))).length }));
const total = sizes.reduce((sum, { size }) => sum + size, 0);
if (total > limit) {
  const list = sizes.map(({ file, size }) => `  ${size} ${file}`).join('\n');
  process.stderr.write(`The first JavaScript is ${total} bytes gzipped; at most ${limit} are allowed.\n${list}\n`);
  process.exitCode = 1;
}
