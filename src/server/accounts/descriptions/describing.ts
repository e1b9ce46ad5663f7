import * as z from 'zod/mini';
import { wrongBody } from '../../api/failures.ts';
import type { Described } from '../../api/schemas.ts';
import { statusOf, type RefusalCode } from '../refused.ts';

/** Nothing more is said than that it was done. */
export const DONE = z.strictObject({ ok: z.literal(true) });

/** What a route of accounts says of itself: the form of its answer, and why it may refuse to do what it is asked. */
interface Said extends Omit<Described, 'response'> {
  answer: z.ZodMiniType;
  /** It makes something. */
  makes?: true;
  refusals?: readonly RefusalCode[];
}

/** Refusals of the server itself, which share a status with those of accounts. */
const OF_ALL: Readonly<Record<number, string>> = { 403: 'foreign-origin' };

/** Says what a route of accounts is. */
export function ofAccounts<T extends Said>(said: T): Described & Pick<T, Extract<keyof T, 'body'>> {
  const { body, answer, makes, refusals = [] } = said;
  const response: Record<number, z.ZodMiniType> = { [makes ? 201 : 200]: answer };
  if (body) response[400] = wrongBody;
  for (const status of new Set(refusals.map(statusOf))) {
    const codes = refusals.filter((code) => statusOf(code) === status);
    response[status] = refusalOf(status, codes, status === 400 && body !== undefined);
  }
  return { ...said, response };
}

/** `isOfBody`: the body may also be malformed. */
function refusalOf(status: number, codes: readonly RefusalCode[], isOfBody: boolean): z.ZodMiniType {
  const all = [...codes, ...(OF_ALL[status] === undefined ? [] : [OF_ALL[status]])];
  const refusal = z.strictObject({
    ok: z.literal(false),
    error: z.strictObject({
      code: z.enum(all as [string, ...string[]]),
      at: z.optional(z.string().check(z.describe('The field that it concerns.'))),
    }),
  });
  if (!isOfBody) return refusal.check(z.describe(`Refused: ${all.join(', ')}.`));
  return z
    .union([wrongBody, refusal])
    .check(z.describe(`The request or its body is malformed, or it is refused: ${all.join(', ')}.`));
}
