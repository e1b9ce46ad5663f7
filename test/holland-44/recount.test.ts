import { describe, expect, test } from 'vitest';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { walk } from '../kit/walk.ts';
import { auditor } from './recount/audit.ts';
import { BROKEN, brokenGame, FOUND } from './recount/broken.ts';
import { emptyTally } from './recount/tally.ts';

const GAME = HOLLAND_44 as unknown as Game;
/** Seeds of random games, and actions of them that are recounted. */
const GAMES = [
  [36, 2500],
  [41, 2000],
] as const;

const tally = emptyTally();

/** The first thing in which a game and the recount differ. */
function firstProblem(game: Game, seed: number, most = Infinity): string | undefined {
  const audit = auditor(tally);
  for (const step of walk(game, seed)) {
    if (step.at >= most) return undefined;
    const problem = audit(step);
    if (problem) return `${problem} after action ${step.at} ${JSON.stringify(step.action)}`;
  }
  return undefined;
}

describe('the recount from the rulebook agrees with', () => {
  test.each(GAMES)('a random game: seed %i', (seed, most) => {
    expect(firstProblem(GAME, seed, most)).toBeUndefined();
  });

  test('enough of everything', () => {
    const { combats, defences, losses, stands, retreats, steps, supplies, scores, dice } = tally;
    expect(Math.min(combats, losses)).toBeGreaterThan(40);
    expect(Math.min(retreats, stands, scores)).toBeGreaterThan(3);
    expect(defences).toBeGreaterThan(3);
    expect(Math.min(steps, supplies, dice)).toBeGreaterThan(100);
  });
});

describe('the recount detects that', () => {
  const names = Object.keys(BROKEN) as (keyof typeof BROKEN)[];
  test.each(names)('%s', (name) => {
    const [start, seed = 4] = FOUND[name];
    const game = brokenGame(BROKEN[name]) as unknown as Game;
    expect(firstProblem(game, seed, 5000)).toMatch(new RegExp(`^${start}`));
  });
});
