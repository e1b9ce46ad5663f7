import { makeGrid, neighboursOf, knownHex } from '../hex/grid.ts';
import { layoutOf, sideOf } from '../hex/layout.ts';
import type { MapData, MapSide } from './map.ts';

/** What tests ask of a map: hexes and hexsides by their printed numbers. */
export function surveyOf(map: MapData) {
  const grid = makeGrid(map.grid);
  const layout = layoutOf(grid);
  const at = (name: string): number => knownHex(grid, name);
  const key = (a: string, b: string): string => (a < b ? a + b : b + a);
  const sides = new Map(map.sides.map((side) => [key(side.a, side.b), side]));
  const around = (name: string): string[] => neighboursOf(grid, at(name)).map((hex) => grid.names[hex] as string);

  /** The two ends of a hexside, the same for both hexes. */
  const endsOf = ({ a, b }: MapSide): string[] => {
    const facing = [0, 1, 2, 3, 4, 5].find((d) => grid.neighbours[at(a) * 6 + d] === at(b)) ?? -1;
    return sideOf(layout, at(a), facing).map(({ x, y }) => `${Math.round(x * 100)},${Math.round(y * 100)}`);
  };

  /** The hexsides that meet in each point. */
  const meetings = (line: readonly MapSide[]): Map<string, MapSide[]> => {
    const points = new Map<string, MapSide[]>();
    for (const part of line) for (const end of endsOf(part)) points.set(end, [...(points.get(end) ?? []), part]);
    return points;
  };

  /** Number of connected pieces. */
  const pieces = (line: readonly MapSide[]): number => {
    const points = meetings(line);
    const left = new Set(line);
    let count = 0;
    for (const first of line) {
      if (!left.delete(first)) continue;
      count++;
      const queue = [first];
      for (const part of queue) {
        for (const end of endsOf(part))
          for (const next of points.get(end) ?? []) if (left.delete(next)) queue.push(next);
      }
    }
    return count;
  };

  return {
    grid,
    hexes: Object.keys(map.hexes),
    at,
    around,
    sides,
    side: (a: string, b: string): Partial<MapSide> => sides.get(key(a, b)) ?? {},
    terrain: (name: string): string => map.hexes[name]?.terrain ?? '',
    features: (name: string): readonly string[] => map.hexes[name]?.features ?? [],
    area: (id: string): readonly string[] => map.areas.find((found) => found.id === id)?.hexes ?? [],
    place: (id: string): readonly string[] => map.places.find((found) => found.id === id)?.hexes ?? [],
    meetings,
    pieces,
    /** Hexsides whose one end touches no other of them, with that end. */
    looseEnds: (line: readonly MapSide[]): { side: MapSide; end: string }[] =>
      [...meetings(line)].flatMap(([end, [side, other]]) => (side && !other ? [{ side, end }] : [])),
    /** Every hex that can be reached from `from` by steps that `mayStep` allows. */
    reachable: (from: string, mayStep: (a: string, b: string) => boolean): Set<string> => {
      const reached = new Set([from]);
      for (const a of reached) for (const b of around(a)) if (mayStep(a, b)) reached.add(b);
      return reached;
    },
  };
}
