import { hexAt, neighboursOf } from '../../../hex/grid.ts';
import type { Result } from '../../../kernel/game.ts';
import type { Odds } from '../../../wargame/wargame.ts';
import type { Table } from '../../state/table.svelte.ts';

/** An attack on one of our hexes by everybody next to it who may take part. */
export interface Exposure {
  attackers: readonly string[];
  odds: Result<Odds>;
}

/** What the enemy could throw at this hex from where he stands, in his next combat phase; undefined when nobody is next to it. */
export function exposureOf({ seat, grid, counters, units }: Table, hex: string): Exposure | undefined {
  const at = hexAt(grid, hex);
  const side = counters.get(units.byHex.get(hex)?.[0]?.id ?? '')?.side;
  if (at === undefined || side === undefined) return undefined;
  let attackers = neighboursOf(grid, at)
    .flatMap((next) => units.byHex.get(grid.names[next] ?? '') ?? [])
    .flatMap(({ id }) => (counters.get(id)?.side === side ? [] : [id]));
  while (attackers.length > 0) {
    const odds = seat.game.odds(seat.state, { target: hex, attackers });
    const out = odds.ok && odds.value.allowed !== true ? odds.value.allowed.unit : undefined;
    if (out === undefined || !attackers.includes(out)) return { attackers, odds };
    attackers = attackers.filter((id) => id !== out);
  }
  return undefined;
}
