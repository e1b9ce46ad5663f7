import type { FastifyInstance } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { unknownGame, wrongStart } from '../../formats/start.ts';
import type { Library, LibraryEntry } from '../../wargame/wargame.ts';
import { failed } from '../api/failures.ts';
import { type BySchema } from '../api/schemas.ts';
import { ASK_SEATS, BEGIN, LIST, SIT } from './descriptions.ts';
import type { LiveGames } from './live-games.ts';
import { seatBy } from './seat-socket.ts';

/** Bytes of a message at most: the orders of one gesture take a few hundred. */
const MESSAGE = 64_000;

/** Games that may be begun, and sockets opened, from one address in a minute. */
const MOST = { games: 30, sockets: 240, seats: 240 } as const;
const limited = (max: number): object => ({ rateLimit: { max, timeWindow: 60_000 } });

/** What the site offers to those who play on it: a game is begun with POST /api/games, a seat taken by a socket at /api/seat. */
export async function playRoutes(
  app: FastifyInstance,
  games: LiveGames,
  library: Library,
  beat?: number,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => ({ statusCode: 429, ...failed({ code: 'too-many-requests' }) }),
  });
  await app.register(websocket, { options: { maxPayload: MESSAGE, perMessageDeflate: false } });
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (url.startsWith('/api/') && !isOwnPage(headers.origin, headers.host))
      await reply.code(403).send(failed({ code: 'foreign-origin' }));
  });
  const routes = app.withTypeProvider<BySchema>();
  routes.post('/api/games', { schema: BEGIN, config: limited(MOST.games) }, async ({ body }, reply) => {
    const game = await library.get(body.game)?.load();
    if (!game) return reply.code(400).send(failed(unknownGame(body.game, library, 'game')));
    const wrong = wrongStart(game, body.scenario, body.options);
    if (wrong) return reply.code(400).send(failed(wrong));
    return reply.code(201).send(await games.create(game, body));
  });
  routes.post('/api/seats', { schema: ASK_SEATS, config: limited(MOST.seats) }, async ({ body }) => ({
    seats: await games.inBrief(body.tickets),
  }));
  routes.get('/api/library', { schema: LIST }, async () => ({ games: [...library.values()].map(briefOf) }));
  app.get('/api/seat', { websocket: true, schema: SIT, config: limited(MOST.sockets) }, (socket) =>
    seatBy(socket, games, beat),
  );
}

/** Pages of other sites may not act for whoever looks at them; programs name no origin. */
const isOwnPage = (origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);

const briefOf = ({ about: { id, title, rules, sides, scenarios, options } }: LibraryEntry): object => ({
  id,
  title,
  rules,
  sides,
  scenarios,
  options,
});
