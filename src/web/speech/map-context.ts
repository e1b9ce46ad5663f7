import type { MapContext } from './speak.ts';
import { targetsOf } from '../gestures/scan.ts';
import type { Table } from '../state/table.svelte.ts';

/** What this table shows, for the voice. Whoever only looks on sees with the eyes of those who begin. */
export function mapContextOf(table: Table): MapContext {
  const { layers } = table;
  const { map, grid, stacks, unknown, counters, planned, selected, watching, seat, view, beside } = table;
  const side = (watching ? seat.game.sides[0] : view.toAct) ?? '';
  const enemies = seat.game.sides.filter((one) => one !== side);
  return {
    game: seat.game.id,
    map,
    ground: seat.game.looks?.ground ?? {},
    grid,
    stacks,
    unknown,
    counters,
    zones: new Set(enemies.flatMap((enemy) => beside.zones[enemy] ?? [])),
    bonds: layers.isOn('bonds') ? table.bonds.filter((bond) => bond.side !== side) : undefined,
    supply: layers.isOn('supply') ? table.supply : undefined,
    selected,
    reach: planned?.reach,
    targets: targetsOf(table),
    down: beside.down,
    repairs: beside.repairs,
    safe: beside.safe,
    closed: beside.closed,
    ruined: beside.ruined,
    open: table.open.hexes,
  };
}
