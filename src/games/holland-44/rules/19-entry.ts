import { idOf, say } from '../actions.ts';
import { AREAS } from '../data/areas.ts';
import { ARRIVALS } from '../data/arrivals.ts';
import { hexOf, nameOf, OF, place, type Position, type Side } from '../position.ts';
import { WAITING } from '../state.ts';
import { areaHex } from './08-movement.ts';

/** 19.1: units of the side that are due by an entry area are put there. */
export function arrive(p: Position, side: Side): void {
  for (const u of OF[side]) {
    const coming = ARRIVALS[idOf(u)];
    if (hexOf(p, u) !== WAITING || coming?.by !== 'area' || (p.s.due[u] as number) > p.s.turn) continue;
    const area = AREAS.findIndex(({ id }) => id === coming.at);
    place(p, u, areaHex(area));
    say(p, 'arrives', '19.1', { unit: idOf(u), area: nameOf(p, areaHex(area)) });
  }
}
