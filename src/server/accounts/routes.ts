import type { FastifyError, FastifyInstance } from 'fastify';
import { deskOf, type AccountOptions } from './desk.ts';
import { emailRoutes } from './email.ts';
import { noticeRoutes } from './notices.ts';
import { ownRoutes } from './own-account.ts';
import { ownerRoutes } from '../conduct/owner.ts';
import { peopleRoutes } from '../conduct/people.ts';
import { refuse, type BySchema } from '../api/schemas.ts';
import { Refused } from './refused.ts';
import { signingRoutes } from './signing.ts';
import { vacationRoutes } from './vacations.ts';
import type { Store } from '../store/store.ts';
import type { LiveGames } from '../play/live-games.ts';

/** Bytes of a body: tickets and answers of authenticators take some thousands. */
const BODY = 128_000;

/** Accounts, at /api/account. Whatever changes something is posted as JSON, which pages of other sites cannot do. */
export async function accountRoutes(
  app: FastifyInstance,
  store: Store,
  games: LiveGames,
  options: AccountOptions,
): Promise<void> {
  const desk = deskOf(app, store, games, options);
  await app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => void (route.bodyLimit ??= BODY));
      scope.setErrorHandler(async (error: FastifyError | Refused, request, reply) =>
        error instanceof Refused
          ? reply.code(error.statusCode).send({ ok: false, error: error.error })
          : refuse(error, request, reply),
      );
      const typed = scope.withTypeProvider<BySchema>();
      signingRoutes(typed, desk);
      emailRoutes(typed, desk);
      ownRoutes(typed, desk);
      noticeRoutes(typed, desk);
      vacationRoutes(typed, desk);
      peopleRoutes(typed, desk);
      ownerRoutes(typed, desk);
    },
    { prefix: '/api/account' },
  );
}
