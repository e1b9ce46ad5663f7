import { makeGrid, rowOf, type Grid } from '../../hex/grid.ts';
import { printedNumber } from '../../hex/shape.ts';
import type { Looks } from '../../wargame/looks.ts';
import type { MapData, MapHex } from '../../wargame/map.ts';
import type { Ground, Label } from '../board/model/scene.ts';
import { middle, placed } from '../gestures/middle.ts';

/** The map as the board draws it. */
export function groundOf(map: MapData, looks: Looks | undefined): Ground {
  const grid = makeGrid(map.grid);
  const places = map.places.map(({ name, kind, hexes }): Label => {
    const known = kind === 'city' || kind === 'village' ? kind : 'point';
    return { text: name, hex: lowest(grid, hexes), kind: known };
  });
  return {
    id: map.id,
    grid: map.grid,
    hexes: Object.fromEntries(Object.entries(map.hexes).map(([name, hex]) => [name, drawn(hex, looks)])),
    sides: map.sides,
    labels: [...regionsOf(map, grid), ...places],
  };
}

/** Terrain and features of a hex by their looks; what has none is left plain. */
function drawn({ terrain, features = [] }: MapHex, looks: Looks | undefined): Ground['hexes'][string] {
  return {
    terrain: looks?.ground[terrain] ?? 'open',
    features: features.flatMap((feature) => looks?.ground[feature] ?? []),
  };
}

/** The westernmost of those in the row nearest the foot of the sheet. */
function lowest(grid: Grid, names: readonly string[]): string {
  const hexes = placed(grid, names).sort((a, b) => a - b);
  const row = rowOf(grid, hexes.at(-1) ?? 0);
  return grid.names[hexes.find((hex) => rowOf(grid, hex) === row) ?? -1] ?? '';
}

/** A large forest area that carries the name of the map is lettered across it. */
function regionsOf(map: MapData, grid: Grid): Label[] {
  const forest = map.areas.find(({ hexes }) => hexes.length > 20);
  if (!forest) return [];
  const [column, row] = middle(grid, placed(grid, forest.hexes)).map(Math.round) as [number, number];
  const text = forest.id.charAt(0).toUpperCase() + forest.id.slice(1);
  return [{ text, hex: printedNumber(grid, column, row), kind: 'region', spread: 6 }];
}
