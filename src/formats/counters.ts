import * as z from 'zod/mini';
import type { Result } from '../kernel/game.ts';
import type { Source } from '../wargame/map.ts';
import type { Counter } from '../wargame/wargame.ts';
import { checked, parseDocument } from './document.ts';
import type { FormatError } from './errors.ts';
import { cited, count, name, side, sources } from './parts.ts';

export const COUNTERS = { format: 'bivouac-counters', version: 1 } as const;

/** The counters of one game, with the sources of their values. */
export interface CountersDoc {
  format: 'bivouac-counters';
  version: 1;
  game: string;
  sources: Readonly<Record<string, Source>>;
  counters: readonly Counter[];
}

/** Attack, defence, movement allowance as printed. */
const face = z.tuple([z.number(), z.number(), z.number()]);

const counter = z.strictObject({
  id: name,
  side,
  nation: name,
  formation: z.string().check(z.maxLength(200)),
  type: name,
  size: z.string().check(z.maxLength(200)),
  label: z.string().check(z.maxLength(200)),
  faces: z.array(face).check(z.minLength(1), z.maxLength(6)),
  range: z.exactOptional(count),
  steps: z.exactOptional(count),
  back: z.exactOptional(z.strictObject({ type: name, face })),
  attackAs: z.exactOptional(z.enum(['support', 'none'])),
  quality: z.exactOptional(z.enum(['elite', 'green'])),
  armour: z.exactOptional(count),
  armourBoxed: z.exactOptional(z.literal(true)),
  freeStacking: z.exactOptional(z.enum(['always', 'conditional'])),
  allowanceIn: z.exactOptional(z.enum(['circle', 'box'])),
  half: z.exactOptional(z.literal(true)),
  badge: z.exactOptional(name),
  arrival: z.exactOptional(name),
  source: cited,
});

export const countersSchema = z.strictObject({
  format: z.literal(COUNTERS.format),
  version: z.literal(COUNTERS.version),
  game: name,
  sources,
  counters: z.array(counter).check(z.maxLength(5000)),
});

/** Parses a counters file. A test checks our own games against the same schema. */
export function parseCounters(text: string): Result<CountersDoc, FormatError> {
  const document = parseDocument(text, COUNTERS);
  return document.ok ? checked<CountersDoc>(countersSchema, document.value) : document;
}

export const makeCounters = (counters: CountersDoc): string => `${JSON.stringify(counters, null, 2)}\n`;
