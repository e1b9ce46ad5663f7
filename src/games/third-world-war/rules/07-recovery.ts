import { engaged, idOf, onMap, type Position } from '../../../engagement/position/position.ts';
import { say } from '../codes.ts';
import { NATO } from '../countries.ts';

/** TWW-7.0-c: at the end of its movement phase on even turns every reduced NATO unit that is not engaged is turned back (AMB-TWW-12, RUL-TWW-44). */
export function recover(p: Position): void {
  if (p.s.phase !== 'nato-movement' || p.s.turn % 2 !== 0) return;
  for (const u of p.roster.of[NATO]) {
    if (!onMap(p, u) || p.s.steps[u] !== 1 || engaged(p, u)) continue;
    p.s.steps = p.s.steps.with(u, 2);
    say(p, 'recovered', { unit: idOf(p, u) });
  }
}
