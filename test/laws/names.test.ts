import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { textsOf } from '../../src/text/games.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { isNameless, nameBreaches, type Named } from './names.ts';

/** Until events carry their rule themselves, the numbers of all events stand in one list. */
const EXCEPT: readonly string[] = ['src/text/engagement/event-rules.ts'];

/** Everything by which a registered game can be told from its siblings, from its own data and texts. */
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
const paths = globSync('src/**/*.{ts,svelte}').filter(isNameless).toSorted();
const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));

describe('code and texts that all games share', () => {
  test('name no place, formation, unit or terrain of one of them', () => {
    expect(files.size).toBeGreaterThan(20);
    const kept = new Map([...files].filter(([path]) => !EXCEPT.includes(path)));
    expect(nameBreaches(kept, games)).toEqual([]);
  });

  test('are excused no longer than needed', () => {
    const excused = [...files].filter(([path]) => EXCEPT.includes(path));
    for (const file of excused) expect(nameBreaches(new Map([file]), games)).not.toEqual([]);
  });
});

describe('the law of names notices', () => {
  const check = (line: string): string[] =>
    nameBreaches(new Map([['src/wargame/a.ts', `const a = 1;\n${line}`]]), games);
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
    ['a field of the position, bent', 'fillBombed(p);', 'bombed'],
    ['the beginning of a word', '// flooding', 'flood'],
  ])('%s', (_, line, name) => {
    expect(check(line)).toEqual(breach(name));
  });

  test.each([
    ['plain words that names are made of', '// till the corps reaches the wood with its tanks'],
    ['words that only hold a name inside', 'const seabeek = unpointed + kpontt;'],
    ['numbers that look like labels', `const odds = '5/2'; // 43, 15 of 84`],
  ])('not %s', (_, line) => {
    expect(check(line)).toEqual([]);
  });

  test('which files it is for', () => {
    expect(['src/wargame/deep/a.ts', 'src/text/engagement/pt.ts'].filter(isNameless)).toHaveLength(2);
    expect(['src/games/a/b.ts', 'src/text/a/pt.ts', 'src/wargames/a.ts'].filter(isNameless)).toEqual([]);
  });
});
