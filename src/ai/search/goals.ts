import { knownHex, neighboursOf } from '../../hex/grid.ts';
import type { Stake } from '../../wargame/search/contract.ts';
import { NO_PATH } from '../../wargame/search/march.ts';
import type { Staff } from '../doctrine/doctrine.ts';
import type { Tactic } from '../plan.ts';
import { factor, type Desk, type Pull } from './desk.ts';

/** A place worth going to, or staying in. */
export interface Goal {
  stake: Stake;
  /** Only units that mend bridges serve it. */
  forBuilders?: true;
  hexes: readonly number[];
  /** Points that a unit of the side there is worth. */
  worth: number;
  /** Strength of the enemies that could be there next turn. */
  threat: number;
  /** Strength of own units that see to it so far. */
  given: number;
  /** How many of them there are. */
  units: number;
}

/** Bridges that are down, for those who can mend them: the more units have to cross one next, the more it is worth. */
export function bridgesToMend(desk: Desk, state: object, stakes: readonly Goal[]): Goal[] {
  const { game, grid, side, own, sideOf } = desk;
  const hexes = game.search.hexes(state);
  const standing = [...hexes.keys()].filter((u) => (hexes[u] as number) >= 0 && sideOf[u] === own);
  const main = stakes.toSorted((a, b) => b.worth * b.hexes.length - a.worth * a.hexes.length)[0];
  const { staff } = desk.doctrine;
  if (!main || !staff || !standing.some((u) => isBuilder(desk, u))) return [];
  const down = new Map(
    game.tableView(state, side).down.map((ends) => [ends.join('-'), ends.map((name) => knownHex(grid, name))]),
  );
  if (down.size === 0) return [];
  const waiting = new Map<string, number>();
  for (const u of standing) {
    const march = marchFor(desk, state, main.hexes, u);
    const bridge = firstBridge(desk, march, hexes[u] as number, brokenFor(desk, staff, state, u));
    if (bridge && down.has(bridge)) waiting.set(bridge, (waiting.get(bridge) ?? 0) + 1);
  }
  return [...waiting].map(([bridge, units]) => {
    const hexes = down.get(bridge) ?? [];
    const stake: Stake = { rule: '', item: bridge, hexes, how: 'each', points: [0, 0], holder: -1 };
    return { stake, forBuilders: true, hexes, worth: units, threat: 0, given: 0, units: 0 };
  });
}

/** Does the unit mend bridges? */
export const isBuilder = ({ game, doctrine }: Pick<Desk, 'game' | 'doctrine'>, unit: number): boolean =>
  doctrine.staff?.builders.includes(game.counters[unit]?.type ?? '') ?? false;

/** The first hexside on the way to the goals of a march that costs as much as mending a bridge, named by its hexes. */
function firstBridge({ grid }: Desk, march: Uint16Array, from: number, broken: number): string | undefined {
  const left = (hex: number): number => march[hex] as number;
  for (let hex = from; ;) {
    let next = hex;
    // No step costs more than mending: a hex that lies nearer by more is beyond what nobody crosses here.
    for (const near of neighboursOf(grid, hex))
      if (left(hex) - left(near) <= broken && left(near) < left(next)) next = near;
    if (next === hex) return undefined;
    if (left(hex) - left(next) === broken)
      return [grid.names[hex] as string, grid.names[next] as string].sort().join('-');
    hex = next;
  }
}

/** What the stakes mean to the player's side. */
export function goalsOf(desk: Desk, state: object): Goal[] {
  const { game, own, enemy } = desk;
  const coming = comingIn(desk, state);
  return [...game.search.stakes(state), ...keysOf(desk, state)].flatMap((stake) => {
    const worth = worthTo(stake, own, enemy) * (desk.leaning?.[stake.hexes[0] ?? 0] ?? 1);
    if (worth <= 0 || stake.hexes.length === 0) return [];
    return [
      { stake, hexes: stake.hexes, worth, threat: threatTo(desk, state, stake.hexes, coming), given: 0, units: 0 },
    ];
  });
}

/** Key terrain as stakes, at the prices of the doctrine. */
export function keysOf({ game, doctrine }: Desk, state: object): Stake[] {
  return game.search.keys(state).map((key) => {
    const price = doctrine.keys[key.rule] ?? 0;
    const [first, second] = key.points;
    return { ...key, points: [first * price, second * price] };
  });
}

function worthTo({ how, points, hexes, holder }: Stake, own: 0 | 1, enemy: 0 | 1): number {
  switch (how) {
    case 'hold':
      return (points[own] + points[enemy]) / hexes.length;
    case 'each':
      return points[own];
    case 'stand':
      return points[own] + points[enemy];
    case 'clear':
      return points[enemy] > 0 ? points[enemy] : holder === own ? 0 : points[own] / 2;
    case 'reach':
    case 'exit':
      return points[own];
  }
}

/** Attack strength of the enemies within a march of a turn, on the map and beside it. */
function threatTo(desk: Desk, state: object, hexes: readonly number[], coming: Coming): number {
  const { game, sideOf, enemy } = desk;
  const far = desk.farFrom(hexes);
  let sum = 0;
  for (const [u, entries] of coming)
    if (entries.some((hex) => canComeTo(desk, state, u, far[hex] as number))) sum += factor(desk, state, u, 0);
  game.search.hexes(state).forEach((hex, u) => {
    if (hex < 0 || sideOf[u] !== enemy) return;
    if (canComeTo(desk, state, u, far[hex] as number)) sum += factor(desk, state, u, 0);
  });
  return sum;
}

/** Units and the hexes where they may come onto the map. */
type Coming = readonly (readonly [unit: number, hexes: readonly number[]])[];

/** Enemies beside the map who may come onto it now, in a game in which a side keeps some of its units back. */
const comingIn = ({ game, sideOf, enemy, doctrine: { reserves } }: Desk, state: object): Coming =>
  reserves ? [...(game.search.arriving?.(state) ?? [])].filter(([u]) => sideOf[u] === enemy) : [];

/** Is a hex so many hexes away within a march of a turn of the unit, or beside one that is? */
export const canComeTo = (desk: Desk, state: object, unit: number, far: number): boolean =>
  far <= 1 + factor(desk, state, unit, 2) / 2;

/** Can an enemy who fights march beside the hex in a turn? */
export function isReached(desk: Desk, state: object, hex: number): boolean {
  const { game, grid, sideOf, enemy } = desk;
  const beside = neighboursOf(grid, hex);
  return game.search
    .hexes(state)
    .some(
      (from, u) =>
        from >= 0 &&
        sideOf[u] === enemy &&
        factor(desk, state, u, 0) > 0 &&
        (game.search.march(state, u, beside)[from] as number) <= partsOf(desk, state, u),
    );
}

/** Turns that a goal without a way to it is put off: somebody may open one. */
const CUT_OFF = 6;

/** Parts of points that a unit has a turn, at least one point. */
export const partsOf = (desk: Desk, state: object, unit: number): number =>
  Math.max(1, factor(desk, state, unit, 2)) * desk.game.search.parts;

/** What it costs a unit to come from each hex to the nearest of these, over bridges that can be mended too where a staff sees to it. */
export function marchFor(desk: Desk, state: object, hexes: readonly number[], unit: number): Uint16Array {
  const { staff } = desk.doctrine;
  return desk.game.search.march(state, unit, hexes, staff && brokenFor(desk, staff, state, unit));
}

/** Parts of points that mending a bridge is counted as to a unit that waits for it. */
const brokenFor = (desk: Desk, { mending }: Staff, state: object, unit: number): number =>
  Math.round(mending * partsOf(desk, state, unit));

/** Who has to be driven off a place before the other side gets its points: its holder, of a place that nobody holds whoever has nothing to get there; else -1. */
export function keeperOf({ holder, points: [first, second] }: Stake): number {
  if (holder >= 0) return holder;
  if (first === 0) return 0;
  return second === 0 ? 1 : -1;
}

/** Marches to goals, each looked up once for a unit. */
export interface Marches {
  turns(goal: Goal, unit: number, hex: number): number;
}

export function marchesOf(desk: Desk, state: object): Marches {
  const { farFrom } = desk;
  const known = new Map<Goal, Map<number, Uint16Array>>();
  const fieldOf = (goal: Goal, unit: number): Uint16Array => {
    let fields = known.get(goal);
    if (!fields) known.set(goal, (fields = new Map()));
    let field = fields.get(unit);
    if (!field) fields.set(unit, (field = marchFor(desk, state, goal.hexes, unit)));
    return field;
  };
  return {
    turns(goal, unit, hex) {
      const parts = fieldOf(goal, unit)[hex] as number;
      if (parts !== NO_PATH) return parts / partsOf(desk, state, unit);
      return CUT_OFF + (farFrom(goal.hexes)[hex] as number) / Math.max(1, factor(desk, state, unit, 2));
    },
  };
}

/** The hexes of the shortest way to where nothing of a march is left, without the one it begins in; `left`: what is from a hex. */
export function* wayDown({ grid }: Desk, left: (hex: number) => number, from: number): Generator<number, void, void> {
  let [at, least] = [from, left(from)];
  for (;;) {
    const start = at;
    for (const next of neighboursOf(grid, start)) {
      const then = left(next);
      if (then < least) [at, least] = [next, then];
    }
    if (at === start) return;
    yield at;
  }
}

/** What a unit is worth in each hex: the nearer to a goal the more, at most a fraction of the goal. */
export function pullOf({ grid, own, farFrom }: Desk, goals: readonly Goal[]): Pull {
  const everybody = new Float64Array(grid.size);
  const some = new Map<ReadonlySet<number>, Float64Array>();
  for (const { hexes, worth, stake, threat, forBuilders } of goals) {
    if (forBuilders) continue;
    const pull = stake.who ? (some.get(stake.who) ?? new Float64Array(grid.size)) : everybody;
    if (stake.who) some.set(stake.who, pull);
    const kept = stake.how === 'hold' && stake.holder === own && threat > 0;
    const far = farFrom(hexes);
    for (let hex = 0; hex < pull.length; hex++) {
      const near = far[hex] as number;
      const worthHere = near === 0 && kept ? 0.5 * worth : (0.1 * worth) / (1 + near);
      if (worthHere > (pull[hex] as number)) pull[hex] = worthHere;
    }
  }
  return (unit, hex) => {
    let most = everybody[hex] as number;
    for (const [who, pull] of some) if (who.has(unit)) most = Math.max(most, pull[hex] as number);
    return most;
  };
}

/** What a unit does that goes to a goal. */
export function tacticFor({ own }: Desk, { stake, forBuilders }: Goal): Tactic {
  if (forBuilders) return 'mend';
  if (stake.how === 'hold') return stake.holder === own ? 'hold' : 'take';
  if (stake.how === 'exit') return 'leave';
  return stake.how === 'clear' ? 'clear' : 'reach';
}
