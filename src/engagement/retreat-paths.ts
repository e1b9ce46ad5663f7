import { ALLOWED } from '../kernel/reason.ts';
import { enemyHexes, enemyOf, hexOf, inZone, occupant, unitOf, unitsIn, type Position } from './position.ts';
import type { RetreatFrame } from './state.ts';
import { edgesOf, stackReason } from './steps.ts';
import { isUnbridged } from './ground.ts';

/** Where a unit may retreat: a hex, or an edge by name. */
export type RetreatPath = { to: number; edge?: undefined } | { to: -1; edge: string };

/** The neighbours of a hex with their directions. */
export function around(p: Position, hex: number): [number, number][] {
  const found: [number, number][] = [];
  for (let d = 0; d < 6; d++) {
    const to = p.board.grid.neighbours[hex * 6 + d] as number;
    if (to >= 0) found.push([d, to]);
  }
  return found;
}

const isBombed = (p: Position, hex: number): boolean => p.s.bombed.includes(hex);
export const isFriendly = (p: Position, u: number, hex: number): boolean => occupant(p, hex) === unitOf(p, u).side;

/** A hex from which a retreat must go on: in an enemy EZ, or a town bombed this turn (5.3.3, 5.1.2). */
export const mustGoOn = (p: Position, u: number, hex: number): boolean =>
  inZone(p, hex, enemyOf(unitOf(p, u).side)) || isBombed(p, hex);

/** RW-5.3-a: no enemy in the hex, and no enemy's EZ over it. */
function isFree(p: Position, u: number, hex: number): boolean {
  const enemy = enemyOf(unitOf(p, u).side);
  return occupant(p, hex) !== enemy && !inZone(p, hex, enemy);
}

/** RW-9.0-f: terrain a unit may retreat into: armour and artillery not into inundation. */
function mayRetreatInto(p: Position, u: number, to: number): boolean {
  const unit = unitOf(p, u);
  const terrain = p.board.terrain[to] as string;
  if (unit.restricted && p.rules.barReason(p, unit, to, []) !== ALLOWED) return false;
  if (terrain === 'inundation') return unit.amphibious || !isHeavy(p, u);
  return p.rules.terrainCost[terrain]?.[unit.moves] !== null;
}

const isHeavy = (p: Position, u: number): boolean => unitOf(p, u).armoured || unitOf(p, u).artillery;

/** RW-5.3.2-a: a river without a bridge that would destroy the unit: armour and artillery (5.3.2). */
const isDeadly = (p: Position, u: number, from: number, d: number): boolean =>
  isHeavy(p, u) && isUnbridged(p, unitOf(p, u), from, d);

/** Terrain and hexside a unit may retreat over and live. */
export const mayRetreatOver = (p: Position, u: number, from: number, d: number, to: number): boolean =>
  !isDeadly(p, u, from, d) && mayRetreatInto(p, u, to);

/** Has this unit no hex and no edge to retreat to outside the enemy's EZ (5.1.3, RUL-S-01)? */
export const surrounded = (p: Position, u: number): boolean =>
  enemyHexes(p, hexOf(p, u), unitOf(p, u).side).length > 0 && !hasWayOut(p, u);

/**
 * Whether there is a hex or an open edge of the map outside the enemy's EZ (5.1.3, RUL-S-01): a bombed town counts, a hex across a river
 * though it destroys who crosses, and a full hex where somebody can make room (RUL-S-07).
 */
function hasWayOut(p: Position, u: number): boolean {
  const from = hexOf(p, u);
  return openEdges(p, u, from).length > 0 || around(p, from).some(([, to]) => leadsOut(p, u, from, to));
}

const leadsOut = (p: Position, u: number, from: number, to: number): boolean =>
  isFree(p, u, to) && mayRetreatInto(p, u, to) && (isBombed(p, to) || mayReceive(p, u, to, [from]));

const openEdges = (p: Position, u: number, from: number): string[] =>
  edgesOf(p, from).filter((edge) => p.rules.openEdges[unitOf(p, u).side as 0 | 1].includes(edge));

/**
 * Where a unit that must retreat may go, from the best kind downwards: a dry hex, a bombed town or the edge; failing that inundation for
 * infantry; failing all that a hex in an enemy EZ from which it is driven on to a second one (RUL-RW-07, RUL-RW-23). Nothing, when every
 * hex free of EZs destroys it. RW-5.1.2-f, RW-5.3.3-b, RW-5.3.3-c
 */
export function retreatPaths(p: Position, frame: RetreatFrame, u: number): RetreatPath[] {
  const from = hexOf(p, u);
  if (frame.driven < 0 && isBombed(p, from)) return [];
  if (frame.why === 'flood') return fleeing(p, u, restingPaths(p, u, from));
  if (frame.driven >= 0) return restingPaths(p, u, from);
  const hit = frame.hit.includes(u);
  const free = freePaths(p, u, hit);
  if (free.length > 0) return free;
  if (around(p, from).some(([, to]) => leadsOut(p, u, from, to))) return [];
  return around(p, from)
    .filter(([d, to]) => {
      if (occupant(p, to) === enemyOf(unitOf(p, u).side) || !mayRetreatOver(p, u, from, d, to)) return false;
      if (!mustGoOn(p, u, to) || (hit && !isFriendly(p, u, to))) return false;
      return restingPaths(p, u, to).length > 0;
    })
    .map(([, to]) => ({ to }));
}

/** Where the unit may go outside the enemy's EZ; `hit`: one more loss destroys it, and a bombed town brings one (5.1.2). */
export function freePaths(p: Position, u: number, hit = false): RetreatPath[] {
  const from = hexOf(p, u);
  const resting = restingPaths(p, u, from);
  const towns = around(p, from).filter(
    ([d, to]) =>
      isBombed(p, to) && isFree(p, u, to) && mayRetreatOver(p, u, from, d, to) && restingPaths(p, u, to).length > 0,
  );
  const isDry = resting.some(({ to }) => !isWet(p, u, to));
  const through = towns.map(([, to]) => ({ to }));
  if (isDry) return hit || p.s.steps[u] === 1 ? resting : inOrder(resting, through);
  return hit || through.length === 0 ? resting : through;
}

/** Edges last. */
const inOrder = (paths: readonly RetreatPath[], more: readonly RetreatPath[]): RetreatPath[] => [
  ...[...paths, ...more].filter(({ to }) => to >= 0),
  ...paths.filter(({ to }) => to < 0),
];

const isWet = (p: Position, u: number, to: number): boolean =>
  to >= 0 && p.board.terrain[to] === 'inundation' && !unitOf(p, u).amphibious;

/** From the flood to dry land, if need be into an enemy EZ (9.0). */
function fleeing(p: Position, u: number, free: readonly RetreatPath[]): RetreatPath[] {
  const isDry = (to: number): boolean => p.board.terrain[to] !== 'inundation';
  const dry = free.filter(({ to }) => isDry(to));
  if (dry.length > 0) return dry;
  const from = hexOf(p, u);
  return around(p, from).flatMap(([d, to]) => {
    const open = isDry(to) && occupant(p, to) !== enemyOf(unitOf(p, u).side) && !isBombed(p, to);
    return open && mayRetreatOver(p, u, from, d, to) && stackReason(p, to, [u]) === ALLOWED ? [{ to }] : [];
  });
}

/** Where the unit may come to rest: no enemy, no enemy EZ, not bombed, room; dry hexes and edges before inundation. RW-5.3-a */
function restingPaths(p: Position, u: number, from: number): RetreatPath[] {
  const open = around(p, from).filter(
    ([d, to]) =>
      to !== hexOf(p, u) &&
      isFree(p, u, to) &&
      !isBombed(p, to) &&
      mayRetreatOver(p, u, from, d, to) &&
      mayReceive(p, u, to, [from]),
  );
  const dry: RetreatPath[] = open.filter(([, to]) => !isWet(p, u, to)).map(([, to]) => ({ to }));
  dry.push(...openEdges(p, u, from).map((edge) => ({ to: -1 as const, edge })));
  return dry.length > 0 ? dry : open.map(([, to]) => ({ to }));
}

/** Room for the unit, if need be by one unit of the hex making room (5.3.1). RW-5.3.1-a */
function mayReceive(p: Position, u: number, hex: number, passed: readonly number[]): boolean {
  if (stackReason(p, hex, [u]) === ALLOWED) return true;
  if (passed.length > 4 || !isFriendly(p, u, hex)) return false;
  return [...unitsIn(p, hex), u].some((other) => canMakeRoom(p, other, u, hex, passed));
}

/** Would `other` leaving `hex` make the stack legal, and has it a place to go? */
function canMakeRoom(p: Position, other: number, coming: number, hex: number, passed: readonly number[]): boolean {
  const staying = other === coming ? [] : [coming];
  if (stackReason(p, hex, staying, [other]) !== ALLOWED) return false;
  return exitsFor(p, other, hex, passed).length > 0;
}

/** Hexes a displaced unit may go to; never back along the chain, never into a bombed town or inundation. */
export function exitsFor(p: Position, u: number, hex: number, passed: readonly number[]): number[] {
  const chain = [...passed, hex];
  return around(p, hex)
    .filter(
      ([d, to]) =>
        !chain.includes(to) &&
        isFree(p, u, to) &&
        !isBombed(p, to) &&
        !isWet(p, u, to) &&
        mayRetreatOver(p, u, hex, d, to) &&
        mayReceive(p, u, to, chain),
    )
    .map(([, to]) => to);
}
