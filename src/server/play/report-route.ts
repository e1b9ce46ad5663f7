import type { FastifyInstance } from 'fastify';
import type { Admission } from '../conduct/admission.ts';
import { failed } from '../api/failures.ts';
import type { BySchema } from '../api/schemas.ts';
import { REPORT } from './descriptions.ts';
import type { LiveGames } from './live-games.ts';

/** Reports from one address, in an hour. */
const LIMIT = { rateLimit: { max: 10, timeWindow: 60 * 60_000 } };

/** A player tells the owner of the site of the other one. */
export function reportRoute(app: FastifyInstance, games: LiveGames, admission: Admission): void {
  const routes = app.withTypeProvider<BySchema>();
  routes.post('/api/reports', { schema: REPORT, config: LIMIT }, async ({ body, headers }, reply) => {
    const seat = await admission.seatOf(headers, body);
    if (!seat) return reply.code(404).send(failed({ code: 'no-such-seat' }));
    const isNew = await games.report(seat.game, seat.side, body.reason, body.text.trim());
    return isNew ? reply.code(201).send({ ok: true }) : reply.code(409).send(failed({ code: 'reported' }));
  });
}
