import { ALLOWED } from '../../../../kernel/reason.ts';
import { idOf, say } from '../../position/actions.ts';
import { STACKING } from '../../data/tables.ts';
import {
  ALLIED,
  closeFrame,
  firstUnit,
  hexOf,
  inGoodOrder,
  isDown,
  isMajorGap,
  nameOf,
  printedAllowance,
  unitOf,
  unitsIn,
  sideTo,
  type Position,
} from '../../position/position.ts';
import type { AdvanceFrame } from '../../position/state.ts';
import { askDemolition, bridgesReached, wiredAcross } from '../05-bridges/bridges.ts';
import { loadOfUnits } from '../06-stacking/stacking.ts';
import { ableReason, fightersIn, placeReason } from '../09-combat/attackers.ts';
import { attackSide, type Combat } from '../10-odds/force.ts';
import { routsBeside } from '../14-disruption/routs.ts';
import { canAct, canDoMore, isDeadlocked } from './advance-choices.ts';
import { advanceReason, groupAfter } from './advance-steps.ts';
import { AT_REST, finish, onTheWay, groupOf, settleGroup } from './advance-group.ts';
import { isInPlay } from './survivors.ts';
import { forget, strikeHome, strikeOver, strikeRevealed } from '../16-breakthrough/breakthrough.ts';
import { supportedAttack } from '../16-breakthrough/support.ts';
import { hold } from '../26-victory/holders.ts';

/** What a combat has brought the attacker. */
export interface Gain {
  side: 0 | 1;
  /** The hex the defender has left; -1 where a set-up does not say which it was. */
  hex: number;
  reach: AdvanceFrame['reach'];
  /** DS, also automatic, or DMR (16.1). */
  breakthrough: boolean;
  /** Everybody who took part, guns in support and those of `keptOut` too; lost units do no harm. */
  attackers: readonly number[];
  /** Attackers that were the breakthrough group of another combat (16.5). */
  helped?: readonly number[];
}

/**
 * H44-13.4-a, H44-15.1-a: the defender is gone or has retreated, however far: the attackers may advance. Engineers that
 * kept out of a river assault are not among those who took part: they only cross (9.5.3).
 */
export function beginAdvance(p: Position, { attackers, helped = [], ...gain }: Gain): void {
  const alive = attackers.filter((u) => isInPlay(p, u));
  const able = [...new Set([...alive, ...engineersOf(p, alive, gain.hex)])].filter((u) => mayAdvance(p, u));
  p.s.frames.push({
    kind: 'advance',
    ...gain,
    took: alive,
    helped: [...helped],
    units: able,
    from: able.map((u) => hexOf(p, u)),
    gone: able.map(() => 0),
    trail: able.map(() => AT_REST),
    group: [],
    stretched: [],
    waiting: -1,
    strike: 'none',
    target: -1,
    strikers: [],
  });
}

/** H44-11.5.1-d, H44-15.1-b: not artillery, nor whoever cannot move at all. */
const mayAdvance = (p: Position, u: number): boolean => !unitOf(u).artillery && printedAllowance(p, u) !== 0;

/**
 * H44-9.5.3-i: engineers whose stack has attacked over a major river without a bridge, even if they kept out of the
 * attack. A gun that has supported it from there has not attacked.
 */
function engineersOf(p: Position, units: readonly number[], target: number): number[] {
  const isAcross = (u: number): boolean => attackSide(p, u, target) >= 0 && isMajorGap(p, attackSide(p, u, target));
  const bank = units.filter((u) => target >= 0 && !unitOf(u).artillery && isAcross(u));
  const there = bank.flatMap((u) => unitsIn(p, hexOf(p, u)));
  return there.filter((u) => unitOf(u).engineer && unitOf(u).side === ALLIED && inGoodOrder(p, u));
}

/**
 * H44-6.4.2-e, RUL-H44-116: units beside the attackers that could have attacked but for the limit of 6.4.2, when the
 * attack is declared: they advance with them.
 */
export function keptOut(
  p: Position,
  { side, target, attackers }: Pick<Combat, 'side' | 'target' | 'attackers'>,
): number[] {
  const hexes = [...new Set(attackers.map((u) => hexOf(p, u)))].filter((hex) => hex >= 0);
  return hexes.flatMap((hex) => {
    const there = attackers.filter((u) => hexOf(p, u) === hex);
    const here = unitsIn(p, hex);
    const fighters = fightersIn(p, attackers, hex);
    const isTooMany = (u: number): boolean => loadOfUnits([...fighters, u], 1, here) > STACKING.units;
    const couldAttack = (u: number): boolean => (ableReason(p, u, side) || placeReason(p, u, target)) === ALLOWED;
    return here.filter((u) => !there.includes(u) && couldAttack(u) && isTooMany(u));
  });
}

/** A step of the group; over a wired bridge the German side decides first (5.4). */
export function advanceTo(p: Position, frame: AdvanceFrame, to: number): void {
  const from = hexOf(p, firstUnit(frame.group));
  const at = sideTo(p, from, to);
  const span = frame.side === ALLIED && at >= 0 ? wiredAcross(p, at) : -1;
  if (span < 0) return take(p, frame, to);
  frame.waiting = to;
  askDemolition(p, [span], true);
}

/** 5.4: the bridge has been decided about: the step is taken where it stands (RUL-H44-37). */
function goOn(p: Position, frame: AdvanceFrame): void {
  const to = frame.waiting;
  frame.waiting = -1;
  if (isDown(p, sideTo(p, hexOf(p, firstUnit(frame.group)), to))) return;
  if (advanceReason(p, frame, groupOf(p, frame, frame.group), to) === ALLOWED) take(p, frame, to);
}

function take(p: Position, frame: AdvanceFrame, to: number): void {
  const group = groupOf(p, frame, frame.group);
  const next = groupAfter(p, frame, group, to);
  for (const u of group.units) {
    if (to < 0) say(p, 'advances-off', '19.3.1', { unit: idOf(u), area: nameOf(p, to) });
    else say(p, 'advance', '15.1', { unit: idOf(u), to: nameOf(p, to) });
  }
  settleGroup(p, frame, next);
  if (group.isFree) enterFreeHex(frame, group.units);
  if (next.isOver) finish(p, frame, next.units);
  if (to >= 0) arrive(p, frame, to);
}

/** H44-16.3.1-b: they have entered the hex of their breakthrough combat. */
function enterFreeHex(frame: AdvanceFrame, units: readonly number[]): void {
  frame.strikers = frame.strikers.filter((u) => !units.includes(u));
  if (frame.strikers.length === 0) forget(frame);
}

/**
 * H44-14.3.2-e, H44-16.4-b, RUL-H44-30: victory hexes change hands; bridges are decided about, then enemies alone in
 * full retreat leave.
 */
function arrive(p: Position, frame: AdvanceFrame, hex: number): void {
  hold(p, frame.side, hex);
  routsBeside(p, frame.side, hex);
  bridgesReached(p, frame, hex);
}

/** What waited goes on; units that can do nothing more have ended their advance, and so has everybody when nobody can. False when there is something to decide. */
export function advanceBySelf(p: Position, frame: AdvanceFrame): boolean {
  if (frame.waiting !== -1) goOn(p, frame);
  else if (frame.strike === 'asked') strikeHome(p, frame);
  else if (frame.strike === 'revealed') strikeRevealed(p, frame);
  else if (frame.strike === 'fought' || frame.strike === 'held') strikeOver(p, frame);
  else {
    const stuck = onTheWay(frame).filter((u) => !canDoMore(p, frame, u));
    if (stuck.length > 0) finish(p, frame, stuck);
    else if (isDeadlocked(p, frame)) finish(p, frame, onTheWay(frame));
    else if (canAct(p, frame)) return false;
    else endAdvance(p, frame);
  }
  return true;
}

/** Nobody advances any further. An attack that the breakthrough group supports is next (16.5). */
export function endAdvance(p: Position, frame: AdvanceFrame): void {
  closeFrame(p, frame);
  supportedAttack(p, frame);
}
