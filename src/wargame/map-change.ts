import type { MapData, MapHex, MapSide } from './map.ts';
import type { MapChange } from './setup.ts';

/** The map with a set-up's changes: named fields replace, the rest stays; `base: blank` starts with nothing but `bare` terrain. */
export function changedMap(data: MapData, change: MapChange | null, bare: string): MapData {
  if (!change) return data;
  const blank = change.base === 'blank';
  const hexes: Record<string, MapHex> = {};
  for (const [name, hex] of Object.entries(data.hexes)) {
    hexes[name] = blank ? { terrain: bare, source: 'set-up' } : hex;
  }
  for (const [name, hex] of Object.entries(change.hexes ?? {})) {
    hexes[name] = { ...(hexes[name] as MapHex), ...hex, source: 'set-up' };
  }
  const sides = new Map(blank ? [] : data.sides.map((side) => [sideKey(side.a, side.b), side]));
  for (const side of change.sides ?? []) {
    const key = sideKey(side.a, side.b);
    const merged: Record<string, unknown> = { a: side.a, b: side.b, ...sides.get(key), source: 'set-up' };
    for (const [field, value] of Object.entries(side)) {
      if (value === null || value === false) delete merged[field];
      else merged[field] = value;
    }
    sides.set(key, { ...merged, a: side.a, b: side.b } as unknown as MapSide);
  }
  const sources = { ...data.sources, 'set-up': { origin: 'reconstructed' as const, note: 'Changed by the set-up.' } };
  return { ...data, sources, hexes, sides: [...sides.values()] };
}

const sideKey = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
