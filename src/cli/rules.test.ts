import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { citations, coverOf, namings } from './rules.ts';
import { scratch } from './test-kit.ts';

test('ids are found in doc comments, with the name declared after them', () => {
  const text = [
    '/** RW 4.1.2-b: stops in a zone. */',
    'export function mustStop(): boolean {}',
    '/**',
    ' * RW-4.1.2-c and MG 5.0-a.',
    ' */',
    'export const zoneOf = 1;',
    '// RW-9.9-z is no doc comment',
    "/** RW 8.0 */ 'in-words': 3,",
    '/** H44-2.2.1-a */',
    'export interface Scale {}',
  ].join('\n');
  expect(citations(text)).toEqual([
    ['RW-4.1.2-b', 'mustStop'],
    ['RW-4.1.2-c', 'zoneOf'],
    ['MG-5.0-a', 'zoneOf'],
    ['RW-8.0', 'in-words'],
    ['H44-2.2.1-a', 'Scale'],
  ]);
});

test('ids are found in the names of tests, also of tables of tests', () => {
  const text = [
    "test('[RW-4.1.2-b] a unit may not', () => {});",
    'it.skip("[RW-4.1.2-c] and [RW-4.1.2-d]", () => {});',
    "test.each([\n  ['a', 1],\n])('[RW-5.0-a] %s', () => {});",
    "describe('RW-1.0-a', () => {});",
    "call('RW-2.0-a');",
  ].join('\n');
  expect(namings(text)).toEqual([
    ['RW-4.1.2-b', '[RW-4.1.2-b] a unit may not'],
    ['RW-4.1.2-c', '[RW-4.1.2-c] and [RW-4.1.2-d]'],
    ['RW-4.1.2-d', '[RW-4.1.2-c] and [RW-4.1.2-d]'],
    ['RW-5.0-a', '[RW-5.0-a] %s'],
  ]);
});

test('the cover of a rulebook joins sources of the game and of its system with the tests of the whole project', () => {
  const root = dirname(scratch('x'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put('src/engagement/zones.ts', '/** RW 4.1 */\nexport const zone = 1;');
  put('src/games/small/index.ts', '/** RW 4.1-a */\nexport function stop() {}');
  put('src/games/other/index.ts', '/** RW 4.1-a */\nexport function stop() {}');
  put('src/games/small/index.test.ts', "test('[RW-4.1-a] stops', () => {}); /** RW 4.1-b */");
  const text = { en: 'x' };
  const cover = coverOf(
    'small',
    [
      { id: 'RW-4.1-a', text },
      { id: 'RW-4.1-b', text },
      { id: 'RW-9.0-a', text },
    ],
    root,
  );
  expect(cover).toEqual([
    {
      id: 'RW-4.1-a',
      text,
      enforcedBy: ['src/games/small/index.ts:stop', 'src/engagement/zones.ts:zone'],
      tests: ['src/games/small/index.test.ts: [RW-4.1-a] stops'],
    },
    { id: 'RW-4.1-b', text, enforcedBy: ['src/engagement/zones.ts:zone'], tests: [] },
    { id: 'RW-9.0-a', text, enforcedBy: [], tests: [] },
  ]);
});
