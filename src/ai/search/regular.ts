import type { BaseAction } from '../../kernel/game.ts';
import { seeded } from '../../kernel/random.ts';
import type { Doctrine } from '../doctrine/doctrine.ts';
import type { Player, Question, Thinking } from '../player.ts';
import { decide, HANDLED } from './deciding.ts';
import { deskOf, ordersOf, type Desk, type Order } from './desk.ts';
import { candidates } from './fighting.ts';
import { ordersFor, playAll } from './march.ts';
import { planMarch } from './marching.ts';
import { combatWorth, playReply, pullsOf, ROUNDS } from './playout.ts';
import { tellMission } from './telling.ts';
import { positionWorth } from './value.ts';

type Prices = Doctrine['step'];
const times = ([first, second]: Prices, side: 0 | 1, by: number): Prices =>
  side === 0 ? [first * by, second] : [first, second * by];

/** Ways to go about a turn, by what they change in the doctrine of a side: as it stands, bold, careful, with one attack or none, shy or not, for ground. */
const POSTURES: readonly ((doctrine: Doctrine, own: 0 | 1) => Partial<Doctrine>)[] = [
  () => ({}),
  ({ step, kill, least }, own) => ({ step: times(step, own, 0.5), kill: times(kill, own, 0.5), least: least / 4 }),
  ({ step, kill, least }, own) => ({ step: times(step, own, 1.6), kill: times(kill, own, 1.6), least: least * 4 }),
  () => ({ assaults: 1 }),
  () => ({ assaults: 0 }),
  ({ shy }) => ({ shy: shy * 4 }),
  () => ({ shy: 0 }),
  ({ ground }) => ({ ground: ground * 4 }),
];
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
    const doctrine = { ...desk.doctrine, ...posture(desk.doctrine, desk.own) };
    const planned = wholeMarch({ ...desk, doctrine }, orders);
    const key = JSON.stringify(planned);
    if (!plans.has(key)) plans.set(key, { doctrine, orders: planned, sum: 0 });
  }
  return [...plans.values()];
}

/** The moves of all rounds of a phase. */
function wholeMarch(desk: Desk, orders: readonly Order[]): readonly BaseAction[] {
  const { game, side } = desk;
  const world = game.copy(desk.world);
  const all: BaseAction[] = [];
  let listed = orders;
  for (let round = 0; round < ROUNDS && listed.some(({ type }) => type === 'move'); round++) {
    const planned = ordersFor(planMarch({ ...desk, world: game.copy(world) }, listed));
    all.push(...planned);
    if (playAll(desk, world, planned) === 0 || game.toAct(world) !== side) break;
    listed = ordersOf(desk, world);
  }
  return all;
}

/** With the end of the phase, where nothing else is left to do in it. */
function finished(desk: Desk, planned: readonly BaseAction[]): readonly BaseAction[] {
  const { game, side } = desk;
  const state = game.copy(desk.world);
  if (playAll(desk, state, planned) === 0 || game.toAct(state) !== side) return planned;
  const left = ordersOf(desk, state);
  const end = left.find(({ type }) => type === 'end');
  return end && left.every(({ type }) => HANDLED.has(type)) ? [...planned, end] : planned;
}

/** The attack that leads to the best position, of those that promise most; none where it is better not to attack. */
function* bestFight(desk: Desk, orders: readonly Order[], mustFight: boolean): Thinking {
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
