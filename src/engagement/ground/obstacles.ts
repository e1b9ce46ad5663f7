import { leadUnit } from '../position/fields.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { enemyOf, hexOf, inZoneOfAny, occupancyOf, unitOf, type Position } from '../position/position.ts';
import { inParts } from '../position/parts.ts';
import type { Obstacles, Unit } from '../position/rules.ts';
import { ENEMY } from './steps.ts';

/** What `stepPrice` says of hexes besides prices and the first step, for all hexes at once. */
function obstaclesOf(p: Position, side: 0 | 1): Obstacles {
  const { size } = p.board.grid;
  const known = p.obstacles[side];
  if (known?.closed.length === size) return known;
  return (p.obstacles[side] = { closed: new Uint16Array(size), leaving: new Uint8Array(size) });
}

/** Reasons why nobody of a side may come into a hex; worked out anew when the enemy has moved. */
function closedToSide(p: Position, side: 0 | 1): Uint16Array {
  const version = occupancyOf(p).versions[enemyOf(side) as 0 | 1];
  const { phase, barred } = p.s;
  const obstacles = obstaclesOf(p, side);
  const { for: known, closed } = obstacles;
  if (known?.version === version && known.board === p.board && known.phase === phase && known.barred === barred)
    return closed;
  fillClosed(p, side, closed);
  obstacles.for = { version, board: p.board, phase, barred };
  obstacles.besides = new Map();
  return closed;
}

/** Parts of points a side pays for going on from each hex; worked out anew when it has moved. */
function leavingBySide(p: Position, side: 0 | 1): Uint8Array {
  const version = occupancyOf(p).versions[side];
  const obstacles = obstaclesOf(p, side);
  if (obstacles.moved !== version) fillLeaving(p, side, obstacles.leaving);
  obstacles.moved = version;
  return obstacles.leaving;
}

function fillClosed(p: Position, side: number, closed: Uint16Array): void {
  const enemies = p.occupancy.count[enemyOf(side) as 0 | 1];
  const zone = p.occupancy.zone[enemyOf(side) as 0 | 1];
  const { engaging, barred } = p.rules;
  for (let hex = 0; hex < closed.length; hex++) {
    closed[hex] = enemies[hex] !== 0 ? ENEMY : engaging && zone[hex] !== 0 ? engaging.reason(p, hex) : ALLOWED;
  }
  if (barred) for (const hex of p.s.barred) closed[hex] ||= barred.moving;
}

function fillLeaving(p: Position, side: number, leaving: Uint8Array): void {
  leaving.fill(0);
  const { passage } = p.rules;
  if (!passage) return;
  for (const u of p.roster.of[side as 0 | 1]) {
    const hex = hexOf(p, u);
    if (hex >= 0 && leaving[hex] === 0) leaving[hex] = inParts(p, passage.cost(p, side, hex, NOBODY));
  }
}

const NOBODY: readonly number[] = [];

/** Hexes closed to this group, as reasons; `into` is used where they are not closed to the whole side alike. */
export function closedTo(p: Position, group: readonly number[], into: Uint16Array): Uint16Array {
  const lead = unitOf(p, leadUnit(group));
  const closed = closedToSide(p, lead.side as 0 | 1);
  if (group.length === 1 && !isPersonal(lead)) return closedBesides(p, lead, closed);
  if (!group.some((u) => isParticular(p, unitOf(p, u)))) return closed;
  into.set(closed);
  openTo(p, group, into);
  const { movement, restrictions } = p.rules;
  for (const u of group) {
    const unit = unitOf(p, u);
    const never = movement.closed?.(p, unit);
    if (never) for (let hex = 0; hex < into.length; hex++) into[hex] ||= never[hex] as number;
    if (!restrictions || !unit.restricted) continue;
    for (let hex = 0; hex < into.length; hex++) into[hex] ||= restrictions.step(p, unit, hex, group);
  }
  return into;
}

/** Hexes closed to its side and to a unit of its kind, worked out once for all units that may never enter the same ones. */
function closedBesides(p: Position, unit: Unit, closed: Uint16Array): Uint16Array {
  const never = p.rules.movement.closed?.(p, unit);
  if (!never) return closed;
  const { besides } = obstaclesOf(p, unit.side as 0 | 1);
  let both = besides?.get(never);
  if (!both) {
    both = closed.map((reason, hex) => reason || (never[hex] as number));
    besides?.set(never, both);
  }
  return both;
}

/** Is anything closed or open to this unit for what it is, and not for its kind? */
const isPersonal = ({ restricted, contact }: Unit): boolean => restricted || contact > 0;

/** Is anything closed or open to this unit that is not to its whole side? */
const isParticular = (p: Position, unit: Unit): boolean =>
  isPersonal(unit) || Boolean(p.rules.movement.closed?.(p, unit));

/** Opens hexes that are closed for an enemy EZ which does not concern the group. */
function openTo(p: Position, group: readonly number[], closed: Uint16Array): void {
  if (!group.every((u) => unitOf(p, u).contact > 0)) return;
  const enemies = p.occupancy.count[enemyOf(unitOf(p, leadUnit(group)).side) as 0 | 1];
  for (let hex = 0; hex < closed.length; hex++) {
    if (closed[hex] === ALLOWED || enemies[hex] !== 0 || p.s.barred.includes(hex)) continue;
    if (!inZoneOfAny(p, group, hex)) closed[hex] = ALLOWED;
  }
}

/** Parts of points this group pays for going on from each hex: its own units do not stand in its way. */
export function leavingFor(p: Position, group: readonly number[], into: Uint8Array): Uint8Array {
  const lead = leadUnit(group);
  const { side } = unitOf(p, lead);
  const leaving = leavingBySide(p, side as 0 | 1);
  const hex = hexOf(p, lead);
  const { passage } = p.rules;
  if (!passage || hex < 0) return leaving;
  const cost = inParts(p, passage.cost(p, side, hex, group));
  if (leaving[hex] === cost) return leaving;
  into.set(leaving);
  into[hex] = cost;
  return into;
}
