import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { failed, failure } from '../api/failures.ts';
import { described, type BySchema } from '../api/schemas.ts';
import type { Account } from '../store/accounts.ts';
import { limited } from '../play/answers.ts';
import { pace } from '../play/requests.ts';
import type { Challenges } from './challenges.ts';

/** Asked from one address in a minute. */
const MOST = { lists: 240, answers: 60 } as const;

const done = z.strictObject({ ok: z.literal(true) });
const challenge = z.strictObject({
  id: z.string(),
  game: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.string()),
  created: z.iso.datetime(),
  side: z.string().check(z.describe('Which you would play.')),
  by: z.string().check(z.describe('Who asks, by the name of his account.')),
  pace,
  isRated: z.boolean(),
});

const LIST = described({
  operationId: 'listChallenges',
  summary: 'The games that you are asked to play.',
  description: 'You: whoever is signed in by the cookie of the request.',
  response: {
    200: z.strictObject({
      isWelcome: z.boolean().check(z.describe('You want to be asked.')),
      challenges: z.array(challenge),
    }),
    401: failure('accounts-only'),
  },
});

const WELCOME = described({
  operationId: 'welcomeChallenges',
  summary: 'Whether you want to be asked to play.',
  description: 'Whoever does not is taken to decline at once.',
  body: z.strictObject({ isWelcome: z.boolean() }),
  response: { 200: done, 401: failure('accounts-only') },
});

const ANSWER = described({
  operationId: 'answerChallenge',
  summary: 'Accepts or declines to play.',
  description: 'The seat is your account’s once you accept: sit down with the game and the side.',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ accepts: z.boolean() }),
  response: { 200: done, 401: failure('accounts-only'), 409: failure('challenge-over') },
});

/** Games that somebody is asked to play, by the name of his account. */
export function challengeRoutes(
  app: FastifyInstance,
  challenges: Challenges,
  signedIn: (headers: IncomingHttpHeaders) => Promise<Account | undefined>,
): void {
  const routes = app.withTypeProvider<BySchema>();
  const guest = failed({ code: 'accounts-only' });
  routes.get('/api/challenges', { schema: LIST, config: limited(MOST.lists) }, async ({ headers }, reply) => {
    const account = await signedIn(headers);
    reply.header('cache-control', 'no-store');
    return account ? challenges.of(account.id) : reply.code(401).send(guest);
  });
  routes.post(
    '/api/challenges',
    { schema: WELCOME, config: limited(MOST.answers) },
    async ({ headers, body }, reply) => {
      const account = await signedIn(headers);
      if (!account) return reply.code(401).send(guest);
      await challenges.welcome(account.id, body.isWelcome);
      return { ok: true };
    },
  );
  routes.post(
    '/api/challenges/:id',
    { schema: ANSWER, config: limited(MOST.answers) },
    async ({ headers, params, body }, reply) => {
      const account = await signedIn(headers);
      if (!account) return reply.code(401).send(guest);
      const isDone = await challenges.answer(params.id, account.id, body.accepts ? 'accepted' : 'declined');
      return isDone ? { ok: true } : reply.code(409).send(failed({ code: 'challenge-over' }));
    },
  );
}
