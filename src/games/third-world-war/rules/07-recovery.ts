import { engaged, idOf, onMap, type Position } from '../../../engagement/position/position.ts';
import { say } from '../codes.ts';
import { NATO } from '../countries.ts';

/** TWW-7.0-c: on even turns reduced NATO units are turned back at the end of their movement phase where they are not engaged (AMB-TWW-12). */
export function recovering(p: Position): readonly number[] {
  if (p.s.phase !== 'nato-movement' || p.s.turn % 2 !== 0) return [];
  return p.roster.of[NATO].filter((u) => onMap(p, u) && p.s.steps[u] === 1);
}

/** TWW-7.0-c, RUL-TWW-44 */
export function recover(p: Position): void {
  for (const u of recovering(p)) {
    if (engaged(p, u)) continue;
    p.s.steps = p.s.steps.with(u, 2);
    say(p, 'recovered', { unit: idOf(p, u) });
  }
}
