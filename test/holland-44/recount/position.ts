import { HOLLAND_44 } from '../../../src/games/holland-44/index.ts';
import * as codes from '../../../src/games/holland-44/position/state.ts';
import type { State } from '../../../src/games/holland-44/position/state.ts';
import { areaIds, bridgeName, isSoft, NAMES, sideOf } from './board.ts';
import { PRINTS, printOf, troopClass, type Print, type TroopClass } from './counters.ts';

/** All that the recount takes from a state of the game. */
export interface Board {
  s: State;
  turn: number;
  phase: string;
  /** The side whose phase it is, -1 for neither. */
  active: number;
  /** Units of both sides on a hex, without unrevealed ones. */
  at(hex: number): readonly number[];
  /** Hexes with units of a side. */
  held: readonly [ReadonlySet<number>, ReadonlySet<number>];
  unknown: ReadonlySet<number>;
  /** State of the bridges that are not wired, by name. */
  bridges: Readonly<Record<string, string>>;
  /** Last occupants of hexes that give points, by name. */
  holders: Readonly<Record<string, string>>;
}

const lists = new WeakMap<object, Readonly<Record<string, string>>>();

/** A list of the public position that is read again only when the game has replaced it. */
function listed(s: State, list: object, field: 'bridges' | 'holders'): Readonly<Record<string, string>> {
  const known = lists.get(list);
  if (known) return known;
  const { extra } = HOLLAND_44.position(s) as { extra: Record<typeof field, Record<string, string>> };
  lists.set(list, extra[field]);
  return extra[field];
}

const boards = new WeakMap<State, Board>();

export function boardOf(s: State): Board {
  const known = boards.get(s) ?? readBoard(s);
  boards.set(s, known);
  return known;
}

const NOBODY: readonly number[] = [];

function readBoard(s: State): Board {
  const byHex = new Map<number, number[]>();
  const held: [Set<number>, Set<number>] = [new Set(), new Set(s.unknown)];
  for (const { index, side } of PRINTS) {
    const hex = s.hex[index] as number;
    if (hex < 0) continue;
    const here = byHex.get(hex);
    if (here) here.push(index);
    else byHex.set(hex, [index]);
    held[side as 0 | 1].add(hex);
  }
  return {
    s,
    turn: s.turn,
    phase: s.phase,
    active: s.phase.startsWith('german') ? 1 : s.phase.startsWith('allied') ? 0 : -1,
    at: (hex) => byHex.get(hex) ?? NOBODY,
    held,
    unknown: new Set(s.unknown),
    bridges: listed(s, s.bridges, 'bridges'),
    holders: listed(s, s.holders, 'holders'),
  };
}

export const stepsOf = ({ s }: Board, u: number): number => s.steps[u] as number;
export const orderOf = ({ s }: Board, u: number): number => s.order[u] as number;
export const placeOf = ({ s }: Board, u: number): number => s.hex[u] as number;
export const isMarked = ({ s }: Board, u: number, bits: number): boolean => ((s.marks[u] as number) & bits) !== 0;
export const isGood = (b: Board, u: number): boolean => orderOf(b, u) === codes.GOOD;
export const isRouted = (b: Board, u: number): boolean => orderOf(b, u) === codes.FULL_RETREAT;
export const idOf = (u: number): string => printOf(u).id;

/** Letter of the entry area a unit is in. */
export const areaOf = (b: Board, u: number): string | undefined => areaIds[codes.AREA - placeOf(b, u)];
/** Name of a place as actions and events have it. */
export const placeName = (hex: number): string =>
  hex >= 0 ? (NAMES[hex] as string) : `area:${areaIds[codes.AREA - hex] ?? ''}`;
export const areaHex = (area: string): number => codes.AREA - areaIds.indexOf(area);

/** 21.2, 11.4: a counter of the pool shows the side that its parent asks for. */
function isTurned({ s }: Board, { index, back, type }: Print): boolean {
  const parent = s.parents[index] as number;
  if (back === undefined || parent < 0) return false;
  const wanted = troopClass(printOf(parent).type) === 'foot' ? 'foot' : 'mechanised';
  return troopClass(type) !== wanted;
}

export function classOf(b: Board, u: number): TroopClass {
  const print = printOf(u);
  return troopClass(isTurned(b, print) ? (print.back as string) : print.type);
}
export const isVehicle = (b: Board, u: number): boolean => classOf(b, u) === 'vehicle';
/** 2.3.13, RUL-H44-89 */
export const isInfantry = (b: Board, u: number): boolean => ['foot', 'mechanised'].includes(classOf(b, u));
export const isMechanised = (b: Board, u: number): boolean => ['vehicle', 'mechanised'].includes(classOf(b, u));

const faceOf = (b: Board, u: number): readonly [number, number, number] => {
  const { faces, steps } = printOf(u);
  return faces[steps - stepsOf(b, u)] ?? [0, 0, 0];
};
export const attackOf = (b: Board, u: number): number => faceOf(b, u)[0];
/** 17.3: artillery under a Moved marker defends with 1. */
export const defenceOf = (b: Board, u: number): number =>
  isMarked(b, u, codes.MOVED) && printOf(u).type === 'artillery' ? 1 : faceOf(b, u)[1];
export const printedAllowance = (b: Board, u: number): number =>
  isTurned(b, printOf(u)) ? printOf(u).backAllowance : faceOf(b, u)[2];

/** 10.2.2: a counter of the pool is of the formation of its parent. */
export function formationsOf({ s }: Board, u: number): readonly string[] {
  const { formations, pool } = printOf(u);
  const parent = s.parents[u] as number;
  return pool && parent >= 0 ? printOf(parent).formations : formations;
}

/** A bridge that stands: printed and neither blown nor under repair, or a road over a minor river (5.2). */
export function isBridged(b: Board, from: number, to: number): boolean {
  const { river, bridge, road } = sideOf(from, to);
  if (river === 'minor') return road !== undefined || bridge !== undefined;
  return bridge !== undefined && !['blown', 'repair'].includes(b.bridges[bridgeName(from, to)] ?? '');
}

/** A river without a bridge that stands. */
export const isWet = (b: Board, from: number, to: number): boolean =>
  sideOf(from, to).river !== undefined && !isBridged(b, from, to);
/** 7.1, 9.5: neither zones nor attacks go across. */
export const isMoat = (b: Board, from: number, to: number): boolean =>
  sideOf(from, to).river === 'major' && !isBridged(b, from, to);

/** 8.5.2, 8.6.2: where vehicles can go. A railway bridge is no road (AMB-H44-02). */
export function bearsVehicles(b: Board, from: number, to: number): boolean {
  const { road } = sideOf(from, to);
  if (isWet(b, from, to)) return false;
  return road !== undefined || !(isSoft(from) || isSoft(to));
}

export const isEnemyIn = (b: Board, side: number, hex: number): boolean =>
  (b.held[1 - side] as ReadonlySet<number>).has(hex);
export const isFriendIn = (b: Board, side: number, hex: number): boolean =>
  (b.held[side] as ReadonlySet<number>).has(hex);
