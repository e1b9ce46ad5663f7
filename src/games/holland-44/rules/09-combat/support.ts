import { distance } from '../../../../hex/grid.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { AIR_RANGE } from '../../data/tables.ts';
import { ALLIED, hexOf, hiddenIn, OF, onMap, unitOf, type Position } from '../../position/position.ts';
import type { CombatFrame } from '../../position/state.ts';
import { wiredAcross } from '../05-bridges/bridges.ts';
import { leadOf } from './lead.ts';
import { isChoiceDue } from '../10-odds/defenders.ts';
import { attackSide } from '../10-odds/force.ts';
import { supportReason } from '../17-artillery-and-air/artillery.ts';
import { originOf } from '../21-breakdown/movement-so-far.ts';

export const LISTED = reason('9.3', 'already-listed');
const NOT_YOURS = reason('9.3', 'not-your-unit');
const LATER = reason('9.3', 'support-after-reveal');
const NO_AIR = reason('10.7', 'no-air');
const AIR_ONCE = reason('10.7', 'air-once');
const AIR_FAR = reason('10.7', 'air-out-of-range');

/** H44-9.3-b: wired bridges that the attack crosses, about which the German side decides first. */
export const wiredIn = (p: Position, { attackers, target, side }: CombatFrame): number[] =>
  side === ALLIED
    ? [
        ...new Set(
          attackers.map((u) => wiredAcross(p, Math.max(0, attackSide(p, u, target)))).filter((span) => span >= 0),
        ),
      ]
    : [];

/**
 * H44-9.3-a: what comes before the odds are counted: an unknown unit to reveal, bridges to decide about, or the choice
 * of those who defend (6.4.2).
 */
export const hasPrelude = (p: Position, combat: CombatFrame): boolean =>
  combat.stage === 'blown' ||
  (combat.stage === 'force' &&
    ((combat.side === ALLIED && hiddenIn(p)[combat.target] === 1) ||
      wiredIn(p, combat).length > 0 ||
      isChoiceDue(p, combat)));

/**
 * H44-10.7-b, H44-10.7-c, H44-10.7-e, H44-16.3.5-d, H44-22.6-c, H44-25.3.1-d: why aircraft may not support the attack.
 */
export function airReason(p: Position, combat: CombatFrame, isEarly = hasPrelude(p, combat)): Reason {
  if (combat.side !== ALLIED || combat.mode !== 'phase' || p.s.own.air === 0) return NO_AIR;
  if (combat.air) return AIR_ONCE;
  if (isEarly) return LATER;
  const isNear = OF[ALLIED].some(
    (u) => isGroundController(p, u) && onMap(p, u) && distance(p.board.grid, hexOf(p, u), combat.target) <= AIR_RANGE,
  );
  return isNear ? ALLOWED : AIR_FAR;
}

/** 10.7, RUL-H44-21: British and not airborne, a part as the unit it comes from. */
function isGroundController(p: Position, u: number): boolean {
  const { nation, airborne, supplyHead } = unitOf(originOf(p, u));
  return nation === 'British' && !airborne && !supplyHead;
}

export function artilleryReason(p: Position, combat: CombatFrame, u: number, isEarly = hasPrelude(p, combat)): Reason {
  if (unitOf(u).side !== combat.side) return NOT_YOURS;
  if (combat.artillery.includes(u)) return LISTED;
  return isEarly ? LATER : supportReason(p, { ...combat, lead: leadOf(p, combat) }, u);
}

/** 17.6: of the guns that have been named, keeps those that could still be named, one after the other. */
export function checkGuns(p: Position, combat: CombatFrame): void {
  const named = combat.artillery;
  combat.artillery = [];
  for (const u of named) if (artilleryReason(p, combat, u, false) === ALLOWED) combat.artillery.push(u);
}
