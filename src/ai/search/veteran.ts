import { learntOf } from '../doctrine/index.ts';
import type { Player, Thinking } from '../player.ts';
import { deskOf } from './desk.ts';
import { lookAhead } from './regular.ts';

/**
 * Looks for a plan of a turn and chooses attacks by what becomes of them, as `regular` does, but looks at more, and judges it by what games have
 * taught where that has been shown to help.
 */
export function* veteran(...[game, question, budget, random, plan]: Parameters<Player>): Thinking {
  yield { done: 0, of: 1 };
  if (question.legal.length === 1) return question.legal;
  const desk = deskOf(game, question, random, plan);
  const { deep, taught } = desk.doctrine;
  const learnt = taught ? learntOf(game.id, game.search.scenario(desk.world)) : undefined;
  return yield* lookAhead({ ...desk, learnt }, question, budget.playouts * deep);
}
