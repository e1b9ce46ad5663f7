// Before npm pack: builds what the package has instead of sources, the page (dist/web) and the library with its types (lib).
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say, UserError } from '../common.mjs';
import { withLock } from '../lock.mjs';
import { ensurePage } from '../page.ts';
import { hashOfFiles } from '../source-hash.ts';

const LIB = join(root, 'lib');
const STAMP = join(LIB, '.built-from');
const CONFIG = 'config/tsconfig.package.json';

function sourceHash(): string {
  const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['src/web', '**/*.test.ts', '**/*.test-kit.ts'] });
  return hashOfFiles(['package-lock.json', CONFIG, 'config/tsconfig.base.json', ...sources.sort()]);
}

const isFresh = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();

/** Types are checked by npm run check, not again here. */
async function buildLibrary(): Promise<void> {
  if (isFresh()) return;
  say('building the library …');
  const source = sourceHash();
  rmSync(LIB, { recursive: true, force: true });
  const args = [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', CONFIG, '--noCheck'];
  const { status, output } = await run(process.execPath, args, { cwd: root });
  if (status !== 0) throw new UserError(`${output}\nThe library could not be built; the errors are above.`);
  writeFileSync(STAMP, source);
}

await withLock(join(root, '.node/package-lock'), async () => {
  await ensurePage();
  await buildLibrary();
});
