// The law of the page: every action that is legal can be given by mouse, by touch and as a typed line.
import { LANGS } from '../../src/text/format.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import type { Order } from '../../src/seat/seat.ts';
import { toOrder } from '../../src/seat/session.ts';
import { show, walk, type Step } from '../kit/walk.ts';
import { benchAt, remembering, type Bench } from './bench.ts';
import { givenByHand } from './hand.ts';
import { typed } from './typed.ts';

/** How thoroughly a game is looked at. */
export interface Effort {
  /** Random games, by their seeds. */
  seeds: readonly number[];
  /** How many actions of each. */
  most: number;
  /** How often an action of one type is tried in the same kind of decision. */
  each: number;
}

export interface Found {
  /** Every order that cannot be given, with where and how. */
  missing: string[];
  /** Types of actions that have been tried. */
  types: Set<string>;
  tried: number;
}

/** Tries orders by hand and by keys: with the mouse and a touch, and in one language, by turns. */
export async function tryOrder(bench: Bench, order: Order, n: number): Promise<string[]> {
  const missing: string[] = [];
  for (const touch of isNeedless(bench, order) ? [] : [false, true])
    if (!(await givenByHand(bench, order, touch))) missing.push(touch ? 'by touch' : 'by mouse');
  const lang = LANGS[n % LANGS.length] ?? 'en';
  const misread = await typed(bench, lang, order);
  if (misread !== undefined) missing.push(`typed in ${lang}: ${misread}`);
  return missing;
}

/** Where one formation attacks alone, it leads without being asked for. */
const isNeedless = ({ table }: Bench, { type }: Order): boolean =>
  type === 'lead' &&
  table.position.top?.lead === undefined &&
  table.position.legal.filter((one) => one.type === 'lead').length === 1;

/** Looks at the decisions of random games, as many times at each kind as wanted. */
export async function explore(game: Wargame, { seeds, most, each }: Effort): Promise<Found> {
  const found: Found = { missing: [], types: new Set(), tried: 0 };
  const seen = new Map<string, number>();
  const asked = remembering(game);
  for (const seed of seeds)
    for (const step of walk(game, seed)) {
      if (step.at > most) break;
      if (step.actor !== 'chance') await look(asked, step, seen, each, found);
    }
  return found;
}

async function look(game: Wargame, step: Step, seen: Map<string, number>, each: number, found: Found): Promise<void> {
  const { state, listed, start, seed, at } = step;
  const kind = game.prompt(state).code;
  let bench: Bench | undefined;
  for (const [type, orders] of ordersByType(listed.map(toOrder))) {
    const n = (seen.get(`${kind} ${type}`) ?? 0) + 1;
    seen.set(`${kind} ${type}`, n);
    // The first times, and after that ever more seldom: late decisions are not like early ones.
    if (n > each && !Number.isInteger(Math.log2(n / each))) continue;
    bench ??= benchAt(game, start.scenario, state);
    const order = orders[(n * 7919) % orders.length] as Order;
    found.types.add(type);
    found.tried++;
    for (const how of await tryOrder(bench, order, n))
      found.missing.push(`${game.id} seed ${seed} action ${at} ${kind}: ${show(order)} ${how}`);
  }
}

function ordersByType(orders: readonly Order[]): Map<string, Order[]> {
  const types = new Map<string, Order[]>();
  for (const order of orders) types.set(order.type, [...(types.get(order.type) ?? []), order]);
  return types;
}
