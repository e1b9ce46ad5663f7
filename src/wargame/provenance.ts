import type { Cited, MapData, MapSide, Origin, Source } from './map.ts';

/** How many values come from where. */
export type Provenance = Readonly<Record<Origin, number>>;

type Sources = Readonly<Record<string, Source>>;

const NO_VALUE: readonly (keyof MapSide)[] = ['a', 'b', 'name', 'source'];

/** The source of a value: that of the whole entry, its own, or that of all features. */
const keyOf = (cited: Cited, field: string): string | undefined =>
  typeof cited === 'string' ? cited : (cited[field] ?? cited['features']);

function count(sources: Sources, keys: readonly (string | undefined)[]): Provenance {
  const counts = { printed: 0, inferred: 0, reconstructed: 0 };
  for (const key of keys) {
    const origin = sources[key ?? '']?.origin;
    if (origin) counts[origin]++;
  }
  return counts;
}

/** The values of a map: terrain and every feature of a hex, everything on a hexside, every place, area and edge. */
export function provenanceOfMap({ sources, hexes, sides, places, areas, edges }: MapData): Provenance {
  const ofHexes = Object.values(hexes).flatMap(({ source, features = [] }) =>
    ['terrain', ...features].map((field) => keyOf(source, field)),
  );
  const ofSides = sides.flatMap((side) =>
    Object.keys(side)
      .filter((field) => !NO_VALUE.includes(field as keyof MapSide))
      .map((field) => keyOf(side.source, field)),
  );
  const others = [...places, ...areas, ...edges].flatMap(({ source }) => citedBy(source));
  return count(sources, [...ofHexes, ...ofSides, ...others]);
}

/** The values of counters: everything that has a source of its own. */
export const provenanceOfCounters = (counters: readonly { source: Cited }[], sources: Sources): Provenance =>
  count(
    sources,
    counters.flatMap(({ source }) => citedBy(source)),
  );

const citedBy = (source: Cited): string[] => (typeof source === 'string' ? [source] : Object.values(source));
