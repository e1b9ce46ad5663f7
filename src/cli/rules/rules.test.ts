import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { casesIn, citations, namings } from './citations.ts';
import { coverageOf, isTestedOnDataOnly, type Place, ROOT, type RuleSentence } from './rules.ts';
import { temporaryPath } from '../test-kit.ts';

test('a full id in a doc comment is credited to what is declared right after it, with its line', () => {
  const text = [
    '/** XY-4.1.2-b: stops in a zone. */',
    'export function mustStop(): boolean {}',
    '/**',
    ' * XY-4.1.2-c and MG-5.0-a.',
    ' */',
    'export const zoneOf = 1;',
    'export const RULES = {',
    '  /** H44-2.2.1-a: an entry of a table of rules */',
    '  noEngaging: (p) => p.s.over,',
    '  air: {',
    '    /** XY-8.0-a */',
    "    'in-words': 3,",
    '  },',
    '} satisfies Rules;',
    '/** H44-TEC-a, H44-S1.1-b: a chart and a scenario. */',
    'const costs = {};',
    '/** XY-2.4.1-a */',
    'const [{ firstTurn: FIRST_TURN, lastTurn }] = ABOUT.scenarios;',
  ].join('\n');
  expect(citations(text)).toEqual([
    ['XY-4.1.2-b', 'mustStop', 2],
    ['XY-4.1.2-c', 'zoneOf', 6],
    ['MG-5.0-a', 'zoneOf', 6],
    ['H44-2.2.1-a', 'noEngaging', 9],
    ['XY-8.0-a', 'in-words', 12],
    ['H44-TEC-a', 'costs', 16],
    ['H44-S1.1-b', 'costs', 16],
    ['XY-2.4.1-a', 'firstTurn', 18],
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
  ['a statement', '/** XY-4.1.2-b */\nzones.clear();'],
  ['a statement of a function', 'function zone() {\n  /** XY-4.1.2-b */\n  return 1;\n}'],
  ['a constant of a function', 'function zone() {\n  /** XY-4.1.2-b */\n  const size = 1;\n}'],
  ['an object in a function', 'const zone = () => {\n  return {\n    /** XY-4.1.2-b */\n    size: 1,\n  };\n};'],
  ['a function in a table', 'const ZONES = {\n  size() {\n    /** XY-4.1.2-b */\n    size: 1;\n  },\n};'],
  ['an argument', 'const zones = list.map(\n  /** XY-4.1.2-b */\n  (zone) => zone.size,\n);'],
])('%s enforces nothing', (_, text) => {
  expect(citations(text)).toEqual([]);
});

test('ids are found in the names of tests and of test.each, with the line', () => {
  const text = [
    "test('[XY-4.1.2-b] a unit may not', () => {});",
    'it.skip("[XY-4.1.2-c] and [XY-4.1.2-d]", () => {});',
    "test.each([\n  ['a', 1],\n])('[XY-5.0-a] %s', () => {});",
    "describe('XY-1.0-a', () => {});",
    "call('XY-2.0-a');",
  ].join('\n');
  expect(namings(text)).toEqual([
    ['XY-4.1.2-b', '[XY-4.1.2-b] a unit may not', 1],
    ['XY-4.1.2-c', '[XY-4.1.2-c] and [XY-4.1.2-d]', 2],
    ['XY-4.1.2-d', '[XY-4.1.2-c] and [XY-4.1.2-d]', 2],
    ['XY-5.0-a', '[XY-5.0-a] %s', 5],
  ]);
});

test('ids are found in cases, with the line of the case, however the file is laid out', () => {
  const cases = [
    { id: 'C-1', title: 'stops', sentences: ['XY-4.1-b', 'XY-4.1-c'] },
    { id: 'C-2', title: 'goes on' },
    { id: 'C-3', title: 'goes back', sentences: ['XY-4.1-b'] },
  ];
  const found = (text: string): string[] => casesIn(text).map((credit) => credit.join(', '));
  const laidOut = `[\n${cases.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  expect(found(laidOut)).toEqual(['XY-4.1-b, C-1 stops, 2', 'XY-4.1-c, C-1 stops, 2', 'XY-4.1-b, C-3 goes back, 4']);
  expect(found(JSON.stringify(cases, null, 2)).at(-1)).toBe('XY-4.1-b, C-3 goes back, 15');
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
  const sentences: RuleSentence[] = [
    { id: 'XY-4.1-a', text },
    { id: 'XY-4.1-b', text, system: ['engagement/zones.ts:zone', 'engagement/zones.ts:stops'] },
    { id: 'XY-9.0-a', text, system: ['engagement/zones.ts:gone', 'games/other/index.ts:stop'] },
  ];
  const place = (path: string, line: number, name: string): Place => ({ path, line, name });
  expect(coverageOf('small', sentences, root)).toEqual([
    {
      ...sentences[0],
      enforcedBy: [place('src/games/small/index.ts', 2, 'stop')],
      tests: [place('src/games/small/index.test.ts', 1, '[XY-4.1-a] stops')],
    },
    {
      ...sentences[1],
      enforcedBy: [place('src/engagement/zones.ts', 1, 'zone'), place('src/engagement/zones.ts', 2, 'stops')],
      tests: [place('corpus/cases/small/stops.json', 1, 'C-1 stops')],
    },
    { ...sentences[2], enforcedBy: [], tests: [] },
  ]);
});

test.each([
  ['a rule tested by playing', 'rules/04-zone.ts', 'rules/04-zone.test.ts', false],
  ['a rule tested on data', 'rules/04-zone.ts', 'data/tables.test.ts', true],
  ['data tested on data', 'data/tables.ts', 'data/tables.test.ts', false],
])('%s', (_, code, tested, only) => {
  const place = (path: string): Place => ({ path: `src/games/small/${path}`, line: 1, name: 'x' });
  const sentence = { id: 'XY-4.1-a', text: {}, enforcedBy: [place(code)], tests: [place(tested)] };
  expect(isTestedOnDataOnly(sentence)).toBe(only);
});

describe.each(GAMES.map(({ id }) => id))('in the rulebook of %s', (game) => {
  const sentences = JSON.parse(readFileSync(join(ROOT, `src/games/${game}/rulebook.json`), 'utf8')) as RuleSentence[];
  const coverage = coverageOf(game, sentences);

  test('every sentence is credited to a function or table, of the game or of its system', () => {
    expect(coverage.filter(({ enforcedBy }) => enforcedBy.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('what is credited to the system is there', () => {
    const lost = coverage.flatMap(({ id, system = [], enforcedBy }) => {
      const found = enforcedBy.map(({ path, name }) => `${path}:${name}`);
      return system.filter((place) => !found.includes(`src/${place}`)).map((place) => `${id}: ${place}`);
    });
    expect(lost).toEqual([]);
  });

  test('no sentence that rules code carries out is tested on data only', () => {
    expect(coverage.filter(isTestedOnDataOnly).map(({ id }) => id)).toEqual([]);
  });
});
