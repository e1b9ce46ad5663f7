import { directionTo } from '../../../hex/grid.ts';
import type { EventArg } from '../../../kernel/game.ts';
import { changedMap } from '../../../wargame/map-change.ts';
import { follow, makeOccupancy, shift, type Occupancy } from '../../../wargame/occupancy.ts';
import { withAreas } from './areas-touching.ts';
import { compile, CANAL, MAJOR, type Board } from './board.ts';
import { AREAS } from '../data/areas.ts';
import { MAP } from '../data/map.ts';
import { AREA, BLOWN, GOOD, REPAIR, type Frame, type Own, type State, type TallyName } from './state.ts';
import { UNITS, type Unit } from './units.ts';

export const ALLIED = 0;
export const GERMAN = 1;
export type Side = 0 | 1;

export interface HollandEvent {
  code: string;
  rule?: string;
  args: Readonly<Record<string, EventArg>>;
  reveals?: true;
}

/** What the units of a side control, and what it was worked out for. */
export interface Control {
  version: number;
  order: readonly number[];
  steps: readonly number[];
  bridges: readonly number[];
  unknown: readonly number[];
  /** Who the unknown units are: it makes no difference, and two positions that differ in it are worked out apart to show that. */
  fixed: readonly number[];
  turn: number;
  board: Board;
  /** 1 in hexes of its units, unknown ones included, and next to them: elsewhere it neither stops nor hinders anybody. */
  near: Uint8Array;
  /** 1 in the hexes of its ZOC. */
  zone: Uint8Array;
  /** Steps in each hex that count for its bonds (7.4.1): all, and those without vehicles, which some hexsides bar. */
  steady: Uint8Array;
  steadyTroops: Uint8Array;
  /** 1 in hexes that are a hex bond while no enemy is in them (7.4.3). */
  bondHex: Uint8Array;
  /** For each hexside, 1 where an enemy may not cross it into the neighbour while no other enemy is there (7.4.3, 7.4.6). */
  bondSide: Uint8Array;
}

/** A state with what is looked up in it. Everything but `s` can be worked out from it. */
export interface Position {
  s: State;
  board: Board;
  events: HollandEvent[];
  /** Who stands where: read through `occupancyOf`. */
  occupancy: Occupancy;
  /** ZOCs and bonds of both sides: read through 07-zoc.ts. */
  control: [Control | undefined, Control | undefined];
  /** 1 in hexes with an unrevealed unit, for the list it was made from. */
  hidden: { of: readonly number[] | undefined; at: Uint8Array };
}

const SIDES = Uint8Array.from(UNITS, ({ side }) => side);
/** Numbers of all units of each side. */
export const OF: readonly [readonly number[], readonly number[]] = [
  UNITS.filter(({ side }) => side === ALLIED).map(({ index }) => index),
  UNITS.filter(({ side }) => side === GERMAN).map(({ index }) => index),
];

/** Numbers of the artillery of each side. */
export const GUNS = OF.map((units) => units.filter((u) => UNITS[u]?.artillery)) as [number[], number[]];

const boards = new WeakMap<object, Board>();

/** The board of this state: the printed one, or with a set-up's changes. A set-up's areas belong to its map. */
export function boardOf({ map, areas }: Pick<State, 'map' | 'areas'>): Board {
  const key = areas ?? map ?? MAP;
  let board = boards.get(key);
  if (!board) boards.set(key, (board = compile(withAreas(changedMap(MAP, map, 'clear'), areas), areas)));
  return board;
}

export function positionOf(s: State): Position {
  const board = boardOf(s);
  const { size } = board.grid;
  return {
    s,
    board,
    events: [],
    occupancy: makeOccupancy(size, UNITS.length),
    control: [undefined, undefined],
    hidden: { of: undefined, at: new Uint8Array(size) },
  };
}

/** Takes over a position, with what is kept in it, for another state on the same board. */
export function takeOver(p: Position, s: State): boolean {
  if (boardOf(s) !== p.board) return false;
  p.s = s;
  p.events = [];
  return true;
}

export const enemyOf = (side: Side): Side => (1 - side) as Side;
export const unitOf = (u: number): Unit => UNITS[u] as Unit;

/** What the state says of a unit, a list each. */
export const hexOf = (p: Position, u: number): number => p.s.hex[u] as number;
export const stepsOf = (p: Position, u: number): number => p.s.steps[u] as number;
export const orderOf = (p: Position, u: number): number => p.s.order[u] as number;
export const marksOf = (p: Position, u: number): number => p.s.marks[u] as number;
export const spentOf = (p: Position, u: number): number => p.s.spent[u] as number;
export const dueOf = (p: Position, u: number): number => p.s.due[u] as number;
export const parentOf = (p: Position, u: number): number => p.s.parents[u] as number;

/** What is printed on a unit for the steps it has left. */
export const printedAttack = (p: Position, u: number): number => unitOf(u).attack[stepsOf(p, u)] as number;
export const printedDefence = (p: Position, u: number): number => unitOf(u).defence[stepsOf(p, u)] as number;
export const printedAllowance = (p: Position, u: number): number => unitOf(u).allowance[stepsOf(p, u)] as number;

/** The first of some units. */
export const firstUnit = (units: readonly number[]): number => units[0] as number;

/** What the map says of a hex: its terrain, its place in the board's `objectives` or -1, the entry areas it borders as bits. */
export const terrainIn = ({ board }: Position, hex: number): number => board.terrain[hex] as number;
export const objectiveIn = ({ board }: Position, hex: number): number => board.slot[hex] as number;
export const areaBits = ({ board }: Position, hex: number): number => board.areas[hex] as number;

/** The hex across a hexside, or -1 off the map; its bridge, as its place in the board's `spans`, or -1; the kind of its river. */
export const hexAcross = ({ board }: Position, side: number): number => board.grid.neighbours[side] as number;
export const spanAcross = ({ board }: Position, side: number): number => board.spanAt[side] as number;
export const riverOver = ({ board }: Position, side: number): number => board.river[side] as number;

/** The hexside from a hex to the one beside it, or -1 where either is off the map. */
export const sideTo = ({ board }: Position, from: number, to: number): number =>
  from < 0 || to < 0 ? -1 : from * 6 + directionTo(board.grid, from, to);

export const onMap = (p: Position, u: number): boolean => hexOf(p, u) >= 0;
/** The entry area a unit is in, as its place in AREAS, or -1. */
export const areaOf = (p: Position, u: number): number => (hexOf(p, u) <= AREA ? AREA - hexOf(p, u) : -1);
export const nameOf = (p: Position, hex: number): string =>
  hex <= AREA ? `area:${AREAS[AREA - hex]?.id}` : (p.board.grid.names[hex] as string);
export const marked = (p: Position, u: number, marks: number): boolean => (marksOf(p, u) & marks) !== 0;
/**
 * H44-14.1.1-b, H44-14.3.2-a: neither disrupted nor in full retreat, whatever markers the unit has: both forms of
 * disorder bear the penalties that ask for good order.
 */
export const inGoodOrder = (p: Position, u: number): boolean => p.s.order[u] === GOOD;

/** Who stands where, as it is now. */
export function occupancyOf(p: Position): Occupancy {
  if (p.occupancy.of !== p.s.hex) follow(p.occupancy, p.s.hex, SIDES, p.board.grid.neighbours);
  return p.occupancy;
}

/** Gives a unit marks, and takes marks from it. */
export function mark(p: Position, u: number, marks: number): void {
  p.s.marks = p.s.marks.with(u, marksOf(p, u) | marks);
}

export function unmark(p: Position, u: number, marks: number): void {
  p.s.marks = p.s.marks.with(u, marksOf(p, u) & ~marks);
}

/** Changes some of what else the state keeps. */
export function keep(p: Position, changes: Partial<Own>): void {
  p.s.own = { ...p.s.own, ...changes };
}

/** Keeps a number by unit, bridge, ferry or division. */
export function note(p: Position, list: TallyName, key: number | string, value: number): void {
  p.s.own = { ...p.s.own, [list]: { ...p.s.own[list], [key]: value } };
}

/** A decision has been taken, wherever on the stack it stands. */
export function closeFrame({ s }: Position, frame: Frame): void {
  s.frames.splice(s.frames.indexOf(frame), 1);
}

/** Puts a unit in a hex or one of the places off the map. */
export function place(p: Position, u: number, hex: number): void {
  const occupancy = occupancyOf(p);
  const from = hexOf(p, u);
  const hexes = p.s.hex.with(u, hex);
  p.s.hex = hexes;
  shift(occupancy, { unit: u, side: unitOf(u).side, from, to: hex, hexes }, p.board.grid.neighbours);
}

/** The first unit in a hex, and the one after it in its hex, in unit order; -1 for none. */
export const firstIn = ({ heads }: Occupancy, hex: number): number => heads[hex] as number;
export const nextOf = ({ next }: Occupancy, u: number): number => next[u] as number;

/** Units in a hex, in unit order. */
export function unitsIn(p: Position, hex: number): number[] {
  const there = occupancyOf(p);
  const units: number[] = [];
  for (let u = firstIn(there, hex); u >= 0; u = nextOf(there, u)) units.push(u);
  return units;
}

/** Units of the side in the same hex or area as a unit of it, with that unit, in unit order. */
export function unitsWith(p: Position, u: number): readonly number[] {
  const hex = hexOf(p, u);
  if (hex >= 0) return unitsIn(p, hex);
  const units: number[] = [];
  for (const v of OF[unitOf(u).side]) if (hexOf(p, v) === hex) units.push(v);
  return units;
}

/** 1 in the hexes of unrevealed unknown units (25). */
export function hiddenIn(p: Position): Uint8Array {
  const { hidden } = p;
  if (hidden.of === p.s.unknown) return hidden.at;
  hidden.at.fill(0);
  for (const hex of p.s.unknown) if (hex >= 0) hidden.at[hex] = 1;
  hidden.of = p.s.unknown;
  return hidden.at;
}

/** H44-25.2.1-a: do units of the side stand in the hex, unknown ones included? */
export const holds = (p: Position, side: Side, hex: number): boolean =>
  occupancyOf(p).count[side][hex] !== 0 || (side === GERMAN && hiddenIn(p)[hex] !== 0);

/** Is the bridge of this hexside down, blown or under repair? */
export function isDown(p: Position, side: number): boolean {
  const span = spanAcross(p, side);
  if (span < 0) return false;
  return isBroken(p.s.bridges[span]);
}

/** As a bridge stands: blown, or under repair? */
export const isBroken = (bridge: number | undefined): boolean => bridge === BLOWN || bridge === REPAIR;

/**
 * H44-5.2-d: does a river of this kind or a wider one run on the hexside without a bridge that stands? A road over a
 * minor river is one (5.2, 8.4).
 */
export function isUnbridged(p: Position, side: number): boolean {
  const { river, road, bridge } = p.board;
  if (river[side] === 0) return false;
  if (river[side] === MAJOR || river[side] === CANAL) return bridge[side] === 0 || isDown(p, side);
  return road[side] === 0 && bridge[side] === 0;
}

/** H44-7.1-b, H44-7.1-c, H44-7.4.6-b: an unbridged major river, which neither ZOC nor bonds cross. */
export const isMajorGap = (p: Position, side: number): boolean => p.board.river[side] === MAJOR && isUnbridged(p, side);

/** H44-5.2-d: does a road lead over the hexside: no road where its bridge is down (5.2). */
export const roadOver = (p: Position, side: number): number => (isDown(p, side) ? 0 : (p.board.road[side] as number));
