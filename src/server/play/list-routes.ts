import type { FastifyInstance } from 'fastify';
import type { Admission } from '../conduct/admission.ts';
import { failed } from '../api/failures.ts';
import type { BySchema } from '../api/schemas.ts';
import { limited } from './answers.ts';
import { ASK_SEATS, LIST_OPEN, TAKE } from './descriptions.ts';
import type { LiveGames } from './live-games.ts';

/** Lists asked for, and seats taken, from one address in a minute. */
const MOST = { lists: 240, seats: 30 } as const;

/** Lists of games: those of one's tickets, those in which a seat is free, and those that anybody may look at. */
export function listRoutes(app: FastifyInstance, games: LiveGames, admission: Admission): void {
  const routes = app.withTypeProvider<BySchema>();
  routes.post('/api/seats', { schema: ASK_SEATS, config: limited(MOST.lists) }, async ({ body }) => ({
    seats: await games.inBrief(body.tickets),
  }));
  routes.get(
    '/api/games',
    { schema: LIST_OPEN, config: limited(MOST.lists) },
    async ({ query: { which }, headers }) => {
      const listed = await games.listed(which);
      const closed = which === 'free' ? await admission.closedTo(headers) : new Set();
      return { games: listed.filter(({ id }) => !closed.has(id)) };
    },
  );
  routes.post(
    '/api/games/:id/seat',
    { schema: TAKE, config: limited(MOST.seats) },
    async ({ params, headers }, reply) => {
      const isClosed = (await admission.closedTo(headers)).has(params.id);
      const ticket = isClosed ? undefined : await games.freeSeat(params.id);
      return ticket === undefined ? reply.code(409).send(failed({ code: 'seat-taken' })) : { ticket };
    },
  );
}
