import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { MOVEMENT, WOODS } from '../../data/terrain.ts';
import { hexAcross, isMajorGap, type Position } from '../../position/position.ts';
import { AREA } from '../../position/state.ts';
import { isBondAcross } from '../07-zoc/zoc.ts';
import { enterReason, isFreeFor } from './entering.ts';
import { areaFerryReason, ferrymanBefore, ferryReason, isAreaFerry } from './ferries.ts';
import { NEW_MEN } from './modes.ts';
import {
  barReason,
  entryCost,
  FOOT,
  groundReason,
  isCanalGap,
  isEntryIntoWoods,
  isIntoWoods,
  terrainCost,
  type Column,
} from './terrain.ts';
import { mayInfiltrate, type MoveContext } from './mover-context.ts';
import { isMoored } from '../23-special-units/engineers.ts';
import { trafficCost } from '../24-traffic/traffic.ts';

const BOND_SIDE = reason('7.4.2', 'zoc-bond-side');
const STOPPED = reason('7.2', 'must-stop-in-zone');
const TOO_FAR = reason('8.3.1', 'tactical-two-hexes');
const NOT_ADJACENT_CANAL = reason('8.3.2', 'canal-first-step');
const MOORED = reason('23.3.3', 'engineer-stays');

/**
 * H44-7.2-a, H44-7.2-c, H44-7.4.2-a, H44-8.3.2-a, H44-8.3.2-b, H44-8.3.2-c, H44-8.3.3-f, H44-19.1-c, H44-20.2.5-b:
 * parts of points (tactical movement: hexes) for a step over a hexside of the hex the movers are in, `woods` as in the
 * mover, or minus the reason why not.
 */
export function stepCost(p: Position, context: MoveContext, at: number, woods: number): number {
  const to = hexAcross(p, at);
  const why = enterReason(p, context, to);
  if (why !== ALLOWED) return -why;
  if (context.control.bondSide[at] === 1 && isBondAcross(p, context.enemy, at)) return -BOND_SIDE;
  const { mover } = context;
  if (context.inZone && mover.hexesMoved > 0 && !mayInfiltrate(p, context) && !isFreeFor(p, context, to))
    return -STOPPED;
  if (mover.hexesMoved > 0 && context.isNew) return -NEW_MEN;
  if (mover.hexesMoved > 0 && stays(p, context)) return -MOORED;
  return mover.mode === 'tactical' ? tacticalCost(p, context, at) : pointCost(p, context, at, woods);
}

/** H44-23.3.3-c, RUL-H44-73: has an engineer among the movers brought others over, or would have on the path that is searched? */
const stays = (p: Position, context: MoveContext): boolean =>
  context.mover.units.length > 1 &&
  (isMoored(p, context.mover) || context.mover.units.includes(ferrymanBefore(p, context)));

/**
 * H44-TEC-h, H44-8.3.1-a, H44-8.3.2-a, H44-8.3.2-d, H44-8.3.2-e, H44-8.3.2-f, H44-8.5.4-a, H44-23.3.3-b, H44-24.2-d:
 * one of two hexes, whatever the terrain; canals in the first step only (RUL-H44-02), major rivers by ferry.
 */
function tacticalCost(p: Position, context: MoveContext, at: number): number {
  const { mover, columns } = context;
  if (mover.hexesMoved >= MOVEMENT.tacticalHexes) return -TOO_FAR;
  if (isCanalGap(p, at) && mover.hexesMoved > 0) return -NOT_ADJACENT_CANAL;
  for (const column of columns) {
    const barred = barReason(p, column, at);
    if (barred === ALLOWED) continue;
    const ferry = ferryReason(p, context, at);
    if (ferry !== ALLOWED) return isMajorGap(p, at) ? -ferry : -barred;
    const ground = groundReason(p, column, at);
    if (ground !== ALLOWED) return -ground;
  }
  return 1;
}

/**
 * H44-7.2-b, H44-8.1-c, H44-8.1-e, H44-8.4-d: 8.4 to 8.6: what the dearest of them pays (8.1), 2 points more to leave
 * an EZOC (7.2), and for traffic.
 */
function pointCost(p: Position, context: MoveContext, at: number, woods: number): number {
  let most = 0;
  for (const column of context.columns) {
    const cost = terrainCost(p, column, at, woods);
    if (cost < 0) return cost;
    most = Math.max(most, cost + trafficFor(p, context, column, hexAcross(p, at)));
  }
  const exit = context.inZone && !isFreeFor(p, context, hexAcross(p, at)) ? MOVEMENT.leaveZoc : 0;
  return most + exit;
}

/** Hexes of woods the movers have entered off road after this step, as far as it matters. */
export const woodsAfter = (p: Position, at: number, woods: number): number =>
  isIntoWoods(p, at) ? Math.min(WOODS.free, woods + 1) : woods;

/** The same after coming onto the map in this hex (19.1). */
export const woodsOnEntry = (p: Position, to: number): number => (isEntryIntoWoods(p, to) ? 1 : 0);

/** H44-19.1-b, H44-19.1-c, H44-19.3.1-c: as `stepCost`, for coming onto the map from an area: EZOC does not bar it. */
export function enterCost(p: Position, context: MoveContext, to: number): number {
  const why = enterReason(p, context, to) || ferryBetween(p, context, to, AREA - context.from);
  if (why !== ALLOWED) return -why;
  let most = 0;
  for (const column of context.columns) {
    const cost = entryCost(p, column, to);
    if (cost < 0) return cost;
    most = Math.max(most, cost + trafficFor(p, context, column, to));
  }
  return context.mover.mode === 'tactical' ? 1 : most;
}

/** 24.2: what traffic costs a column of the TEC more: units on foot nothing. */
const trafficFor = (p: Position, { inTraffic }: MoveContext, column: Column, to: number): number =>
  inTraffic && column !== FOOT ? trafficCost(p, to) : 0;

/**
 * 19.3.1: parts of points (tactical movement: hexes) to go into an entry area beside the hex the movers are in, or minus the
 * reason why not. Like any other step it is closed to who has come into an EZOC (7.2), to new men who have gone their hex
 * (20.2.5), to an engineer that has brought others over (23.3.3) and to who has gone both hexes of a tactical move
 * (8.3.1), and who leaves an EZOC pays for it (7.2).
 */
export function areaToll(p: Position, context: MoveContext, area: number): number {
  const { hexesMoved, mode } = context.mover;
  const why = ferryBetween(p, context, context.from, area);
  if (why !== ALLOWED) return -why;
  if (hexesMoved > 0 && context.inZone && !mayInfiltrate(p, context)) return -STOPPED;
  if (hexesMoved > 0 && context.isNew) return -NEW_MEN;
  if (hexesMoved > 0 && stays(p, context)) return -MOORED;
  if (mode === 'tactical') return hexesMoved < MOVEMENT.tacticalHexes ? 1 : -TOO_FAR;
  return MOVEMENT.intoArea + (context.inZone ? MOVEMENT.leaveZoc : 0);
}

const ferryBetween = (p: Position, { mover }: MoveContext, hex: number, area: number): Reason =>
  isAreaFerry(p, hex, area) ? areaFerryReason(p, mover) : ALLOWED;
