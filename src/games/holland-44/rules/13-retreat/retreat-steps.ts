import { idOf, say } from '../../position/actions.ts';
import { phaseKind, phaseSide } from '../../position/phases.ts';
import { closeFrame, hexOf, marked, marksOf, nameOf, place, type Position } from '../../position/position.ts';
import { ENGAGED, FELL_BACK, FULL_RETREAT, MOVED, RETREATED, type RetreatFrame } from '../../position/state.ts';
import { withoutHeads } from '../11-results/candidates.ts';
import { askLoss } from '../11-results/losses.ts';
import { hasFriend, isOut } from './retreater.ts';
import { disrupt, rout } from '../14-disruption/disorder.ts';
import { hold } from '../26-victory/holders.ts';

/** H44-19.5-b: the unit goes a hex, or into a friendly entry area, where it comes to rest. */
export function step(p: Position, frame: RetreatFrame, u: number, to: number): void {
  const from = hexOf(p, u);
  if (frame.path.length === 0) {
    frame.from = from;
    frame.units = [u, ...frame.units.filter((v) => v !== u)];
  }
  frame.path.push(to);
  place(p, u, to);
  const about = { unit: idOf(u), from: nameOf(p, from) };
  if (to >= 0) say(p, 'retreat', '13.1', { ...about, to: nameOf(p, to) });
  else say(p, 'retreat-off', '19.5', { ...about, area: nameOf(p, to) });
  if (to < 0) settle(p, frame, u);
}

/**
 * H44-17.3-j, 13.1.1, 13.5, RUL-H44-360: the unit has come to rest: it is disordered, a gun loses its Moved marker, and
 * for 13.5 it counts whether it has found friends here. What it has passed is its side's from now on, and not before: the
 * paths open to it stay the same on its way.
 */
export function settle(p: Position, frame: RetreatFrame, u: number): void {
  for (const hex of frame.path) if (hex >= 0) hold(p, frame.side, hex);
  disorder(p, frame, u);
  const taken = isTakenIn(p, frame, u) ? RETREATED : 0;
  p.s.marks = p.s.marks.with(u, (marksOf(p, u) & ~(MOVED | RETREATED)) | FELL_BACK | taken);
  frame.settled.push(u);
  leave(frame, u);
}

/**
 * H44-13.5-a, RUL-H44-112: friends who are not of this retreat were there already, in a combat phase in which the enemy
 * may still attack them; in its own the side retreats to disengage only (27.1).
 */
const isTakenIn = (p: Position, { side, units, settled }: RetreatFrame, u: number): boolean =>
  phaseKind(p) === 'combat' &&
  phaseSide(p) !== side &&
  hexOf(p, u) >= 0 &&
  hasFriend(p, side, hexOf(p, u), (v) => !units.includes(v) && !settled.includes(v));

export function leave(frame: RetreatFrame, u: number): void {
  frame.units = frame.units.filter((v) => v !== u);
  frame.path = [];
  frame.from = -1;
}

/**
 * H44-11.5.2-a, H44-13.1.1-d, H44-13.3-e, H44-16.4-a, H44-19.5-b, H44-27.1.2-g: by two hexes or more, off the map or
 * to disengage. An engaged unit is disrupted in any case (11.5.2); a second retreat, from a breakthrough combat, is full
 * retreat however short it is (RUL-H44-304).
 */
function disorder(p: Position, { order, path, why }: RetreatFrame, u: number): void {
  if (why === 'breakthrough' && marked(p, u, FELL_BACK)) rout(p, u);
  else if (path.length < 2 && !isOut(path) && why !== 'disengage') {
    if (marked(p, u, ENGAGED)) disrupt(p, u, '11.5.2');
  } else if (order === FULL_RETREAT) rout(p, u);
  else disrupt(p, u, isOut(path) ? '19.5' : '13.1.1');
}

/** H44-13.3-a, RUL-H44-24, RUL-H44-301: everybody has gone; each stack that stopped early pays a step, from a unit that stopped. */
export function end(p: Position, frame: RetreatFrame): void {
  closeFrame(p, frame);
  for (const hex of new Set(frame.halted.map((u) => hexOf(p, u))))
    askLoss(p, frame.side, withoutHeads(frame.halted.filter((u) => hexOf(p, u) === hex)), 'retreat-stopped');
}
