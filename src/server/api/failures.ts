import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { FORMAT_CODES, type FormatError } from '../../formats/errors.ts';

export const failed = (error: { code: string } | FormatError): object => ({ ok: false, error });

/** Writes an error of the server to its log, but no values: a database says them in other fields. */
export const noteError = ({ log }: FastifyReply, { name, message, stack }: Error): void =>
  log.error({ err: { name, message, stack } });

/** The form of an answer that refuses a request for one of these reasons. */
export const failure = (...codes: [string, ...string[]]) =>
  z.strictObject({ ok: z.literal(false), error: z.strictObject({ code: z.enum(codes) }) });

/** The form of an answer that names what is wrong with a body, and where. */
export const wrongBody = z.strictObject({
  ok: z.literal(false),
  error: z.strictObject({
    code: z
      .enum([...FORMAT_CODES, 'bad-request'])
      .check(z.describe('bad-request: it is the address that is malformed.')),
    at: z.optional(z.string().check(z.describe('Place in the body: a path, or line:column of its text.'))),
    args: z.optional(
      z
        .record(z.string(), z.union([z.string(), z.number()]))
        .check(z.describe('Values for a sentence about it, such as the names that are known.')),
    ),
  }),
});
