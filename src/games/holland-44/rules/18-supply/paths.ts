import { CITY } from '../../position/board.ts';
import { AREAS } from '../../data/areas.ts';
import { SUPPLY } from '../../data/tables.ts';
import {
  ALLIED,
  enemyOf,
  hexOf,
  occupancyOf,
  OF,
  orderOf,
  unitOf,
  type Control,
  type Position,
  type Side,
} from '../../position/position.ts';
import type { State } from '../../position/state.ts';
import { controlOf } from '../07-zoc/zoc.ts';
import { isFreeBank } from '../08-movement/ferries.ts';
import { isOverlandTo, overlandFrom } from './overland.ts';
import { roadsTo } from './road.ts';
import { cachedBy } from '../../../../kernel/cached-by.ts';

/** Where paths of supply may lead. */
export interface Goal {
  /** Bits of entry areas, by their place in AREAS. */
  readonly areas: number;
  readonly hexes: readonly number[];
}

/** Bits of these areas. */
export const areaBits = (ids: readonly string[]): number =>
  AREAS.reduce((bits, { id }, i) => (ids.includes(id) ? bits | (1 << i) : bits), 0);

/** Paths of a side that have been searched, and what for. */
interface Known {
  seen: State;
  /** What the enemy controls: another object whenever his units have moved or changed. */
  control: Control;
  /** The lists for which the paths held good last. */
  hex: readonly number[];
  order: readonly number[];
  /** Number of own units in each hex when they were searched. */
  count: Uint8Array;
  /** Hexes and disorder of the engineers, who make ferries (RUL-H44-72). */
  ferrymen: readonly number[];
  paths: Map<string, Int16Array>;
}
const knownOf = cachedBy((_: Position): [Known | undefined, Known | undefined] => [undefined, undefined]);

const ENGINEERS: readonly number[] = OF[ALLIED].filter((u) => unitOf(u).engineer);
const ferrymenOf = (p: Position): number[] => ENGINEERS.flatMap((u) => [hexOf(p, u), orderOf(p, u)]);

/** Paths of a side that have been searched already, as long as nothing they depend on has changed. */
function kept(p: Position, side: Side, key: string, search: () => Int16Array): Int16Array {
  const sides = knownOf(p);
  let entry = sides[side];
  if (!entry || !isValid(p, side, entry)) sides[side] = entry = begun(p, side);
  let paths = entry.paths.get(key);
  if (!paths) entry.paths.set(key, (paths = search()));
  return paths;
}

const begun = (p: Position, side: Side): Known => ({
  seen: { ...p.s },
  control: controlOf(p, enemyOf(side)),
  hex: p.s.hex,
  order: p.s.order,
  count: occupancyOf(p).count[side].slice(),
  ferrymen: ferrymenOf(p),
  paths: new Map(),
});

/** Own units matter where they negate an EZOC or a bond, which lies in EZOC too, or hold a city (18.3.1, 18.3.2). */
const mayMatter = (p: Position, enemy: Control, hex: number): boolean =>
  enemy.zone[hex] === 1 || p.board.terrain[hex] === CITY;

/** Do all paths of its side stay as they are when the unit goes to this hex? Those of engineers and supply heads do not. */
export function areSameWith(p: Position, u: number, hex: number): boolean {
  const { side, engineer, supplyHead } = unitOf(u);
  const enemy = controlOf(p, enemyOf(side));
  const count = occupancyOf(p).count[side];
  const from = hexOf(p, u);
  return (
    !engineer &&
    !supplyHead &&
    ((count[from] as number) > 1 || !mayMatter(p, enemy, from)) &&
    ((count[hex] as number) > 0 || !mayMatter(p, enemy, hex))
  );
}

/** Has anything changed that paths of a side may depend on, besides units? */
const hasOtherChanged = (s: State, seen: State): boolean =>
  s.bridges !== seen.bridges ||
  s.unknown !== seen.unknown ||
  s.fixed !== seen.fixed ||
  s.holders !== seen.holders ||
  s.own !== seen.own ||
  s.turn !== seen.turn ||
  s.map !== seen.map;

function isValid(p: Position, side: Side, entry: Known): boolean {
  if (hasOtherChanged(p.s, entry.seen)) return false;
  if (entry.control !== controlOf(p, enemyOf(side))) return false;
  if (entry.hex === p.s.hex && entry.order === p.s.order) return true;
  const ferrymen = ferrymenOf(p);
  if (ferrymen.some((one, i) => one !== entry.ferrymen[i])) return false;
  const count = occupancyOf(p).count[side];
  const isHarmless = (hex: number): boolean =>
    hex < 0 || (count[hex] === 0) === (entry.count[hex] === 0) || !mayMatter(p, entry.control, hex);
  for (const u of OF[side]) {
    const [before, now] = [entry.hex[u] as number, p.s.hex[u] as number];
    if (before !== now && !(isHarmless(before) && isHarmless(now))) return false;
  }
  entry.hex = p.s.hex;
  entry.order = p.s.order;
  return true;
}

const keyOf = (kind: string, { areas, hexes }: Goal): string => `${kind} ${areas} ${hexes.join()}`;

/**
 * H44-18.3-a: for every hex, the length of the overland part of a path of supply to the goal, with a road part or
 * without; -1 for none.
 */
export const supplyPaths = (p: Position, side: Side, goal: Goal, dry = false): Int16Array =>
  kept(p, side, keyOf(dry ? 'dry' : 'supply', goal), () => {
    const edge = edgeOf(p, goal.areas);
    const hexes = [...goal.hexes, ...roadsTo(p, side, [...goal.hexes, ...edge])];
    return overlandFrom(
      p,
      side,
      { hexes, edge: [...edge, ...ferryTo(p, side, goal.areas)] },
      { most: SUPPLY.overland, dry },
    );
  });

/** 18.3: does a path of supply lead from the hex to the goal? */
export function hasPath(p: Position, side: Side, goal: Goal, hex: number): boolean {
  const left = kept(p, side, keyOf('ends', goal), () => {
    const lengths = new Int16Array(p.board.grid.size).fill(-1);
    const edge = edgeOf(p, goal.areas);
    for (const end of [...edge, ...ferryTo(p, side, goal.areas)]) lengths[end] = 1;
    for (const end of [...goal.hexes, ...roadsTo(p, side, [...goal.hexes, ...edge])]) lengths[end] = 0;
    return lengths;
  });
  return isOverlandTo(p, side, hex, left, SUPPLY.overland);
}

/** 17.8.2, 27.2: for every hex, the length of the shortest path to the goal that is overland altogether; -1 for none. */
export const overlandPaths = (p: Position, side: Side, goal: Goal): Int16Array =>
  kept(p, side, keyOf('overland', goal), () => {
    const edge = [...edgeOf(p, goal.areas), ...ferryTo(p, side, goal.areas)];
    return overlandFrom(p, side, { hexes: goal.hexes, edge });
  });

/** 18.3.2: for every hex, 0 where a road part of any length leads to one of these areas; -1 where none does. */
export const roadPaths = (p: Position, side: Side, areas: number): Int16Array =>
  kept(p, side, keyOf('road', { areas, hexes: [] }), () => {
    const lengths = new Int16Array(p.board.grid.size).fill(-1);
    for (const hex of roadsTo(p, side, edgeOf(p, areas))) lengths[hex] = 0;
    return lengths;
  });

/** 18.3.2: for every hex of a road part to the goal, the next one on its way, or the hex itself at its end; -1 elsewhere. */
export const roadsTowards = (p: Position, side: Side, goal: Goal): Int16Array =>
  kept(p, side, keyOf('towards', goal), () => {
    const towards = new Int16Array(p.board.grid.size).fill(-1);
    roadsTo(p, side, [...goal.hexes, ...edgeOf(p, goal.areas)], towards);
    return towards;
  });

/** The first of these areas that the hex leads to, over the edge of the map or by the ferry, as its place in AREAS; -1 for none. */
export const areaBeyond = (p: Position, areas: number, hex: number): number =>
  AREAS.findIndex(({ id }, i) => (areas & (1 << i)) !== 0 && (isOnEdge(p, id, hex) || isFerryTo(p, i, hex)));

const isFerryTo = ({ board }: Position, area: number, hex: number): boolean =>
  area === board.areaFerry.area && hex === board.areaFerry.hex;

const isOnEdge = (p: Position, area: string, hex: number): boolean => p.board.edges.get(area)?.includes(hex) === true;

/** Hexes of the edges of these areas. */
function edgeOf(p: Position, areas: number): number[] {
  return AREAS.flatMap(({ id }, i) => (areas & (1 << i) ? [...(p.board.edges.get(id) ?? [])] : []));
}

/**
 * H44-19.3.2-a, 18.3.1, 8.5.5: the hex of the ferry that leads to one of these areas, if it can be used.
 */
function ferryTo(p: Position, side: Side, areas: number): number[] {
  const { hex, area } = p.board.areaFerry;
  return (areas & (1 << area)) !== 0 && isFreeBank(p, side, hex) ? [hex] : [];
}
