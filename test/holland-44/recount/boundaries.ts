import { around, edgeOf, rowOf, sideOf } from './board.ts';
import { printOf } from './counters.ts';
import type { Board } from './position.ts';

/** RUL-H44-168: the boundaries end here. */
const LAST_ROW = 20;
const AREAS: Readonly<Record<string, string>> = { '12C': 'O', '30C': 'N', '8C': 'M' };

/** 23.4: the land of a corps, from its entry area to the boundaries, and one hex more. */
function landOf(corps: string): ReadonlySet<number> {
  const own = new Set(edgeOf(AREAS[corps] as string).filter((hex) => rowOf(hex) <= LAST_ROW));
  for (const hex of own)
    for (const next of around(hex)) if (rowOf(next) <= LAST_ROW && sideOf(hex, next).boundary !== true) own.add(next);
  return new Set([...own].flatMap((hex) => [hex, ...around(hex)]));
}

const LANDS = new Map(Object.keys(AREAS).map((corps) => [corps, landOf(corps)]));

/** The corps of a unit: its badge, or the area of its arrival; of a counter of the pool those of its parent (RUL-H44-340). */
function corpsOf({ s }: Board, u: number): string | undefined {
  const parent = s.parents[u] as number;
  const { badge, arrival } = printOf(parent >= 0 ? parent : u);
  if (badge !== undefined) return badge;
  return Object.keys(AREAS).find((corps) => arrival.endsWith(`-${AREAS[corps]}`));
}

/** 23.4: may the unit enter this hex, up to turn 6? */
export function mayCross(b: Board, u: number, to: number): boolean {
  if (printOf(u).side === 1 || b.turn > 6 || rowOf(to) > LAST_ROW) return true;
  const corps = corpsOf(b, u);
  return corps === undefined || (LANDS.get(corps) as ReadonlySet<number>).has(to);
}
