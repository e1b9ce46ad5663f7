import * as z from 'zod/mini';
import type { Result } from '../kernel/game.ts';
import type { MapData } from '../wargame/map.ts';
import { checked, parseDocument } from './document.ts';
import type { FormatError } from './errors.ts';
import { cited, hex, name, sources, words } from './parts.ts';

export const MAP = { format: 'bivouac-map', version: 1 } as const;

const hexes = z.array(hex);
const size = z.int().check(z.gte(1), z.lte(99));
/** A word of the game, `true` where it has only one kind. */
const kind = z.union([z.literal(true), name]);
const first = z.int().check(z.gte(0), z.lte(99));
/** All that printed numbers of two digits can tell apart. */
const LINES = 100;

const grid = z
  .strictObject({
    orientation: z.enum(['flat', 'pointy']),
    columns: size,
    rows: size,
    offset: z.enum(['odd', 'even']),
    numbering: z.strictObject({
      order: z.enum(['column-row', 'row-column']),
      firstColumn: first,
      firstRow: first,
      rows: z.enum(['southward', 'northward']),
    }),
    missing: hexes,
  })
  .check(
    z.refine(({ columns, numbering }) => numbering.firstColumn + columns <= LINES, { path: ['columns'] }),
    z.refine(({ rows, numbering }) => numbering.firstRow + rows <= LINES, { path: ['rows'] }),
  );

export const mapSchema = z.strictObject({
  format: z.literal(MAP.format),
  version: z.literal(MAP.version),
  id: name,
  title: name,
  grid,
  sources,
  hexes: z.record(hex, z.strictObject({ terrain: name, features: z.exactOptional(words), source: cited })),
  sides: z.array(
    z.strictObject({
      a: hex,
      b: hex,
      river: z.exactOptional(kind),
      bridge: z.exactOptional(kind),
      ferry: z.exactOptional(z.literal(true)),
      road: z.exactOptional(name),
      frontier: z.exactOptional(z.literal(true)),
      blown: z.exactOptional(z.literal(true)),
      intact: z.exactOptional(z.literal(true)),
      boundary: z.exactOptional(z.literal(true)),
      name: z.exactOptional(name),
      bridgeAt: z.exactOptional(name),
      source: cited,
    }),
  ),
  places: z.array(z.strictObject({ id: name, name, kind: name, hexes, source: cited })),
  areas: z.array(z.strictObject({ id: name, hexes, source: cited })),
  edges: z.array(z.strictObject({ id: name, hexes, source: cited })),
});

/** Parses a map file. A test checks our own maps against the same schema. */
export function parseMap(text: string): Result<MapData, FormatError> {
  const document = parseDocument(text, MAP);
  return document.ok ? checked<MapData>(mapSchema, document.value) : document;
}

export const makeMap = (map: MapData): string => `${JSON.stringify(map, null, 2)}\n`;
