import { describe, expect, test } from 'vitest';
import { MARKET_GARDEN } from '../../src/games/market-garden/index.ts';
import type { Game, Start } from '../../src/kernel/game.ts';
import { walk } from '../kit/walk.ts';
import { crowded, mingled, relief, siege } from './crowds.ts';
import { BROKEN, brokenGame } from './recount/broken.ts';
import { auditor } from './recount/audit.ts';
import { emptyTally } from './recount/tally.ts';

const GAME = MARKET_GARDEN as unknown as Game;
/** Choices in one position of ten and ranges in one of a hundred; everything else of every action. */
const SHARES = { choices: 0.1, reaches: 0.01 };
const ALL = { choices: 1, reaches: 0.02 };
/** Seeds of whole games, and how many positions of each kind are played on. */
const SAMPLE = { games: [0, 3], crowds: 30, mingled: 30, sieges: 30, reliefs: 4 };

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

/** Actions of a crowded position: a phase or two. */
const SOME = 50;
const inCrowd = (seed: number): Course => ({ start: crowded(seed), most: SOME });

describe('the recount from the rulebook agrees with', () => {
  test.each(SAMPLE.games)('a whole game: seed %i', (seed) => {
    expect(firstProblem(GAME, seed)).toBeUndefined();
  });

  test.each([
    ['crowded positions', crowded, SAMPLE.crowds, SOME],
    ['both sides mingled', mingled, SAMPLE.mingled, SOME],
    ['attacks at the highest odds', siege, SAMPLE.sieges, 20],
    ['the relief of Arnhem', relief, SAMPLE.reliefs, 90],
  ] as const)('%s', (_, draw, count, most) => {
    for (let seed = 0; seed < count; seed++)
      expect(firstProblem(GAME, seed, { start: draw(seed), most }), `${seed}`).toBeUndefined();
  });

  test('enough of everything', () => {
    const { combats, bombardments, choices, reaches, steps, outcomes, lost } = tally;
    expect(Math.min(combats, bombardments, reaches)).toBeGreaterThan(100);
    expect(Math.min(choices, outcomes)).toBeGreaterThan(300);
    expect([steps > 2000, lost > 0]).toEqual([true, true]);
  });
});

describe('the recount detects that', () => {
  test.each(Object.entries(BROKEN))('%s', (_, broken) => {
    const { crowd } = broken;
    const game = brokenGame(broken) as unknown as Game;
    expect(firstProblem(game, crowd ?? 1, crowd === undefined ? {} : inCrowd(crowd), ALL)).toBeDefined();
  });
});
