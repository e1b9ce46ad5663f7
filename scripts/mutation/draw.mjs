import { createHash } from 'node:crypto';

/**
 * @typedef {{ line: number; column: number }} Point
 * @typedef {{
 *   id: string; fileName: string; mutatorName: string; replacement: string; location: { start: Point; end: Point };
 * }} Mutant
 */

/**
 * What tells one mutant of this tree from all others. Stryker counts lines and columns from 0 while it runs and from 1 in
 * its report.
 * @param {Omit<Mutant, 'id'>} mutant
 * @param {0 | 1} offset
 */
export function keyOf({ fileName, mutatorName, replacement, location: { start, end } }, offset) {
  const points = [start, end].map(({ line, column }) => `${line + offset}:${column + offset}`);
  return [fileName, ...points, mutatorName, replacement].join('|');
}

/**
 * Where the mutant with this key stands, as Stryker wants to be told: its columns count from 0 here.
 * @param {string} key
 */
export function rangeOf(key) {
  const [file, ...points] = key.split('|', 3);
  const range = points.map((point) => {
    const [line, column] = point.split(':').map(Number);
    return `${line}:${Number(column) - 1}`;
  });
  return `${file}:${range.join('-')}`;
}

/**
 * So many of the keys, each as likely as the other, the same for the same seed whatever their order.
 * @param {readonly string[]} keys
 * @param {number} seed
 * @param {number} count
 */
export function drawn(keys, seed, count) {
  const rank = (/** @type {string} */ key) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  const ranked = keys.map((key) => ({ key, rank: rank(key) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, count).map(({ key }) => key);
}
