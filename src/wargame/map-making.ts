import { hexAt, neighboursOf, type Grid } from '../hex/grid.ts';
import { rimOf } from '../hex/rim.ts';
import type { MapEdge, MapSide } from './map.ts';

/** Words of a text, apart by single spaces: printed numbers of hexes, or hexsides. */
export const list = (text: string): string[] => text.split(' ');

/** The two hexes of a hexside written as `0405-0406`. */
export const pair = (side: string): readonly [string, string] => [side.slice(0, 4), side.slice(5)];

/** Hexsides put together field by field, each field with the key of its source. */
export class Sides {
  readonly #made = new Map<string, MapSide>();
  readonly #sources = new Map<string, Record<string, string>>();

  put([a, b]: readonly [string, string], fields: Omit<Partial<MapSide>, 'a' | 'b' | 'source'>, source: string): void {
    const [low, high] = a < b ? [a, b] : [b, a];
    const key = low + high;
    const cited = {
      ...this.#sources.get(key),
      ...Object.fromEntries(Object.keys(fields).map((field) => [field, source])),
    };
    this.#sources.set(key, cited);
    this.#made.set(key, { a: low, b: high, ...this.#made.get(key), ...fields, source: cited });
  }

  /** All of them, by their hexes. */
  sorted(): MapSide[] {
    return [...this.#made.values()].sort((p, q) => (p.a + p.b < q.a + q.b ? -1 : 1));
  }
}

/** The hexes around a hex. */
export const around = (grid: Grid, name: string): string[] =>
  neighboursOf(grid, hexAt(grid, name) as number).map((hex) => grid.names[hex] as string);

/** Hexsides between the hexes inside and those outside. */
export const borderOf = (grid: Grid, isInside: (name: string) => boolean): [string, string][] =>
  grid.names.filter(isInside).flatMap((name) =>
    around(grid, name)
      .filter((other) => !isInside(other))
      .map((other): [string, string] => [name, other]),
  );

/** The outermost hexes towards each quarter. */
export const rimEdges = (grid: Grid, source: string): MapEdge[] =>
  (['north', 'east', 'south', 'west'] as const).map((id) => ({
    id,
    hexes: rimOf(grid, id).map((hex) => grid.names[hex] as string),
    source,
  }));
