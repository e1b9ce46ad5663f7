import type { MapData } from '../../../wargame/map.ts';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';

/**
 * What a set-up says of entry areas: by area, the areas and the hexes of the map that it touches. A list without areas leaves those as they
 * are printed, one without hexes these; an empty list takes all away.
 */
export type AreaChanges = Readonly<Partial<Record<AreaId, readonly string[]>>>;

export const isArea = (name: string): name is AreaId => (AREA_IDS as readonly string[]).includes(name);

const hasAny = (list: readonly string[] | undefined, test: (name: string) => boolean): boolean =>
  list !== undefined && (list.length === 0 || list.some(test));

/** Does the set-up say which areas this one touches, or which hexes? */
const namesAreas = (changes: AreaChanges, id: AreaId): boolean => hasAny(changes[id], isArea);
const namesHexes = (changes: AreaChanges, id: AreaId): boolean => hasAny(changes[id], (name) => !isArea(name));

/** The map with the edges that a set-up gives to areas. */
export function withAreas(data: MapData, changes: AreaChanges | null): MapData {
  if (!changes) return data;
  const edges = data.edges.map((edge) => {
    const id = edge.id as AreaId;
    if (!namesHexes(changes, id)) return edge;
    return { ...edge, hexes: (changes[id] ?? []).filter((name) => !isArea(name)), source: 'set-up' };
  });
  const sources = { ...data.sources, 'set-up': { origin: 'reconstructed' as const, note: 'Changed by the set-up.' } };
  return { ...data, sources, edges };
}

/** Do two areas touch? A set-up that names one of them in the list of the other says so; without a list of either it is as printed. */
function isTouching(changes: AreaChanges, a: AreaId, b: AreaId): boolean {
  if (changes[a]?.includes(b) || changes[b]?.includes(a)) return true;
  if (namesAreas(changes, a) || namesAreas(changes, b)) return false;
  return AREAS.some(({ id, touches }) => id === a && touches.includes(b));
}

/** H44-19.6-a: places in AREAS of the areas that touch each one. */
export const touchingAreas = (changes: AreaChanges | null): readonly (readonly number[])[] =>
  AREAS.map((area) =>
    changes === null
      ? area.touches.map((id) => AREA_IDS.indexOf(id))
      : AREA_IDS.flatMap((id, i) => (id !== area.id && isTouching(changes, area.id, id) ? [i] : [])),
  );
