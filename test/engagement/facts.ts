import { hexAt, makeGrid, neighboursOf, type Grid } from '../../src/hex/grid.ts';
import type { EngagementGame } from '../../src/engagement/game.ts';
import type { Frame, State } from '../../src/engagement/position/state.ts';
import type { MapData } from '../../src/wargame/map.ts';
import type { Counter, PositionView } from '../../src/wargame/wargame.ts';
import type { Invariant } from '../kit/invariant.ts';

export type Rule = Invariant<State, PositionView>;

/** A condition on the positions before and after an action. */
export interface Change {
  readonly name: string;
  holds(before: State, after: State): boolean;
}

/** A counter with its place in a state's lists, the number of its side, and its movement points. */
export type Piece = Counter & { index: number; number: number; allowance: number };

/** Codes of the system for places off the map. */
export const OFF = { waiting: -1, eliminated: -2, removed: -3 } as const;
export const MARK = { moved: 1, fired: 2, contact: 4 } as const;

export const at = (list: readonly number[], { index }: Piece): number => list[index] as number;
export const has = (state: State, piece: Piece, mark: number): boolean => (at(state.marks, piece) & mark) !== 0;

export const frameOf = <K extends Frame['kind']>({ frames }: State, kind: K): Extract<Frame, { kind: K }> | undefined =>
  frames.find((frame): frame is Extract<Frame, { kind: K }> => frame.kind === kind);

/** No unit is moving, retreating or making room. */
export const isQuiet = ({ frames }: State): boolean =>
  !frames.some(({ kind }) => kind === 'move' || kind === 'retreat' || kind === 'displace');

/** A game of the system as its invariants see it; `P`: what the game knows of a counter besides. */
export interface Facts<P extends Piece = Piece> {
  game: EngagementGame;
  grid: Grid;
  /** In the order of a state's lists. */
  counters: readonly P[];
  hexOf(name: string): number;
  nameOf(hex: number): string;
  around(hex: number): number[];
  numberOf(id: string): P;
  every(holds: (counter: P) => boolean): boolean;
  /** Counters by hex. */
  stacksOf(state: State): ReadonlyMap<number, P[]>;
  inHex(state: State, hex: number): readonly P[];
  /** Is the hex in the engagement zone of this side? */
  inZoneOf(state: State, hex: number, side: number): boolean;
  /** Current terrain of every hex. */
  groundOf(state: State): readonly string[];
  placeHexes(id: string): readonly number[];
  /** Scored hexes, in the order of the state's holders. */
  scored: readonly number[];
}

/** Results kept by list of hexes: lists are replaced, never written to. */
function kept<T>(make: (hex: readonly number[]) => T): (state: State) => T {
  const known = new WeakMap<readonly number[], T>();
  return ({ hex }) => {
    let found = known.get(hex);
    if (found === undefined) known.set(hex, (found = make(hex)));
    return found;
  };
}

/** The facts of a game. `more`: what it knows of a counter besides. */
export function factsOf<More extends object>(
  game: EngagementGame,
  more: (counter: Counter) => More,
): Facts<Piece & More> {
  type P = Piece & More;
  const { map } = game;
  const grid = makeGrid(map.grid);
  const counters: readonly P[] = game.counters.map((counter, index) => ({
    ...counter,
    index,
    number: game.sides.indexOf(counter.side),
    allowance: counter.faces[0]?.[2] as number,
    ...more(counter),
  }));
  const hexOf = (name: string): number => hexAt(grid, name) as number;
  const around = (hex: number): number[] => neighboursOf(grid, hex);
  const byId = new Map(counters.map((counter) => [counter.id, counter]));
  const places = new Map(map.places.map(({ id, hexes }) => [id, hexes.map(hexOf)]));
  const stacksOf = kept((hex) => stacks(counters, hex));
  const zones = kept((hex) => game.sides.map((_, side) => zone(counters, hex, side, around)));
  const grounds = new WeakMap<MapData['hexes'], readonly string[]>();
  return {
    game,
    grid,
    counters,
    hexOf,
    nameOf: (hex) => grid.names[hex] as string,
    around,
    numberOf: (id) => byId.get(id) as P,
    every: (holds) => counters.every(holds),
    stacksOf,
    inHex: (state, hex) => stacksOf(state).get(hex) ?? [],
    inZoneOf: (state, hex, side) => zones(state)[side]?.has(hex) === true,
    groundOf(state) {
      const { hexes } = game.mapNow(state);
      let ground = grounds.get(hexes);
      if (!ground) grounds.set(hexes, (ground = grid.names.map((name) => hexes[name]?.terrain ?? '')));
      return ground;
    },
    placeHexes: (id) => places.get(id) ?? [],
    scored: [...new Set(map.places.filter(({ kind }) => kind !== 'landmark').flatMap(({ hexes }) => hexes.map(hexOf)))],
  };
}

function stacks<P extends Piece>(counters: readonly P[], hex: readonly number[]): Map<number, P[]> {
  const found = new Map<number, P[]>();
  for (const counter of counters) {
    const place = at(hex, counter);
    if (place < 0) continue;
    const stack = found.get(place);
    if (stack) stack.push(counter);
    else found.set(place, [counter]);
  }
  return found;
}

const zone = (
  counters: readonly Piece[],
  hex: readonly number[],
  side: number,
  around: (hex: number) => number[],
): Set<number> =>
  new Set(counters.flatMap((one) => (one.number === side && at(hex, one) >= 0 ? around(at(hex, one)) : [])));

const NAMED = [undefined, 'north', 'east', 'south', 'west'] as const;

/** What `State.entryHex` says of a unit that has left the map: its hex, and its edges there, or the one of them that it named. */
export function leftFrom(
  entryHex: number,
  size: number,
  edgesAt: (hex: number) => readonly string[],
): { hex: number; edges: readonly string[] } {
  const hex = (-2 - entryHex) % size;
  const by = NAMED[Math.floor((-2 - entryHex) / size)];
  return { hex, edges: by === undefined ? edgesAt(hex) : [by] };
}
