import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import * as z from 'zod/mini';
import { checked } from '../../formats/document.ts';
import { choices, name } from '../../formats/parts.ts';
import { unknownGame, wrongStart } from '../../formats/start.ts';
import type { Side } from '../../kernel/game.ts';
import type { Library } from '../../wargame/wargame.ts';
import { PACE_IDS } from '../../seat/sitting.ts';
import type { Begun, LiveGames } from './live-games.ts';
import { failed, limited } from './answers.ts';
import { listRoutes } from './list-routes.ts';
import { seatBy } from './seat-socket.ts';

const begun = z.strictObject({
  game: name,
  scenario: name,
  options: choices,
  pace: z.optional(z.enum(PACE_IDS)),
  free: z.optional(name),
  isPublic: z.optional(z.boolean()),
});
/** Is a seat one of whoever sends these headers? */
export type HoldsSeat = (headers: IncomingHttpHeaders, game: string, side: Side) => Promise<boolean>;

/** Bytes of a message at most: the orders of one gesture take a few hundred. */
const MESSAGE = 64_000;

/** Games that may be begun, and sockets opened, from one address in a minute. */
const MOST = { games: 30, sockets: 240 } as const;

/** What the site offers to those who play on it: a game is begun with POST /api/games, a seat taken by a socket at /api/seat. */
export async function playRoutes(
  app: FastifyInstance,
  games: LiveGames,
  library: Library,
  beat?: number,
  holdsSeat?: HoldsSeat,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => ({ statusCode: 429, ...failed({ code: 'too-many-requests' }) }),
  });
  await app.register(websocket, { options: { maxPayload: MESSAGE, perMessageDeflate: false } });
  app.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
    // The address as it is written may have other letters: /%61pi/ leads to /api/.
    if (routeOptions.url?.startsWith('/api/') && !isOwnPage(headers.origin, headers.host))
      await reply.code(403).send(failed({ code: 'foreign-origin' }));
  });
  app.post('/api/games', { config: limited(MOST.games) }, async ({ body }, reply) => {
    const asked = checked<Begun>(begun, body);
    if (!asked.ok) return reply.code(400).send(failed(asked.error));
    const game = await library.get(asked.value.game)?.load();
    if (!game) return reply.code(400).send(failed(unknownGame(asked.value.game, library, 'game')));
    const wrong = wrongStart(game, asked.value.scenario, asked.value.options);
    if (wrong) return reply.code(400).send(failed(wrong));
    const { free } = asked.value;
    if (free !== undefined && !game.sides.includes(free))
      return reply.code(400).send(
        failed({
          code: 'unknown-value',
          args: { option: 'free', value: free, known: game.sides.join(', ') },
          at: 'free',
        }),
      );
    return reply.code(201).send(await games.create(game, asked.value));
  });
  listRoutes(app, games);
  app.get('/api/seat', { websocket: true, config: limited(MOST.sockets) }, (socket, { headers }) =>
    seatBy(socket, games, (game, side) => holdsSeat?.(headers, game, side), beat),
  );
}

/** Pages of other sites may not act for whoever looks at them; programs name no origin. */
const isOwnPage = (origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
