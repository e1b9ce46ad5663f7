import type { BaseAction } from '../../kernel/game.ts';
import type { Dice } from '../../kernel/dice.ts';
import { ordersOf, type Desk, type Order, type Pull } from './desk.ts';
import { valueOf } from './value.ts';

/** Orders that put an end to what is asked, the first of those that are legal. */
const ENDS = ['done', 'commit', 'yield', 'spare', 'stop', 'cancel'];
/** More decisions than any combat or move leaves behind. */
const MOST = 40;
/** Of more orders than these, what comes of them is not looked at. */
const MANY = 60;
/** Orders looked at in a playout; of more, so many at equal distances. */
const FEW = 40;
/** Rolls looked at; of more, so many at equal distances. */
const ROLLS = 12;

/** The order that leads to the position of the greatest value, and that value. */
export function bestOf(at: Desk, orders: readonly Order[], pull?: Pull): { order: Order; value: number } {
  const desk = orders.length > MANY ? { ...at, hasty: true as const } : at;
  const step = at.hasty ? Math.ceil(orders.length / FEW) : 1;
  let best = orders[0] as Order;
  let value = -Infinity;
  for (let i = 0; i < orders.length; i += step) {
    const order = orders[i] as Order;
    const now = after(desk, desk.world, order, pull);
    if (now > value + 1e-9) [best, value] = [order, now];
  }
  return { order: best, value };
}

/** What a position is worth after an order, whatever the dice say. */
function after(desk: Desk, state: object, order: Order, pull?: Pull): number {
  const { game } = desk;
  const { type } = order;
  const copy = game.copy(state);
  game.playUnchecked(copy, order);
  // What dice may do to who lands is the same for all landings that are weighed.
  if (desk.hasty || type === 'land') return valueOf(desk, copy, pull);
  if (type === 'artillery' && game.toAct(copy) === desk.side) {
    // A gun that joins in is worth what is decided with it.
    const decisions = ordersOf(desk, copy).filter((next) => next.type !== 'artillery');
    if (decisions.length > 1) return bestOf({ ...desk, world: copy }, decisions, pull).value - desk.doctrine.gun;
  }
  if (game.toAct(copy) !== 'chance') return settled(desk, copy, pull);
  return overRolls(desk, copy, (rolled) => settled(desk, rolled, pull), ROLLS);
}

/** The mean over the rolls that are due: over all of them, or of more than `most` over so many at equal distances. */
export function overRolls({ game }: Desk, state: object, worth: (rolled: object) => number, most = Infinity): number {
  const rolls = game.chance(state);
  const step = Math.max(1, Math.ceil(rolls.length / most));
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < rolls.length; i += step) {
    const [roll, weight] = rolls[i] as (typeof rolls)[number];
    const rolled = game.copy(state);
    game.playUnchecked(rolled, roll);
    sum += weight * worth(rolled);
    weights += weight;
  }
  return sum / weights;
}

/** Neither good nor bad for anybody. */
export const middleRoll: Dice = (rolls) => rolls[rolls.length >> 1]?.[0];

/** Rolls what is due as the middle dice have it. */
export const rollMiddle = ({ game }: Pick<Desk, 'game'>, state: object): void =>
  void game.playUnchecked(state, middleRoll(game.chance(state)) as BaseAction);

/** The value when what has been begun is over, everybody taking the first that offers itself. */
function settled(desk: Desk, state: object, pull?: Pull): number {
  const { game } = desk;
  for (let n = 0; n < MOST; n++) {
    const actor = game.toAct(state);
    if (actor === 'over') break;
    if (actor === 'chance') {
      rollMiddle(desk, state);
      continue;
    }
    const may = (order: Order): boolean => !game.refusal(state, order);
    if (may({ by: actor, type: 'end' })) break;
    const end = ENDS.map((type) => ({ by: actor, type })).find(may);
    game.playUnchecked(state, end ?? (ordersOf(desk, state)[0] as Order));
  }
  return valueOf(desk, state, pull);
}
