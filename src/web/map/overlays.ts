import { sixthsText } from '../../text/format.ts';
import { hexAt, neighboursOf, within, type Grid } from '../../hex/grid.ts';
import type { Counter, UnitView, VictoryItem } from '../../wargame/wargame.ts';
import type { Side } from '../../kernel/game.ts';
import { preferences } from '../ui/language.svelte.ts';
import { signed } from '../../text/index.ts';
import type { Flag, Note, Region, Scene } from '../board/model/scene.ts';
import { nearestMiddle, placed } from '../gestures/middle.ts';
import type { Table } from '../state/table.svelte.ts';

const named = (grid: Grid, hexes: Iterable<number>): string[] =>
  [...new Set(hexes)].sort((a, b) => a - b).flatMap((hex) => grid.names[hex] ?? []);

const placeOf = (grid: Grid, { hex }: UnitView): number | undefined => (hex === null ? undefined : hexAt(grid, hex));

/** The hexes that any of this artillery can fire at. */
export function reachOf(grid: Grid, artillery: readonly UnitView[], counters: ReadonlyMap<string, Counter>): string[] {
  const covered = artillery.flatMap((unit) => {
    const at = placeOf(grid, unit);
    const range = counters.get(unit.id)?.range;
    return at === undefined || range === undefined ? [] : within(grid, at, range);
  });
  return named(grid, covered);
}

/** Guns on the map whose reach is shown: the selected ones, else all of the side to act. */
export function artilleryShown(table: Table): { artillery: readonly UnitView[]; all: boolean } {
  const artillery = table.position.view.units.filter(
    ({ id, hex }) => hex !== null && table.units.isOwn(id) && table.counters.get(id)?.range !== undefined,
  );
  const chosen = artillery.filter(({ id }) => table.selection.units.includes(id));
  return chosen.length > 0 ? { artillery: chosen, all: false } : { artillery, all: true };
}

/** The counter whose formation is shown: the selected unit, else the top one of the stack being looked at. */
export function leaderOf(table: Table): Counter | undefined {
  const id = table.selection.units[0] ?? table.units.byHex.get(table.attention.inspected ?? '')?.at(-1)?.id;
  return id === undefined ? undefined : table.counters.get(id);
}

function comradesOf(table: Table): string[] {
  const leader = leaderOf(table);
  if (!leader) return [];
  const hexes = table.position.view.units.flatMap(({ id, hex }) => {
    const counter = table.counters.get(id);
    return hex !== null && counter?.formation === leader.formation && counter.side === leader.side ? [hex] : [];
  });
  return [...new Set(hexes)];
}

/** The overlays that are patterns on hexes. */
export function regionsOf(table: Table): Region[] {
  const { layers, grid, counters, seat } = table;
  const regions: Region[] = [];
  if (layers.isOn('range')) {
    regions.push({ hexes: reachOf(grid, artilleryShown(table).artillery, counters), pattern: 'dots', ink: 'plain' });
  }
  if (layers.isOn('threat')) {
    const hexes = [...table.aids.dangers].flatMap(([hex, { count }]) => (count > 0 ? [hex] : []));
    const first = table.position.side === seat.game.sides[1];
    regions.push({ hexes, pattern: first ? 'rise' : 'fall', ink: 'plain' });
  }
  if (layers.isOn('zones')) {
    seat.game.sides.forEach((side, i) => {
      const [pattern, ink] = i === 0 ? (['rise', 'first'] as const) : (['fall', 'second'] as const);
      regions.push({ hexes: table.position.beside.zones[side] ?? [], pattern, ink });
    });
  }
  if (layers.isOn('formation')) regions.push({ hexes: comradesOf(table), pattern: 'rings', ink: 'plain' });
  return regions;
}

function threatNotes(table: Table): Note[] {
  return [...table.aids.dangers].flatMap(([hex, { count, strength }]): Note[] => {
    if (table.units.ownIn(hex).length > 0) return strength > 0 ? [{ hex, text: `${strength}`, kind: 'danger' }] : [];
    return count > 0 ? [{ hex, text: `${count}`, kind: 'count' }] : [];
  });
}

/** Letters at the hexes: the result of the last combat, what the ground gives its defender, how many could come and how strong. */
export function notesOf(table: Table): Note[] {
  const { hex, result } = table.position.roll?.args ?? {};
  const known = typeof hex === 'string' && typeof result === 'string';
  const ghost: Note[] = known ? [{ hex, text: result, kind: 'danger' }] : [];
  const shifts = table.layers.isOn('ground') ? Object.entries(table.aids.terrainShifts) : [];
  return [
    ...shifts.map(([hex, columns]): Note => ({ hex, text: signed(-columns), kind: 'shift' })),
    ...(table.layers.isOn('threat') ? threatNotes(table) : []),
    ...ghost,
  ];
}

/** From better ground to the enemies on lesser ground next to it. */
export function commandsOf(table: Table): Scene['arrows'] {
  if (!table.layers.isOn('ground')) return [];
  const { grid, counters } = table;
  const { byHex } = table.units;
  const { terrainShifts } = table.aids;
  const sideIn = (hex: string): string | undefined => counters.get(byHex.get(hex)?.[0]?.id ?? '')?.side;
  return [...byHex.keys()].flatMap((from) => {
    const around = neighboursOf(grid, hexAt(grid, from) ?? 0).flatMap((next) => grid.names[next] ?? []);
    return around
      .filter(
        (to) => byHex.has(to) && sideIn(to) !== sideIn(from) && (terrainShifts[from] ?? 0) > (terrainShifts[to] ?? 0),
      )
      .map((to) => ({ from, to, kind: 'command' as const }));
  });
}

/** Who holds the places that count; on one hex of each what it is worth, also of those that nobody holds. */
export function flagsOf({ layers, seat, grid, aids, position: { beside } }: Table): Flag[] {
  if (!layers.isOn('objectives')) return [];
  const kindOf = (side: Side | null): Flag['kind'] =>
    side === null ? 'plain' : side === seat.game.sides[0] ? 'first' : 'second';
  const flags = new Map(
    Object.entries(beside.objectives).map(([hex, side]): [string, Flag] => [hex, { hex, kind: kindOf(side) }]),
  );
  for (const item of aids.victory.items) {
    const value = valueOf(item, seat.game.sides);
    const isPlace = item.hexes.every((hex) => beside.objectives[hex] !== undefined);
    const free = placed(grid, item.hexes).filter((hex) => {
      const flag = flags.get(grid.names[hex] as string);
      return isPlace ? flag?.value === undefined : !flag;
    });
    const middle = nearestMiddle(grid, free);
    const hex = middle === undefined ? undefined : grid.names[middle];
    if (hex !== undefined && value !== '') flags.set(hex, { hex, kind: kindOf(item.holder), ...flags.get(hex), value });
  }
  return [...flags.values()];
}

/** What an item is worth in a few letters: to the first side, then to the second where that is not the same; where it has no points, how far it has come. */
function valueOf({ worth, each, count }: VictoryItem, sides: readonly Side[]): string {
  const values = sides.flatMap((side) =>
    worth[side] === undefined ? [] : [sixthsText(preferences.lang, worth[side])],
  );
  const value = [...new Set(values)].join('/');
  if (value === '') return count ? `${count.now}/${count.needed}` : '';
  return each ? `${value}×` : value;
}
