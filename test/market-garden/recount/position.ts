import type { State } from '../../../src/engagement/position/state.ts';
import { MARKET_GARDEN } from '../../../src/games/market-garden/index.ts';
import { makeGrid } from '../../../src/hex/grid.ts';
import { CORPS, DROPPED, LOWLAND, SCHEDULE } from '../printed.ts';
import { leftFrom } from '../../engagement/facts.ts';
import { around, edgesOf, sideName, sideOf } from './board.ts';

export type SideName = 'german' | 'allied';
/** Columns of the terrain table (AMB-S-17): armour is motorised, with the prohibitions of its footnote. */
export type MoveClass = 'foot' | 'motor' | 'armour';

/** A counter as it lies on the map, in the numbers printed on the face that is up. */
export interface Piece {
  id: string;
  side: SideName;
  type: string;
  attack: number;
  defence: number;
  /** Movement points of this turn, and those spent. */
  allowance: number;
  spent: number;
  range: number;
  moves: MoveClass;
  steps: number;
  /** Where it is; undefined off the map, `place` says where. */
  hex: string | undefined;
  place: 'map' | 'waiting' | 'eliminated' | 'gone';
  /** The edges over which it left the map: one, or two of a corner. */
  left: readonly string[] | undefined;
  due: number;
  moved: boolean;
  fired: boolean;
  corps: boolean;
  /** Airborne division that depends on the air. */
  dropped: string | undefined;
  /** Division for 5.1.4. */
  division: string | undefined;
  gun: boolean;
  armoured: boolean;
}

/** All that the recount takes from a state of the game. */
export interface Board {
  turn: number;
  phase: string;
  side: SideName;
  pieces: readonly Piece[];
  at(hex: string): readonly Piece[];
  /** Hexes attacked in this phase. */
  attacked: ReadonlySet<string>;
  air: Readonly<Record<SideName, number>>;
  /** Names of bridges blown and ferries lost. */
  down: ReadonlySet<string>;
  /** Airborne divisions that have met XXX Corps. */
  contact: ReadonlySet<string>;
  /** Turns without supply, of divisions and units. */
  want: Readonly<Record<string, number>>;
  /** The hex that an attack which is thrown back has failed to take (RUL-MG-51). */
  refused?: string;
  /** The side that was last in a town. */
  holders: Readonly<Record<string, string>>;
}

const GRID = makeGrid(MARKET_GARDEN.map.grid);
export const hexNamed = (hex: number): string => GRID.names[hex] as string;

const edgesLeft = (entryHex: number): readonly string[] =>
  leftFrom(entryHex, GRID.size, (hex) => edgesOf(hexNamed(hex))).edges;

const ARMOURED = ['armour', 'assault_gun', 'tank_destroyer'];
const MOTORISED = ['mech_inf', 'art_mech'];
const droppedOf = (id: string): string | undefined =>
  Object.keys(DROPPED).find((division) => DROPPED[division]?.includes(id));

/** 5.1.4: the airborne divisions, the 52nd, and the divisions of XXX Corps; single brigades are none (RUL-MG-30). */
export const DIVISIONS: Readonly<Record<string, readonly string[]>> = {
  '1 Abn': DROPPED['1 Abn'] ?? [],
  '82 Abn': DROPPED['82 Abn'] ?? [],
  '101 Abn': DROPPED['101 Abn'] ?? [],
  '52': LOWLAND,
  Guards: ['B-G-5', 'B-G-32'],
  '43': ['B-43-129', 'B-43-130', 'B-43-214'],
  '50': ['B-50-69', 'B-50-151', 'B-50-231'],
};
const divisionOf = (id: string): string | undefined =>
  Object.keys(DIVISIONS).find((division) => DIVISIONS[division]?.includes(id));

const moveClass = (type: string): MoveClass =>
  ARMOURED.includes(type) ? 'armour' : MOTORISED.includes(type) ? 'motor' : 'foot';

const PLACES: Readonly<Record<number, Piece['place']>> = { [-1]: 'waiting', [-2]: 'eliminated', [-3]: 'gone' };

function pieceOf(state: State, index: number): Piece {
  const counter = MARKET_GARDEN.counters[index] as (typeof MARKET_GARDEN.counters)[number];
  const { id, type, range = 0 } = counter;
  const steps = state.steps[index] as number;
  const [attack = 0, defence = 0, allowance = 0] = counter.faces[steps === 1 ? 1 : 0] ?? [];
  const hex = state.hex[index] as number;
  const entryHex = state.entryHex[index] as number;
  const dropped = droppedOf(id);
  const marks = state.marks[index] as number;
  return {
    id,
    side: counter.side as SideName,
    type,
    attack,
    defence,
    allowance: state.turn === 17 && dropped !== undefined ? Math.min(3, allowance) : allowance,
    spent: (state.spent[index] as number) / 2,
    range,
    moves: moveClass(type),
    steps,
    hex: hex >= 0 ? hexNamed(hex) : undefined,
    place: PLACES[hex] ?? 'map',
    left: hex === -1 && entryHex < -1 ? edgesLeft(entryHex) : undefined,
    due: state.due[index] as number,
    moved: (marks & 1) > 0,
    fired: (marks & 2) > 0,
    corps: CORPS.includes(id),
    dropped,
    division: divisionOf(id),
    gun: type === 'artillery' || type === 'art_mech',
    armoured: ARMOURED.includes(type),
  };
}

const wantOf = (own: State['own']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([key, turns]) =>
      key.startsWith('unsupplied ') ? [[key.slice('unsupplied '.length), turns] as const] : [],
    ),
  );

const boards = new WeakMap<State, Board>();

export function boardOf(state: State): Board {
  const known = boards.get(state) ?? readBoard(state);
  boards.set(state, known);
  return known;
}

function readBoard(state: State): Board {
  const pieces = state.hex.map((_, index) => pieceOf(state, index));
  const byHex = new Map<string, Piece[]>();
  for (const piece of pieces) if (piece.hex) byHex.set(piece.hex, [...(byHex.get(piece.hex) ?? []), piece]);
  const blown = state.blown.map((side) =>
    sideName(hexNamed(Math.floor(side / 6)), hexNamed(GRID.neighbours[side] as number)),
  );
  const places = MARKET_GARDEN.map.places.filter(({ kind }) => kind !== 'landmark').flatMap(({ hexes }) => hexes);
  return {
    turn: state.turn,
    phase: state.phase,
    side: state.phase.startsWith('german') ? 'german' : 'allied',
    pieces,
    at: (hex) => byHex.get(hex) ?? [],
    attacked: new Set(state.attacked.map(hexNamed)),
    air: { german: state.air[0] as number, allied: state.air[1] as number },
    down: new Set(blown),
    contact: new Set(Object.keys(state.own).flatMap((key) => (key.startsWith('contact ') ? [key.slice(8)] : []))),
    want: wantOf(state.own),
    holders: Object.fromEntries(
      [...new Set(places)].map((hex, slot) => [hex, ['german', 'allied'][state.holders[slot] as number] as string]),
    ),
  };
}

export const enemyOf = (side: SideName): SideName => (side === 'german' ? 'allied' : 'german');
export const pieceNamed = (board: Board, id: string): Piece => board.pieces.find((piece) => piece.id === id) as Piece;
export const isEnemyIn = (board: Board, side: SideName, hex: string): boolean =>
  board.at(hex).some((piece) => piece.side !== side);

/** 4.1.2: in the zone of an enemy of this side. */
export const inZone = (board: Board, side: SideName, hex: string): boolean =>
  around(hex).some((next) => isEnemyIn(board, side, next));

export const isEngaged = (board: Board, { side, hex }: Piece): boolean => hex !== undefined && inZone(board, side, hex);

/** A bridge that stands; those off the red road are never blown (RUL-MG-15). */
export const hasBridge = (board: Board, a: string, b: string): boolean =>
  sideOf(a, b).bridge && !board.down.has(sideName(a, b));

/** 5.3.3: a river counts in retreat unless a bridge stands; the ferry is not considered. */
export const isWet = (board: Board, a: string, b: string): boolean => sideOf(a, b).river && !hasBridge(board, a, b);

export const hasFerry = (board: Board, a: string, b: string): boolean =>
  sideOf(a, b).ferry && !board.down.has(sideName(a, b));

/** How reinforcements come (11.1.3, 11.1.4). */
export const GATEWAY = new Map(SCHEDULE.flatMap(([, by, ids]) => ids.split(' ').map((id) => [id, by] as const)));
