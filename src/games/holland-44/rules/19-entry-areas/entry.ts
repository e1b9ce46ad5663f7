import { idOf, say } from '../../position/actions.ts';
import { AREAS, isFriendly } from '../../data/areas.ts';
import { ARRIVALS } from '../../data/arrivals.ts';
import { ENTRY_AREAS } from '../../data/tables.ts';
import {
  areaOf,
  dueOf,
  GERMAN,
  hexOf,
  nameOf,
  OF,
  orderOf,
  place,
  unmark,
  type Position,
  type Side,
} from '../../position/position.ts';
import { ENGAGED, FULL_RETREAT, WAITING } from '../../position/state.ts';
import { areaHex } from './areas.ts';

/** The code of an entry area in `State.hex` by its letter. */
export const areaNamed = (id: string): number => areaHex(AREAS.findIndex((area) => area.id === id));

/** Puts a unit in its entry area. */
export function comeTo(p: Position, u: number, area: number, rule: string): void {
  place(p, u, area);
  say(p, 'arrives', rule, { unit: idOf(u), area: nameOf(p, area) });
}

/**
 * H44-19.1-a, H44-19.8-a: units of the side that are due by an entry area are put there, artillery ready; nobody comes
 * by one that is lost (RUL-H44-145).
 */
export function arrive(p: Position, side: Side): void {
  for (const u of OF[side]) {
    if (hexOf(p, u) !== WAITING || dueOf(p, u) > p.s.turn) continue;
    const coming = ARRIVALS[idOf(u)];
    if (coming?.by !== 'area') continue;
    const area = AREAS.findIndex(({ id }) => id === coming.at);
    if (isFriendly(area, side, p.s.turn)) comeTo(p, u, areaHex(area), '19.1');
  }
}

/**
 * H44-19.2.2-b: as turn 7 begins Germans in areas A and L go to the next German one, and are one state worse
 * (RUL-H44-144).
 */
export function displace(p: Position): void {
  const { areas, refuge, turn } = ENTRY_AREAS.change;
  if (p.s.turn !== turn) return;
  for (const u of OF[GERMAN]) {
    const change = areaOf(p, u) < 0 ? -1 : areas.findIndex((id) => areaNamed(id) === hexOf(p, u));
    if (change < 0) continue;
    place(p, u, areaNamed(refuge[change] as string));
    p.s.order = p.s.order.with(u, Math.min(FULL_RETREAT, orderOf(p, u) + 1));
    unmark(p, u, ENGAGED);
    say(p, 'displaced', '19.2.2', { unit: idOf(u), area: nameOf(p, hexOf(p, u)) });
  }
}
