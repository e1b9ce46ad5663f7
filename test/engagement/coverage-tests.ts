import { describe, expect, test } from 'vitest';
import { EVENTS, PROMPTS, REASONS, REFUSALS, type GameCodes } from '../../src/engagement/position/codes.ts';
import type { BombardmentTable, Crt } from '../../src/engagement/position/rules.ts';
import { collectCoverage, type Surveyed } from './coverage.ts';

/** Errors of set-ups, which cannot occur in play. */
const OF_SETUPS: readonly string[] = REFUSALS.slice(REFUSALS.indexOf('another-game'));

const resultsOf = (event: string, rows: Readonly<Record<string, readonly string[]>>): string[] => [
  ...new Set(Object.values(rows).flatMap((cells) => cells.map((cell) => `${event} ${cell}`))),
];

const missing = (all: readonly string[], seen: ReadonlySet<string>): string[] => all.filter((code) => !seen.has(code));

export interface CoverageSettings extends Surveyed {
  codes: GameCodes;
  crt: Crt;
  bombardment: BombardmentTable;
  /** Events of rolls on the bombardment table. */
  rolls: readonly string[];
  /** Codes that no random play meets, and why. */
  notCovered: Readonly<Record<string, string>>;
  /** The same, and what whole games may go without. */
  seldom: Readonly<Record<string, string>>;
}

/** What random play of a game covers of the codes of the system and its own. */
export function coverageTests(settings: CoverageSettings): void {
  const { game, codes, crt, bombardment, rolls, notCovered, seldom } = settings;
  const covered = collectCoverage(settings);
  /** Those that are neither met nor excused, and those that are excused and met. */
  const left = (all: readonly string[], seen: ReadonlySet<string>): string[] =>
    missing(all, seen).filter((code) => !(code in notCovered));

  describe('random play covers', () => {
    test('every phase', () => {
      expect(missing(game.vocabulary['phases'] as readonly string[], covered.phases)).toEqual([]);
    });

    test('every result of the combat table and of bombardment', () => {
      const shells = rolls.flatMap((event) => resultsOf(event, bombardment.rows));
      expect(missing([...resultsOf('combat-roll', crt.rows), ...shells], covered.results)).toEqual([]);
    });

    test('every event, every prompt and every reason for a column shift', () => {
      expect(left([...EVENTS, ...codes.events], covered.events)).toEqual([]);
      expect(left([...PROMPTS, ...codes.prompts], covered.prompts)).toEqual([]);
      expect(left([...REASONS, ...codes.reasons], covered.reasons)).toEqual([]);
    });

    test('every refusal except those of set-ups and those listed with a reason', () => {
      const playable = [...REFUSALS, ...codes.refusals].filter((code) => !OF_SETUPS.includes(code));
      expect(left(playable, covered.refusals)).toEqual([]);
    });

    test('no refusal that belongs to set-ups', () => {
      expect(OF_SETUPS.filter((code) => covered.refusals.has(code))).toEqual([]);
    });

    test('nothing that is listed as never met', () => {
      const { events, prompts, reasons, refusals } = covered;
      const met = [events, prompts, reasons, refusals].flatMap((codes) => [...codes]);
      expect(Object.keys(notCovered).filter((code) => met.includes(code))).toEqual([]);
    });
  });

  test('what is listed with a reason exists', () => {
    const known: readonly string[] = [
      ...game.counters.map(({ id }) => id),
      ...[REFUSALS, EVENTS, PROMPTS, REASONS].flat(),
      ...[codes.refusals, codes.events, codes.prompts, codes.reasons].flat(),
    ];
    expect(Object.keys(seldom).filter((code) => !known.includes(code))).toEqual([]);
  });
}
