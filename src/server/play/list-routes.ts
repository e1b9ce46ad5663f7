import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { checked } from '../../formats/document.ts';
import { failed, limited } from './answers.ts';
import type { LiveGames } from './live-games.ts';

/** Lists asked for, and seats taken, from one address in a minute. */
const MOST = { lists: 240, seats: 30 } as const;

/** Seats that a browser asks about at a time. */
const MOST_SEATS = 200;
const LONGEST = 100;
const ticket = z.string().check(z.minLength(1), z.maxLength(LONGEST));
const asked = z.strictObject({ tickets: z.array(ticket).check(z.maxLength(MOST_SEATS)) });
const which = z.strictObject({ which: z.enum(['free', 'public']) });

/** Lists of games: those of one's tickets, those in which a seat is free, and those that anybody may look at. */
export function listRoutes(app: FastifyInstance, games: LiveGames): void {
  app.post('/api/seats', { config: limited(MOST.lists) }, async ({ body }, reply) => {
    const wanted = checked<{ tickets: string[] }>(asked, body);
    if (!wanted.ok) return reply.code(400).send(failed(wanted.error));
    return { seats: await games.inBrief(wanted.value.tickets) };
  });
  app.get('/api/games', { config: limited(MOST.lists) }, async ({ query }, reply) => {
    const wanted = checked<{ which: 'free' | 'public' }>(which, query);
    if (!wanted.ok) return reply.code(400).send(failed(wanted.error));
    return { games: await games.listed(wanted.value.which) };
  });
  app.post('/api/games/:id/seat', { config: limited(MOST.seats) }, async ({ params }, reply) => {
    const found = await games.freeSeat((params as { id: string }).id);
    return found === undefined ? reply.code(409).send(failed({ code: 'seat-taken' })) : { ticket: found };
  });
}
