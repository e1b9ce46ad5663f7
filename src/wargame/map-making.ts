import { neighbour, neighboursOf, type Grid, knownHex } from '../hex/grid.ts';
import { rimOf } from '../hex/rim.ts';
import type { MapEdge, MapSide } from './map.ts';

/** Words of a text, apart by single spaces: printed numbers of hexes, or hexsides. */
export const list = (text: string): string[] => text.split(' ');

/** The two hexes of a hexside written as `0405-0406`. */
export const pair = (side: string): readonly [string, string] => [side.slice(0, 4), side.slice(5)];

/** Hexsides put together field by field, each field with the key of its source. */
export class Sides {
  readonly #made = new Map<string, MapSide & { source: Record<string, string> }>();

  put([a, b]: readonly [string, string], fields: Omit<Partial<MapSide>, 'a' | 'b' | 'source'>, source: string): void {
    const [low, high] = a < b ? [a, b] : [b, a];
    const key = low + high;
    let side = this.#made.get(key);
    if (!side) this.#made.set(key, (side = { a: low, b: high, source: {} }));
    Object.assign(side, fields);
    for (const field of Object.keys(fields)) side.source[field] = source;
  }

  /** All of them, by their hexes. */
  sorted(): MapSide[] {
    const keys = [...this.#made.keys()].sort();
    return keys.map((key) => this.#made.get(key) as MapSide);
  }
}

/** The hexes around a hex. */
export const around = (grid: Grid, name: string): string[] =>
  neighboursOf(grid, knownHex(grid, name)).map((hex) => grid.names[hex] as string);

/** Hexsides between hexes in different parts of a map; hexes of part undefined, as the sea, have no border. */
export function bordersOf(grid: Grid, partOf: (name: string) => string | boolean | undefined): [string, string][] {
  const parts = grid.names.map(partOf);
  const borders: [string, string][] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    // The other three directions are those of the neighbours back to this hex.
    for (let d = 0; d < 3; d++) {
      const other = neighbour(grid, hex, d);
      if (other < 0 || parts[hex] === undefined || parts[other] === undefined || parts[hex] === parts[other]) continue;
      borders.push([grid.names[hex] as string, grid.names[other] as string]);
    }
  }
  return borders;
}

/** The outermost hexes towards each quarter. */
export const rimEdges = (grid: Grid, source: string): MapEdge[] =>
  (['north', 'east', 'south', 'west'] as const).map((id) => ({
    id,
    hexes: rimOf(grid, id).map((hex) => grid.names[hex] as string),
    source,
  }));
