import type { MapData, MapHex, MapSide } from '../../wargame/map.ts';
import type { State } from '../../engagement/position/state.ts';

/** The map changes twice: the flood of turn 11 or 12 (9.0) and the Bailey bridge of turn 20 (4.3). */
const FLOODED = 1;
const BAILEY = 2;

export const mapVariant = (s: State): number => (s.own['flooded'] ? FLOODED : 0) + (s.own['bailey'] ? BAILEY : 0);

export const hasBailey = (variant: number): boolean => (variant & BAILEY) !== 0;

/** RW-9.0-h, RW-4.3-b: the map with what has happened to it. */
export function vary(data: MapData, variant: number): MapData {
  let now = data;
  if (variant & FLOODED) now = flooded(now);
  if (hasBailey(variant)) now = bridged(now);
  return withoutDrownedRoads(now);
}

const hexesOf = (data: MapData, area: string): readonly string[] =>
  data.areas.find((known) => known.id === area)?.hexes ?? [];

function replaced(data: MapData, hexes: readonly string[], terrain: string, source: string): MapData {
  const changed: Record<string, MapHex> = { ...data.hexes };
  for (const hex of hexes) changed[hex] = { terrain, source };
  return { ...data, hexes: changed };
}

const flooded = (data: MapData): MapData => replaced(data, hexesOf(data, 'flood'), 'inundation', 'flood');

function bridged(data: MapData): MapData {
  const [a, b] = hexesOf(data, 'bailey') as [string, string];
  const joins = (side: MapSide): boolean => [side.a, side.b].includes(a) && [side.a, side.b].includes(b);
  const before = data.sides.find(joins);
  const river = before?.river ? { river: true as const } : {};
  const bridge: MapSide = { ...before, a, b, ...river, bridge: true, road: 'paved', source: 'bailey' };
  return { ...replaced(data, [a, b], 'open', 'bailey'), sides: [...data.sides.filter((side) => !joins(side)), bridge] };
}

/** A road under water is no road. */
function withoutDrownedRoads(data: MapData): MapData {
  const wet = (hex: string): boolean => data.hexes[hex]?.terrain === 'inundation';
  const sides = data.sides.map((side) => {
    if (!side.road || (!wet(side.a) && !wet(side.b))) return side;
    const { road: _, ...rest } = side;
    return rest;
  });
  return { ...data, sides };
}
