import type { BaseAction } from '../../kernel/game.ts';
import type { Doctrine } from '../doctrine/doctrine.ts';
import { HANDLED } from './deciding.ts';
import { ordersOf, type Desk, type Order } from './desk.ts';
import { ordersFor, playThrough } from './march.ts';
import { planMarch } from './marching.ts';
import { ROUNDS } from './playout.ts';

type Prices = Doctrine['step'];
const times = ([first, second]: Prices, side: 0 | 1, by: number): Prices =>
  side === 0 ? [first * by, second] : [first, second * by];

/** Ways to go about a turn, by what they change in the doctrine of a side: as it stands, bold, careful, with one attack or none, shy or not, for ground. */
export const POSTURES: readonly ((doctrine: Doctrine, own: 0 | 1) => Partial<Doctrine>)[] = [
  () => ({}),
  ({ step, kill, least }, own) => ({ step: times(step, own, 0.5), kill: times(kill, own, 0.5), least: least / 4 }),
  ({ step, kill, least }, own) => ({ step: times(step, own, 1.6), kill: times(kill, own, 1.6), least: least * 4 }),
  () => ({ assaults: 1 }),
  () => ({ assaults: 0 }),
  ({ shy }) => ({ shy: shy * 4 }),
  () => ({ shy: 0 }),
  ({ ground }) => ({ ground: ground * 4 }),
];

/** The doctrine of a side in one of these ways. */
export const inPosture = ({ doctrine, own }: Desk, posture: (typeof POSTURES)[number]): Doctrine => ({
  ...doctrine,
  ...posture(doctrine, own),
});

/** The moves of all rounds of a phase. */
export function wholeMarch(desk: Desk, orders: readonly Order[]): readonly BaseAction[] {
  const { game, side } = desk;
  const world = game.copy(desk.world);
  const all: BaseAction[] = [];
  let listed = orders;
  for (let round = 0; round < ROUNDS && listed.some(({ type }) => type === 'move'); round++) {
    const planned = ordersFor(planMarch({ ...desk, world: game.copy(world) }, listed));
    all.push(...planned);
    if (planned.length === 0) break;
    playThrough(desk, world, planned);
    if (game.toAct(world) !== side) break;
    listed = ordersOf(desk, world);
  }
  return all;
}

/** With the end of the phase, where nothing else is left to do in it. */
export function finished(desk: Desk, planned: readonly BaseAction[]): readonly BaseAction[] {
  const { game, side } = desk;
  const state = game.copy(desk.world);
  playThrough(desk, state, planned);
  if (planned.length === 0 || game.toAct(state) !== side) return planned;
  const left = ordersOf(desk, state);
  const end = left.find(({ type }) => type === 'end');
  return end && left.every(({ type }) => HANDLED.has(type)) ? [...planned, end] : planned;
}
