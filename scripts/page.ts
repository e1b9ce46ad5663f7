import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root, say } from './common.mjs';
import { compress } from './compress.ts';
import { withLock } from './lock.mjs';
import { hashOfFiles } from './source-hash.ts';

const built = join(root, 'dist/web');
const stamp = join(root, 'dist/web/.built-from');

/** Builds the page into dist/web when its sources have changed since the last build. */
export async function ensurePage(): Promise<void> {
  if (isFresh()) return;
  await withLock(join(root, '.node/page-lock'), async () => {
    if (!isFresh()) await buildPage();
  });
}

const isFresh = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();

/** Builds into another folder and swaps, so that a running server never serves an incomplete page. */
async function buildPage(): Promise<void> {
  say('building the page …');
  const source = sourceHash();
  const fresh = join(root, 'dist/web-new');
  const old = join(root, 'dist/web-old');
  await asDeployed(() =>
    build({ configFile: join(root, 'vite.config.ts'), build: { outDir: fresh }, logLevel: 'error' }),
  );
  await compress(fresh);
  writeFileSync(join(fresh, '.built-from'), source);
  mkdirSync(built, { recursive: true });
  rmSync(old, { recursive: true, force: true });
  renameSync(built, old);
  renameSync(fresh, built);
  rmSync(old, { recursive: true, force: true });
}

/** Svelte makes a larger and slower page in the environment of a test, which may be the first to need it. */
async function asDeployed(make: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await make();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

function sourceHash(): string {
  const sources = globSync('src/**/*.*', { cwd: root, exclude: ['src/cli', 'src/server', '**/*.test.ts', '**/*.md'] });
  return hashOfFiles([
    'package-lock.json',
    'vite.config.ts',
    'scripts/standalone.ts',
    'scripts/compress.ts',
    'scripts/early.ts',
    'scripts/offline.ts',
    ...sources.sort(),
  ]);
}
