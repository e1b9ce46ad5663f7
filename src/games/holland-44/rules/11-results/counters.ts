import { keep, marksOf, note, orderOf, spentOf, type Position } from '../../position/position.ts';
import { GOOD } from '../../position/state.ts';
import { endMovement, handOnMovement } from '../21-breakdown/movement-so-far.ts';

/**
 * H44-11.4-b, H44-21.1-c, RUL-H44-96, RUL-H44-310: a part, a remnant or a parent that comes back has the disorder and
 * the marks of the unit it comes from, has spent what that has spent, has moved as that has, and belongs to the same
 * automatic DS.
 */
export function takeAfter(p: Position, u: number, from: number): void {
  p.s.order = p.s.order.with(u, orderOf(p, from));
  p.s.marks = p.s.marks.with(u, marksOf(p, from));
  p.s.spent = p.s.spent.with(u, spentOf(p, from));
  handOnMovement(p, from, u);
  const overrun = p.s.own.overruns[from];
  if (overrun !== undefined) note(p, 'overruns', u, overrun);
}

/**
 * Nothing lies on the unit any more, nor has it moved: it has left the map, or another counter has taken its place. It
 * may come back in the same phase (20.2.5).
 */
export function strip(p: Position, u: number): void {
  p.s.order = p.s.order.with(u, GOOD);
  p.s.marks = p.s.marks.with(u, 0);
  p.s.spent = p.s.spent.with(u, 0);
  endMovement(p, [u]);
  dropOverruns(p, [u]);
}

/** The units belong to no automatic DS any more: whoever loses the marker of one loses this too (RUL-H44-310). */
export function dropOverruns(p: Position, units: readonly number[]): void {
  const { overruns } = p.s.own;
  if (units.every((u) => overruns[u] === undefined)) return;
  const gone = new Set(units.map(String));
  keep(p, { overruns: Object.fromEntries(Object.entries(overruns).filter(([u]) => !gone.has(u))) });
}
