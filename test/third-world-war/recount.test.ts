import { describe, expect, test } from 'vitest';
import { engagementGame } from '../../src/engagement/game.ts';
import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import type { Game, Start } from '../../src/kernel/game.ts';
import { walk } from '../kit/walk.ts';
import { airborne, crowded, departure, siege } from './crowds.ts';
import { auditor } from './recount/audit.ts';
import { BROKEN, RULES } from './recount/broken.ts';
import { emptyTally } from './recount/words.ts';

const GAME = THIRD_WORLD_WAR as unknown as Game;
/** How much is played; 1 takes about 20 seconds of one core. */
const SAMPLE = 1;
/** Choices in one position of fifty and ranges in one of two thousand; everything else of every action. */
const SHARES = { choices: 0.02, reaches: 0.001 };
const ALL = { choices: 1, reaches: 0.02 };

interface Course {
  start?: Start;
  /** Actions looked at. */
  most?: number;
}

const tally = emptyTally();

/** The first thing in which a game and the recount differ. */
function firstProblem(game: Game, seed: number, { start, most = Infinity }: Course = {}, shares = SHARES) {
  const audit = auditor(shares, tally);
  for (const step of walk(game, seed, start)) {
    if (step.at >= most) return undefined;
    const problem = audit(step);
    if (problem) return `${problem} after action ${step.at} ${JSON.stringify(step.action)}`;
  }
  return undefined;
}

const STARTS = { crowded, departure, airborne, siege };

describe('the recount from the rulebook agrees with', () => {
  test.each([0, 12, 4].slice(0, 3 * SAMPLE))('a whole game: seed %i', (seed) => {
    expect(firstProblem(GAME, seed)).toBeUndefined();
  });

  test.each([
    ['crowded', 90, 50],
    ['departure', 20, 60],
    ['airborne', 30, 50],
    ['siege', 40, 20],
  ] as const)('%s positions', (draw, count, most) => {
    for (let seed = 0; seed < count * SAMPLE; seed++)
      expect(firstProblem(GAME, seed, { start: STARTS[draw](seed), most }, ALL), `${seed}`).toBeUndefined();
  });

  test('enough of everything', () => {
    const { combats, bombardments, outcomes, strikes, flak, lost, reaches, choices, steps, flights, scores } = tally;
    expect(Math.min(combats, bombardments, strikes, reaches)).toBeGreaterThan(100);
    expect(Math.min(outcomes, flights)).toBeGreaterThan(500);
    expect(Math.min(choices, steps, scores)).toBeGreaterThan(1000);
    expect(Math.min(flak, lost)).toBeGreaterThan(20);
  });
});

describe('the recount detects that', () => {
  test.each(Object.entries(BROKEN))('%s', (_, { wrong, from = 'crowded', seed }) => {
    const game = engagementGame({ ...RULES, ...wrong }) as unknown as Game;
    const start = from === 'printed' ? {} : { start: STARTS[from](seed) };
    expect(firstProblem(game, seed, { ...start, most: 80 }, ALL)).toBeDefined();
  });
});
