import { describe, expect, test } from 'vitest';
import { ABOUT } from '../../src/games/holland-44/position/about.ts';
import { ACTION_FIELDS } from '../../src/games/holland-44/position/actions.ts';
import { CODES } from '../../src/games/holland-44/position/codes.ts';
import { CRT } from '../../src/games/holland-44/data/tables.ts';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import { eager } from '../kit/eager.ts';
import { crowded } from './crowds.ts';
import { EVENTS, hollandExpected } from './expected.ts';
import { SELDOM } from './seldom.ts';
import { survey, type Played } from './survey.ts';
import { veiled } from './veiled.ts';

/** A campaign, ends of games with unknown units, and the beginnings of crowded positions, some of them played eagerly. */
function* games(): Iterable<Played> {
  yield { seed: 4 };
  for (let seed = 0; seed < 10; seed++) yield { seed, start: veiled(seed), most: 200 };
  for (let seed = 0; seed < 90; seed++) yield { seed, start: crowded(seed), most: 50 };
  for (let seed = 90; seed < 122; seed++) yield { seed, start: crowded(seed), most: 50, player: eager };
  // The choice of those who defend an overstacked hex.
  yield { seed: 62, most: 600 };
  // Dismounted infantry that mounts again.
  yield { seed: 115, start: crowded(115), most: 50 };
  // An automatic DS of which the advance is made in the combat phase.
  yield { seed: 202, start: crowded(202), most: 400, player: eager };
}

/** Seen in longer runs alone. */
const RARE = ['auto-ds', 'bridge-captured'];
const RARE_REASONS = ['city-near'];
/** Said in answers to questions alone, not in events. */
const ASKED_REASONS = ['unknown-counted', 'strongest-counted', 'full-retreat', 'moved-gun'];
/** Why a strength is not the printed one: the odds say so. */
const isOfShare = (why: string): boolean => /^(half|twice)-/.test(why);

describe('random play covers', () => {
  const covered = survey(games());
  const missing = (all: readonly string[], seen: ReadonlySet<string>): string[] =>
    all.filter((code) => !seen.has(code));

  test('every phase', () => {
    expect(missing(ABOUT.vocabulary.phases, covered.phases)).toEqual([]);
  });

  test('every column and every result of the combat table', () => {
    expect(missing(CRT.columns, covered.columns)).toEqual([]);
    const results = [...new Set(Object.values(CRT.rows).flat())];
    expect(missing(results, covered.results)).toEqual([]);
  });

  test('every type of action, and every event, two apart', () => {
    expect(missing(EVENTS, covered.events).filter((code) => !RARE.includes(code))).toEqual([]);
    expect(missing(Object.keys(ACTION_FIELDS), covered.actions)).toEqual([]);
  });

  test('no event that is not known', () => {
    expect([...covered.events].filter((code) => !EVENTS.includes(code))).toEqual([]);
  });

  test('every reason for a column shift or a modifier, and none that is not known', () => {
    expect([...covered.reasons].filter((why) => !(CODES.reasons as readonly string[]).includes(why))).toEqual([]);
    expect(
      missing(CODES.reasons, covered.reasons).filter(
        (why) => ![...RARE_REASONS, ...ASKED_REASONS].includes(why) && !isOfShare(why),
      ),
    ).toEqual([]);
  });

  test('most refusals', () => {
    expect(covered.refusals.size).toBeGreaterThan(140);
  });
});

test('what is listed with a reason exists', () => {
  const known = [...HOLLAND_44.counters.map(({ id }) => id), ...Object.values(hollandExpected).flat()];
  expect(Object.keys(SELDOM).filter((code) => !known.includes(code))).toEqual([]);
});
