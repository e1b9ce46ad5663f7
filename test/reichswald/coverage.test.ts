import { describe, expect, test } from 'vitest';
import { EVENTS, PROMPTS, REASONS, REFUSALS } from '../../src/engagement/codes.ts';
import { CODES } from '../../src/games/reichswald/codes.ts';
import { BOMBARDMENT, CRT } from '../../src/games/reichswald/data/tables.ts';
import { VOCABULARY } from '../../src/games/reichswald/vocabulary.ts';
import { meet } from './coverage.ts';

/** Refusals that random play does not meet, and why. A code that is not here and is not met is dead. */
const UNMET: Readonly<Record<string, string>> = {
  'must-stop-in-zone': 'a move that comes into an enemy zone ends by itself',
  'stacking-inundation': 'no move and no retreat may end on somebody in the water: only a set-up can ask for it',
  'passenger-spent': 'wants a brigade that has marched more than half its points to where an amphibian passes later',
};

/** What is wrong with a set-up: met by the tests of set-ups, never in play. */
const OF_SETUPS: readonly string[] = REFUSALS.slice(REFUSALS.indexOf('another-game'));

const resultsOf = (event: string, rows: Readonly<Record<string, readonly string[]>>): string[] => [
  ...new Set(Object.values(rows).flatMap((cells) => cells.map((cell) => `${event} ${cell}`))),
];

/** Four whole games, and the beginnings of positions in which much is in contact. */
const met = meet([0, 12, 14, 1], 3, 30);

const unmet = (all: readonly string[], seen: ReadonlySet<string>): string[] => all.filter((code) => !seen.has(code));

describe('random play meets', () => {
  test('every phase', () => {
    expect(unmet(VOCABULARY.phases, met.phases)).toEqual([]);
  });

  test('every result of the combat table, and every one of bombardment by guns, aircraft and bombers', () => {
    const shells = ['bombard-roll', 'bombing-roll'].flatMap((event) => resultsOf(event, BOMBARDMENT.rows));
    expect(unmet([...resultsOf('combat-roll', CRT.rows), ...shells], met.results)).toEqual([]);
  });

  test('every event, every question and every reason of a column shift', () => {
    expect(unmet([...EVENTS, ...CODES.events], met.events)).toEqual([]);
    expect(unmet([...PROMPTS, ...CODES.prompts], met.prompts)).toEqual([]);
    expect(unmet([...REASONS, ...CODES.reasons], met.reasons)).toEqual([]);
  });

  test('every refusal but those of set-ups and the few listed with their reasons', () => {
    const playable = [...REFUSALS, ...CODES.refusals].filter((code) => !OF_SETUPS.includes(code));
    expect(unmet(playable, met.refusals).filter((code) => !(code in UNMET))).toEqual([]);
  });

  test('no refusal that belongs to set-ups', () => {
    expect(OF_SETUPS.filter((code) => met.refusals.has(code))).toEqual([]);
  });
});

test('reasons are given only for refusals that there are', () => {
  const known: readonly string[] = [...REFUSALS, ...CODES.refusals];
  expect(Object.keys(UNMET).filter((code) => !known.includes(code))).toEqual([]);
});
