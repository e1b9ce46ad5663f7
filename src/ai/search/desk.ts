import { distance, hexAt, makeGrid, neighboursOf, type Grid } from '../../hex/grid.ts';
import { cachedBy, cachedByText } from '../../kernel/cached-by.ts';
import type { BaseAction, Side } from '../../kernel/game.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Doctrine } from '../doctrine/doctrine.ts';
import { doctrineOf } from '../doctrine/index.ts';
import type { Learnt } from '../doctrine/learnt.ts';
import type { Plan } from '../plan.ts';
import type { Question } from '../player.ts';

/** An action of a side, with the fields that all games share. */
export interface Order extends BaseAction {
  readonly type: string;
  readonly unit?: string;
  readonly to?: string;
  readonly target?: string;
  readonly mode?: string;
  readonly bridge?: string;
  readonly points?: number;
  readonly formation?: string;
}

/** What a unit of a side is worth to it in a hex. */
export type Pull = (unit: number, hex: number) => number;

/** What a player has before it: a world that agrees with everything its side knows, and what never changes in a game. */
export interface Desk {
  readonly game: Wargame;
  readonly doctrine: Doctrine;
  readonly side: Side;
  /** Index of the side, and of the other. */
  readonly own: 0 | 1;
  readonly enemy: 0 | 1;
  readonly world: object;
  readonly grid: Grid;
  readonly sideOf: readonly (0 | 1)[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Hexes from each hex to the nearest of these. */
  readonly farFrom: (places: readonly number[]) => Uint16Array;
  readonly random: () => number;
  /** What units of each side are worth in each hex, worked out before. */
  readonly pulls?: readonly [Pull, Pull];
  /** What the steps of both sides are worth where a look ahead begins: to a game that ends in it they are worth no less. */
  readonly inHand?: number;
  /** Small decisions are taken at sight: what comes of them is not looked at. */
  readonly hasty?: true;
  /** Attacks are judged by the table alone, as one sees them at a glance. */
  readonly glances?: boolean;
  /** How much more than usual each hex matters as a goal or a target, where a plan is to be another one than at sight. */
  readonly leaning?: Float64Array;
  /** It knows tactics that a playout has no time for. */
  readonly seasoned?: boolean;
  /** How a position is judged, where that has been learnt from games. */
  readonly learnt?: Learnt | undefined;
  /** Where whoever wants to know is told why. */
  readonly plan?: Plan | undefined;
}

const fixedOf = cachedBy((game: Wargame): Pick<Desk, 'grid' | 'sideOf' | 'indexOf' | 'farFrom'> => {
  const grid = makeGrid(game.map.grid);
  return {
    grid,
    sideOf: game.counters.map(({ side }) => game.sides.indexOf(side) as 0 | 1),
    indexOf: new Map(game.counters.map(({ id }, u) => [id, u])),
    farFrom: farIn(grid),
  };
});

/** Lists of places whose distances are kept: more than any game has at a time. */
const MOST_PLACES = 1000;

/** Distances on this map to lists of places. */
function farIn(grid: Grid): Desk['farFrom'] {
  const known = cachedByText<Uint16Array>(MOST_PLACES);
  const far = (hex: number, places: readonly number[]): number =>
    places.reduce((least, place) => Math.min(least, distance(grid, hex, place)), 0xffff);
  return (places) => known(places.join(), () => new Uint16Array(grid.size).map((_, hex) => far(hex, places)));
}

export const deskOf = (game: Wargame, question: Question, random: () => number, plan?: Plan): Desk =>
  deskAt(game, question.side, game.sample(question.known(), random), random, plan);

/** The desk of a side in this world. */
export function deskAt(game: Wargame, side: Side, world: object, random: () => number, plan?: Plan): Desk {
  const own = game.sides.indexOf(side) as 0 | 1;
  return {
    game,
    doctrine: faded(doctrineOf(game.id), game.search.turnsLeft(world)),
    side,
    own,
    enemy: (1 - own) as 0 | 1,
    world,
    ...fixedOf(game),
    random,
    plan,
  };
}

/** Turns before the end from which on less and less is still to come. */
export const LATE = 3;

/** The prices of losses so many turns before the end, this one included: what the score takes, and what is left of the rest. */
function faded(doctrine: Doctrine, turnsLeft: number): Doctrine {
  const { step, kill, fallen } = doctrine;
  const left = Math.min(1, Math.max(0, turnsLeft - 1) / LATE);
  if (!fallen || left === 1) return doctrine;
  const priced = (side: 0 | 1): number => left * kill[side] + (1 - left) * fallen[side];
  return { ...doctrine, step: [left * step[0], left * step[1]], kill: [priced(0), priced(1)] };
}

/** The other chair of the same table. */
export function seatAt(desk: Desk, side: Side): Desk {
  const own = desk.game.sides.indexOf(side) as 0 | 1;
  return { ...desk, side, own, enemy: (1 - own) as 0 | 1 };
}

export const ordersOf = (desk: Desk, state: object): Order[] => [...desk.game.legal(state)] as Order[];

/** Index of the unit an order names; -1 for none. */
export const unitIn = ({ indexOf }: Desk, { unit }: Order): number =>
  unit === undefined ? -1 : (indexOf.get(unit) ?? -1);

/** Hex that an order names as its target; -1 for none. */
export const targetIn = ({ grid }: Desk, { target }: Order): number =>
  target === undefined ? -1 : (hexAt(grid, target) ?? -1);

/** Printed attack, defence or allowance (0, 1, 2) of a unit with the steps it has left. */
export function factor({ game }: Desk, state: object, u: number, which: 0 | 1 | 2): number {
  const { faces, steps: most = faces.length } = game.counters[u] as Wargame['counters'][number];
  const left = game.search.steps(state)[u] as number;
  return faces[Math.min(faces.length - 1, Math.max(0, most - left))]?.[which] ?? 0;
}

/** Printed attack and defence of a unit together. */
export const strengthOf = (desk: Desk, state: object, u: number): number =>
  factor(desk, state, u, 0) + factor(desk, state, u, 1);

/** Of these units the one of the greatest printed defence; undefined for none. */
export const strongestOf = (desk: Desk, state: object, units: readonly number[]): number | undefined =>
  units.toSorted((a, b) => factor(desk, state, b, 1) - factor(desk, state, a, 1) || a - b)[0];

/** Units of a side by hex. */
export function unitsByHex({ game, sideOf }: Desk, state: object, side: 0 | 1): Map<number, number[]> {
  const found = new Map<number, number[]>();
  game.search.hexes(state).forEach((hex, u) => {
    if (hex < 0 || sideOf[u] !== side) return;
    const there = found.get(hex);
    if (there) there.push(u);
    else found.set(hex, [u]);
  });
  return found;
}

export const around = ({ grid }: Desk, hex: number): readonly number[] => neighboursOf(grid, hex);
