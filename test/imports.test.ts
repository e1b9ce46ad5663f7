import { globSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breaches } from './laws/breaches.ts';

test('src keeps the import laws of docs/architecture.md: imports point down, no cycles, pure engine, games apart', () => {
  const paths = globSync('src/**/*.{ts,svelte}').toSorted();
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  expect(files.size).toBeGreaterThan(10);
  expect(breaches(files)).toEqual([]);
});

test('no folder of code holds more than 30 files', () => {
  const folders = globSync('{bench,bin,scripts,src,test}/**/', { exclude: ['**/node_modules'] });
  expect(folders.length).toBeGreaterThan(100);
  const isFull = (folder: string): boolean =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length > 30;
  expect(folders.filter(isFull)).toEqual([]);
});
