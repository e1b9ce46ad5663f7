import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breaches } from './laws/breaches.ts';

test('src keeps the import laws of docs/architecture.md: imports point down, no cycles, pure engine, games apart', () => {
  const paths = globSync('src/**/*.{ts,svelte}').toSorted();
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  expect(files.size).toBeGreaterThan(10);
  expect(breaches(files)).toEqual([]);
});
