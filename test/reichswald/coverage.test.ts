import { describe, expect, test } from 'vitest';
import { EVENTS, PROMPTS, REASONS, REFUSALS } from '../../src/engagement/codes.ts';
import { CODES } from '../../src/games/reichswald/codes.ts';
import { BOMBARDMENT, CRT } from '../../src/games/reichswald/data/tables.ts';
import { VOCABULARY } from '../../src/games/reichswald/vocabulary.ts';
import { collectCoverage } from './coverage.ts';
import { ELSEWHERE, NOT_COVERED, SELDOM } from './seldom.ts';

/** Errors of set-ups, which cannot occur in play. */
const OF_SETUPS: readonly string[] = REFUSALS.slice(REFUSALS.indexOf('another-game'));

const resultsOf = (event: string, rows: Readonly<Record<string, readonly string[]>>): string[] => [
  ...new Set(Object.values(rows).flatMap((cells) => cells.map((cell) => `${event} ${cell}`))),
];

/** Four whole games, and starts of positions with much contact. */
const covered = collectCoverage([0, 12, 14, 1], 3, 30);

const missing = (all: readonly string[], seen: ReadonlySet<string>): string[] =>
  all.filter((code) => !seen.has(code) && !ELSEWHERE.includes(code));

describe('random play covers', () => {
  test('every phase', () => {
    expect(missing(VOCABULARY.phases, covered.phases)).toEqual([]);
  });

  test('every result of the combat table and of bombardment by artillery, aircraft and bombers', () => {
    const shells = ['bombard-roll', 'bombing-roll'].flatMap((event) => resultsOf(event, BOMBARDMENT.rows));
    expect(missing([...resultsOf('combat-roll', CRT.rows), ...shells], covered.results)).toEqual([]);
  });

  test('every event, every prompt and every reason for a column shift', () => {
    expect(missing([...EVENTS, ...CODES.events], covered.events)).toEqual([]);
    expect(missing([...PROMPTS, ...CODES.prompts], covered.prompts)).toEqual([]);
    expect(missing([...REASONS, ...CODES.reasons], covered.reasons)).toEqual([]);
  });

  test('every refusal except those of set-ups and those listed with a reason', () => {
    const playable = [...REFUSALS, ...CODES.refusals].filter((code) => !OF_SETUPS.includes(code));
    expect(missing(playable, covered.refusals).filter((code) => !(code in NOT_COVERED))).toEqual([]);
  });

  test('no refusal that belongs to set-ups', () => {
    expect(OF_SETUPS.filter((code) => covered.refusals.has(code))).toEqual([]);
  });
});

test('the refusals listed with a reason exist', () => {
  const known: readonly string[] = [...REFUSALS, ...CODES.refusals];
  expect(Object.keys(SELDOM).filter((code) => !known.includes(code))).toEqual([]);
});
