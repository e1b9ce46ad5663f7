import { idOf, say } from '../../position/actions.ts';
import { type Position, marksOf, unmark } from '../../position/position.ts';
import { DISRUPTED, ENGAGED, FULL_RETREAT, GOOD, FELL_BACK } from '../../position/state.ts';

/**
 * H44-14.1.2-a, H44-14.3.1-c: a unit in good order is disrupted, a disrupted one goes into full retreat. An
 * engaged one is engaged no longer (11.5.2).
 */
export function disrupt(p: Position, u: number, rule: string): void {
  if (p.s.order[u] !== GOOD) return rout(p, u);
  setOrder(p, u, DISRUPTED);
  say(p, 'disrupted', rule, { unit: idOf(u) });
}

/** H44-14.3.1-c, H44-14.3.1-d: full retreat; no further penalty for whoever is in it. */
export function rout(p: Position, u: number): void {
  if (p.s.order[u] === FULL_RETREAT) return;
  setOrder(p, u, FULL_RETREAT);
  say(p, 'full-retreat', '14.3.1', { unit: idOf(u) });
}

/** H44-11.5.2-a: the unit's disorder; whoever was engaged is so no longer. */
function setOrder(p: Position, u: number, order: number): void {
  p.s.order = p.s.order.with(u, order);
  if ((marksOf(p, u) & ENGAGED) !== 0) unmark(p, u, ENGAGED);
}

/** RUL-H44-112: a turn begins: nobody has retreated in it. */
export function forgetRetreats(p: Position): void {
  p.s.marks = p.s.marks.map((marks) => marks & ~FELL_BACK);
}
