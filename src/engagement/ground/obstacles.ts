import { leadUnit } from '../position/fields.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { enemyOf, hexOf, occupancyOf, threatsTo, unitOf, type Position } from '../position/position.ts';
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

/** Hexes closed to a unit that moves by itself, as reasons, those that it may never enter apart; `into` is used where they are not closed to the whole side alike. */
export function closedTo(p: Position, u: number, into: Uint16Array): Uint16Array {
  const unit = unitOf(p, u);
  const closed = closedToSide(p, unit.side as 0 | 1);
  const { restrictions } = p.rules;
  const isRestricted = unit.restricted && restrictions !== null;
  if (unit.contact === 0 && !isRestricted) return closed;
  into.set(closed);
  if (unit.contact > 0) openTo(p, unit, into);
  const group = [u];
  if (isRestricted) for (let hex = 0; hex < into.length; hex++) into[hex] ||= restrictions.step(p, unit, hex, group);
  return into;
}

/** Opens hexes that are closed for an enemy EZ which does not concern the unit. */
function openTo(p: Position, unit: Unit, closed: Uint16Array): void {
  const enemies = p.occupancy.count[enemyOf(unit.side) as 0 | 1];
  const threats = threatsTo(p, unit);
  for (let hex = 0; hex < closed.length; hex++) {
    if (closed[hex] === ALLOWED || threats[hex] !== 0 || enemies[hex] !== 0) continue;
    if (!p.s.barred.includes(hex)) closed[hex] = ALLOWED;
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
