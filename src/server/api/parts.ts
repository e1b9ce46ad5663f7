// What the forms of requests, messages and answers are made of.
import * as z from 'zod/mini';

export const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
export const about = (sentence: string) => z.describe(sentence);
export const count = z.int().check(z.nonnegative());
/** In ISO 8601, in UTC. */
export const time = z.iso.datetime();
export const bySide = <T extends z.ZodMiniType>(of: T) => z.record(z.string(), of);
