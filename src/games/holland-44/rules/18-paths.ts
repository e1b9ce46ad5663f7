import { hexAt } from '../../../hex/grid.ts';
import { AREAS } from '../data/areas.ts';
import { SUPPLY } from '../data/tables.ts';
import { holds, enemyOf, type Position, type Side } from '../position.ts';
import type { State } from '../state.ts';
import { inZone } from './07-zoc.ts';
import { overlandFrom } from './18-overland.ts';
import { roadsTo } from './18-road.ts';

/** Where paths of supply may lead. */
export interface Goal {
  /** Bits of entry areas, by their place in AREAS. */
  readonly areas: number;
  readonly hexes: readonly number[];
}

/** Bits of these areas. */
export const areaBits = (ids: readonly string[]): number =>
  AREAS.reduce((bits, { id }, i) => (ids.includes(id) ? bits | (1 << i) : bits), 0);

/** RUL-H44-71: the ferry that joins a hex to an area. */
const PANNERDEN = { area: 'H', hex: '5626' } as const;

/** What paths depend on. */
type Basis = Pick<State, 'hex' | 'order' | 'steps' | 'bridges' | 'unknown' | 'holders' | 'own' | 'turn' | 'map'>;
const BASIS = ['hex', 'order', 'steps', 'bridges', 'unknown', 'holders', 'own', 'turn', 'map'] as const;

interface Known {
  basis: Basis;
  paths: Map<string, Int16Array>;
}
const known = new WeakMap<Position, Known>();

/** Paths that have been searched already, as long as nothing they depend on has changed. */
function kept(p: Position, key: string, search: () => Int16Array): Int16Array {
  let entry = known.get(p);
  if (!entry || BASIS.some((field) => entry?.basis[field] !== p.s[field]))
    known.set(p, (entry = { basis: { ...p.s }, paths: new Map() }));
  let paths = entry.paths.get(key);
  if (!paths) entry.paths.set(key, (paths = search()));
  return paths;
}

const keyOf = (kind: string, side: Side, { areas, hexes }: Goal): string => `${kind} ${side} ${areas} ${hexes.join()}`;

/** 18.3: for every hex, the length of the overland part of a path of supply to the goal, with a road part or without; -1 for none. */
export const supplyPaths = (p: Position, side: Side, goal: Goal, dry = false): Int16Array =>
  kept(p, keyOf(dry ? 'dry' : 'supply', side, goal), () => {
    const edge = edgeOf(p, goal.areas);
    const hexes = [...goal.hexes, ...roadsTo(p, side, [...goal.hexes, ...edge])];
    return overlandFrom(
      p,
      side,
      { hexes, edge: [...edge, ...ferryTo(p, side, goal.areas)] },
      { most: SUPPLY.overland, dry },
    );
  });

/** 17.8.2, 27.2: for every hex, the length of the shortest path to the goal that is overland altogether; -1 for none. */
export const overlandPaths = (p: Position, side: Side, goal: Goal): Int16Array =>
  kept(p, keyOf('overland', side, goal), () => {
    const edge = [...edgeOf(p, goal.areas), ...ferryTo(p, side, goal.areas)];
    return overlandFrom(p, side, { hexes: goal.hexes, edge });
  });

/** 18.3.2: for every hex, 0 where a road part of any length leads to one of these areas; -1 where none does. */
export const roadPaths = (p: Position, side: Side, areas: number): Int16Array =>
  kept(p, keyOf('road', side, { areas, hexes: [] }), () => {
    const lengths = new Int16Array(p.board.grid.size).fill(-1);
    for (const hex of roadsTo(p, side, edgeOf(p, areas))) lengths[hex] = 0;
    return lengths;
  });

/** Hexes of the edges of these areas. */
function edgeOf(p: Position, areas: number): number[] {
  return AREAS.flatMap(({ id }, i) => (areas & (1 << i) ? [...(p.board.edges.get(id) ?? [])] : []));
}

/** 18.3.1, 8.5.5: the hex of the Pannerden ferry, if one of the areas is the one it leads to and it can be used. */
function ferryTo(p: Position, side: Side, areas: number): number[] {
  const hex = hexAt(p.board.grid, PANNERDEN.hex) as number;
  const isOurs = (areas & areaBits([PANNERDEN.area])) !== 0;
  return isOurs && !holds(p, enemyOf(side), hex) && !inZone(p, enemyOf(side), hex) ? [hex] : [];
}
