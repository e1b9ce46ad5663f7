import { neighboursOf } from '../../../../hex/grid.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { STACKING } from '../../data/tables.ts';
import { enemyOf, hexOf, holds, type Position } from '../../position/position.ts';
import type { AdvanceFrame } from '../../position/state.ts';
import { loadOfUnits } from '../06-stacking/stacking.ts';
import { advanceReason, canGoOn, placesBeside } from './advance-steps.ts';
import { goesWith, fromOf, onlyCrosses, onTheWay, groupOf } from './advance-group.ts';
import { stopReason } from './stopping.ts';
import { breakthroughReason, strikersOf } from '../16-breakthrough/breakthrough.ts';

const NOT_AMONG = reason('15.1', 'may-not-advance');
const NOT_TOGETHER = reason('16.2', 'group-in-one-hex');
const TOO_LARGE = reason('15.1', 'group-too-large');
const NOBODY_ELSE = reason('16.2', 'nobody-to-join');
const NO_PART = reason('16.2', 'no-part-in-attack');
const NO_MORE = reason('15.2', 'advance-over');

/** Why a unit, with its group, may not advance to a hex or area. Others on their way elsewhere end their advance by it, where they may. */
export function moveReason(p: Position, frame: AdvanceFrame, u: number, to: number): Reason {
  if (!frame.units.includes(u)) return NOT_AMONG;
  const why = advanceReason(p, frame, groupOf(p, frame, goesWith(frame, u)), to);
  return why === ALLOWED ? endReason(p, frame, leaversOf(p, frame, u, to)) : why;
}

/** RUL-H44-117: units that end their advance when this one takes this step: those on their way in other hexes, but not its fellows of a breakthrough group. */
export function leaversOf(p: Position, frame: AdvanceFrame, u: number, to: number): number[] {
  if (frame.group.includes(u)) return [];
  const elsewhere = onTheWay(frame).filter((v) => hexOf(p, v) !== hexOf(p, u));
  return areFellows(p, frame, u, to, elsewhere) ? [] : elsewhere;
}

/**
 * H44-16.2-c, RUL-H44-123: a breakthrough group is of units from one hex, or forms in the vacated one; after its combat
 * all of it may enter the hex it has won. Who had no part in the attack is no fellow (RUL-H44-313).
 */
function areFellows(p: Position, frame: AdvanceFrame, u: number, to: number, others: readonly number[]): boolean {
  if (onlyCrosses(frame, u)) return false;
  if (frame.strike === 'won') return to === frame.target && frame.strikers.includes(u);
  const areOfOneHex = others.every((v) => fromOf(frame, v) === fromOf(frame, u));
  return frame.breakthrough && (areOfOneHex || (to === frame.hex && others.every((v) => hexOf(p, v) === to)));
}

/** Why these units, in whatever hexes, may not end their advance. */
export function endReason(p: Position, frame: AdvanceFrame, units: readonly number[]): Reason {
  if (units.length === 0) return ALLOWED;
  for (const hex of new Set(units.map((u) => hexOf(p, u)))) {
    const there = units.filter((u) => hexOf(p, u) === hex);
    const why = stopReason(p, frame, groupOf(p, frame, there));
    if (why !== ALLOWED) return why;
  }
  return ALLOWED;
}

/** H44-16.2-d, RUL-H44-117, RUL-H44-313: why a unit may not be picked, or join the group in its hex, to go on with it. */
export function joinReason(p: Position, frame: AdvanceFrame, u: number): Reason {
  const { group, units } = frame;
  if (!units.includes(u) || group.includes(u)) return NOT_AMONG;
  if (onlyCrosses(frame, u)) return NO_PART;
  const others = group.length > 0 ? group : onTheWay(frame);
  if (others.some((v) => hexOf(p, v) !== hexOf(p, u) || isStriker(frame, v) !== isStriker(frame, u)))
    return NOT_TOGETHER;
  if (loadOfUnits([...group, u]) > STACKING.units) return TOO_LARGE;
  const isAlone =
    group.length === 0 && !units.some((v) => v !== u && !onlyCrosses(frame, v) && hexOf(p, v) === hexOf(p, u));
  if (isAlone && !frame.breakthrough) return NOBODY_ELSE;
  const joined = { ...frame, group: [...group, u] };
  return canDoMore(p, joined, u) ? ALLOWED : NO_MORE;
}

const isStriker = ({ strikers, strike }: AdvanceFrame, u: number): boolean => strike === 'won' && strikers.includes(u);

/** H44-16.1-d: hexes of the enemy beside units that may still advance. */
export function targetsOf(p: Position, frame: AdvanceFrame): number[] {
  if (!frame.breakthrough) return [];
  const hexes = new Set(frame.units.map((u) => hexOf(p, u)).filter((hex) => hex >= 0));
  const beside = new Set([...hexes].flatMap((hex) => neighboursOf(p.board.grid, hex)));
  return [...beside].filter((hex) => holds(p, enemyOf(frame.side), hex));
}

/** Can a unit on its way, with its group, take a step or fight a breakthrough combat? */
export const canDoMore = (p: Position, frame: AdvanceFrame, u: number): boolean =>
  canGoOn(p, frame, groupOf(p, frame, goesWith(frame, u))) ||
  targetsOf(p, frame).some(
    (target) => breakthroughReason(p, frame, target) === ALLOWED && strikersOf(p, frame, target).includes(u),
  );

/** Is there anything to do but to end? */
export const canAct = (p: Position, frame: AdvanceFrame): boolean => onTheWay(frame).length > 0 || canGo(p, frame);

/** Units on their way in different hexes, none of which may end its advance where it is, and none go on before the others have. */
export const isDeadlocked = (p: Position, frame: AdvanceFrame): boolean =>
  endReason(p, frame, onTheWay(frame)) !== ALLOWED && !canGo(p, frame);

const canGo = (p: Position, frame: AdvanceFrame): boolean =>
  frame.units.some((u) => placesBeside(p, frame, hexOf(p, u)).some((to) => moveReason(p, frame, u, to) === ALLOWED)) ||
  targetsOf(p, frame).some((target) => breakthroughReason(p, frame, target) === ALLOWED) ||
  frame.units.some((u) => joinReason(p, frame, u) === ALLOWED);
