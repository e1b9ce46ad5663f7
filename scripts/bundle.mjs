// Bundles a program into a few JavaScript files when its sources have changed: stripping the types of a hundred files takes
// ten times as long as the rest of a short command. CommonJS, because it loads only the built-in modules that are used.
import { join, relative } from 'node:path';
import { fs, root } from './common.mjs';

const { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } = fs;

/**
 * A bundle: its folder, and the modification time and the size of every source by its path relative to the project, 0 and 0 for none.
 * @typedef {{ folder: string, sources: [path: string, time: number, size: number][] }} Made
 */

const HOUR = 3_600_000;

/** Describes the last bundle made, in the folder of all. */
const LAST = 'last.json';

/** Packages that read files of their own, or load others where they are installed, and therefore cannot be bundled. */
const OUTSIDE = [/^fastify$/, /^@fastify\//, /^better-sqlite3$/, /^pg$/, /^pg-cursor$/];

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
    return JSON.parse(readFileSync(join(home, LAST), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Asked before every command, of hundreds of files: numbers are compared, not text made of them, and paths are not normalised.
 * @param {string} home
 * @param {Made} made
 */
const isFresh = (home, { folder, sources }) =>
  existsSync(join(home, folder, 'main.cjs')) &&
  sources.every(([file, time, size]) => {
    const stat = statSync(`${root}/${file}`, QUIET);
    return stat ? stat.mtimeMs === time && stat.size === size : time === 0;
  });

const QUIET = /** @type {const} */ ({ throwIfNoEntry: false });

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
    plugins: [ownAddress(join(home, folder)), ASCII],
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
  return { folder, sources: files.map((file) => stampOf(started, file)) };
}

/**
 * A file written during bundling may not be in the bundle: its stamp is that of no file.
 * @param {number} started
 * @param {string} file
 * @returns {Made['sources'][number]}
 */
function stampOf(started, file) {
  const path = relative(root, file);
  const stat = statSync(file, QUIET);
  if (!stat) return [path, 0, 0];
  return stat.mtimeMs < started ? [path, stat.mtimeMs, stat.size] : [path, -1, 0];
}

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
 * Text of one byte a character is read faster: other characters are written as escapes, but for one behind a backslash.
 * @type {import('rolldown').Plugin}
 */
const ASCII = {
  name: 'ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(
        /(?<!\\)[\u0080-\uffff]/g,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/**
 * Keeps bundles of the last hour: another command may be reading or making one.
 * @param {string} home
 * @param {Made} made
 */
function putInPlace(home, made) {
  const temporary = join(home, `${made.folder}.json`);
  writeFileSync(temporary, JSON.stringify(made));
  renameSync(temporary, join(home, LAST));
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (name !== LAST && Date.now() - statSync(path).mtimeMs > HOUR) rmSync(path, { recursive: true, force: true });
  }
}
