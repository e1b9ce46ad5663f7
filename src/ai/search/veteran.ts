import { learntOf } from '../doctrine/index.ts';
import type { Player, Thinking } from '../player.ts';
import { deskOf } from './desk.ts';
import { lookAhead } from './regular.ts';

/**
 * Looks for a plan of a turn and chooses attacks by what becomes of them, as `regular` does, but judges that by what games have taught, and
 * looks at more. Where what games taught has not been shown to help it decides as `regular`.
 */
export function* veteran(...[game, question, budget, random, plan]: Parameters<Player>): Thinking {
  yield { done: 0, of: 1 };
  if (question.legal.length === 1) return question.legal;
  const desk = deskOf(game, question, random, plan);
  const learnt = desk.doctrine.deep > 0 ? learntOf(game.id, game.search.scenario(desk.world)) : undefined;
  return yield* lookAhead({ ...desk, learnt }, question, budget);
}
