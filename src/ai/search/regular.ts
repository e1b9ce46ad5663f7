import { seeded } from '../../kernel/random.ts';
import type { Doctrine, Foresight } from '../doctrine/doctrine.ts';
import { learntOf } from '../doctrine/index.ts';
import type { Player, Thinking } from '../player.ts';
import { decide } from './deciding.ts';
import { deskOf, type Desk, type Order } from './desk.ts';
import { bestAttack, candidates } from './fighting.ts';
import { bestPlan } from './looking.ts';
import { playAll, playThrough } from './march.ts';
import { aheadOf, combatWorth } from './playout.ts';
import { tellMission } from './telling.ts';
import { positionWorth } from './value.ts';

/** Looks for a plan of a turn, with as many playouts as it may; chooses attacks by what becomes of them. */
export const regular = lookingAhead(({ regular: foresight }) => foresight);

/** The same, and looks at more of both. */
export const veteran = lookingAhead(({ veteran: foresight }) => foresight);

/** A player who looks ahead as far as this; at sight alone where it is to judge by what games have taught and none have. */
function lookingAhead(foresightIn: (doctrine: Doctrine) => Foresight): Player {
  return function* (game, question, budget, random, plan) {
    yield { done: 0, of: 1 };
    if (question.legal.length === 1) return question.legal;
    const desk = deskOf(game, question, random, plan);
    const { plans, attacks, taught, seasoned = false, ...proof } = foresightIn(desk.doctrine);
    const learnt = taught ? learntOf(game.id, game.search.scenario(desk.world)) : undefined;
    const isBlind = taught && !learnt;
    const rest = plans > 0 && !isBlind ? stillGood(desk, (question.begun ?? []) as readonly Order[]) : [];
    if (rest.length > 0) return rest;
    return yield* decide({ ...desk, learnt, seasoned }, question.legal as readonly Order[], {
      march: (at, orders) =>
        bestPlan(at, orders, question, {
          playouts: isBlind ? 0 : Math.ceil(budget.playouts * plans * shareOf(at)),
          ...proof,
        }),
      fight: (at, orders, mustFight) => bestFight(at, orders, mustFight, isBlind ? 0 : attacks),
    });
  };
}

/** Of the playouts where reserves have come onto the map: there each takes several times as long. */
const CROWDED = 0.4;

/** The share of its playouts that a turn has time for. */
const shareOf = ({ game, world, doctrine: { reserves } }: Desk): number =>
  reserves?.some((turns) => game.search.turnsLeft(world) <= turns && turns < Infinity) ? CROWDED : 1;

/** The moves that were begun, where all of them can still be made as they were planned. */
function stillGood(desk: Desk, begun: readonly Order[]): readonly Order[] {
  if (begun.every(({ type }) => type !== 'move')) return [];
  return playThrough(desk, desk.game.copy(desk.world), begun) === begun.length ? begun : [];
}

/** The attack that leads to the best position, of those that promise most; none where it is better not to attack. At sight without any `trials`. */
function* bestFight(desk: Desk, orders: readonly Order[], mustFight: boolean, trials: number): Thinking {
  const { game, random, doctrine } = desk;
  if (trials === 0) return bestAttack(desk, orders, mustFight) ?? [];
  const { plan: _, ...rest } = desk;
  const at = aheadOf(rest);
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
