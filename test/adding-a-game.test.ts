// What a game needs besides its rules: whatever is missing is told by name (docs/adding-a-game.md).
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/all.ts';
import { COLOURS } from '../src/games/colours.ts';
import { LIBRARY } from '../src/games/index.ts';
import { loadTexts, textsOf } from '../src/text/games.ts';
import { LANGS } from '../src/text/format.ts';
import { toy } from '../src/wargame/toy.test-kit.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import { KNOWN } from './kit/subject.ts';

type Has = (game: Wargame) => boolean;

/** Is there a file at this path, with the id or system of the game in it? */
const file =
  (pathOf: (game: Pick<Wargame, 'id' | 'system'>) => string): Has =>
  (game) =>
    existsSync(pathOf(game));

/** By where it stands: has the game its part there? */
const PARTS: Readonly<Record<string, Has>> = {
  'src/games/index.ts': ({ id }) => LIBRARY.has(id),
  'src/games/colours.ts': ({ id }) => Object.hasOwn(COLOURS, id),
  'src/games/<id>/rulebook.json': file(({ id }) => `src/games/${id}/rulebook.json`),
  'src/games/<id>/book.ts': file(({ id }) => `src/games/${id}/book.ts`),
  'src/games/<id>/briefing.ts': file(({ id }) => `src/games/${id}/briefing.ts`),
  'src/games/<id>/first-turn.ts': file(({ id }) => `src/games/${id}/first-turn.ts`),
  'src/games/<id>/README.md': file(({ id }) => `src/games/${id}/README.md`),
  'Wargame.unitNames': ({ unitNames }) => unitNames !== undefined,
  'Wargame.eventKinds': ({ eventKinds }) => Object.keys(eventKinds).length > 0,
  'Wargame.search': ({ search }) => (search as unknown) !== undefined,
  'Wargame.aids.rollCosts': ({ aids }) => aids?.rollCosts !== undefined,
  'src/text/games.ts': ({ id }) => LANGS.every((lang) => textsOf(lang, id) !== undefined),
  'src/text/guide/<id>/': file(({ id }) => `src/text/guide/${id}/index.ts`),
  'src/text/web/<system>/': file(({ system }) => `src/text/web/${system}/en.ts`),
  'src/web/systems/<system>/': file(({ system }) => `src/web/systems/${system}/parts.ts`),
  'test/kit/subject.ts, invariants': ({ id }) => (KNOWN[id]?.invariants.length ?? 0) > 0,
  'test/kit/subject.ts, twin': ({ id }) => KNOWN[id]?.twin !== undefined,
  'test/kit/subject.ts, expected': ({ id }) => KNOWN[id]?.expected !== undefined,
  'corpus/golden/<id>.txt': file(({ id }) => `corpus/golden/${id}.txt`),
  'corpus/records/<rules>/': ({ id, rules }) => globSync(`corpus/records/${rules}/${id}-*.bivouac.json`).length > 0,
  'docs/rulings/<id>.md': file(({ id }) => `docs/rulings/${id}.md`),
  'docs/maps/<id>.md': file(({ id }) => `docs/maps/${id}.md`),
  'README.md': ({ title }) => readFileSync('README.md', 'utf8').includes(title),
};

const missing = (game: Wargame): string[] => Object.keys(PARTS).filter((part) => !PARTS[part]?.(game));

test.each(GAMES.map((game) => ({ id: game.id, game })))('$id has all that a game needs', async ({ id, game }) => {
  await loadTexts(id);
  expect(missing(game)).toEqual([]);
});

test('of a game that only has its rules every other part is missing, by name', () => {
  const own = ['Wargame.eventKinds', 'Wargame.search', 'Wargame.aids.rollCosts'];
  expect(missing(toy as unknown as Wargame)).toEqual(Object.keys(PARTS).filter((part) => !own.includes(part)));
});

test('docs/adding-a-game.md names every part', () => {
  const doc = readFileSync('docs/adding-a-game.md', 'utf8');
  expect(Object.keys(PARTS).filter((part) => !doc.includes(`\`${part}\``))).toEqual([]);
});
