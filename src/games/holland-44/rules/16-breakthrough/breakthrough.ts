import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { idOf, say } from '../../position/actions.ts';
import { MINOR } from '../../position/board.ts';
import { BREAKTHROUGH_COST, STACKING } from '../../data/tables.ts';
import {
  ALLIED,
  enemyOf,
  firstUnit,
  hexOf,
  holds,
  isUnbridged,
  nameOf,
  riverOver,
  unitsIn,
  type Position,
} from '../../position/position.ts';
import type { AdvanceFrame, ResultFrame } from '../../position/state.ts';
import { askDemolition, wiredAcross } from '../05-bridges/bridges.ts';
import { loadOfUnits } from '../06-stacking/stacking.ts';
import { attackerReason, attackersAmong } from '../09-combat/attackers.ts';
import { combatFrame } from '../09-combat/combat-frame.ts';
import { attackSide } from '../10-odds/force.ts';
import { hasFriend } from '../13-retreat/retreater.ts';
import {
  canPay,
  finish,
  hexesPaid,
  isStretched,
  onlyCrosses,
  onTheWay,
  paidBy,
  groupOf,
  type AdvanceGroup,
} from '../15-advance/advance-group.ts';
import { dropLost } from '../15-advance/survivors.ts';
import { askReveal } from '../25-unknown-units/reveal.ts';

const NOT_OPEN = reason('16.1', 'no-breakthrough');
const ONLY_ONE = reason('16.3.2', 'one-breakthrough');
const NO_GROUP = reason('16.2', 'no-breakthrough-group');
const NOBODY = reason('16.1', 'no-enemy-there');
const NO_HEXES = reason('16.3.1', 'no-advance-left');
const OVER_WATER = reason('16.3.5', 'breakthrough-over-water');
const ROAD_JAM = reason('16.3.5', 'road-jam');
const ONE_BY_ROAD = reason('16.3.4', 'one-unit-by-road');
const TOO_MANY = reason('6.4.2', 'too-many-to-attack');

/**
 * H44-16.2-a, H44-16.3.5-a: who would attack the hex: those on their way beside it, with nobody on his way the
 * attackers beside it. Of several hexes it is that of the group; empty when none is picked. Whoever has supported this
 * combat has given up his own for it (16.5); who had no part in it has none (16.1).
 */
export function strikersOf(p: Position, frame: AdvanceFrame, target: number): number[] {
  const under = onTheWay(frame);
  const pool = under.length > 0 ? under : frame.units;
  const near = pool.filter((u) => attackSide(p, u, target) >= 0 && !frame.helped.includes(u) && !onlyCrosses(frame, u));
  const lead = near.find((u) => frame.group.includes(u)) ?? near[0] ?? -1;
  const together = near.filter((u) => hexOf(p, u) === hexOf(p, lead));
  return together.length === near.length || frame.group.includes(lead) ? together : [];
}

/** H44-16.1-b, H44-16.1-d, H44-16.3.2-a: why the group may not fight a breakthrough combat against this hex. */
export function breakthroughReason(p: Position, frame: AdvanceFrame, target: number): Reason {
  if (!frame.breakthrough) return frame.strike === 'won' ? ONLY_ONE : NOT_OPEN;
  const units = strikersOf(p, frame, target);
  if (units.length === 0) return NO_GROUP;
  if (!holds(p, enemyOf(frame.side), target)) return NOBODY;
  if (isOverWater(p, units, target)) return OVER_WATER;
  const combat = combatFrame(frame.side, target, 'breakthrough');
  const barred = units.map((u) => attackerReason(p, combat, u));
  if (!barred.includes(ALLOWED)) return barred[0] as Reason;
  if (isJammed(p, frame, units)) return ROAD_JAM;
  const group = groupOf(p, frame, units);
  if (units.some((u) => frame.strikers.includes(u)) || !canPay(p, frame, group, true)) return NO_HEXES;
  return sizeReason(p, frame, paid(group));
}

/** H44-16.3.5-c: not over a canal or major river without a bridge. */
const isOverWater = (p: Position, [first = 0]: readonly number[], target: number): boolean => {
  const at = attackSide(p, first, target);
  return riverOver(p, at) > MINOR && isUnbridged(p, at);
};

/** H44-16.3.5-b, RUL-H44-362: friends in the hex that had no part in the combat. */
const isJammed = (p: Position, { side, took }: AdvanceFrame, [first = 0]: readonly number[]): boolean =>
  hasFriend(p, side, hexOf(p, first), (u) => !took.includes(u));

/**
 * H44-16.3.4-a: once the additional hex of the road is used, one unit and a free-stacking one; else as many as may
 * stack (6.4.2).
 */
function sizeReason(p: Position, frame: AdvanceFrame, { units, gone, hex }: AdvanceGroup): Reason {
  const byRoad = units.some((u, i) => isStretched(frame, u, hexesPaid(gone, i)));
  if (byRoad && loadOfUnits(units) > 1) return ONE_BY_ROAD;
  return loadOfUnits(units, 1, unitsIn(p, hex)) > STACKING.units ? TOO_MANY : ALLOWED;
}

/** 16.3.1: the group when it has paid for its combat. */
export const paid = (group: AdvanceGroup): AdvanceGroup => ({
  ...group,
  gone: group.gone.map((gone) => gone + BREAKTHROUGH_COST),
});

/** H44-16.1-a: the group turns against a hex; over a wired bridge the German side decides first (5.4). */
export function strike(p: Position, frame: AdvanceFrame, target: number): void {
  frame.strikers = strikersOf(p, frame, target);
  frame.target = target;
  frame.strike = 'asked';
  const span = frame.side === ALLIED ? wiredAcross(p, attackSide(p, firstUnit(frame.strikers), target)) : -1;
  if (span >= 0) askDemolition(p, [span], true);
}

/** The bridge has been decided about. Blown under the attack, there is none and it costs nothing (RUL-H44-37). An unknown unit is turned up (9.3). */
export function strikeHome(p: Position, frame: AdvanceFrame): void {
  const { strikers, target } = frame;
  if (isOverWater(p, strikers, target)) return forget(frame);
  pay(frame, strikers);
  frame.strike = 'revealed';
  askReveal(p, target);
}

/**
 * H44-16.3.2-a, H44-25.3.5-b, H44-25.3.5-c: if it was a garrison without strength, the hex is free, and nothing has
 * been fought.
 */
export function strikeRevealed(p: Position, frame: AdvanceFrame): void {
  if (!holds(p, enemyOf(frame.side), frame.target)) {
    frame.strike = 'won';
    return;
  }
  frame.breakthrough = false;
  frame.strike = 'fought';
  say(p, 'breakthrough', '16.1', { attackers: frame.strikers.map(idOf), hex: nameOf(p, frame.target) });
  breakthroughAt(p, frame, frame.target);
}

export function pay(frame: AdvanceFrame, units: readonly number[]): void {
  for (const u of units) frame.gone[frame.units.indexOf(u)] = paidBy(frame, u) + BREAKTHROUGH_COST;
}

/** No breakthrough combat is under way. */
export const forget = (frame: AdvanceFrame): void =>
  void Object.assign(frame, { strike: 'none', target: -1, strikers: [] });

/** H44-16.1-c: begins the breakthrough combat of the group, whose force is what it is. */
export function breakthroughAt(p: Position, { side, strikers }: AdvanceFrame, target: number): void {
  const combat = combatFrame(side, target, 'breakthrough');
  p.s.frames.push({ ...combat, attackers: attackersAmong(p, combat, strikers) });
}

/** H44-12.3-e: nobody enters a hex whose last defender fell in a determined defence that held. */
export function afterBreakthrough(p: Position, { held }: ResultFrame): void {
  const frame = p.s.frames.findLast(({ kind }) => kind === 'advance');
  if (held && frame?.kind === 'advance') frame.strike = 'held';
}

/**
 * H44-16.3.1-b, H44-16.3.3-a: the combat is over: the group may enter a vacated hex free of charge, else its advance
 * ends.
 */
export function strikeOver(p: Position, frame: AdvanceFrame): void {
  dropLost(p, frame);
  const { strikers, target } = frame;
  if (frame.strike !== 'held' && strikers.length > 0 && !holds(p, enemyOf(frame.side), target)) {
    frame.strike = 'won';
    return;
  }
  finish(p, frame, strikers);
  forget(frame);
}
