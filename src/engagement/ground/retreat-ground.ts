import { directionTo, neighbour, type Grid } from '../../hex/grid.ts';
import { cachedBy } from '../../kernel/cached-by.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { isUnbridged } from './ground.ts';
import { enemyOf, inZone, occupant, phasing, unitOf, zoneOf, type Position } from '../position/position.ts';
import type { Footing } from '../position/rules.ts';

type Around = readonly (readonly [d: number, to: number])[];

/** The neighbours of a hex with their directions. */
export const around = ({ board: { grid } }: Position, hex: number): Around =>
  (aroundIn(grid)[hex] ??= DIRECTIONS.map((d) => [d, neighbour(grid, hex, d)] as const).filter(([, to]) => to >= 0));

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
const aroundIn = cachedBy((_: Grid): Around[] => []);

export const isBarred = (p: Position, hex: number): boolean => p.s.barred.includes(hex);
export const isFriendly = (p: Position, u: number, hex: number): boolean => occupant(p, hex) === unitOf(p, u).side;

/** Does a hex lie in an enemy EZ in which a retreat may not end? */
export function isUnderZone(p: Position, u: number, hex: number): boolean {
  const unit = unitOf(p, u);
  return p.rules.retreat.zones === 'all' ? zoneOf(p, enemyOf(unit.side))[hex] !== 0 : inZone(p, unit, hex);
}

/** A hex from which a retreat must go on: in an enemy EZ, closed this turn, or one where nobody rests. */
export const mustGoOn = (p: Position, u: number, hex: number): boolean =>
  isUnderZone(p, u, hex) || isBarred(p, hex) || isThrough(p, u, hex);

export const isThrough = (p: Position, u: number, hex: number): boolean =>
  p.rules.retreat.footing(p, unitOf(p, u), hex) === 'through';

/** No enemy in the hex, and no enemy's EZ over it. */
export const isFree = (p: Position, u: number, hex: number): boolean =>
  occupant(p, hex) !== enemyOf(unitOf(p, u).side) && !isUnderZone(p, u, hex) && hex !== failedTarget(p, u);

/** The hex from which an attacker is thrown back, though its last defender may have died, or -1. */
export function failedTarget(p: Position, u: number): number {
  const { side } = unitOf(p, u);
  if (side !== phasing(p)) return -1;
  const beaten = p.s.frames.some((frame) => frame.kind === 'retreat' && frame.why === 'combat' && frame.side === side);
  return beaten ? (p.s.attacked.at(-1) ?? -1) : -1;
}

/** Terrain a unit may retreat into. */
export const mayRetreatInto = (p: Position, u: number, to: number): boolean => footingIn(p, u, to) !== 'closed';

function footingIn(p: Position, u: number, to: number): Footing {
  const unit = unitOf(p, u);
  const { restrictions } = p.rules;
  if (restrictions && unit.restricted && restrictions.hex(p, unit, to, []) !== ALLOWED) return 'closed';
  return p.rules.retreat.footing(p, unit, to);
}

/** A river without a bridge that would destroy the unit. */
const isDeadly = (p: Position, u: number, from: number, d: number): boolean =>
  p.rules.retreat.river(unitOf(p, u)) === 'destroyed' && isUnbridged(p, unitOf(p, u), from, d);

/** Terrain and hexside a unit may retreat over and live. */
export const mayRetreatOver = (p: Position, u: number, from: number, d: number, to: number): boolean =>
  !isDeadly(p, u, from, d) && mayRetreatInto(p, u, to);

/** A river without a bridge that costs the unit a step. */
export const isCostly = (p: Position, u: number, from: number, to: number): boolean =>
  p.rules.retreat.river(unitOf(p, u)) === 'loss' &&
  isUnbridged(p, unitOf(p, u), from, directionTo(p.board.grid, from, to));

/** Ground and hexside of a hex in which a retreat may end, room apart: no enemy, no enemy EZ, not closed. */
export function mayRestIn(p: Position, u: number, from: number, d: number, to: number): boolean {
  if (!isFree(p, u, to) || isBarred(p, to)) return false;
  const footing = footingIn(p, u, to);
  return footing !== 'closed' && footing !== 'through' && !isDeadly(p, u, from, d);
}

export const isPoor = (p: Position, u: number, to: number): boolean =>
  to >= 0 && p.rules.retreat.footing(p, unitOf(p, u), to) === 'poor';
