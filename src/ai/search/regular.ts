import { seeded } from '../../kernel/random.ts';
import type { Player, Question, Thinking } from '../player.ts';
import { decide } from './deciding.ts';
import { deskOf, type Desk, type Order } from './desk.ts';
import { bestAttack, candidates } from './fighting.ts';
import { bestPlan } from './looking.ts';
import { playAll } from './march.ts';
import { combatWorth, pullsOf } from './playout.ts';
import { tellMission } from './telling.ts';
import { positionWorth } from './value.ts';

/** Attacks that are played out before one of them is chosen, where a position is judged by what games have taught. */
const LEARNT_TRIALS = 8;

/** Looks for a plan of a turn, with as many playouts as it may; chooses attacks by what becomes of them. */
export function* regular(...[game, question, budget, random, plan]: Parameters<Player>): Thinking {
  yield { done: 0, of: 1 };
  if (question.legal.length === 1) return question.legal;
  const desk = deskOf(game, question, random, plan);
  return yield* lookAhead(desk, question, budget.playouts * desk.doctrine.depth);
}

/** With so many playouts, and as many attacks as have been shown to help. */
export function* lookAhead(desk: Desk, question: Question, playouts: number): Thinking {
  const most = Math.ceil(playouts);
  const attacks = desk.learnt ? LEARNT_TRIALS : desk.doctrine.trials;
  return yield* decide(desk, question.legal as readonly Order[], {
    march: (at, orders) => bestPlan(at, orders, question, most),
    fight: (at, orders, mustFight) => bestFight(at, orders, mustFight, attacks),
  });
}

/** The attack that leads to the best position, of those that promise most; none where it is better not to attack. At sight without any `trials`. */
function* bestFight(desk: Desk, orders: readonly Order[], mustFight: boolean, trials: number): Thinking {
  const { game, random, doctrine } = desk;
  if (trials === 0) return bestAttack(desk, orders, mustFight) ?? [];
  const { plan: _, ...rest } = desk;
  const at = { ...rest, pulls: pullsOf(desk) };
  const seed = Math.floor(random() * 2 ** 32);
  const promising = candidates(desk, orders).slice(0, trials);
  let best: (typeof promising)[number] | undefined;
  let most = mustFight ? -Infinity : positionWorth(at, desk.world) + doctrine.least;
  for (const [i, fight] of promising.entries()) {
    const state = game.copy(desk.world);
    playAll(desk, state, fight.orders);
    const worth = combatWorth(at, state, seeded(seed));
    if (worth > most + 1e-9) [best, most] = [fight, worth];
    yield { done: i + 1, of: promising.length };
  }
  if (!best) return [];
  tellMission(desk, 'attack', best.attackers, best.target);
  return best.orders;
}
