import { distance, knownHex, type Grid } from '../../hex/grid.ts';
import type { MapData, MapPlace, MapSide } from '../map.ts';

/** How people call a bridge or ferry: by the nearest place, and the water it crosses. */
export interface Crossing {
  readonly place: string;
  /** The place is in neither of its hexes. */
  readonly isNear: boolean;
  readonly water?: string;
  /** Another one would be called the same. */
  readonly isShared: boolean;
}

/** Woods, heights and the like lend bridges no name. */
const isInhabited = ({ kind }: MapPlace): boolean => kind !== 'landmark';

const sideKey = ({ a, b }: Pick<MapSide, 'a' | 'b'>): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** All bridges and ferries of a map with a place to be called by, by their two hexes, the lower number first. */
export function crossingsOf(map: Pick<MapData, 'sides' | 'places'>, grid: Grid): ReadonlyMap<string, Crossing> {
  const places = map.places.filter(isInhabited);
  const found = map.sides
    .filter(({ bridge, ferry }) => bridge !== undefined || ferry !== undefined)
    .flatMap((side) => {
      const nearest = nearestTo(grid, places, [side.a, side.b]);
      if (!nearest) return [];
      const { name: place, away } = nearest;
      const called = {
        place: side.bridgeAt ?? place,
        isNear: side.bridgeAt === undefined && away > 0,
        ...(side.name === undefined ? {} : { water: side.name }),
      };
      return [[sideKey(side), called] as const];
    });
  const isAlike = (one: Omit<Crossing, 'isShared'>, other: Omit<Crossing, 'isShared'>): boolean =>
    one.place === other.place && one.water === other.water && one.isNear === other.isNear;
  return new Map(
    found.map(([key, one]) => [key, { ...one, isShared: found.filter(([, other]) => isAlike(one, other)).length > 1 }]),
  );
}

/** Of places as near as each other one that is more than a village, then the first by name. */
function nearestTo(
  grid: Grid,
  places: readonly MapPlace[],
  ends: readonly string[],
): { name: string; away: number } | undefined {
  const ways = (hexes: readonly string[]): number[] =>
    hexes.flatMap((hex) => ends.map((end) => distance(grid, knownHex(grid, hex), knownHex(grid, end))));
  return places
    .map(({ name, kind, hexes }) => ({ name, size: kind === 'village' ? 1 : 0, away: Math.min(...ways(hexes)) }))
    .toSorted((one, other) => one.away - other.away || one.size - other.size || (one.name < other.name ? -1 : 1))[0];
}
