// Bundles a program into a few JavaScript files when its sources have changed: stripping the types of a hundred files takes
// ten times as long as the rest of a short command. CommonJS, because it loads only the built-in modules that are used.
import { join, relative } from 'node:path';
import { fs } from './common.mjs';

const { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } = fs;

/**
 * A bundle: its folder, and the stamp of every source (modification time and size) by its path relative to `home`.
 * @typedef {{ folder: string, sources: Record<string, string> }} Made
 */

const HOUR = 3_600_000;

/** Packages that read files of their own and therefore cannot be bundled. */
const OUTSIDE = [/^fastify$/, /^@fastify\//];

/**
 * Path of an up-to-date bundle; undefined when bundling fails. Errors in the sources are better reported by running them.
 * @param {string} entry entry file
 * @param {string} home folder for bundles
 * @param {string[]} others further files whose changes make the bundle stale
 */
export async function ensureBundle(entry, home, others = []) {
  const last = lastMade(home);
  if (last && isFresh(home, last)) return join(home, last.folder, 'main.cjs');
  try {
    const made = await make(entry, home, others);
    putInPlace(home, made);
    return join(home, made.folder, 'main.cjs');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} home
 * @returns {Made | undefined}
 */
function lastMade(home) {
  try {
    return JSON.parse(readFileSync(join(home, 'made.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} home
 * @param {Made} made
 */
const isFresh = (home, { folder, sources }) =>
  existsSync(join(home, folder, 'main.cjs')) &&
  Object.entries(sources).every(([file, stamp]) => stampOf(join(home, file)) === stamp);

/** @param {string} file */
function stampOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : 'missing';
}

/**
 * @param {string} entry
 * @param {string} home
 * @param {string[]} others
 * @returns {Promise<Made>}
 */
async function make(entry, home, others) {
  const { rolldown } = await import('rolldown');
  const folder = `${Date.now().toString(36)}-${process.pid}`;
  const started = Date.now();
  const bundle = await rolldown({
    input: { main: entry },
    platform: 'node',
    external: OUTSIDE,
    plugins: [ownAddress(join(home, folder))],
    logLevel: 'silent',
  });
  const names = { entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' };
  await bundle.write({
    dir: join(home, folder),
    format: 'cjs',
    // Shorter to read; names stay, so that the stack of an error can be read too.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    ...names,
  });
  const files = [...(await bundle.watchFiles).filter((file) => !file.includes('node_modules')), ...others];
  await bundle.close();
  const stamps = files.map((file) => [relative(home, file), stampBefore(started, file)]);
  return { folder, sources: Object.fromEntries(stamps) };
}

/**
 * A file written during bundling may not be in the bundle.
 * @param {number} started
 * @param {string} file
 */
const stampBefore = (started, file) => (statSync(file).mtimeMs < started ? stampOf(file) : 'changed meanwhile');

/**
 * Keeps the value of `import.meta.url` in the sources.
 * @param {string} folder
 * @returns {import('rolldown').Plugin}
 */
const ownAddress = (folder) => ({
  name: 'own-address',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const path = JSON.stringify(relative(folder, id).replaceAll('\\', '/'));
    return code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`);
  },
});

/**
 * Keeps bundles of the last hour: another command may be reading or making one.
 * @param {string} home
 * @param {Made} made
 */
function putInPlace(home, made) {
  const temporary = join(home, `${made.folder}.json`);
  writeFileSync(temporary, JSON.stringify(made));
  renameSync(temporary, join(home, 'made.json'));
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (name !== 'made.json' && Date.now() - statSync(path).mtimeMs > HOUR)
      rmSync(path, { recursive: true, force: true });
  }
}
