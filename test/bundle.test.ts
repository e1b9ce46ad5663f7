import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBundle } from '../scripts/bundle.mjs';

let folder: string;
let entry: string;
let home: string;

/** Writes a source with an old time stamp: only sources older than the bundle are known to be in it. */
function source(name: string, text: string, minutes = 10): string {
  const file = join(folder, 'src', name);
  writeFileSync(file, text);
  const time = new Date(Date.now() - minutes * 60_000);
  utimesSync(file, time, time);
  return file;
}

const load = (file: string | undefined): unknown => createRequire(import.meta.url)(file ?? '');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-bundle-'));
  home = join(folder, 'cache/cli');
  mkdirSync(join(folder, 'src'));
  source('part.ts', 'export const part: number = 1;');
  entry = source('entry.ts', "import { part } from './part.ts';\nexport const [value, at] = [part, import.meta.url];");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a bundle does what its sources do, with their import.meta.url', async () => {
  const bundle = await ensureBundle(entry, home);
  expect(load(bundle)).toMatchObject({ value: 1, at: pathToFileURL(entry).href });
});

test('text beyond ASCII is what it was, in files of one byte a character', async () => {
  source('part.ts', 'export const part = ["Reichswald é não ñ", `${1} → 2 🂡`, /[–🂡]/u.test("🂡"), /^ç$/.test("ç")];');
  const bundle = await ensureBundle(entry, home);
  expect(load(bundle)).toMatchObject({ value: ['Reichswald é não ñ', '1 → 2 🂡', true, true] });
  expect(readFileSync(bundle ?? '', 'utf8')).toMatch(/^[ -~\s]*$/);
  source('part.ts', 'export const part = /\\–/.test("–");', 5);
  expect(load(await ensureBundle(entry, home))).toMatchObject({ value: true });
});

test('a bundle is reused until one of its sources changes', async () => {
  const first = await ensureBundle(entry, home);
  expect(await ensureBundle(entry, home)).toBe(first);
  source('part.ts', 'export const part: number = 2;', 5);
  const second = await ensureBundle(entry, home);
  expect(second).not.toBe(first);
  expect(load(second)).toMatchObject({ value: 2 });
});

test('a change of an additional source makes a new bundle', async () => {
  const other = source('packages', 'one');
  const first = await ensureBundle(entry, home, [other]);
  expect(await ensureBundle(entry, home, [other])).toBe(first);
  source('packages', 'two', 5);
  expect(await ensureBundle(entry, home, [other])).not.toBe(first);
});

test('a source written during bundling makes a new bundle the next time', async () => {
  source('part.ts', 'export const part: number = 3;', -1);
  const first = await ensureBundle(entry, home);
  expect(await ensureBundle(entry, home)).not.toBe(first);
});

test('old bundles are kept for an hour, because a command may still be reading them', async () => {
  const old = join((await ensureBundle(entry, home)) ?? '', '..');
  const long = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(old, long, long);
  const kept: string[] = [];
  for (const minutes of [9, 8]) {
    source('part.ts', `export const part: number = ${minutes};`, minutes);
    kept.push(basename(join((await ensureBundle(entry, home)) ?? '', '..')));
  }
  const folders = readdirSync(home).filter((name) => name !== 'last.json');
  expect(folders.toSorted()).toEqual(kept.toSorted());
});

test('a deleted bundle is made again', async () => {
  const first = (await ensureBundle(entry, home)) as string;
  rmSync(join(first, '..'), { recursive: true });
  expect(load(await ensureBundle(entry, home))).toMatchObject({ value: 1 });
});

test('without a valid source or folder there is no bundle', async () => {
  source('part.ts', 'export const part: = 1;');
  expect(await ensureBundle(entry, home)).toBeUndefined();
  source('part.ts', 'export const part: number = 1;');
  expect(await ensureBundle(entry, join(entry, 'cache'))).toBeUndefined();
});
