// A program as a few files of plain JavaScript, made anew when its sources have changed: taking the types out of a hundred
// files takes ten times as long as all else a short command does.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * What a bundle was made of: its folder, and of every source, by its path from there, when it was written and how long it is.
 * @typedef {{ folder: string, sources: Record<string, string> }} Made
 */

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
  const before = lastMade(home);
  if (before && isFresh(home, before)) return join(home, before.folder, 'main.mjs');
  try {
    const made = await make(entry, home, others);
    putInPlace(home, made, before);
    return join(home, made.folder, 'main.mjs');
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
const isFresh = (home, { sources }) =>
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
  await bundle.write({ dir: join(home, folder), entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
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
 * The one before stays: a command that has just started may still be reading it.
 * @param {string} home
 * @param {Made} made
 * @param {Made | undefined} before
 */
function putInPlace(home, made, before) {
  const draft = join(home, `${made.folder}.json`);
  mkdirSync(home, { recursive: true });
  writeFileSync(draft, JSON.stringify(made));
  renameSync(draft, join(home, 'made.json'));
  const kept = [made.folder, before?.folder];
  const old = readdirSync(home, { withFileTypes: true }).filter((each) => each.isDirectory());
  for (const { name } of old) if (!kept.includes(name)) rmSync(join(home, name), { recursive: true, force: true });
}
