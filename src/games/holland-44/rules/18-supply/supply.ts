import { cachedBy } from '../../../../kernel/cached-by.ts';
import { AREAS, isFriendly } from '../../data/areas.ts';
import { SUPPLY } from '../../data/tables.ts';
import {
  areaOf,
  hexOf,
  marked,
  onMap,
  parentOf,
  positionOf,
  unitOf,
  type Position,
  type Side,
} from '../../position/position.ts';
import { DEPLETED } from '../../position/state.ts';
import { UNITS, type Formation, type Unit } from '../../position/units.ts';
import { lengthAt } from './overland.ts';
import { areaBits, areSameWith, hasPath, roadPaths, supplyPaths, type Goal } from './paths.ts';

/** Supply heads of the airborne divisions (18.2.2). */
export const HEADS: readonly Unit[] = UNITS.filter(({ supplyHead }) => supplyHead);

/** 18.2.2: the division whose supply head a formation uses; the Poles have that of the 1st Airborne (AMB-H44-17). */
const divisionOf = (formation: Formation): Formation => (formation === 'POL' ? '1AB' : formation);

/** H44-18.2.2-a: the supply head of a unit's division; undefined for units that are not airborne. */
export const headOf = (unit: Unit): Unit | undefined =>
  HEADS.find(({ formation }) => formation === divisionOf(unit.formation));

/** 18.2.1: bits of all friendly entry areas. */
export const friendlyAreas = (p: Position, side: Side): number =>
  AREAS.reduce((bits, _, i) => (isFriendly(i, side, p.s.turn) ? bits | (1 << i) : bits), 0);

/**
 * H44-18.2.2-a, H44-18.2.2-b, H44-18.2.2-d, H44-18.2.2-e: the hex of the head that supplies this unit, not depleted; no
 * other unit can use it.
 */
function headHexes(p: Position, u: number): number[] {
  const head = headOf(unitOf(u));
  return head && onMap(p, head.index) && !marked(p, head.index, DEPLETED) ? [hexOf(p, head.index)] : [];
}

/** H44-18.2.1-a: what supplies the unit. */
export const sourcesOf = (p: Position, u: number): Goal => ({
  areas: friendlyAreas(p, unitOf(u).side),
  hexes: headHexes(p, u),
});

/** RUL-H44-139: units on the map and in areas trace supply, supply heads do not. */
export const isTraced = (p: Position, u: number): boolean =>
  !unitOf(u).supplyHead && (onMap(p, u) || areaOf(p, u) >= 0);

/** H44-18.3.1-a: is a path from this hex short enough? */
export const isShort = (paths: Int16Array, hex: number): boolean =>
  lengthAt(paths, hex) >= 0 && lengthAt(paths, hex) <= SUPPLY.overland;

/** H44-18.5-a: an airborne unit that has landed in this turn; a breakdown unit goes by its parent. */
export function hasJustLanded(p: Position, u: number): boolean {
  const parent = parentOf(p, u);
  return unitOf(u).airborne && p.s.due[parent < 0 ? u : parent] === p.s.turn;
}

/** H44-18.5-b: 18.1 to 18.3: is the unit in supply now, whatever its marker says? In a friendly area every unit is. */
export function hasSupply(p: Position, u: number): boolean {
  if (!isTraced(p, u)) return false;
  const { side } = unitOf(u);
  const area = areaOf(p, u);
  if (area >= 0) return isFriendly(area, side, p.s.turn);
  return hasJustLanded(p, u) || hasShortPath(p, u);
}

/**
 * 18.3.1: does a path short enough lead from the unit to what supplies it? To an area first: those paths are the same for its whole side.
 * `dry`: only paths that cross no canal without a bridge (18.6).
 */
export function hasShortPath(p: Position, u: number, dry = false): boolean {
  const { side } = unitOf(u);
  const { areas, hexes } = sourcesOf(p, u);
  const isIn = (goal: Goal): boolean => isShort(supplyPaths(p, side, goal, dry), hexOf(p, u));
  return isIn({ areas, hexes: [] }) || (hexes.length > 0 && isIn({ areas: 0, hexes }));
}

/** 18.3, 13.1.3, RUL-H44-360: could the unit trace a path of supply if it stood in this hex, and not where it does? */
export function hasSupplyIn(p: Position, u: number, hex: number): boolean {
  const there = areSameWith(p, u, hex) ? p : movedTo(p, u, hex);
  return hasPath(there, unitOf(u).side, sourcesOf(there, u), hex);
}

function movedTo(p: Position, u: number, hex: number): Position {
  const moved = movedOf(p);
  moved.s = { ...p.s, hex: p.s.hex.with(u, hex) };
  return moved;
}

/** A position in which one unit stands elsewhere: kept with the other one, and with it the paths searched in it. */
const movedOf = cachedBy((p: Position): Position => ({ ...positionOf(p.s), board: p.board }));

/** 17.8.1, 20.2.3: can the unit trace a path to one of these entry areas, whoever else supplies it? A unit in one of them can. */
export function pathTo(p: Position, u: number, areas: readonly string[]): boolean {
  const bits = areaBits(areas);
  const area = areaOf(p, u);
  if (area >= 0) return (bits & (1 << area)) !== 0;
  return onMap(p, u) && isShort(supplyPaths(p, unitOf(u).side, { areas: bits, hexes: [] }), hexOf(p, u));
}

/** 18.3, 20.2.4: has a hex a path to one of these entry areas, for a unit of the side that is to be put there? */
export const pathFrom = (p: Position, side: Side, hex: number, areas: readonly string[]): boolean =>
  isShort(supplyPaths(p, side, { areas: areaBits(areas), hexes: [] }), hex);

/** H44-18.2.2-d, H44-22.7-d: has an airborne unit a path to the supply head of its division, depleted or not? */
export function pathToHead(p: Position, u: number): boolean {
  const head = headOf(unitOf(u));
  if (!head || !onMap(p, u) || !onMap(p, head.index)) return false;
  return isShort(supplyPaths(p, unitOf(u).side, { areas: 0, hexes: [hexOf(p, head.index)] }), hexOf(p, u));
}

/** 18.3.2: does a road part of a path of supply lead from the hex to a friendly entry area? The hex has to be fit for it itself. */
export const roadPathFrom = (p: Position, side: Side, hex: number): boolean =>
  roadPaths(p, side, friendlyAreas(p, side))[hex] === 0;
