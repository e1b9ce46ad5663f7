import { makeGrid, rowOf, type Grid } from '../../hex/grid.ts';
import { printedNumber } from '../../hex/shape.ts';
import { kindOf, sideKind, type Looks } from '../../wargame/looks.ts';
import type { MapData, MapHex, MapPlace, MapSide } from '../../wargame/map.ts';
import type { Ground, GroundSide, Label } from '../board/model/scene.ts';
import { middle, placed } from '../gestures/middle.ts';

/** The map as the board draws it. */
export function groundOf(map: MapData, looks: Looks | undefined): Ground {
  const grid = makeGrid(map.grid);
  const hasVillages = map.places.some(({ kind }) => kind === 'village');
  const isBuilt = (hex: string): boolean =>
    !hasVillages && (looks?.ground[map.hexes[hex]?.terrain ?? ''] ?? 'open') === 'open';
  const places = map.places.map((place) => labelOf(place, grid, isBuilt));
  return {
    id: map.id,
    grid: map.grid,
    hexes: Object.fromEntries(Object.entries(map.hexes).map(([name, hex]) => [name, drawn(hex, looks)])),
    sides: map.sides.map((side) => drawnSide(side, looks)),
    labels: [...regionsOf(map, grid), ...places],
    ...(looks?.light === undefined ? {} : { light: looks.light }),
    ...(looks?.edges ? { edges: map.edges.map(({ id, hexes }) => ({ name: id, hexes })) } : {}),
    ...(looks?.areas ? { beside: true } : {}),
  };
}

/** Terrain and features of a hex by their looks; what has none is left plain. */
function drawn({ terrain, features = [] }: MapHex, looks: Looks | undefined): Ground['hexes'][string] {
  const seen = features.flatMap((feature) => {
    const { kind, name } = kindOf(feature);
    const look = looks?.ground[kind];
    return look === undefined ? [] : [{ look, name }];
  });
  const nation = nationOf(features, looks);
  const names = seen.flatMap(({ look, name }) => (name === undefined ? [] : [[look, name] as const]));
  return {
    terrain: looks?.ground[terrain] ?? 'open',
    features: seen.map(({ look }) => look),
    ...(names.length === 0 ? {} : { names: Object.fromEntries(names) }),
    ...(nation === undefined ? {} : { nation }),
  };
}

/** The number of the nation to which a hex belongs, on a map that tints them. */
function nationOf(features: readonly string[], looks: Looks | undefined): number | undefined {
  const kinds = features.map(kindOf).find(({ kind }) => kind === looks?.nations?.feature);
  const nation = looks?.nations?.names.indexOf(kinds?.name ?? '') ?? -1;
  return nation < 0 ? undefined : nation;
}

/** Kinds of river, bridge and road are drawn by their looks, or under their own names where they have none. */
function drawnSide(side: MapSide, { ground }: Pick<Looks, 'ground'> = { ground: {} }): GroundSide {
  const { river, bridge, road, ...others } = side;
  const look = (field: 'river' | 'bridge' | 'road'): string => {
    const kind = sideKind(side, field, { ground }) ?? '';
    return ground[kind] ?? kind;
  };
  return {
    ...others,
    ...(river === undefined ? {} : { river: river === true ? river : look('river') }),
    ...(bridge === undefined ? {} : { bridge: bridge === true ? bridge : look('bridge') }),
    ...(road === undefined ? {} : { road: look('road') }),
  };
}

/** A landmark of several hexes is lettered across them; one of open ground on a map without villages is one itself. */
function labelOf({ name, kind, hexes }: MapPlace, grid: Grid, isBuilt: (hex: string) => boolean): Label {
  if (kind === 'landmark' && hexes.length > 2) return region(name, hexes, grid);
  const hex = lowest(grid, hexes);
  const several = hexes.length > 1 ? { hexes } : {};
  if (kind === 'city' || kind === 'town' || kind === 'village') return { text: name, hex, kind, ...several };
  return { text: name, hex, kind: isBuilt(hex) ? 'hamlet' : 'point', ...several };
}

/** The westernmost of those in the row nearest the foot of the sheet. */
function lowest(grid: Grid, names: readonly string[]): string {
  const hexes = placed(grid, names).sort((a, b) => a - b);
  const row = rowOf(grid, hexes.at(-1) ?? 0);
  return grid.names[hexes.find((hex) => rowOf(grid, hex) === row) ?? -1] ?? '';
}

/** A large area of one terrain, such as a forest that rules name, is lettered across it. */
function regionsOf(map: MapData, grid: Grid): Label[] {
  const isAlike = (hexes: readonly string[]): boolean =>
    new Set(hexes.map((hex) => map.hexes[hex]?.terrain)).size === 1;
  const forest = map.areas.find(({ hexes }) => hexes.length > 20 && isAlike(hexes));
  return forest ? [region(forest.id.charAt(0).toUpperCase() + forest.id.slice(1), forest.hexes, grid)] : [];
}

function region(text: string, hexes: readonly string[], grid: Grid): Label {
  const [column, row] = middle(grid, placed(grid, hexes)).map(Math.round) as [number, number];
  return { text, hex: printedNumber(grid, column, row), hexes, kind: 'region' };
}
