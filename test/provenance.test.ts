// What README.md and the lobby say about the worth of the data is counted here.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COUNTER_SOURCES as HOLLAND } from '../src/games/holland-44/data/counters.ts';
import { GAMES } from '../src/games/all.ts';
import { COUNTER_SOURCES as GARDEN } from '../src/games/market-garden/data/counters.ts';
import { COUNTER_SOURCES as REICHSWALD } from '../src/games/reichswald/data/counters.ts';
import { COUNTER_SOURCES as WAR } from '../src/games/third-world-war/data/counters.ts';
import { aboutText } from '../src/text/index.ts';
import type { Source } from '../src/wargame/map.ts';
import { provenanceOfCounters, provenanceOfMap, type Provenance } from '../src/wargame/provenance.ts';
import type { Wargame } from '../src/wargame/wargame.ts';

const SOURCES: Readonly<Record<string, Readonly<Record<string, Source>>>> = {
  reichswald: REICHSWALD,
  'market-garden': GARDEN,
  'third-world-war': WAR,
  'holland-44': HOLLAND,
};
const README = readFileSync('README.md', 'utf8');

const sourcesOf = ({ id }: Wargame): Readonly<Record<string, Source>> => SOURCES[id] ?? {};

/** Printed with its share, inferred, reconstructed. */
function shares({ printed, inferred, reconstructed }: Provenance): string {
  const share = Number(((100 * printed) / (printed + inferred + reconstructed)).toPrecision(2));
  const [first, ...others] = [printed, inferred, reconstructed].map((count) => count.toLocaleString('en'));
  return [`${first} (${share} %)`, ...others].join(', ');
}

/** How many counters cite a source of this origin for a field. */
const counted = (game: Wargame, field: string, origin: Source['origin']): number =>
  game.counters.filter(
    ({ source }) => typeof source !== 'string' && sourcesOf(game)[source[field] ?? '']?.origin === origin,
  ).length;

describe.each(GAMES.map((game) => ({ id: game.id, game })))('the worth of the data of $id', ({ game }) => {
  const map = provenanceOfMap(game.map);
  const counters = provenanceOfCounters(game.counters, sourcesOf(game));

  test('is what README.md says', () => {
    const row = README.split('\n').find((line) => line.startsWith(`| ${game.title} |`));
    expect(row).toContain(`| ${game.title} | ${shares(map)} | ${shares(counters)} |`);
    expect(
      row
        ?.split('|')
        .slice(1, -1)
        .map((cell) => cell.trim() !== ''),
    ).toEqual([true, true, true, true]);
  });

  test('leaves no value of the map and no counter without a source', () => {
    const sides = game.map.sides.map((side) =>
      Object.keys(side).filter((key) => !['a', 'b', 'name', 'source'].includes(key)),
    );
    const values =
      Object.values(game.map.hexes).reduce((sum, { features = [] }) => sum + 1 + features.length, 0) +
      sides.flat().length +
      [...game.map.places, ...game.map.areas, ...game.map.edges].length;
    expect(map.printed + map.inferred + map.reconstructed).toBe(values);
    expect(counters.printed + counters.inferred + counters.reconstructed).toBeGreaterThan(game.counters.length);
  });
});

test('the lobby says which counters are printed', () => {
  const [reichswald, garden, war, holland] = GAMES as [Wargame, Wargame, Wargame, Wargame];
  expect([counted(reichswald, 'back', 'reconstructed'), counted(reichswald, 'range', 'reconstructed')]).toEqual([
    10, 4,
  ]);
  expect(aboutText('en', reichswald.id, 'counterNote')).toMatch(/ten illegible reverses and four lost ranges/);
  for (const game of [garden, war]) {
    const count = `${counted(game, 'front', 'printed')} of ${game.counters.length} fronts`;
    expect(aboutText('en', game.id, 'counterNote')).toContain(count);
    expect(counted(game, 'back', 'printed')).toBe(0);
  }
  expect(counted(holland, 'factors', 'printed')).toBe(holland.counters.length);
});
