import { bridgeName, idOf, sideName } from '../position/actions.ts';
import { hexOf, nameOf, onMap, parentOf, type Position, type Side } from '../position/position.ts';
import { HEADS } from '../rules/18-supply/supply.ts';
import { BRIDGE_STATES, ELIMINATED, SAFE, WIRED, type Own } from '../position/state.ts';
import { UNITS, type Unit } from '../position/units.ts';

/** What only this game knows of a position, in the form that set-ups have: wired bridges and what is nothing are left out. */
export function extraOf(p: Position): Readonly<Record<string, unknown>> {
  const { s } = p;
  return {
    bridges: Object.fromEntries(
      s.bridges.flatMap((how, span) =>
        how === SAFE || how === WIRED ? [] : [[bridgeName(p, span), BRIDGE_STATES[how]]],
      ),
    ),
    traffic: Object.fromEntries(
      s.traffic.flatMap((hex, marker) => (hex < 0 ? [] : [[String(marker + 1), nameOf(p, hex)]])),
    ),
    unknown: Object.fromEntries(s.unknown.map((hex, i) => [nameOf(p, hex), unitName(s.fixed[i] as number)])),
    holders: Object.fromEntries(p.board.objectives.map((hex, i) => [nameOf(p, hex), sideName(s.holders[i] as Side)])),
    parents: Object.fromEntries(UNITS.flatMap(({ index, id }) => parentEntry(p, index, id))),
    returned: s.own.returned,
    landing: landingsOf(s.own),
    ...(s.areas ? { areas: s.areas } : {}),
  };
}

/** The same as a set-up has it: steps returned in this turn are among all that have returned, and supply heads stand apart. */
export function extraShown(p: Position): Readonly<Record<string, unknown>> {
  const { own, areas } = p.s;
  const returned: Record<string, number> = { ...own.returned };
  for (const [division, steps] of Object.entries(own.returnedNew))
    returned[division] = (returned[division] ?? 0) + steps;
  return {
    ...extraOf(p),
    areas: areas ?? {},
    supplyHeads: Object.fromEntries(HEADS.flatMap((head) => headOf(p, head))),
    returned,
    returnedNew: own.returnedNew,
    returnedGiven: own.returnedGiven,
    points: own.points,
  };
}

/** Where a supply head is, null for an eliminated one; none for one that has not come or is out of the game. */
function headOf(p: Position, { index, formation }: Unit): [string, string | null][] {
  const hex = hexOf(p, index);
  if (hex !== ELIMINATED && !onMap(p, index)) return [];
  return [[formation, hex === ELIMINATED ? null : nameOf(p, hex)]];
}

const unitName = (u: number): string | null => (u < 0 ? null : idOf(u));

function parentEntry(p: Position, u: number, id: string): [string, string][] {
  const parent = parentOf(p, u);
  return parent < 0 ? [] : [[id, idOf(parent)]];
}

/** Landing points by division, and the turn of the last landing, as a set-up has them. */
const landingsOf = ({ landings, landedOn }: Own): Record<string, number> =>
  landedOn === undefined ? landings : { ...landings, turn: landedOn };
