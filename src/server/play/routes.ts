import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { FormatError } from '../../formats/errors.ts';
import { unknownGame, wrongStart } from '../../formats/start.ts';
import type { Side } from '../../kernel/game.ts';
import { digestOf } from '../../kernel/hash.ts';
import type { Library, LibraryEntry, Wargame } from '../../wargame/wargame.ts';
import { failed } from '../api/failures.ts';
import { type BySchema } from '../api/schemas.ts';
import { limited } from './answers.ts';
import { BEGIN, LIST, SIT } from './descriptions.ts';
import { listRoutes } from './list-routes.ts';
import type { Begun, LiveGames } from './live-games.ts';
import { seatBy } from './seat-socket.ts';

/** Is a seat one of whoever sends these headers? */
export type HoldsSeat = (headers: IncomingHttpHeaders, game: string, side: Side) => Promise<boolean>;

/** The account that is signed in at whoever sends these headers. */
export type AccountOf = (headers: IncomingHttpHeaders) => Promise<string | undefined>;

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
  accountOf?: AccountOf,
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
  const routes = app.withTypeProvider<BySchema>();
  routes.post('/api/games', { schema: BEGIN, config: limited(MOST.games) }, async ({ body, headers, ip }, reply) => {
    const game = await library.get(body.game)?.load();
    if (!game) return reply.code(400).send(failed(unknownGame(body.game, library, 'game')));
    const wrong = wrongStart(game, body.scenario, body.options) ?? wrongSide(game, body);
    if (wrong) return reply.code(400).send(failed(wrong));
    if (!body.computer) return reply.code(201).send(await games.create(game, body));
    const account = await accountOf?.(headers);
    const hirer = account === undefined ? `address/${digestOf(ip)}` : `account/${account}`;
    if (!(await games.mayHire(hirer))) return reply.code(409).send(failed({ code: 'too-many-computers' }));
    return reply.code(201).send(await games.create(game, { ...body, hirer }));
  });
  listRoutes(app, games);
  routes.get('/api/library', { schema: LIST }, async () => ({ games: [...library.values()].map(briefOf) }));
  app.get('/api/seat', { websocket: true, schema: SIT, config: limited(MOST.sockets) }, (socket, { headers }) =>
    seatBy(socket, games, (game, side) => holdsSeat?.(headers, game, side), beat),
  );
}

/** What is wrong with the sides that anybody may take and that a computer plays: two different ones of the game. */
function wrongSide({ sides }: Wargame, { free, computer }: Pick<Begun, 'free' | 'computer'>): FormatError | undefined {
  const wrong = (at: string, value: string, known: readonly string[]): FormatError => ({
    code: 'unknown-value',
    args: { option: at, value, known: known.join(', ') },
    at,
  });
  if (computer && !sides.includes(computer.side)) return wrong('computer.side', computer.side, sides);
  const others = sides.filter((side) => side !== computer?.side);
  return free === undefined || others.includes(free) ? undefined : wrong('free', free, others);
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
