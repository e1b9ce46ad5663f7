import { stepsOf } from '../position/fields.ts';
import { mayReceive } from './chain-retreat.ts';
import { enemyOf, hexOf, occupant, unitOf, type Position } from '../position/position.ts';
import {
  around,
  failedTarget,
  isBarred,
  isCostly,
  isFree,
  isFriendly,
  isPoor,
  mayRestIn,
  mayRetreatOver,
  mustGoOn,
} from '../ground/retreat-ground.ts';
import type { RetreatPath } from '../position/rules.ts';
import type { RetreatFrame } from '../position/state.ts';
import { finalEdges, leadsOut, openEdges } from './surrounded.ts';

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
  if (frame.driven >= 0) return spareRivers(p, frame, u, restingPaths(p, u, from, frame.left));
  const hit = frame.hit.includes(u);
  const free = freePaths(p, u, hit);
  if (free.length > 0) return spareRivers(p, frame, u, free);
  if (around(p, from).some(([, to]) => leadsOut(p, u, from, to))) return [];
  return spareRivers(p, frame, u, drivenPaths(p, u, hit));
}

/** Hexes in an enemy EZ, or where nobody rests, from which the unit is driven on to a second one; `hit`: only those where it is spared the loss. */
function drivenPaths(p: Position, u: number, hit: boolean): RetreatPath[] {
  const from = hexOf(p, u);
  const driven = around(p, from).filter(
    ([d, to]) =>
      occupant(p, to) !== enemyOf(unitOf(p, u).side) &&
      to !== failedTarget(p, u) &&
      mayRetreatOver(p, u, from, d, to) &&
      mustGoOn(p, u, to) &&
      (!hit || isFriendly(p, u, to)) &&
      restingPaths(p, u, to).length > 0,
  );
  return driven.map(([, to]) => ({ to }));
}

/** Is a unit that is driven on from this hex spared the loss of the second? */
export const isSpared = (p: Position, u: number, hex: number): boolean => isFriendly(p, u, hex) && !isBarred(p, hex);

/** Nobody takes rivers whose losses destroy him while anything else is open (RUL-S-06), an edge for good among it. */
function spareRivers(p: Position, frame: RetreatFrame, u: number, paths: RetreatPath[]): RetreatPath[] {
  if (p.rules.retreat.river(unitOf(p, u)) !== 'loss') return paths;
  const kept = paths.filter(({ to }) => to < 0 || !isDrowned(p, frame, u, to));
  if (kept.length > 0 || paths.length === 0) return kept;
  const edges = overEdges(finalEdges(p, u, hexOf(p, u)));
  return edges.length > 0 ? edges : paths;
}

/** Would the unit live but for the rivers on its way to this hex and, if it is driven on, to a second one? */
function isDrowned(p: Position, frame: RetreatFrame, u: number, to: number): boolean {
  const steps = stepsOf(p, u);
  const { rivers, others } = tollsOn(p, frame, u, to);
  return others < steps && others + rivers >= steps;
}

/** Steps that the way to this hex, or off the map (-1), costs the unit at the least. */
export function tollOn(p: Position, frame: RetreatFrame, u: number, to: number): number {
  const { rivers, others } = tollsOn(p, frame, u, to);
  return rivers + others;
}

function tollsOn(p: Position, frame: RetreatFrame, u: number, to: number): { rivers: number; others: number } {
  const loss = frame.driven === u && frame.loss ? 1 : 0;
  if (to < 0) return { rivers: 0, others: loss };
  const wet = isCostly(p, u, hexOf(p, u), to) ? 1 : 0;
  if (frame.driven >= 0 || !mustGoOn(p, u, to)) return { rivers: wet, others: loss };
  const allWet = restingPaths(p, u, to).every((path) => path.to >= 0 && isCostly(p, u, to, path.to));
  return { rivers: wet + (allWet ? 1 : 0), others: isSpared(p, u, to) ? 0 : 1 };
}

/** Where the unit may go outside the enemy's EZ: out of a closed hex nowhere. `hit`: one more loss destroys it, and a closed hex brings one. */
export function freePaths(p: Position, u: number, hit = false): RetreatPath[] {
  const from = hexOf(p, u);
  if (isBarred(p, from)) return [];
  const resting = restingPaths(p, u, from);
  if (p.s.barred.length === 0) return resting;
  const closed = around(p, from).filter(
    ([d, to]) =>
      isBarred(p, to) && isFree(p, u, to) && mayRetreatOver(p, u, from, d, to) && restingPaths(p, u, to).length > 0,
  );
  if (closed.length === 0 || hit || (p.s.steps[u] === 1 && resting.length > 0)) return resting;
  const through = closed.map(([, to]) => ({ to }));
  return resting.some(({ to }) => !isPoor(p, u, to)) ? inOrder(resting, through) : through;
}

/** Edges last. */
const inOrder = (paths: readonly RetreatPath[], more: readonly RetreatPath[]): RetreatPath[] => [
  ...[...paths, ...more].filter(({ to }) => to >= 0),
  ...paths.filter(({ to }) => to < 0),
];

/**
 * Where the unit may come to rest: no enemy, no enemy EZ, not closed, room, not the hex it retreats from; open ground and edges
 * before poor ground, an edge for good last.
 */
function restingPaths(p: Position, u: number, from: number, left = hexOf(p, u)): RetreatPath[] {
  const good: RetreatPath[] = [];
  const poor: RetreatPath[] = [];
  for (const [d, to] of around(p, from))
    if (to !== left && mayRestIn(p, u, from, d, to) && mayReceive(p, u, to, [from]))
      (isPoor(p, u, to) ? poor : good).push({ to });
  good.push(...overEdges(openEdges(p, u, from)));
  if (good.length > 0) return good;
  return poor.length > 0 ? poor : overEdges(finalEdges(p, u, from));
}

const overEdges = (edges: readonly string[]): RetreatPath[] => edges.map((edge) => ({ to: -1 as const, edge }));
