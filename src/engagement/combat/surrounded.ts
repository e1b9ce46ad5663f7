import { neighbourAt } from '../../hex/grid.ts';
import { mayReceive } from './chain-retreat.ts';
import { enemyHexes, hexOf, unitOf, type Position } from '../position/position.ts';
import { isBarred, isFree, isThrough, mayRetreatInto } from '../ground/retreat-ground.ts';
import { edgesOf } from '../ground/steps.ts';

/** Has this unit no hex and no edge to retreat to outside the enemy's EZ (RUL-S-01)? */
export const surrounded = (p: Position, u: number): boolean => surroundedIn(p, u, hexOf(p, u));

/** The same for a unit that would stand in this hex. */
export const surroundedIn = (p: Position, u: number, hex: number): boolean =>
  !hasWayOut(p, u, hex) && enemyHexes(p, hex, unitOf(p, u).side).length > 0;

/**
 * Whether there is a hex outside the enemy's EZ, or an edge of the map over which the unit may come back (RUL-S-01): a closed hex
 * counts, a hex across a river though it destroys who crosses, and a full hex where somebody can make room (RUL-S-07).
 */
function hasWayOut(p: Position, u: number, from: number): boolean {
  for (let at = from * 6, end = at + 6; at < end; at++) {
    const to = neighbourAt(p.board.grid, at);
    if (to >= 0 && leadsOut(p, u, from, to)) return true;
  }
  return openEdges(p, u, from).length > 0;
}

/** Is the next hex a way out of being surrounded? */
export const leadsOut = (p: Position, u: number, from: number, to: number): boolean =>
  isFree(p, u, to) &&
  mayRetreatInto(p, u, to) &&
  !isThrough(p, u, to) &&
  (isBarred(p, to) || mayReceive(p, u, to, [from]));

function edgesWith(p: Position, u: number, from: number, fits: (turns: number | null) => boolean): readonly string[] {
  const edges = edgesOf(p, from);
  if (edges.length === 0) return edges;
  const turns = p.rules.retreat.openEdges[unitOf(p, u).side as 0 | 1];
  return edges.filter((edge) => Object.hasOwn(turns, edge) && fits(turns[edge] as number | null));
}

/** Edges of the map over which a unit in this hex may retreat and come back. */
export const openEdges = (p: Position, u: number, from: number): readonly string[] =>
  edgesWith(p, u, from, (turns) => turns !== null);

/** Edges over which it would be gone for good, though not destroyed. */
export const finalEdges = (p: Position, u: number, from: number): readonly string[] =>
  edgesWith(p, u, from, (turns) => turns === null);
