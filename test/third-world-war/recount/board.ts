import { THIRD_WORLD_WAR } from '../../../src/games/third-world-war/index.ts';

/** The printed map by names of hexes, with a geometry of its own: odd columns stand half a hex lower. */
const { map } = THIRD_WORLD_WAR;

export type SideName = 'pact' | 'nato';

export const HEXES = Object.keys(map.hexes).toSorted();
const known = new Set(HEXES);
export const terrainOf = (hex: string): string => map.hexes[hex]?.terrain ?? '';
const featuresOf = (hex: string): readonly string[] => map.hexes[hex]?.features ?? [];
export const column = (hex: string): number => Number(hex.slice(0, 2));
export const row = (hex: string): number => Number(hex.slice(2));
const LAST = 36;

const named = (x: number, y: number): string => `${String(x).padStart(2, '0')}${String(y).padStart(2, '0')}`;

/** The six hexes around a hex, those of the map only. */
function neighboursOf(hex: string): string[] {
  const [x, y] = [column(hex), row(hex)];
  const upper = x % 2 === 1 ? y : y - 1;
  const all = [
    named(x, y - 1),
    named(x, y + 1),
    ...[x - 1, x + 1].flatMap((beside) => [named(beside, upper), named(beside, upper + 1)]),
  ];
  return all.filter((other) => known.has(other));
}

const NEIGHBOURS = new Map(HEXES.map((hex) => [hex, neighboursOf(hex)]));
export const around = (hex: string): readonly string[] => NEIGHBOURS.get(hex) ?? [];

const key = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
const RIVERS = new Set(map.sides.flatMap(({ a, b, river }) => (river ? [key(a, b)] : [])));
export const hasRiver = (a: string, b: string): boolean => RIVERS.has(key(a, b));

const prefixed = (hex: string, prefix: string): string | undefined =>
  featuresOf(hex)
    .find((feature) => feature.startsWith(prefix))
    ?.slice(prefix.length);
const COUNTRY = new Map(HEXES.map((hex) => [hex, prefixed(hex, 'country:')]));
export const countryOf = (hex: string): string | undefined => COUNTRY.get(hex);
export const campOf = (hex: string): string | undefined => prefixed(hex, 'bivouac:');

/** AMB-TWW-11: the ground of a side; the sea is nobody's. */
export function ownerOf(hex: string): SideName | undefined {
  const country = countryOf(hex);
  if (country === undefined) return undefined;
  return ['EG', 'CS'].includes(country) ? 'pact' : 'nato';
}

/** All hexes that can be come to from these by such hexes. */
export function flood(from: readonly string[], open: (hex: string) => boolean): ReadonlySet<string> {
  const found = new Set(from.filter(open));
  const seen = new Set(from);
  const queue = [...found];
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop())
    for (const next of around(hex)) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (!open(next)) continue;
      found.add(next);
      queue.push(next);
    }
  return found;
}

export const isOnLine = (hex: string): boolean => featuresOf(hex).includes('halt-line');
export const LINE = HEXES.filter(isOnLine);
const EAST = HEXES.filter((hex) => column(hex) === LAST);
const WEST = HEXES.filter((hex) => column(hex) === 1);
const isLand = (hex: string): boolean => terrainOf(hex) !== 'sea';
const inside = flood(EAST, (hex) => isLand(hex) && !isOnLine(hex));
/** RUL-TWW-37: land that the halt line cuts off from the east edge. */
export const BEYOND = new Set(HEXES.filter((hex) => isLand(hex) && !isOnLine(hex) && !inside.has(hex)));

/** 4.2.1: the edge of a side. */
export const homeOf = (side: SideName): readonly string[] => (side === 'pact' ? EAST : WEST);

/** Edges of the sheet on which a hex lies. */
export function edgesOf(hex: string): string[] {
  const [x, y] = [column(hex), row(hex)];
  return [
    ...(y === 1 ? ['north'] : []),
    ...(x === LAST ? ['east'] : []),
    ...(y === LAST ? ['south'] : []),
    ...(x === 1 ? ['west'] : []),
  ];
}

/** 4.0: the way to Denmark, between the marks. */
const NORTH = map.edges.find(({ id }) => id === 'denmark')?.hexes ?? [];
export const leadsToDenmark = (hex: string): boolean => NORTH.includes(hex);

export const CITIES = [...new Set(map.places.filter(({ kind }) => kind === 'city').flatMap(({ hexes }) => hexes))];
const cities = new Set(CITIES);
export const isCity = (hex: string): boolean => cities.has(hex);
export const placeOf = (id: string): readonly string[] => map.places.find((place) => place.id === id)?.hexes ?? [];

/** Hexes with a hexside between two countries of which this holds. */
const bordering = (holds: (a: string, b: string) => boolean): string[] =>
  HEXES.filter((hex) => {
    const here = countryOf(hex);
    return around(hex).some((next) => {
      const there = countryOf(next);
      return here !== undefined && there !== undefined && here !== there && (holds(here, there) || holds(there, here));
    });
  });
const isEastern = (country: string): boolean => ['EG', 'CS'].includes(country);
/** RUL-TWW-11: the border of East Germany and Czechoslovakia with all others. */
export const BORDER = new Set(bordering((a, b) => isEastern(a) && !isEastern(b)));
const WG_BORDER = bordering((a) => a === 'WG');

/** Hexes at least so far from all of these. */
function farFrom(from: readonly string[], least: number): ReadonlySet<string> {
  let ring = new Set(from);
  const near = new Set(ring);
  for (let i = 1; i < least; i++) {
    ring = new Set([...ring].flatMap(around).filter((hex) => !near.has(hex)));
    for (const hex of ring) near.add(hex);
  }
  return new Set(HEXES.filter((hex) => !near.has(hex)));
}

/** RUL-TWW-12: where reserves may stand. */
export const REAR: Readonly<Record<SideName, ReadonlySet<string>>> = {
  nato: farFrom([...BORDER], 5),
  pact: farFrom(WG_BORDER, 5),
};

/** Hexes within so many hexes. */
export function within(hex: string, most: number): string[] {
  const far = farFrom([hex], most + 1);
  return HEXES.filter((other) => !far.has(other));
}
