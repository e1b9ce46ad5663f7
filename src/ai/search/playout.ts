import type { BaseAction, Side } from '../../kernel/game.ts';
import { randomDice, type Dice } from '../../kernel/dice.ts';
import { sourceOf } from '../../kernel/random.ts';
import { atOnce, decided } from '../player.ts';
import { decide, type Means } from './deciding.ts';
import { ordersOf, seatAt, type Desk, type Order, type Pull } from './desk.ts';
import { bestAttack } from './fighting.ts';
import { goalsOf, pullOf } from './goals.ts';
import { playAll } from './march.ts';
import { planMarch } from './marching.ts';
import { overRolls } from './small.ts';
import { leadOf, positionWorth, valueOf } from './value.ts';

/** More decisions than two sides take in a turn. */
const MOST = 600;
/** Rounds of moves that a phase takes: those who have moved make room, and open the way, for others. */
export const ROUNDS = 4;

/**
 * Plays on from a position in which the side has made its moves, both sides at sight, up to its next moves: the rest of its turn and the enemy's.
 * Changes `state`, and gives the position in which it ends. The same seed gives the same dice.
 */
export function playReply(desk: Desk, state: object, seed: number): object {
  const { game, side } = desk;
  const first = game.search.turnsLeft(state);
  const diceOver = diceBy(seed);
  let target = '';
  let now = state;
  let rounds = ROUNDS;
  let isReplied = false;
  let moved: object | undefined;
  const means: Means = {
    // Moves are made at once, without orders for them.
    march(at, orders) {
      if (rounds++ >= ROUNDS) return atOnce([]);
      const march = planMarch(at, orders);
      if (march.moves.length > 0) moved = march.state;
      return atOnce(moved ? orders : []);
    },
    fight: (at, orders, mustFight) => atOnce(bestAttack(at, orders, mustFight) ?? []),
  };
  for (let n = 0; n < MOST; n++) {
    const actor = game.toAct(now);
    if (actor === 'over') break;
    if (actor === 'chance') {
      game.playUnchecked(now, diceOver(target)(game.chance(now)) as BaseAction);
      continue;
    }
    const orders = ordersOf(desk, now);
    const isMoving = orders.some(({ type }) => type === 'move');
    if (isMoving && actor !== side) isReplied = true;
    // An enemy without units to move takes no turn.
    if (isMoving && actor === side && (isReplied || game.search.turnsLeft(now) < first)) break;
    moved = undefined;
    const chosen = orders.length === 1 ? orders : decided(decide(hastyDesk(desk, actor, now), orders, means));
    if (moved) {
      now = moved;
      continue;
    }
    if (playAll(desk, now, chosen) === 0) break;
    for (const order of chosen as readonly Order[]) {
      target = order.type === 'end' ? '' : (order.target ?? target);
      if (order.type === 'end') rounds = 0;
    }
  }
  return now;
}

/** Dice that fall the same over a hex whatever else has been rolled before: two plans then differ by what they do, less by luck. */
export function diceBy(seed: number): (target: string) => Dice {
  const thrown = new Map<string, number>();
  return (target) => (rolls) => {
    const about = `${target} ${rolls.length}`;
    const before = thrown.get(about) ?? 0;
    thrown.set(about, before + 1);
    return randomDice(sourceOf(`${seed}`, `${about} ${before}`))(rolls);
  };
}

/** The desk of a side in a playout. */
const hastyDesk = ({ plan: _, ...desk }: Desk, actor: Side, world: object): Desk => ({
  ...seatAt(desk, actor),
  world,
  hasty: true,
  seasoned: false,
  glances: desk.doctrine.glances,
});

/** What units of each side are worth in each hex now. */
export const pullsOf = (desk: Desk): readonly [Pull, Pull] => {
  const [first, second] = desk.game.sides.map((side) => {
    const seat = seatAt(desk, side);
    return pullOf(seat, goalsOf(seat, seat.world));
  });
  return [first as Pull, second as Pull];
};

/** The desk of a side that looks ahead from here. */
export const aheadOf = (desk: Desk): Desk => ({
  ...desk,
  pulls: pullsOf(desk),
  inHand: desk.learnt ? 0 : valueOf(desk, desk.world) - leadOf(desk, desk.world),
});

/** What a combat is worth that has been declared: over all rolls of its first dice, everything else at sight. Changes `state`. */
export function combatWorth(desk: Desk, state: object, random: () => number): number {
  const { game } = desk;
  const dice = randomDice(random);
  // To the side's next attack, or the end of its phase.
  const isOver: Stop = (actor, orders) => actor === desk.side && isFree(orders);
  const worth = (now: object): number => positionWorth(desk, settleAtSight(desk, now, isOver, dice));
  settleAtSight(desk, state, isOver);
  return game.toAct(state) === 'chance' ? overRolls(desk, state, worth) : positionWorth(desk, state);
}

/** Is what has been begun over, for a side that is asked this? */
type Stop = (actor: Side, orders: readonly Order[]) => boolean;

/** Is nothing left to decide of what has been begun? */
export const isFree = (orders: readonly Order[]): boolean =>
  orders.some(({ type }) => type === 'end' || type === 'attack');

/** Plays on at sight, both sides, until what has been begun is over; without dice up to the next roll. Changes `state`, and gives it back. */
export function settleAtSight(desk: Desk, state: object, isOver: Stop, dice?: Dice): object {
  const { game } = desk;
  for (let n = 0; n < MOST; n++) {
    const actor = game.toAct(state);
    if (actor === 'over') break;
    if (actor === 'chance') {
      if (!dice) break;
      game.playUnchecked(state, dice(game.chance(state)) as BaseAction);
      continue;
    }
    const orders = ordersOf(desk, state);
    if (isOver(actor, orders)) break;
    const chosen = orders.length === 1 ? orders : decided(decide(hastyDesk(desk, actor, state), orders, AT_REST));
    if (playAll(desk, state, chosen) === 0) break;
  }
  return state;
}

const AT_REST: Means = { march: () => atOnce([]), fight: () => atOnce([]) };
