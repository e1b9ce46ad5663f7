import { bridgeName, idOf, sideName } from './actions.ts';
import { nameOf, type Position, type Side } from './position.ts';
import { BRIDGE_STATES, SAFE, WIRED } from './state.ts';
import { UNITS } from './units.ts';

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
    parents: Object.fromEntries(UNITS.flatMap(({ index, id }) => parentOf(p, index, id))),
    returned: withPrefix(s.own, 'returned:'),
    landing: withPrefix(s.own, 'landing:'),
  };
}

const unitName = (u: number): string | null => (u < 0 ? null : idOf(u));

function parentOf({ s }: Position, u: number, id: string): [string, string][] {
  const parent = s.parents[u] as number;
  return parent < 0 ? [] : [[id, idOf(parent)]];
}

/** Entries of `own` under a prefix, without it. */
const withPrefix = (own: Readonly<Record<string, number>>, prefix: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [])),
  );
