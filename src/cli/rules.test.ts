import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/all.ts';
import { citations, coverOf, namings, ROOT, type RuleSentence } from './rules.ts';
import { temporaryPath } from './test-kit.ts';

test('a full id in a doc comment is credited to what is declared right after it', () => {
  const text = [
    '/** XY-4.1.2-b: stops in a zone. */',
    'export function mustStop(): boolean {}',
    '/**',
    ' * XY-4.1.2-c and MG-5.0-a.',
    ' */',
    'export const zoneOf = 1;',
    "/** XY-8.0-a */ 'in-words': 3,",
    '  /** H44-2.2.1-a: a field of a table of rules */',
    '  noEngaging: (p) => p.s.over,',
    '/** H44-TEC-a, H44-S1.1-b: a chart and a scenario. */',
    'const costs = {};',
  ].join('\n');
  expect(citations(text)).toEqual([
    ['XY-4.1.2-b', 'mustStop'],
    ['XY-4.1.2-c', 'zoneOf'],
    ['MG-5.0-a', 'zoneOf'],
    ['XY-8.0-a', 'in-words'],
    ['H44-2.2.1-a', 'noEngaging'],
    ['H44-TEC-a', 'costs'],
    ['H44-S1.1-b', 'costs'],
  ]);
});

test.each([
  ['a chapter', '/** XY-4.1.2: zones */\nexport function zone() {}'],
  ['a chapter in words', '/** XY 4.1.2 */\nexport function zone() {}'],
  ['abbreviated ids', '/** XY-4.1.2, -b, -c */\nexport function zone() {}'],
  ['a ruling', '/** RUL-XY-17, AMB-XY-03 */\nexport function zone() {}'],
  ['a comment that is not a doc comment', '// XY-4.1.2-b\nexport function zone() {}'],
  ['a comment on a file', "/** XY-4.1.2-b */\n\nimport { a } from './a.ts';"],
  ['a comment on a file, followed by imports', "/** XY-4.1.2-b */\nimport { a } from './a.ts';"],
  ['a comment on a file, followed by another', '/** XY-4.1.2-b */\n/** Zones. */\nexport function zone() {}'],
  ['a list of exports', "/** XY-4.1.2-b */\nexport * from './a.ts';"],
  ['an interface', '/** XY-4.1.2-b */\nexport interface Zone {}'],
  ['a type', '/** XY-4.1.2-b */\ntype Zone = number;'],
  ['a field of an interface', 'interface Zone {\n  /** XY-4.1.2-b */\n  readonly hexes: number[];\n}'],
])('%s enforces nothing', (_, text) => {
  expect(citations(text)).toEqual([]);
});

test('ids are found in the names of tests and of test.each', () => {
  const text = [
    "test('[XY-4.1.2-b] a unit may not', () => {});",
    'it.skip("[XY-4.1.2-c] and [XY-4.1.2-d]", () => {});',
    "test.each([\n  ['a', 1],\n])('[XY-5.0-a] %s', () => {});",
    "describe('XY-1.0-a', () => {});",
    "call('XY-2.0-a');",
  ].join('\n');
  expect(namings(text)).toEqual([
    ['XY-4.1.2-b', '[XY-4.1.2-b] a unit may not'],
    ['XY-4.1.2-c', '[XY-4.1.2-c] and [XY-4.1.2-d]'],
    ['XY-4.1.2-d', '[XY-4.1.2-c] and [XY-4.1.2-d]'],
    ['XY-5.0-a', '[XY-5.0-a] %s'],
  ]);
});

test('the coverage of a rulebook combines sources of the game and its system with all tests', () => {
  const root = dirname(temporaryPath('x'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put('src/engagement/zones.ts', 'export const zone = 1;\nfunction stops() {}\n// gone');
  put('src/games/small/index.ts', '/** XY-4.1-a */\nexport function stop() {}');
  put('src/games/other/index.ts', '/** XY-4.1-a */\nexport function stop() {}');
  put('src/games/small/index.test.ts', "test('[XY-4.1-a] stops', () => {}); /** XY-4.1-b */");
  put(
    'corpus/cases/small/stops.json',
    JSON.stringify([
      { id: 'C-1', title: 'stops', sentences: ['XY-4.1-b'] },
      { id: 'C-2', title: 'goes on' },
    ]),
  );
  const text = { en: 'x' };
  const cover = coverOf(
    'small',
    [
      { id: 'XY-4.1-a', text },
      { id: 'XY-4.1-b', text, system: ['engagement/zones.ts:zone', 'engagement/zones.ts:stops'] },
      { id: 'XY-9.0-a', text, system: ['engagement/zones.ts:gone', 'games/other/index.ts:stop'] },
    ],
    root,
  );
  expect(cover).toEqual([
    {
      id: 'XY-4.1-a',
      text,
      enforcedBy: ['src/games/small/index.ts:stop'],
      tests: ['src/games/small/index.test.ts: [XY-4.1-a] stops'],
    },
    {
      id: 'XY-4.1-b',
      text,
      system: ['engagement/zones.ts:zone', 'engagement/zones.ts:stops'],
      enforcedBy: ['src/engagement/zones.ts:zone', 'src/engagement/zones.ts:stops'],
      tests: ['corpus/cases/small/stops.json: C-1 stops'],
    },
    {
      id: 'XY-9.0-a',
      text,
      system: ['engagement/zones.ts:gone', 'games/other/index.ts:stop'],
      enforcedBy: [],
      tests: [],
    },
  ]);
});

describe.each(GAMES.map(({ id }) => id))('in the rulebook of %s', (game) => {
  const sentences = JSON.parse(readFileSync(join(ROOT, `src/games/${game}/rulebook.json`), 'utf8')) as RuleSentence[];
  const cover = coverOf(game, sentences);

  test('every sentence is credited to a function or table, of the game or of its system', () => {
    expect(cover.filter(({ enforcedBy }) => enforcedBy.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('what is credited to the system is there', () => {
    const lost = cover.flatMap(({ id, system = [], enforcedBy }) =>
      system.filter((place) => !enforcedBy.includes(`src/${place}`)).map((place) => `${id}: ${place}`),
    );
    expect(lost).toEqual([]);
  });
});
