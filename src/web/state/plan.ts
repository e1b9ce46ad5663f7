import { hexAt, neighboursOf, type Grid } from '../../hex/grid.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { PathStep, Pending, Reach, ReachHex, Wargame } from '../../wargame/wargame.ts';
import type { Order } from '../../seat/seat.ts';
import { playOnce, rehearse, type Rehearsal } from '../../seat/rehearsal.ts';
import { toOrder } from '../../seat/session.ts';

/** The action that picks a unit to move: on the ground or in the air. */
export type MoveAction = 'move' | 'fly';

/** A move in the making: nothing of it is played before its last hex is chosen. */
export interface Plan {
  /** Units that move together, the first one leading; empty when the game is in the middle of a move. */
  units: readonly string[];
  orders: readonly Order[];
}

export interface Planned {
  /** The position with everything planned so far carried out. */
  state: object;
  reach?: Reach;
  refusal?: Refusal;
  /** Boarding, landing, leaving the map, stopping: what can be done where the unit is now. */
  extras: readonly Order[];
}

/** Modes of movement in which a unit can be picked now, the first one unless another is wanted; none where all move in one way. */
export const modesFor = (game: Wargame, state: object, unit: string): string[] =>
  hasModes(game)
    ? [...game.legal(state)].map(toOrder).flatMap((order) => {
        const { type, unit: named, mode } = order;
        return type === 'move' && named === unit ? [String(mode)] : [];
      })
    : [];

export const hasModes = (game: Wargame): boolean => game.actions['move']?.includes('mode') === true;

function picking(game: Wargame, state: object, unit: string, action: MoveAction, mode: string | undefined): Order {
  if (action === 'fly' || !hasModes(game)) return { type: action, unit };
  const all = game.vocabulary['modes'] as readonly string[];
  return { type: action, unit, mode: mode ?? modesFor(game, state, unit)[0] ?? all[0] ?? '' };
}

/** Why a unit may not be picked to move, whatever the mode. */
export const whyNotMoved = ({ game, state }: { game: Wargame; state: object }, unit: string): Refusal | undefined =>
  game.refusal(state, { by: game.toAct(state), ...picking(game, state, unit, 'move', undefined) });

export function planFor(
  { game, state }: { game: Wargame; state: object },
  units: readonly string[],
  action: MoveAction = 'move',
  mode?: string,
): Plan {
  const [lead = '', ...others] = units;
  return {
    units,
    orders: [picking(game, state, lead, action, mode), ...others.map((unit) => ({ type: 'join', unit }))],
  };
}

/** Where a plan leads when the dice due on the way, and what the other side is asked there, let it go on; where they never do, up to there. */
function foresee(game: Wargame, from: object, orders: readonly Order[]): Rehearsal {
  let state = from;
  const by = game.toAct(from);
  for (const order of orders) {
    state = pastOthers(game, state, by, (next) => !game.refusal(next, { ...order, by }));
    const played = playOnce(game, state, { ...order, by });
    if (!played.ok) return { state, refusal: played.error };
    ({ state } = played.value);
  }
  return { state: game.toAct(state) === 'chance' ? pastOthers(game, state, by, (next) => isInAir(game, next)) : state };
}

/** How many rolls and answers in a row a plan looks past: an answer may ask for a die. */
const MOST_ASKED = 3;

/** The position after rolls and answers of the other side with which something may be done; as it is where none will do. */
function pastOthers(
  game: Wargame,
  from: object,
  by: string,
  may: (next: object) => boolean,
  left = MOST_ASKED,
): object {
  const asked = game.toAct(from);
  if (asked === by || left === 0) return from;
  const all = asked === 'chance' ? game.chance(from).map(([roll]) => roll) : [...game.legal(from)];
  for (const answer of all.toReversed()) {
    const played = playOnce(game, from, answer);
    if (!played.ok) continue;
    const next = pastOthers(game, played.value.state, by, may, left - 1);
    if (game.toAct(next) === by && may(next)) return next;
  }
  return from;
}

/** The path to a hex in reach as it would be gone, before anybody goes. */
export interface PathPreview {
  path: readonly string[];
  steps: readonly PathStep[];
  /** Could the unit that leads still fight from there in this turn? */
  fights: boolean;
  /** Can the move be taken back: no dice, nothing shown, nobody else asked. */
  undoable: boolean;
  /** Dice due on the way. */
  dice: number;
}

export function previewPath(
  game: Wargame,
  from: object,
  plan: Plan,
  { state, reach }: Planned,
  path: readonly string[],
): PathPreview | undefined {
  const last = path.at(-1);
  if (!reach || last === undefined) return undefined;
  const steps = game.pathCost(state, path);
  if (!steps.ok) return undefined;
  const fights = game.fightsFrom(state, reach.unit, [last]).length > 0;
  const undoable = isUndoable(game, from, [...plan.orders, ...stepsAlong(path)]);
  const dice = steps.value.reduce((sum, step) => sum + (step.dice ?? 0), 0);
  return { path, steps: steps.value, fights, undoable, dice };
}

function isUndoable(game: Wargame, from: object, orders: readonly Order[]): boolean {
  const by = game.toAct(from);
  let state = from;
  for (const order of orders) {
    const played = playOnce(game, state, { ...order, by });
    if (!played.ok || played.value.events.some(({ reveals }) => reveals)) return false;
    ({ state } = played.value);
    if (game.toAct(state) !== by) return false;
  }
  return true;
}

/** Orders that make the path of a move; all others are offered beside it. */
const PATH = ['step', 'join'];
const extrasIn = (game: Wargame, state: object): Order[] =>
  [...game.legal(state)].map(toOrder).filter(({ type }) => !PATH.includes(type));

export function viewPlan(game: Wargame, from: object, plan: Plan): Planned {
  const { state, refusal } = foresee(game, from, plan.orders);
  if (refusal) return { state, refusal, extras: [] };
  const lead = leadOf(game, state);
  if (lead === undefined) return { state, extras: [] };
  const reach = game.reach(state, lead);
  const extras = extrasIn(game, state);
  return reach.ok ? { state, reach: reach.value, extras } : { state, refusal: reach.error, extras };
}

/** Is a unit in the air in this position? */
export const isInAir = (game: Wargame, state: object): boolean => moveIn(game, state)?.mode === 'flight';

/** The unit that leads the move going on in this position. */
const leadOf = (game: Wargame, state: object): string | undefined => moveIn(game, state)?.units?.[0];

/** The move going on in a position, kept for it: a selection asks several times, and a view takes a millisecond. */
const moves = new WeakMap<object, Pending | 'none'>();

function moveIn(game: Wargame, state: object): Pending | undefined {
  let move = moves.get(state);
  if (!move) {
    const top = game.view(state, game.toAct(state)).pending.at(-1);
    moves.set(state, (move = top?.kind === 'move' ? top : 'none'));
  }
  return move === 'none' ? undefined : move;
}

export const stepsAlong = (path: readonly string[]): Order[] => path.map((to) => ({ type: 'step', to }));

/** The plan continued to a hex in reach, or to an area beside the map, and whether the move is then over. */
export const planTo = (game: Wargame, from: object, plan: Plan, goal: ReachHex): { plan: Plan; complete: boolean } =>
  planAlong(game, from, plan, isNextArea(game, from, plan, goal) ? [goal.hex] : goal.path);

/** Is it an area that can be gone to without a way over the map? */
function isNextArea(game: Wargame, from: object, { orders }: Plan, { hex }: ReachHex): boolean {
  if (!hex.startsWith('area:')) return false;
  const { state } = foresee(game, from, orders);
  return game.refusal(state, { by: game.toAct(state), type: 'step', to: hex }) === undefined;
}

/** The plan continued along a path, and whether the move is then over. */
export function planAlong(
  game: Wargame,
  from: object,
  plan: Plan,
  path: readonly string[],
): { plan: Plan; complete: boolean } {
  const orders = [...plan.orders, ...stepsAlong(path)];
  return finished(game, from, { ...plan, orders });
}

/** Do these orders end the move? */
export function endsMove(game: Wargame, from: object, { orders }: Plan): boolean {
  const { state, refusal } = foresee(game, from, orders);
  return !refusal && leadOf(game, state) === undefined;
}

/** Adds the end of the move where it is legal, still needed, and nothing could be done there first that could not be done at the start. */
function finished(game: Wargame, from: object, plan: Plan): { plan: Plan; complete: boolean } {
  const { state, refusal } = foresee(game, from, plan.orders);
  if (refusal) return { plan, complete: false };
  if (leadOf(game, state) === undefined) return { plan, complete: true };
  const [stop, ...others] = newExtras(game, from, plan, state);
  if (others.length > 0 || stop?.type !== 'stop') return { plan, complete: false };
  return { plan: { ...plan, orders: [...plan.orders, stop] }, complete: true };
}

/** What can be done where the units have come to, without what they could do to the same units where they set out. */
function newExtras(game: Wargame, from: object, { orders }: Plan, state: object): Order[] {
  const picks = orders.filter(({ type }) => type !== 'step' && type !== 'stop');
  const begun = new Set(extrasIn(game, foresee(game, from, picks).state).map((order) => JSON.stringify(order)));
  return extrasIn(game, state).filter((order) => Object.keys(order).length === 1 || !begun.has(JSON.stringify(order)));
}

/** What keeps a unit out of a hex: a refusal of the game, a hex on the way where its move ends, or that it is too far. */
export type Obstacle =
  { kind: 'refused'; refusal: Refusal } | { kind: 'stop'; hex: string; rule: string } | { kind: 'far'; left: number };

/**
 * Why the unit cannot go there: asked of the game where it stands, then at the hexes beside it that it can come to. Refusals with
 * the codes `onTheWay` are about the way there and not about the hex.
 */
export function whyNot(
  game: Wargame,
  grid: Grid,
  { state, reach }: Planned,
  hex: string,
  onTheWay: readonly string[],
): Obstacle | undefined {
  const at = hexAt(grid, hex);
  if (!reach) return undefined;
  const ask = (from: object): Refusal | undefined =>
    game.refusal(from, { by: game.toAct(state), type: 'step', to: hex });
  const here = ask(state);
  if (here && (at === undefined || !onTheWay.includes(here.code))) return { kind: 'refused', refusal: here };
  if (at === undefined) return undefined;
  const around = neighboursOf(grid, at).map((other) => grid.names[other]);
  const near = reach.hexes.filter((one) => around.includes(one.hex)).sort((a, b) => a.cost - b.cost);
  for (const one of near.filter(({ mustStop }) => mustStop === null)) {
    const refusal = ask(rehearse(game, state, stepsAlong(one.path)).state);
    if (refusal) return { kind: 'refused', refusal };
  }
  for (const { hex: halt, mustStop } of near) if (mustStop !== null) return { kind: 'stop', hex: halt, rule: mustStop };
  return { kind: 'far', left: pointsLeft(game, state) ?? reach.allowance };
}

/** Movement points left to those who are on the move in this position, to the unit with the fewest. */
export function pointsLeft(game: Wargame, state: object): number | undefined {
  const move = moveIn(game, state);
  return move && Math.min(...(move.left ?? []));
}

/** The first of these orders that are played before anybody else, or the dice, are asked; all of them where one is refused. */
export function legOf(game: Wargame, from: object, orders: readonly Order[]): readonly Order[] {
  const by = game.toAct(from);
  let state = from;
  for (const [i, order] of orders.entries()) {
    if (game.toAct(state) !== by) return orders.slice(0, i);
    const played = playOnce(game, state, { ...order, by });
    if (!played.ok) return orders;
    ({ state } = played.value);
  }
  return orders;
}
