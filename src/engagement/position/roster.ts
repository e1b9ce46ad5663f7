import { actionLists } from '../../wargame/machine/action-lists.ts';
import type { EngagementRules, Roster, Unit } from './rules.ts';

const rosters = new WeakMap<EngagementRules, Roster>();

/** The units of a game sorted, once for each game. */
export function rosterOf(rules: EngagementRules): Roster {
  let roster = rosters.get(rules);
  if (!roster) rosters.set(rules, (roster = sorted(rules)));
  return roster;
}

function sorted({ units, sequence: { phases, actions }, movement, transport, flight }: EngagementRules): Roster {
  const kindOf = ({ moves, rivers, ferries }: Unit): string => `${moves} ${rivers} ${ferries}`;
  const kinds = [...new Set(units.map(kindOf))];
  const numbers = (side: number, are: (unit: Unit) => boolean): number[] =>
    units.filter((unit) => unit.side === side && are(unit)).map(({ index }) => index);
  const bySides = (are: (unit: Unit) => boolean): [number[], number[]] => [numbers(0, are), numbers(1, are)];
  return {
    sides: Uint8Array.from(units, ({ side }) => side),
    kind: Uint8Array.from(units, (unit) => kinds.indexOf(kindOf(unit))),
    kinds: kinds.length,
    of: bySides(() => true),
    guns: bySides(({ artillery }) => artillery),
    flyers: bySides((unit) => flight?.flies(unit) === true),
    index: new Map(units.map(({ id, index }) => [id, index])),
    phases: new Map(phases.map((phase) => [phase.id, phase])),
    boards: [],
    actions: actionLists(),
    roads: Object.keys(movement.roadCost),
    ownInPhase: Object.values(actions),
    ownOnMove: Object.values(transport?.actions ?? {}),
  };
}
