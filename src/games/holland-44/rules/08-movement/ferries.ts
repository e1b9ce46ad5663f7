import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { FERRY } from '../../data/tables.ts';
import {
  enemyOf,
  firstUnit,
  GERMAN,
  hexAcross,
  holds,
  isMajorGap,
  note,
  sideTo,
  stepsOf,
  unitOf,
  type Position,
  type Side,
} from '../../position/position.ts';
import { isNight } from '../20-replacements/night.ts';
import { inZone } from '../07-zoc/zoc.ts';
import type { MoveContext } from './mover-context.ts';
import type { Mover } from '../../position/state.ts';
import { engineerReason, ferrymanFor, useEngineer } from '../23-special-units/engineers.ts';

const BY_TACTICS = reason('8.5.5', 'ferry-tactical');
const NO_FERRY = reason('8.5.4', 'no-ferry');
const WATCHED = reason('8.5.5', 'ferry-in-zone');
const ONE_STEP = reason('8.5.5', 'ferry-one-step');
const FULL = reason('8.5.6', 'ferry-full');
const BY_NIGHT = reason('8.5.6', 'ferry-vehicles-at-night');

/** A step of the movers, and where the path that is searched comes from (`MoveContext`). */
type Passage = Pick<MoveContext, 'mover' | 'before' | 'from'>;

/** A ferry by its two hexes, the lower number first: so `Own.ferries` has it. */
const ferryKey = (p: Position, at: number): string => {
  const to = hexAcross(p, at);
  return `${Math.min(Math.floor(at / 6), to)}-${Math.max(Math.floor(at / 6), to)}`;
};

/** H44-8.5.5-b: both its hexes lie outside enemy ZOCs and no enemy stands there. */
export function isUsable(p: Position, side: Side, at: number): boolean {
  const ends = [Math.floor(at / 6), hexAcross(p, at)];
  return ends.every((hex) => isFreeBank(p, side, hex));
}

/** H44-8.5.5-b: no enemy and no enemy ZOC, whoever else stands there (RUL-H44-69). */
export const isFreeBank = (p: Position, side: Side, hex: number): boolean =>
  !inZone(p, enemyOf(side), hex) && !holds(p, enemyOf(side), hex);

/**
 * H44-8.5.2-a, H44-8.5.4-a: why the movers may not cross a major river here: by a printed ferry: a unit of one step
 * (8.5.5), one step a ferry and turn, German vehicles by night (8.5.6); or by that of an engineer (23.3.3) who is not
 * busy elsewhere.
 */
export function ferryReason(p: Position, passage: Passage, at: number): Reason {
  if (!isMajorGap(p, at)) return NO_FERRY;
  const { mover } = passage;
  const byPrinted = printedFerryReason(p, mover, at);
  if (byPrinted === ALLOWED) return ALLOWED;
  const byEngineer = engineerReason(p, mover, at, ferrymanBefore(p, passage));
  return byEngineer === ALLOWED || byPrinted === NO_FERRY ? byEngineer : byPrinted;
}

/** 8.5.5: a printed ferry, whose banks are both free. */
function printedFerryReason(p: Position, mover: Mover, at: number): Reason {
  if (p.board.ferry[at] === 0) return NO_FERRY;
  return isUsable(p, mover.side, at) ? loadReason(p, mover, at) : WATCHED;
}

/**
 * H44-2.3.14-c, H44-8.5.5-a, H44-8.5.6-a, H44-8.5.6-b, H44-8.5.6-c, H44-8.5.7-a: one unit of one step a ferry and turn;
 * German vehicles by night.
 */
function loadReason(p: Position, { side, units }: Mover, at: number): Reason {
  const u = firstUnit(units);
  const steps = stepsOf(p, u);
  if (units.length > 1 || steps > FERRY.steps) return ONE_STEP;
  if ((p.s.own.ferries[ferryKey(p, at)] ?? 0) + steps > FERRY.steps) return FULL;
  return side === GERMAN && unitOf(u).class === 'vehicle' && !isNight(p.s.turn) ? BY_NIGHT : ALLOWED;
}

/**
 * H44-23.3.3-c, RUL-H44-72, RUL-H44-323: the engineer who would have carried the movers on the last step of a path that
 * is searched, or -1: his ferry is there then.
 */
export function ferrymanBefore(p: Position, { mover, before, from }: Passage): number {
  if (before < 0 || before >= p.board.grid.size || mover.mode !== 'tactical') return -1;
  const at = sideTo(p, before, from);
  return isMajorGap(p, at) && printedFerryReason(p, mover, at) !== ALLOWED ? ferrymanFor(p, mover, at) : -1;
}

/** RUL-H44-323: the movers cross a major river: the printed ferry has carried them, or else an engineer's. */
export function useFerry(p: Position, mover: Mover, at: number): void {
  if (printedFerryReason(p, mover, at) === ALLOWED) load(p, mover, at);
  else useEngineer(p, mover, at);
}

/** RUL-H44-71: does the way between a hex and an area lead over the ferry? */
export const isAreaFerry = ({ board: { areaFerry } }: Position, hex: number, area: number): boolean =>
  hex === areaFerry.hex && area === areaFerry.area;

/**
 * H44-19.3.2-a, RUL-H44-71: why the movers may not go by ferry between the map and the area it leads to: as by any other
 * ferry, which has its one bank on the map.
 */
export function areaFerryReason(p: Position, mover: Mover): Reason {
  const { at, hex } = p.board.areaFerry;
  if (mover.mode !== 'tactical') return BY_TACTICS;
  return isFreeBank(p, mover.side, hex) ? loadReason(p, mover, at) : WATCHED;
}

/** It carries the movers off the map or onto it. */
export const useAreaFerry = (p: Position, mover: Mover): void => load(p, mover, p.board.areaFerry.at);

/** RUL-H44-68: a ferry has carried so many steps in this turn. */
function load(p: Position, { units }: Mover, at: number): void {
  const key = ferryKey(p, at);
  const steps = units.reduce((sum, u) => sum + stepsOf(p, u), p.s.own.ferries[key] ?? 0);
  note(p, 'ferries', key, steps);
}
