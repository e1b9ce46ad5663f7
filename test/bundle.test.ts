import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringBundle } from '../scripts/bundle.mjs';

let folder: string;
let entry: string;
let home: string;

/** Writes a source as if long ago: only what lies before the making of a bundle is known to be in it. */
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

test('a bundle does what its sources do, and they are where they were', async () => {
  const bundle = await bringBundle(entry, home);
  expect(load(bundle)).toMatchObject({ value: 1, at: pathToFileURL(entry).href });
});

test('it is kept while its sources stay, and made anew when one of them has changed', async () => {
  const first = await bringBundle(entry, home);
  expect(await bringBundle(entry, home)).toBe(first);
  source('part.ts', 'export const part: number = 2;', 5);
  const second = await bringBundle(entry, home);
  expect(second).not.toBe(first);
  expect(load(second)).toMatchObject({ value: 2 });
});

test('what else counts as a source is looked after too', async () => {
  const other = source('packages', 'one');
  const first = await bringBundle(entry, home, [other]);
  expect(await bringBundle(entry, home, [other])).toBe(first);
  source('packages', 'two', 5);
  expect(await bringBundle(entry, home, [other])).not.toBe(first);
});

test('a source written while the bundle is made makes the next one new', async () => {
  source('part.ts', 'export const part: number = 3;', -1);
  const first = await bringBundle(entry, home);
  expect(await bringBundle(entry, home)).not.toBe(first);
});

test('of old bundles those of the last hour stay, which a command may still be reading', async () => {
  const old = join((await bringBundle(entry, home)) ?? '', '..');
  const long = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(old, long, long);
  const kept: string[] = [];
  for (const minutes of [9, 8]) {
    source('part.ts', `export const part: number = ${minutes};`, minutes);
    kept.push(basename(join((await bringBundle(entry, home)) ?? '', '..')));
  }
  const folders = readdirSync(home).filter((name) => name !== 'made.json');
  expect(folders.toSorted()).toEqual(kept.toSorted());
});

test('a bundle that has been deleted is made again', async () => {
  const first = (await bringBundle(entry, home)) as string;
  rmSync(join(first, '..'), { recursive: true });
  expect(load(await bringBundle(entry, home))).toMatchObject({ value: 1 });
});

test('where it cannot be made there is none: broken sources, a folder that is none', async () => {
  source('part.ts', 'export const part: = 1;');
  expect(await bringBundle(entry, home)).toBeUndefined();
  source('part.ts', 'export const part: number = 1;');
  expect(await bringBundle(entry, join(entry, 'cache'))).toBeUndefined();
});
