import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

export const name = z.string().check(z.minLength(1), z.maxLength(LIMITS.name));
export const words = z.array(name).check(z.maxLength(1000));
export const count = z.int().check(z.nonnegative());
/** Options of play by name. */
export const choices = z.record(name, name);
export const side = name;
/** A printed hex: column and row, two digits each. */
export const hex = z.string().check(z.regex(/^\d{4}$/));
/** Sources of values, in maps and counters. */
export const sources = z.record(
  name,
  z.strictObject({
    origin: z.enum(['printed', 'inferred', 'reconstructed']),
    note: z.string().check(z.maxLength(LIMITS.text)),
  }),
);
/** One key of `sources` for all fields of the entry, or one key per field or feature. */
export const cited = z.union([name, z.record(name, name)]);
/** Bytes in lower-case hexadecimal. */
export const bytes = z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/));
/** A time as ISO 8601 in UTC: 2026-11-22T13:02:00Z. */
export const moment = z.iso.datetime().check(z.maxLength(40));
