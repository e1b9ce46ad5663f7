import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { BySchema, Described } from '../api/schemas.ts';
import { nameKey } from './names.ts';
import { Refused } from './refused.ts';

/** Where routes of accounts are added: what they are asked comes as their schemas parse it. */
export type AccountApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  BySchema
>;

const MINUTE = 60_000;

/** Requests from one address: how many in how many minutes. */
const ADDRESS = {
  signUp: [20, 60],
  signIn: [40, 10],
  mail: [20, 60],
  other: [240, 10],
} as const;

/** Those that concern one account, whoever sends them. */
const ACCOUNT = { signIn: [20, 10], mail: [5, 60] } as const;

/** The options of a route that one address may ask only so often, and that says this of itself. */
export const perAddress = <T extends Described>(
  kind: keyof typeof ADDRESS,
  schema: T,
): { config: object; schema: T } => {
  const [max, minutes] = ADDRESS[kind];
  return { config: { rateLimit: { max, timeWindow: minutes * MINUTE } }, schema };
};

/** Throws when an account, given by what was typed for it, has been asked for too often. */
export type AccountLimit = (request: FastifyRequest, typed: string) => Promise<void>;

export function perAccount(app: FastifyInstance, kind: keyof typeof ACCOUNT): AccountLimit {
  const [max, minutes] = ACCOUNT[kind];
  const typedIn = new WeakMap<FastifyRequest, string>();
  const keyGenerator = (request: FastifyRequest): string => typedIn.get(request) ?? '';
  const count = app.createRateLimit({ max, timeWindow: minutes * MINUTE, keyGenerator });
  return async (request, typed) => {
    typedIn.set(request, nameKey(typed));
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new Refused('too-many-requests');
  };
}
