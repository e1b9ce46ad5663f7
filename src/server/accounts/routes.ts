import type { FastifyError, FastifyInstance } from 'fastify';
import { deskOf, type AccountOptions } from './desk.ts';
import { emailRoutes } from './email.ts';
import { noticeRoutes } from './notices.ts';
import { ownRoutes } from './own-account.ts';
import { ownerRoutes } from '../conduct/owner.ts';
import { peopleRoutes } from '../conduct/people.ts';
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
      scope.removeContentTypeParser('text/plain');
      scope.addHook('onRoute', (route) => void (route.bodyLimit ??= BODY));
      scope.setErrorHandler(async (error: FastifyError | Refused, _, reply) => {
        const { statusCode = 500 } = error;
        return reply.code(statusCode).send({ ok: false, error: toldOf(error) });
      });
      signingRoutes(scope, desk);
      emailRoutes(scope, desk);
      ownRoutes(scope, desk);
      noticeRoutes(scope, desk);
      vacationRoutes(scope, desk);
      peopleRoutes(scope, desk);
      ownerRoutes(scope, desk);
    },
    { prefix: '/api/account' },
  );
}

/** What is said of an error: what was refused, with its field; of what has failed here, nothing. */
function toldOf(error: FastifyError | Refused | { error?: object; statusCode?: number }): object {
  if (error instanceof Refused) return error.error;
  if ('error' in error && error.error) return error.error;
  return { code: (error.statusCode ?? 500) < 500 ? 'bad-request' : 'failed' };
}
