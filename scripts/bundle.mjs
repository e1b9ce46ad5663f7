// A program as a few files of plain JavaScript, made anew when its sources have changed: taking the types out of a hundred
// files takes ten times as long as all else a short command does. CommonJS: of what Node has built in, it loads only what is used.
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * What a bundle was made of: its folder, and of every source, by its path from there, when it was written and how long it is.
 * @typedef {{ folder: string, sources: Record<string, string> }} Made
 */

const HOUR = 3_600_000;

/** Packages that read files of their own, so that they stay where they are. */
const OUTSIDE = [/^fastify$/, /^@fastify\//];

/**
 * The path of the program made of the present sources; undefined where it cannot be made. Whatever is wrong with the
 * sources shows better when they are run themselves.
 * @param {string} entry the source that the program begins with
 * @param {string} home folder to keep it in
 * @param {string[]} others files that count as sources besides those that are read
 */
export async function bringBundle(entry, home, others = []) {
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
  await bundle.write({ dir: join(home, folder), format: 'cjs', ...names });
  const files = [...(await bundle.watchFiles).filter((file) => !file.includes('node_modules')), ...others];
  await bundle.close();
  const stamps = files.map((file) => [relative(home, file), stampBefore(started, file)]);
  return { folder, sources: Object.fromEntries(stamps) };
}

/**
 * What was written while the bundle was made may not be in it.
 * @param {number} started
 * @param {string} file
 */
const stampBefore = (started, file) => (statSync(file).mtimeMs < started ? stampOf(file) : 'changed meanwhile');

/**
 * Sources that ask where they are get their own place, not that of the bundle.
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
 * Bundles of the last hour stay: a command that has just started may be reading one, or another may be making it.
 * @param {string} home
 * @param {Made} made
 */
function putInPlace(home, made) {
  const draft = join(home, `${made.folder}.json`);
  writeFileSync(draft, JSON.stringify(made));
  renameSync(draft, join(home, 'made.json'));
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (name !== 'made.json' && Date.now() - statSync(path).mtimeMs > HOUR)
      rmSync(path, { recursive: true, force: true });
  }
}
