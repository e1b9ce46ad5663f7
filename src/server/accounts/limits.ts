import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameKey } from './names.ts';
import { Refused } from './refused.ts';

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

/** The configuration of a route that one address may ask only so often. */
export const perAddress = (kind: keyof typeof ADDRESS): { config: object } => {
  const [max, minutes] = ADDRESS[kind];
  return { config: { rateLimit: { max, timeWindow: minutes * MINUTE } } };
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
