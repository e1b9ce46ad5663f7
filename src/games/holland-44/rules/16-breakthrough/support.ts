import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { idOf, say } from '../../position/actions.ts';
import { enemyOf, holds, nameOf, type Position } from '../../position/position.ts';
import type { AdvanceFrame } from '../../position/state.ts';
import { ableReason, attackersAmong, isAttacked, placedBeside, placeReason } from '../09-combat/attackers.ts';
import { combatFrame } from '../09-combat/combat-frame.ts';
import { finish, groupOf } from '../15-advance/advance-group.ts';
import { stopReason } from '../15-advance/stopping.ts';
import { breakthroughReason, paid, pay, strikersOf } from './breakthrough.ts';

const NO_ATTACK = reason('16.5', 'nobody-else-attacks');
const ATTACKED = reason('9.1', 'hex-attacked-already');

/** H44-16.5-a: why the group may not give its breakthrough combat to an attack of other friends on this hex. */
export function supportReason(p: Position, frame: AdvanceFrame, target: number): Reason {
  const why = breakthroughReason(p, frame, target);
  if (why !== ALLOWED) return why;
  if (isAttacked(p, frame.side, target)) return ATTACKED;
  if (!hasOtherAttackers(p, frame, target)) return NO_ATTACK;
  return stopReason(p, frame, paid(groupOf(p, frame, strikersOf(p, frame, target))));
}

/** H44-19.7-a: may anybody beside the hex, or in an area at its edge, still attack it (9.1) who had no part in this combat? */
const hasOtherAttackers = (p: Position, { side, took }: AdvanceFrame, target: number): boolean =>
  placedBeside(p, side, target).some(
    (u) => !took.includes(u) && ableReason(p, u, side) === ALLOWED && placeReason(p, u, target) === ALLOWED,
  );

/** H44-16.5-a, RUL-H44-128: the group pays its hex and waits where it is; the others finish their advances. */
export function support(p: Position, frame: AdvanceFrame, target: number): void {
  const group = strikersOf(p, frame, target);
  pay(frame, group);
  finish(p, frame, group);
  Object.assign(frame, { strike: 'support', target, strikers: group, breakthrough: false });
  say(p, 'support', '16.5', { attackers: group.map(idOf), hex: nameOf(p, target) });
}

/** H44-16.5-c: that attack comes next, before anything else, if it still can. */
export function supportedAttack(p: Position, frame: AdvanceFrame): void {
  const { side, target, strikers, strike } = frame;
  if (strike !== 'support' || !holds(p, enemyOf(side), target) || !hasOtherAttackers(p, frame, target)) return;
  const helping = attackersAmong(p, combatFrame(side, target, 'breakthrough'), strikers);
  p.s.frames.push({ ...combatFrame(side, target), attackers: helping, supporting: [...helping] });
}
