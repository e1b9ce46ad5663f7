import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/all.ts';
import { textsOf } from '../../src/text/games.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { isNameless, nameBreaches, numberBreaches, type Named } from './names.ts';

/** Names and ids that only this game has, from its data and texts. */
function namedIn({ id, map, counters }: Wargame): Named {
  const { words, facts } = textsOf('en', id) ?? {};
  return {
    id,
    names: [
      ...map.places.flatMap((place) => [place.id, place.name]),
      ...counters.flatMap(({ label, formation }) => [label, formation]),
    ],
    units: counters.map((counter) => counter.id),
    own: [words?.side, words?.nation, words?.terrain, words?.type, words?.cause, facts].flatMap((ids) =>
      Object.keys(ids ?? {}),
    ),
  };
}

const games = GAMES.map(namedIn);
const first = games.filter(({ id }) => id === 'reichswald');
const paths = globSync('src/**/*.{ts,svelte}').filter(isNameless).toSorted();
const isTest = (path: string): boolean => /test(-kit)?\.ts$/.test(path);
const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));

describe('code and texts that all games share', () => {
  test('name no place, formation, unit or terrain of one of them', () => {
    expect(files.size).toBeGreaterThan(20);
    // Page and seats are tested on real games.
    const isReal = (path: string): boolean => isTest(path) && /^src\/(web|seat)\//.test(path);
    expect(nameBreaches(new Map([...files].filter(([path]) => !isReal(path))), games)).toEqual([]);
  });

  test('say no rule number of one of their books', () => {
    const code = new Map([...files].filter(([path]) => !isTest(path)));
    expect(numberBreaches(code)).toEqual([]);
  });
});

describe('the law of names detects', () => {
  const check = (line: string): string[] =>
    nameBreaches(new Map([['src/wargame/a.ts', `const a = 1;\n${line}`]]), first);
  const breach = (name: string): string[] => [
    `src/wargame/a.ts:2: shared code names ${name} of the game reichswald (law 12).`,
  ];

  test.each([
    ['a place in a sentence', `stay: '{unit} stays in Goch.',`, 'goch'],
    ['a place with an accent, and without', `nutterden('Nütterden')`, 'nutterden'],
    ['a place in a code', `refuse('4.1.1', 'must-hold-wyler')`, 'wyler'],
    ['a place inside a name', 'function mustHoldWyler() {}', 'wyler'],
    ['a word of a longer name', '// west of Moyland', 'moyland'],
    ['a formation', '// Kampfgruppe Lehr stands alone', 'lehr'],
    ['a formation in capitals', 'const AGRA_MOVED = 1;', 'agra'],
    ['a unit by its id', `if (unit.id === 'C-5/2') return;`, 'C-5/2'],
    ['a side', `side === 'german'`, 'german'],
    ['terrain', `terrain === 'inundation'`, 'inundation'],
    ['what a kind of troops does', 'amphibious: boolean;', 'amphib'],
    ['a field of the position inside a name', 'fillBombed(p);', 'bombed'],
    ['the beginning of a word', '// flooding', 'flood'],
  ])('%s', (_, line, name) => {
    expect(check(line)).toEqual(breach(name));
  });

  test.each([
    ['common words that are part of names', '// till the corps reaches the wood with its tanks'],
    ['words that merely contain a name', 'const seabeek = unpointed + kpontt;'],
    ['numbers that look like labels', `const odds = '5/2'; // 43, 15 of 84`],
  ])('not %s', (_, line) => {
    expect(check(line)).toEqual([]);
  });

  test.each([
    ['a number in quotes', `refuse(p, '4.1.2', 'must-join')`],
    ['a number of two parts', `const rule = "9.0";`],
    ['a number in a comment', '/** Engaged: in the EZ of an enemy (4.1.2). */'],
    ['a number in a comment after code', 'const a = 1; // 8.0: not twice'],
    ['a number in the middle of a long comment', ' * the flood (9.0), then'],
    ['a sentence', '/** RW-5.1.8-b: one defender. */'],
    ['a ruling', '/** One column (RUL-RW-18). */'],
  ])('%s', (_, line) => {
    expect(numberBreaches(new Map([['src/engagement/a.ts', line]]))).toHaveLength(1);
  });

  test('a rule number in a component, but no length in its markup', () => {
    const lines = `const rule = '4.1.2';\n<circle r="2.4" />\n<RuleLink rule={'9.0'} />`;
    expect(numberBreaches(new Map([['src/web/log/A.svelte', lines]]))).toHaveLength(2);
  });

  test.each([
    ['a version', `version: '1.0.0-beta'`],
    ['geometry', 'const x = 1.5 * column; // three quarters of a hex'],
    ['a ruling of the series', '/** The column is clamped (RUL-S-02, AMB-S-10). */'],
  ])('not %s', (_, line) => {
    expect(numberBreaches(new Map([['src/engagement/a.ts', line]]))).toEqual([]);
  });

  test('applies to the shared folders only', () => {
    expect(['src/wargame/deep/a.ts', 'src/text/engagement/pt.ts'].filter(isNameless)).toHaveLength(2);
    expect(['src/web/map/A.svelte', 'src/text/web/en.ts'].filter(isNameless)).toHaveLength(2);
    expect(['src/games/a/b.ts', 'src/text/a/pt.ts', 'src/wargames/a.ts'].filter(isNameless)).toEqual([]);
  });
});
