import { nameOf, sideName } from '../../../src/engagement/position/position.ts';
import type { EngagementRules, Position } from '../../../src/engagement/position/rules.ts';
import { blow, blownNames, heldKey } from './bridges.ts';
import { refuse } from './codes.ts';
import { BRIDGES } from './map.ts';

/** What only the drill's positions have: holders of towns, hexes attacked, bridges down and those about to be mended. */
export const extra = (p: Position): Record<string, unknown> => ({
  holders: p.board.scored.map((hex, slot) => [nameOf(p, hex), sideName(p, p.s.holders[slot] as number)]),
  attacked: p.s.attacked.map((hex) => nameOf(p, hex)),
  blown: blownNames(p),
  held: Object.keys(BRIDGES).flatMap((name) => {
    const value = p.s.own[heldKey(name)];
    return value === undefined ? [] : [`${name} ${value}`];
  }),
});

type Faults = ReturnType<EngagementRules['setup']['read']>;

/** Reads `blown`, a list of bridges, `amber`, the towns that amber holds, and `ruined`, a list of hexes. */
export function readExtra(p: Position, given: Readonly<Record<string, unknown>>): Faults {
  return Object.entries(given).flatMap(([field, value]): Faults => {
    const names = Array.isArray(value) ? value.map(String) : [];
    if (field === 'blown' && names.every((name) => blow(p, name))) return [];
    if (field === 'amber') {
      p.s.holders = p.board.data.places.map(({ id }) => (names.includes(id) ? 0 : 1));
      return [];
    }
    if (field === 'ruined') {
      p.s.ruined = names.map((name) => p.board.grid.numbers.get(name) as number);
      return [];
    }
    return [{ at: `extra.${field}`, refusal: refuse('contract', 'no-such-field', { args: { field } }) }];
  });
}
