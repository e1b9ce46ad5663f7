import { directionTo } from '../hex/grid.ts';
import { ALLOWED } from '../kernel/reason.ts';
import {
  enemyHexes,
  enemyOf,
  hexOf,
  inZone,
  occupant,
  phasing,
  unitOf,
  unitsIn,
  zoneOf,
  type Position,
} from './position.ts';
import type { RetreatPath } from './rules.ts';
import type { RetreatFrame } from './state.ts';
import { edgesOf, stackReason } from './steps.ts';
import { isUnbridged } from './ground.ts';

/** The neighbours of a hex with their directions. */
export function around(p: Position, hex: number): [number, number][] {
  const found: [number, number][] = [];
  for (let d = 0; d < 6; d++) {
    const to = p.board.grid.neighbours[hex * 6 + d] as number;
    if (to >= 0) found.push([d, to]);
  }
  return found;
}

const isBarred = (p: Position, hex: number): boolean => p.s.barred.includes(hex);
const isFriendly = (p: Position, u: number, hex: number): boolean => occupant(p, hex) === unitOf(p, u).side;

/** Does a hex lie in an enemy EZ in which a retreat may not end? */
export function isUnderZone(p: Position, u: number, hex: number): boolean {
  const unit = unitOf(p, u);
  return p.rules.retreat.zones === 'all' ? zoneOf(p, enemyOf(unit.side))[hex] !== 0 : inZone(p, unit, hex);
}

/** A hex from which a retreat must go on: in an enemy EZ, closed this turn, or one where nobody rests. */
export const mustGoOn = (p: Position, u: number, hex: number): boolean =>
  isUnderZone(p, u, hex) || isBarred(p, hex) || isThrough(p, u, hex);

const isThrough = (p: Position, u: number, hex: number): boolean =>
  p.rules.retreat.footing(p, unitOf(p, u), hex) === 'through';

/** No enemy in the hex, and no enemy's EZ over it. */
const isFree = (p: Position, u: number, hex: number): boolean =>
  occupant(p, hex) !== enemyOf(unitOf(p, u).side) && !isUnderZone(p, u, hex) && hex !== failedTarget(p, u);

/** The hex from which an attacker is thrown back, though its last defender may have died, or -1. */
function failedTarget(p: Position, u: number): number {
  const { side } = unitOf(p, u);
  if (side !== phasing(p)) return -1;
  const beaten = p.s.frames.some((frame) => frame.kind === 'retreat' && frame.why === 'combat' && frame.side === side);
  return beaten ? (p.s.attacked.at(-1) ?? -1) : -1;
}

/** Terrain a unit may retreat into. */
function mayRetreatInto(p: Position, u: number, to: number): boolean {
  const unit = unitOf(p, u);
  if (unit.restricted && p.rules.movement.barReason(p, unit, to, []) !== ALLOWED) return false;
  return p.rules.retreat.footing(p, unit, to) !== 'closed';
}

/** A river without a bridge that would destroy the unit. */
const isDeadly = (p: Position, u: number, from: number, d: number): boolean =>
  p.rules.retreat.river(unitOf(p, u)) === 'destroyed' && isUnbridged(p, unitOf(p, u), from, d);

/** Terrain and hexside a unit may retreat over and live. */
export const mayRetreatOver = (p: Position, u: number, from: number, d: number, to: number): boolean =>
  !isDeadly(p, u, from, d) && mayRetreatInto(p, u, to);

/** Has this unit no hex and no edge to retreat to outside the enemy's EZ (RUL-S-01)? */
export const surrounded = (p: Position, u: number): boolean => surroundedIn(p, u, hexOf(p, u));

/** The same for a unit that would stand in this hex. */
export const surroundedIn = (p: Position, u: number, hex: number): boolean =>
  enemyHexes(p, hex, unitOf(p, u).side).length > 0 && !hasWayOut(p, u, hex);

/**
 * Whether there is a hex outside the enemy's EZ, or an edge of the map over which the unit may come back (RUL-S-01): a closed hex
 * counts, a hex across a river though it destroys who crosses, and a full hex where somebody can make room (RUL-S-07).
 */
function hasWayOut(p: Position, u: number, from: number): boolean {
  const edges = p.rules.retreat.openEdges[unitOf(p, u).side as 0 | 1];
  if (openEdges(p, u, from).some((edge) => edges[edge] !== null)) return true;
  const { neighbours } = p.board.grid;
  for (let at = from * 6, end = at + 6; at < end; at++) {
    const to = neighbours[at] as number;
    if (to >= 0 && leadsOut(p, u, from, to)) return true;
  }
  return false;
}

const leadsOut = (p: Position, u: number, from: number, to: number): boolean =>
  isFree(p, u, to) &&
  mayRetreatInto(p, u, to) &&
  !isThrough(p, u, to) &&
  (isBarred(p, to) || mayReceive(p, u, to, [from]));

const openEdges = (p: Position, u: number, from: number): string[] =>
  edgesOf(p, from).filter((edge) => Object.hasOwn(p.rules.retreat.openEdges[unitOf(p, u).side as 0 | 1], edge));

/**
 * Where a unit that must retreat may go, from the best kind downwards: an open hex, a closed one on the way to another, or the edge; failing
 * that poor ground; failing all that a hex in an enemy EZ from which it is driven on to a second one. Nothing, when every hex free of
 * EZs destroys it.
 */
export function retreatPaths(p: Position, frame: RetreatFrame, u: number): RetreatPath[] {
  const from = hexOf(p, u);
  if (frame.driven < 0 && isBarred(p, from)) return [];
  const other = p.rules.retreat.others[frame.why];
  if (other) return other.paths(p, u, restingPaths(p, u, from));
  if (frame.driven >= 0) return spareRivers(p, frame, u, restingPaths(p, u, from));
  const hit = frame.hit.includes(u);
  const free = freePaths(p, u, hit);
  if (free.length > 0) return spareRivers(p, frame, u, free);
  if (around(p, from).some(([, to]) => leadsOut(p, u, from, to))) return [];
  const driven = around(p, from).filter(([d, to]) => {
    if (occupant(p, to) === enemyOf(unitOf(p, u).side) || !mayRetreatOver(p, u, from, d, to)) return false;
    if (to === failedTarget(p, u)) return false;
    if (!mustGoOn(p, u, to) || (hit && !isFriendly(p, u, to))) return false;
    return restingPaths(p, u, to).length > 0;
  });
  const paths = driven.map(([, to]) => ({ to }));
  return spareRivers(p, frame, u, paths);
}

/** A river without a bridge that costs the unit a step. */
export const isCostly = (p: Position, u: number, from: number, to: number): boolean =>
  p.rules.retreat.river(unitOf(p, u)) === 'loss' &&
  isUnbridged(p, unitOf(p, u), from, directionTo(p.board.grid, from, to));

/** Is a unit that is driven on from this hex spared the loss of the second? */
export const isSpared = (p: Position, u: number, hex: number): boolean => isFriendly(p, u, hex) && !isBarred(p, hex);

/** Nobody takes rivers whose losses destroy him while anything else is open (RUL-S-06). */
function spareRivers(p: Position, frame: RetreatFrame, u: number, paths: RetreatPath[]): RetreatPath[] {
  if (p.rules.retreat.river(unitOf(p, u)) !== 'loss') return paths;
  const kept = paths.filter(({ to }) => to < 0 || !isDrowned(p, frame, u, to));
  return kept.length > 0 ? kept : paths;
}

/** Would the unit live but for the rivers on its way to this hex and, if it is driven on, to a second one? */
function isDrowned(p: Position, frame: RetreatFrame, u: number, to: number): boolean {
  const steps = p.s.steps[u] as number;
  const wet = isCostly(p, u, hexOf(p, u), to) ? 1 : 0;
  const goesOn = frame.driven < 0 && mustGoOn(p, u, to);
  const rivers =
    wet + (goesOn && restingPaths(p, u, to).every((path) => path.to >= 0 && isCostly(p, u, to, path.to)) ? 1 : 0);
  const others = (goesOn ? !isSpared(p, u, to) : frame.driven === u && frame.loss) ? 1 : 0;
  return others < steps && others + rivers >= steps;
}

/** Where the unit may go outside the enemy's EZ; `hit`: one more loss destroys it, and a closed hex brings one. */
export function freePaths(p: Position, u: number, hit = false): RetreatPath[] {
  const from = hexOf(p, u);
  const resting = restingPaths(p, u, from);
  const closed = around(p, from).filter(
    ([d, to]) =>
      isBarred(p, to) && isFree(p, u, to) && mayRetreatOver(p, u, from, d, to) && restingPaths(p, u, to).length > 0,
  );
  const isGood = resting.some(({ to }) => !isPoor(p, u, to));
  const through = closed.map(([, to]) => ({ to }));
  if (isGood) return hit || p.s.steps[u] === 1 ? resting : inOrder(resting, through);
  return hit || through.length === 0 ? resting : through;
}

/** Edges last. */
const inOrder = (paths: readonly RetreatPath[], more: readonly RetreatPath[]): RetreatPath[] => [
  ...[...paths, ...more].filter(({ to }) => to >= 0),
  ...paths.filter(({ to }) => to < 0),
];

const isPoor = (p: Position, u: number, to: number): boolean =>
  to >= 0 && p.rules.retreat.footing(p, unitOf(p, u), to) === 'poor';

/** Where the unit may come to rest: no enemy, no enemy EZ, not closed, room; open ground and edges before poor ground. */
function restingPaths(p: Position, u: number, from: number): RetreatPath[] {
  const open = around(p, from).filter(
    ([d, to]) =>
      to !== hexOf(p, u) &&
      isFree(p, u, to) &&
      !isBarred(p, to) &&
      !isThrough(p, u, to) &&
      mayRetreatOver(p, u, from, d, to) &&
      mayReceive(p, u, to, [from]),
  );
  const good: RetreatPath[] = open.filter(([, to]) => !isPoor(p, u, to)).map(([, to]) => ({ to }));
  good.push(...openEdges(p, u, from).map((edge) => ({ to: -1 as const, edge })));
  return good.length > 0 ? good : open.map(([, to]) => ({ to }));
}

/** Room for the unit, if need be by one unit of the hex making room. */
function mayReceive(p: Position, u: number, hex: number, passed: readonly number[]): boolean {
  if (stackReason(p, hex, [u]) === ALLOWED) return true;
  if (passed.length > 4 || !isFriendly(p, u, hex)) return false;
  const there = unitsIn(p, hex).filter((other) => makesRoom(p, other));
  const coming = p.rules.retreat.makesRoom === 'anybody' ? [u] : [];
  return [...there, ...coming].some((other) => canMakeRoom(p, other, u, hex, passed));
}

/** Has this unit, in a full hex, not come there by the retreat for which room is made, or does that not matter? */
export const makesRoom = (p: Position, u: number): boolean => !settledBy(p).includes(u);

const settledBy = (p: Position): readonly number[] =>
  p.s.frames.findLast((frame) => frame.kind === 'retreat')?.settled ?? [];

/** A unit has come to rest in a retreat, or has been displaced by one. */
export function noteSettled(p: Position, u: number): void {
  const retreat = p.s.frames.findLast((frame) => frame.kind === 'retreat');
  if (retreat && p.rules.retreat.makesRoom === 'those-there') retreat.settled.push(u);
}

/** Would `other` leaving `hex` make the stack legal, and has it a place to go? */
function canMakeRoom(p: Position, other: number, coming: number, hex: number, passed: readonly number[]): boolean {
  const staying = other === coming ? [] : [coming];
  if (stackReason(p, hex, staying, [other]) !== ALLOWED) return false;
  return exitsFor(p, other, hex, passed).length > 0;
}

/** Hexes a displaced unit may go to; never back along the chain, never into a closed hex or onto poor ground. */
function exitsFor(p: Position, u: number, hex: number, passed: readonly number[]): number[] {
  const chain = [...passed, hex];
  return around(p, hex)
    .filter(
      ([d, to]) =>
        !chain.includes(to) &&
        isFree(p, u, to) &&
        !isBarred(p, to) &&
        !isPoor(p, u, to) &&
        !isThrough(p, u, to) &&
        mayRetreatOver(p, u, hex, d, to) &&
        mayReceive(p, u, to, chain),
    )
    .map(([, to]) => to);
}

/** Of these, those where it lives to arrive, if there are any: the step that a river costs destroys a unit in its last (RUL-S-06). */
export function displacedTo(p: Position, u: number, hex: number, passed: readonly number[]): number[] {
  const exits = exitsFor(p, u, hex, passed);
  const spared = exits.filter((to) => p.s.steps[u] !== 1 || !isCostly(p, u, hex, to));
  return spared.length > 0 ? spared : exits;
}
