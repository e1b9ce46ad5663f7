import type { BaseAction } from '../../kernel/game.ts';
import { randomDice } from '../../kernel/dice.ts';
import { pick, seeded } from '../../kernel/random.ts';
import type { Doctrine, Foresight } from '../doctrine/doctrine.ts';
import type { Progress, Question, Thinking } from '../player.ts';
import { unitsByHex, type Desk, type Order } from './desk.ts';
import { playAll } from './march.ts';
import { finished, inPosture, POSTURES, wholeMarch } from './plans.ts';
import { aheadOf, playReply, settleAtSight } from './playout.ts';
import { positionWorth } from './value.ts';

/** Plans that a turn begins with, in at most half of the playouts, and those of them that are changed again. */
const [FIRST, PARENTS] = [12, 4];
/** In how many hexes a plan leans, and in how many its children lean otherwise than it does. */
const LEANING = 4;
const CHANGES = [LEANING, 2];
/** How often a plan is changed to get a child: many changes make no difference. */
const TRIES = 4;
/** How much more than usual a hex matters that a plan leans away from, or to. */
const LEANINGS = [0, 4];
/** Worlds in which every plan is played out before any is given up, and in which those are that are left in the end. */
const [WORLDS, MOST_WORLDS] = [2, 8];

/** A plan, what it was made by, and what it was worth in each of the worlds in which it was played out. */
interface Way {
  doctrine: Doctrine;
  leaning: Float64Array | undefined;
  orders: readonly BaseAction[];
  worth: number[];
}

/** How much better than the plan at sight another has to be. */
type Proof = Pick<Foresight, 'sure' | 'least'>;

type Playing<T> = Generator<Progress, T, void>;

const meanOf = ({ worth }: Way): number => worth.reduce((sum, one) => sum + one, 0) / worth.length;
const byMean = (one: Way, other: Way): number => meanOf(other) - meanOf(one);

/**
 * The plan that comes out best: the first are those of the postures and some that lean to places at random, the others children of the best so
 * far. Without any `playouts` it is the plan at sight.
 */
export function* bestPlan(
  desk: Desk,
  orders: readonly Order[],
  question: Question,
  { playouts, ...atLeast }: { playouts: number } & Proof,
): Thinking {
  if (playouts === 0) return finished(desk, wholeMarch(desk, orders));
  const { plan: told, ...silent } = desk;
  const trial = trialOf(silent, question, playouts);
  const known = new Set<string>();
  /** A plan that is another than all before. */
  const planned = (doctrine: Doctrine, leaning?: Float64Array): Way[] => {
    const made = wholeMarch(leant({ ...silent, doctrine }, leaning), orders);
    const key = JSON.stringify(made);
    if (known.has(key)) return [];
    known.add(key);
    return [{ doctrine, leaning, orders: made, worth: [] }];
  };

  const childOf = ({ doctrine, leaning }: Way, changes: number): Way[] => {
    for (let n = 0; n < TRIES; n++) {
      const child = planned(doctrine, leaningFrom(desk, leaning, changes));
      if (child.length > 0) return child;
    }
    return [];
  };

  const first: Way[] = [];
  for (let n = 0; n < FIRST && 2 * WORLDS * first.length < playouts; n++) {
    const doctrine = inPosture(desk, POSTURES[n % POSTURES.length] as (typeof POSTURES)[number]);
    first.push(...planned(doctrine, n < POSTURES.length ? undefined : leaningFrom(desk, undefined)));
  }
  const parents = Math.max(1, Math.min(PARENTS, first.length >> 1));
  let best = yield* trial.race(first, parents);
  for (let room = trial.left() / WORLDS; room >= 2; room = trial.left() / WORLDS) {
    const children = best
      .flatMap((parent) => CHANGES.map((changes) => ({ parent, changes })))
      .slice(0, room)
      .flatMap((wish) => childOf(wish.parent, wish.changes));
    if (children.length === 0) break;
    best = yield* trial.race([...best, ...children], parents);
  }
  const worlds = Math.min(MOST_WORLDS, Math.ceil(playouts / 10));
  const most = Math.max(worlds, ...best.map((one) => one.worth.length));
  for (const way of best) yield* trial.play(way, most);
  const [sight] = first;
  if (sight && isAsked(atLeast)) yield* trial.play(sight, most);
  const chosen = best.toSorted(byMean).find((way) => !sight || isBetter(way, sight, atLeast)) ?? sight;
  if (!chosen) return [];
  if (told) wholeMarch(leant({ ...desk, doctrine: chosen.doctrine }, chosen.leaning), orders);
  return finished(desk, chosen.orders);
}

/** Is a plan better than another by so much, in the worlds in which both were played out? Where nothing is asked, by anything, or not at all. */
export function isBetter({ worth }: Pick<Way, 'worth'>, other: Pick<Way, 'worth'>, proof: Proof): boolean {
  if (!isAsked(proof)) return true;
  const { sure = 0, least = 0 } = proof;
  const gains = worth.flatMap((one, n) => (n < other.worth.length ? [one - (other.worth[n] as number)] : []));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  return mean > least + sure * Math.sqrt(squares / (gains.length * Math.max(1, gains.length - 1)));
}

const isAsked = ({ sure = 0, least = 0 }: Proof): boolean => sure > 0 || least > 0;

const leant = (desk: Desk, leaning: Float64Array | undefined): Desk => (leaning ? { ...desk, leaning } : desk);

/** Plays plans out, all in the same worlds and with the same dice. */
function trialOf(desk: Desk, question: Question, playouts: number) {
  const { game, random } = desk;
  const at = aheadOf(desk);
  const seed = Math.floor(random() * 2 ** 32);
  const worlds = [desk.world];
  let done = 0;

  /** In so many worlds altogether. */
  function* play(way: Way, upTo: number): Playing<void> {
    for (let n = way.worth.length; n < upTo; n++) {
      const state = game.copy((worlds[n] ??= game.sample(question.known(), random)));
      playPlan(at, state, way.orders, seed + n);
      way.worth.push(positionWorth(at, playReply(at, state, seed + n)));
      yield { done: Math.min(++done, playouts), of: playouts };
    }
  }

  /** The best so many: the better half of those left plays on, in twice as many worlds. */
  function* race(ways: readonly Way[], left: number): Playing<Way[]> {
    let alive = [...ways];
    for (let upTo = WORLDS; alive.length > left; upTo *= 2) {
      for (const way of alive) yield* play(way, upTo);
      alive = alive.toSorted(byMean).slice(0, Math.max(left, Math.ceil(alive.length / 2)));
    }
    return alive;
  }

  return { play, race, left: () => playouts - done };
}

/** Plays a plan as long as its orders are legal; what the enemy and the dice are asked in the middle of it is answered at sight. */
function playPlan(desk: Desk, state: object, orders: readonly BaseAction[], seed: number): void {
  const { game, side } = desk;
  const dice = randomDice(seeded(seed));
  for (const order of orders) {
    if (game.toAct(state) !== side) settleAtSight(desk, state, (actor) => actor === side, dice);
    if (playAll(desk, state, [order]) === 0) return;
  }
}

/** What has been leant to, changed at random in so many of the hexes that are goals, or in which enemies stand. */
export function leaningFrom(desk: Desk, from: Float64Array | undefined, changes = LEANING): Float64Array {
  const { game, world, grid, random, enemy } = desk;
  // What is due by a turn is paid in any plan.
  const free = game.search.stakes(world).filter(({ turns }) => turns === undefined);
  const goals = free.flatMap(({ hexes }) => hexes.slice(0, 1));
  const places = [...new Set([...goals, ...unitsByHex(desk, world, enemy).keys()])];
  const leaning = from?.slice() ?? new Float64Array(grid.size).fill(1);
  for (let n = 0; n < changes && places.length > 0; n++) leaning[pick(places, random)] = pick(LEANINGS, random);
  return leaning;
}
