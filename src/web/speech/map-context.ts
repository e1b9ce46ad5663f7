import type { MapContext } from './speak.ts';
import { targetsOf } from '../gestures/scan.ts';
import { annotationsShown } from '../gestures/annotate.ts';
import type { Table } from '../state/table.svelte.ts';

/** What this table shows, for the voice. Whoever only looks on sees with the eyes of those who begin. */
export function mapContextOf(table: Table): MapContext {
  const { layers, grid, counters, watching, seat } = table;
  const { map, side: own, beside } = table.position;
  const side = (watching ? seat.game.sides[0] : own) ?? '';
  const enemies = seat.game.sides.filter((one) => one !== side);
  return {
    game: seat.game.id,
    map,
    ground: seat.game.looks?.ground ?? {},
    grid,
    stacks: table.units.byHex,
    unknown: table.units.faceDown,
    counters,
    unitNames: seat.game.unitNames,
    zones: new Set(enemies.flatMap((enemy) => beside.zones[enemy] ?? [])),
    bonds: layers.isOn('bonds') ? table.aids.bonds.filter((bond) => bond.side !== side) : undefined,
    supply: layers.isOn('supply') ? table.aids.supply : undefined,
    selected: table.selection.units,
    reach: table.moving.planned?.reach,
    targets: targetsOf(table.position),
    down: beside.down,
    repairs: beside.repairs,
    safe: beside.safe,
    closed: beside.closed,
    ruined: beside.ruined,
    open: table.choosing.open.hexes,
    annotations: annotationsShown(table),
  };
}
