import { learntOf } from '../doctrine/index.ts';
import type { Player, Thinking } from '../player.ts';
import { decide } from './deciding.ts';
import { deskOf, type Order } from './desk.ts';
import { bestPlan } from './looking.ts';
import { bestFight, regular } from './regular.ts';

/** Attacks that are played out before one of them is chosen. */
const TRIALS = 8;

/**
 * Looks for a plan of a turn and chooses attacks by what becomes of them, as `regular` does, but judges that by what games have taught, and
 * looks at more. Where what games taught has not been shown to help it is `regular`.
 */
export function* veteran(...[game, question, budget, random, plan]: Parameters<Player>): Thinking {
  yield { done: 0, of: 1 };
  if (question.legal.length === 1) return question.legal;
  const desk = deskOf(game, question, random, plan);
  const learnt = learntOf(game.id, game.search.scenario(desk.world));
  if (!learnt || desk.doctrine.deep === 0) return yield* regular(game, question, budget, random, plan);
  return yield* decide({ ...desk, learnt }, question.legal as readonly Order[], {
    march: (at, orders) => bestPlan(at, orders, question, Math.ceil(budget.playouts * at.doctrine.deep)),
    fight: (at, orders, mustFight) => bestFight(at, orders, mustFight, TRIALS),
  });
}
