import type { State } from '../../../src/engagement/position/state.ts';
import { THIRD_WORLD_WAR } from '../../../src/games/third-world-war/index.ts';
import { makeGrid } from '../../../src/hex/grid.ts';
import { leftFrom } from '../../engagement/facts.ts';
import { CITIES, edgesOf, type SideName } from './board.ts';
import { TURN_OF } from './tables.ts';

/** A counter as it lies on the map, in the numbers printed on the face that is up. */
export interface Piece {
  id: string;
  side: SideName;
  nation: string;
  formation: string;
  type: string;
  size: string;
  attack: number;
  defence: number;
  allowance: number;
  spent: number;
  steps: number;
  /** Where it is; undefined off the map, `place` says where. */
  hex: string | undefined;
  place: 'map' | 'waiting' | 'eliminated' | 'removed' | 'denmark';
  /** The edges over which it retreated off the map: one, or two of a corner. */
  left: readonly string[] | undefined;
  /** The turn in which it comes or comes back; not known for units of the set-up. */
  due: number | undefined;
  moved: boolean;
  fired: boolean;
  /** Has come down from a flight in this turn. */
  flown: boolean;
  armoured: boolean;
  motorised: boolean;
  /** With an asterisk. */
  winged: boolean;
  /** French, when France stays out (AMB-TWW-07). */
  neutral: boolean;
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
  /** Air points left, in the order of the table of 6.0. */
  air: readonly number[];
  /** Hexes with a detonation marker. */
  marked: ReadonlySet<string>;
  /** The side that was last in a city. */
  holders: ReadonlyMap<string, string>;
  /** Units that have fallen back in this combat: none of them makes room (5.3.1). */
  settled?: ReadonlySet<string>;
  /** The hex that an attack which is thrown back has failed to take. */
  refused?: string;
  cache: Map<string, ReadonlySet<string>>;
}

const GRID = makeGrid(THIRD_WORLD_WAR.map.grid);
export const hexNamed = (hex: number): string => GRID.names[hex] as string;

const edgesLeft = (entryHex: number): readonly string[] =>
  leftFrom(entryHex, GRID.size, (hex) => edgesOf(hexNamed(hex))).edges;
const SIDES: readonly SideName[] = ['pact', 'nato'];
const PLACES: Readonly<Record<number, Piece['place']>> = {
  [-1]: 'waiting',
  [-2]: 'eliminated',
  [-3]: 'removed',
  [-4]: 'denmark',
};

export const isNeutral = (state: State): boolean => state.own['france'] === 1;
const isPassive = (state: State): boolean => state.own['eastGermany'] === 1;

/** The last piece of each counter: most of them are the same from one position to the next. */
const last: { from: readonly unknown[]; piece: Piece }[] = [];

function pieceOf(state: State, index: number): Piece {
  const { hex, steps, marks, spent, due, entryHex, own } = state;
  const lists = [hex, steps, marks, spent, due, entryHex].map((list) => list[index]);
  const from = [...lists, own['france'], own['eastGermany']];
  const known = last[index];
  if (known?.from.every((value, i) => value === from[i])) return known.piece;
  const piece = readPiece(state, index);
  last[index] = { from, piece };
  return piece;
}

function readPiece(state: State, index: number): Piece {
  const counter = THIRD_WORLD_WAR.counters[index] as (typeof THIRD_WORLD_WAR.counters)[number];
  const { id, type, nation, formation, size } = counter;
  const steps = state.steps[index] as number;
  const [attack = 0, defence = 0, allowance = 0] = counter.faces[steps === 1 ? 1 : 0] ?? [];
  const hex = state.hex[index] as number;
  const entryHex = state.entryHex[index] as number;
  const marks = state.marks[index] as number;
  const left = hex === -1 && entryHex < -1 ? edgesLeft(entryHex) : undefined;
  return {
    id,
    side: counter.side as SideName,
    nation: nation ?? '',
    formation,
    type,
    size,
    attack: nation === 'East German' && isPassive(state) ? 0 : attack,
    defence,
    allowance,
    spent: state.spent[index] as number,
    steps,
    hex: hex >= 0 ? hexNamed(hex) : undefined,
    place: PLACES[hex] ?? 'map',
    left,
    due: left === undefined ? TURN_OF.get(id) : (state.due[index] as number),
    moved: (marks & 1) > 0,
    fired: (marks & 2) > 0,
    flown: (marks & 8) > 0,
    armoured: type === 'armour',
    motorised: type === 'armour' || type === 'mech_inf',
    winged: type === 'airborne',
    neutral: nation === 'French' && isNeutral(state),
  };
}

const boards = new WeakMap<State, Board>();

export function boardOf(state: State): Board {
  const known = boards.get(state) ?? readBoard(state);
  boards.set(state, known);
  return known;
}

function readBoard(state: State): Board {
  const pieces = state.hex.map((_, index) => pieceOf(state, index));
  return withPieces(
    {
      turn: state.turn,
      phase: state.phase,
      side: state.phase.startsWith('pact') ? 'pact' : 'nato',
      pieces,
      at: () => [],
      attacked: new Set(state.attacked.map(hexNamed)),
      air: state.air,
      marked: new Set(state.ruined.map(hexNamed)),
      holders: new Map(CITIES.map((hex, slot) => [hex, SIDES[state.holders[slot] as number] as string])),
      cache: new Map(),
    },
    pieces,
  );
}

const NOBODY: readonly Piece[] = [];

/** The same position with these units. */
export function withPieces(board: Board, pieces: readonly Piece[]): Board {
  const byHex = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.hex === undefined) continue;
    const here = byHex.get(piece.hex);
    if (here) here.push(piece);
    else byHex.set(piece.hex, [piece]);
  }
  return { ...board, pieces, at: (hex) => byHex.get(hex) ?? NOBODY, cache: new Map() };
}

export const enemyOf = (side: SideName): SideName => (side === 'pact' ? 'nato' : 'pact');
export const pieceNamed = (board: Board, id: string): Piece => board.pieces.find((piece) => piece.id === id) as Piece;
export const isEnemyIn = (board: Board, side: SideName, hex: string): boolean =>
  board.at(hex).some((piece) => piece.side !== side);
