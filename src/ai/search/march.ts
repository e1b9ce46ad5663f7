import { distance } from '../../hex/grid.ts';
import type { BaseAction } from '../../kernel/game.ts';
import { makeDestinations } from '../../wargame/search/contract.ts';
import { around, ordersOf, strongestOf, unitIn, unitsByHex, type Desk, type Order } from './desk.ts';
import { tellFear, tellMission } from './telling.ts';
import { bridgesToMend, goalsOf, isReached, type Goal } from './goals.ts';
import { rollMiddle } from './small.ts';

/** A unit that goes to a hex. */
export interface Move {
  unit: number;
  hex: number;
  /** The kind of movement, where there are several. */
  mode?: string | undefined;
  /** The way there, where it is not the cheapest. */
  path?: readonly number[];
  /** It leaves the map from there. */
  exit?: true;
}

export interface March {
  desk: Desk;
  /** The position with the moves planned so far. */
  state: object;
  /** Units that can still be moved, with where they can go. */
  reach: Map<number, ReadonlyMap<number, number>>;
  /** Kinds of movement open to each unit; one without a name where there are none. */
  modes: ReadonlyMap<number, readonly (string | undefined)[]>;
  enemies: ReadonlyMap<number, readonly number[]>;
  /** Units that are to attack a target already. */
  bound: Set<number>;
  moves: Move[];
  goals: readonly Goal[];
  listed: readonly Order[];
}

export function marchOf(desk: Desk, orders: readonly Order[]): March {
  const state = desk.game.copy(desk.world);
  const modes = new Map<number, (string | undefined)[]>();
  for (const order of orders) {
    if (order.type !== 'move') continue;
    const u = unitIn(desk, order);
    if (isKeptBack(desk, state, u)) {
      tellMission(desk, 'wait', [u]);
      continue;
    }
    modes.set(u, [...(modes.get(u) ?? []), order.mode]);
  }
  const enemies = unitsByHex(desk, desk.world, desk.enemy);
  const stakes = goalsOf(desk, state);
  const goals = bridgesToMend(desk, state, stakes).concat(stakes);
  const kept = keepers(desk, state, goals);
  for (const u of bridgeKeepers(desk, state, kept)) kept.add(u);
  const staying = (u: number): boolean => kept.has(u) || isInRange(desk, state, u, enemies);
  const free = [...modes.keys()].filter((u) => !staying(u));
  const reach = new Map(free.map((u) => [u, reachOf(desk, state, u)]));
  return { desk, state, reach, modes, enemies, bound: new Set(), moves: [], goals, listed: orders };
}

/** Is it too early for a unit to come onto the map? */
const isKeptBack = ({ game, doctrine: { reserves }, own }: Desk, state: object, u: number): boolean =>
  reserves !== undefined && (game.search.hexes(state)[u] as number) < 0 && game.search.turnsLeft(state) > reserves[own];

/** Who holds a place that the enemy can come to: one unit in each of its hexes, the strongest. */
function keepers(desk: Desk, state: object, goals: readonly Goal[]): Set<number> {
  const own = unitsByHex(desk, state, desk.own);
  const kept = new Set<number>();
  for (const { stake, hexes, threat } of goals) {
    if (stake.how !== 'hold' || stake.holder !== desk.own || threat === 0) continue;
    tellFear(desk, hexes[0], threat);
    for (const hex of hexes) {
      const strongest = strongestOf(desk, state, own.get(hex) ?? []);
      if (strongest === undefined) continue;
      kept.add(strongest);
      tellMission(desk, 'hold', [strongest], hex);
    }
  }
  return kept;
}

/** Units supplied over a bridge from which on somebody keeps watch there. */
const SUPPLIED = 2;

/** Who else stays where a staff says so: one unit, the strongest, at a bridge over which several others are supplied and that the enemy can come to. */
function bridgeKeepers(desk: Desk, state: object, kept: ReadonlySet<number>): number[] {
  const { game, doctrine, own } = desk;
  const lines = doctrine.staff && !desk.glances ? game.search.lifelines?.(state, own) : undefined;
  if (!lines) return [];
  const units = unitsByHex(desk, state, own);
  const found: number[] = [];
  const guarded = new Set([...units].flatMap(([hex, there]) => (there.some((u) => kept.has(u)) ? [hex] : [])));
  for (const [hex, supplied] of lines) {
    const keeper = strongestOf(desk, state, units.get(hex) ?? []);
    const isGuarded = [hex, ...around(desk, hex)].some((near) => guarded.has(near));
    if (keeper === undefined || isGuarded || supplied < SUPPLIED || !isReached(desk, state, hex)) continue;
    tellMission(desk, 'hold', [keeper], hex);
    found.push(keeper);
    guarded.add(hex);
  }
  return found;
}

/** A gun that could fire at an enemy from where it stands, out of his reach. */
export function isInRange(
  { game, grid }: Desk,
  state: object,
  u: number,
  enemies: ReadonlyMap<number, unknown>,
): boolean {
  const { range } = game.counters[u] as (typeof game.counters)[number];
  const from = game.search.hexes(state)[u] as number;
  if (range === undefined || from < 0) return false;
  let near = Infinity;
  for (const hex of enemies.keys()) near = Math.min(near, distance(grid, from, hex));
  return near <= range && near > 1;
}

/** Does an enemy stand beside the hex? */
export const isInContact = ({ desk, enemies }: Pick<March, 'desk' | 'enemies'>, hex: number): boolean =>
  around(desk, hex).some((near) => enemies.has(near));

export function reachOf(desk: Desk, state: object, u: number, mode?: string): Map<number, number> {
  const { game, grid } = desk;
  const { hexes, costs, count } = game.search.destinations(state, u, makeDestinations(grid.size), mode);
  const fits = roomFor(desk, state, u);
  const found = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    const hex = hexes[i] as number;
    if (fits(hex)) found.set(hex, costs[i] as number);
  }
  return found;
}

/** Would nobody be lost for want of room if the unit stood in this hex? */
function roomFor({ game, doctrine, grid, sideOf, own }: Desk, state: object, unit: number): (hex: number) => boolean {
  if (doctrine.crowd === Infinity) return () => true;
  const steps = game.search.steps(state);
  const others = new Uint16Array(grid.size);
  game.search.hexes(state).forEach((hex, u) => {
    if (hex >= 0 && u !== unit && sideOf[u] === own) others[hex] = (others[hex] as number) + (steps[u] as number);
  });
  const room = doctrine.crowd - (steps[unit] as number);
  return (hex) => (others[hex] as number) <= room;
}

/** Makes a move in a position of the march; whether it could be made. */
export const moved = (march: March, state: object, move: Move): boolean =>
  move.exit || move.path
    ? playOut(march.desk, state, stepsOf(march, state, move))
    : march.desk.game.search.move(state, move.unit, move.hex, move.mode) || movedThrough(march, state, move);

/** Questions that a move raises at most. */
const MOST_ASKED = 20;

/** Makes a move on which the enemy or the dice are asked something, as if he let it pass; whether it ends where it should. Else nothing is changed. */
function movedThrough(march: March, state: object, move: Move): boolean {
  const { desk } = march;
  const { game, doctrine } = desk;
  const orders = doctrine.staff ? stepsOf(march, state, move) : [];
  if (orders.length === 0) return false;
  const copy = game.copy(state);
  playThrough(desk, copy, orders);
  letPass(desk, copy);
  if (game.search.hexes(copy)[move.unit] !== move.hex || !isAtRest(desk, copy)) return false;
  playThrough(desk, state, orders);
  letPass(desk, state);
  return true;
}

/** Plays orders as long as they are legal, as if what the enemy is asked between them were let pass; how many were. */
export function playThrough(desk: Desk, state: object, orders: readonly BaseAction[]): number {
  for (const [played, order] of orders.entries()) {
    letPass(desk, state);
    if (desk.game.refusal(state, order)) return played;
    desk.game.playUnchecked(state, order);
  }
  return orders.length;
}

/** What the enemy or the dice are asked before the side goes on: he spares what he may blow, and the dice are the middle ones. */
function letPass(desk: Desk, state: object): void {
  const { game, side } = desk;
  for (let n = 0; n < MOST_ASKED && game.toAct(state) !== side && game.toAct(state) !== 'over'; n++) {
    if (game.toAct(state) === 'chance') {
      rollMiddle(desk, state);
      continue;
    }
    const answers = ordersOf(desk, state);
    game.playUnchecked(state, answers.find(({ type }) => type === 'spare') ?? (answers[0] as Order));
  }
}

export function make(march: March, move: Move): boolean {
  if (!moved(march, march.state, move)) return false;
  march.moves.push(move);
  march.reach.delete(move.unit);
  return true;
}

/** The orders of a move, one by one. */
export function stepsOf(
  { desk, listed }: Pick<March, 'desk' | 'listed'>,
  state: object,
  { unit, hex, mode, path: named, exit }: Move,
): Order[] {
  const { game, side, grid } = desk;
  const isIt = (order: Order): boolean => order.type === 'move' && unitIn(desk, order) === unit;
  const pick = listed.find((order) => isIt(order) && (mode ?? order.mode) === order.mode);
  const path = named ?? game.search.path(state, unit, hex, mode);
  const isThere = game.search.hexes(state)[unit] === hex;
  if (!pick || (path.length === 0 && !(exit && isThere))) return [];
  const steps = path.map((to): Order => ({ by: side, type: 'step', to: grid.names[to] as string }));
  return [pick, ...steps, { by: side, type: exit ? 'exit' : 'stop' }];
}

/** Plays orders as long as they are legal, which none is of a side that is not to act; how many were. */
export function playAll({ game }: Desk, state: object, orders: readonly BaseAction[]): number {
  let played = 0;
  for (const order of orders) {
    if (game.refusal(state, order)) break;
    game.playUnchecked(state, order);
    played++;
  }
  return played;
}

/** Plays a move; whether there was one, and all of its orders were legal, but for a stop where it ends by itself. */
export function playOut(desk: Desk, state: object, orders: readonly Order[]): boolean {
  const left = orders.length - playAll(desk, state, orders);
  if (left === 1 && orders.at(-1)?.type === 'stop') return isAtRest(desk, state);
  return left === 0 && orders.length > 0;
}

/** The way off the map over one of these hexes, if the unit can get there and leave now. */
export function exitOver(march: March, hexes: readonly number[], unit: number): Move | undefined {
  const { desk, state, modes } = march;
  const from = desk.game.search.hexes(state)[unit] as number;
  for (const mode of modes.get(unit) ?? []) {
    const reach = reachOf(desk, state, unit, mode);
    const near = hexes
      .filter((hex) => hex === from || reach.has(hex))
      .sort((a, b) => (reach.get(a) ?? 0) - (reach.get(b) ?? 0) || a - b);
    for (const hex of near) {
      const move: Move = { unit, hex, mode, exit: true };
      if (playOut(desk, desk.game.copy(state), stepsOf(march, state, move))) return move;
    }
  }
  return undefined;
}

/** Is nobody in the middle of a move, and nothing asked of the enemy or the dice? */
const isAtRest = (desk: Desk, state: object): boolean =>
  desk.game.toAct(state) === desk.side && ordersOf(desk, state).some(({ type }) => type === 'end' || type === 'move');

/** The orders of the moves planned, as if the enemy let pass what he is asked about. */
export function ordersFor(march: March): readonly BaseAction[] {
  const { desk } = march;
  const { game, side } = desk;
  const state = game.copy(desk.world);
  const all: BaseAction[] = [];
  for (const move of march.moves) {
    letPass(desk, state);
    const orders = stepsOf(march, state, move);
    for (const order of orders) {
      letPass(desk, state);
      if (game.toAct(state) !== side) return all;
      if (game.refusal(state, order)) {
        // A move that ends by itself, as in an enemy zone, is not stopped.
        if (order !== orders.at(-1)) return all;
        break;
      }
      game.playUnchecked(state, order);
      all.push(order);
    }
  }
  return all;
}
