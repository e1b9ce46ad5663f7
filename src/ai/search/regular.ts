import type { BaseAction } from '../../kernel/game.ts';
import { seeded } from '../../kernel/random.ts';
import type { Doctrine } from '../doctrine/doctrine.ts';
import type { Player, Question, Thinking } from '../player.ts';
import { decide } from './deciding.ts';
import { deskOf, type Desk, type Order } from './desk.ts';
import { candidates } from './fighting.ts';
import { playAll } from './march.ts';
import { finished, inPosture, POSTURES, wholeMarch } from './plans.ts';
import { combatWorth, playReply, pullsOf } from './playout.ts';
import { tellMission } from './telling.ts';
import { positionWorth } from './value.ts';

/** Attacks that are played out, those that promise most. */
const FIGHTS = 5;

/** Plans a turn in several ways and plays them out against the enemy's reply; chooses attacks by what becomes of them. */
export function* regular(...[game, question, budget, random, plan]: Parameters<Player>): Thinking {
  yield { done: 0, of: 1 };
  if (question.legal.length === 1) return question.legal;
  const desk = deskOf(game, question, random, plan);
  return yield* decide(desk, question.legal as readonly Order[], {
    march: (at, orders) => bestPlan(at, orders, question, budget.playouts),
    fight: bestFight,
  });
}

/** A plan, the doctrine it was made by, and what it was worth in the playouts so far. */
interface Tried {
  doctrine: Doctrine;
  orders: readonly BaseAction[];
  sum: number;
}

/**
 * The plan that comes out best: all are played out, then again the better half, until the playouts are spent. All meet the same worlds and
 * dice.
 */
function* bestPlan(desk: Desk, orders: readonly Order[], question: Question, playouts: number): Thinking {
  const { game, random } = desk;
  const { plan: told, ...rest } = desk;
  const at = { ...rest, pulls: pullsOf(desk) };
  const seed = Math.floor(random() * 2 ** 32);
  let alive = plansOf(rest, orders);
  for (
    let world = 0, done = 0;
    alive.length > 1 && done < playouts;
    alive = alive.slice(0, Math.ceil(alive.length / 2))
  ) {
    const again = Math.max(1, Math.floor(playouts / (3 * alive.length)));
    for (let n = 0; n < again; n++, world++) {
      const sampled = world === 0 ? desk.world : game.sample(question.known(), random);
      for (const plan of alive) {
        const state = game.copy(sampled);
        playAll(desk, state, plan.orders);
        plan.sum += positionWorth(at, playReply(at, state, seeded(seed + world)));
        yield { done: Math.min(++done, playouts), of: playouts };
      }
    }
    alive.sort((one, other) => other.sum - one.sum);
  }
  const [best] = alive;
  if (!best) return [];
  if (told) wholeMarch({ ...desk, doctrine: best.doctrine }, orders);
  return finished(desk, best.orders);
}

/** Plans that differ, the one by the doctrine as it stands first. */
function plansOf(desk: Desk, orders: readonly Order[]): Tried[] {
  const plans = new Map<string, Tried>();
  for (const posture of POSTURES.slice(0, desk.doctrine.plans)) {
    const doctrine = inPosture(desk, posture);
    const planned = wholeMarch({ ...desk, doctrine }, orders);
    const key = JSON.stringify(planned);
    if (!plans.has(key)) plans.set(key, { doctrine, orders: planned, sum: 0 });
  }
  return [...plans.values()];
}

/** The attack that leads to the best position, of those that promise most; none where it is better not to attack. */
export function* bestFight(desk: Desk, orders: readonly Order[], mustFight: boolean): Thinking {
  const { game, random, doctrine } = desk;
  const { plan: _, ...rest } = desk;
  const at = { ...rest, pulls: pullsOf(desk) };
  const seed = Math.floor(random() * 2 ** 32);
  const promising = candidates(desk, orders).slice(0, FIGHTS);
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
