import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { FormatError } from '../../formats/errors.ts';
import { unknownGame, wrongStart } from '../../formats/start.ts';
import type { Side } from '../../kernel/game.ts';
import type { Library, LibraryEntry, Wargame } from '../../wargame/wargame.ts';
import { hirerOf } from '../computers/hiring.ts';
import type { Admission } from '../conduct/admission.ts';
import { failed } from '../api/failures.ts';
import { type BySchema } from '../api/schemas.ts';
import { limited } from './answers.ts';
import { challengeRoutes } from '../challenges/routes.ts';
import { BEGIN, LIST, SIT } from './descriptions.ts';
import { listRoutes } from './list-routes.ts';
import type { Begun, LiveGames } from './live-games.ts';
import { reportRoute } from './report-route.ts';
import { isTaken, seatBy, type Comer } from './seat-socket.ts';

/** Bytes of a message at most: the orders of one gesture take a few hundred. */
const MESSAGE = 64_000;

/** Games that may be begun, and sockets opened, from one address in a minute. */
const MOST = { games: 30, sockets: 240 } as const;

/** What the site offers to those who play on it: a game is begun with POST /api/games, a seat taken by a socket at /api/seat. */
export async function playRoutes(
  app: FastifyInstance,
  games: LiveGames,
  library: Library,
  admission: Admission,
  beat?: number,
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
    const { opponent, computer } = body;
    const account = body.isRated === true || opponent || computer ? await admission.signedIn(headers) : undefined;
    if ((body.isRated === true || opponent) && !account) return reply.code(401).send(failed({ code: 'accounts-only' }));
    const game = await library.get(body.game)?.load();
    if (!game) return reply.code(400).send(failed(unknownGame(body.game, library, 'game')));
    const wrong = wrongStart(game, body.scenario, body.options) ?? wrongSide(game, body);
    if (wrong) return reply.code(400).send(failed(wrong));
    const challenge = opponent && account && (await games.challenges.to(opponent.name, opponent.side, account));
    if (opponent && !challenge) return reply.code(409).send(failed({ code: 'no-such-opponent' }));
    if (!computer) return reply.code(201).send(await games.create(game, body, challenge));
    const hirer = hirerOf(account, ip);
    if (!(await games.mayHire(hirer))) return reply.code(409).send(failed({ code: 'too-many-computers' }));
    return reply.code(201).send(await games.create(game, { ...body, hirer }));
  });
  listRoutes(app, games, admission);
  challengeRoutes(app, games.challenges, (headers) => admission.signedIn(headers));
  reportRoute(app, games, admission);
  routes.get('/api/library', { schema: LIST }, async () => ({ games: [...library.values()].map(briefOf) }));
  app.route({
    method: 'GET',
    url: '/api/seat',
    schema: SIT,
    config: limited(MOST.sockets),
    wsHandler: (socket, { headers, raw, ip }) =>
      seatBy({ socket, wire: raw.socket }, games, comerOf(admission, headers, ip), beat),
    handler: async (_, reply) =>
      reply
        .code(426)
        .header('upgrade', 'websocket')
        .send(failed({ code: 'no-socket' })),
  });
}

const comerOf = (admission: Admission, headers: IncomingHttpHeaders, ip: string): Comer => ({
  account: () => admission.signedIn(headers),
  hirer: async () => hirerOf(await admission.signedIn(headers), ip),
  holds: async (game, side) => (await admission.seatOf(headers, { game, side })) !== undefined,
  admit: (seat, name) => {
    const { live, side, offer } = seat;
    return admission.admit(headers, {
      game: live.id,
      side,
      name,
      isTaken: isTaken(seat),
      isFree: live.free === side,
      isForAccounts: live.isForAccounts,
      isOffered: offer !== undefined,
    });
  },
});

/** What is wrong with the sides that anybody may take, that somebody is asked to play and that a computer plays. */
function wrongSide(
  { sides }: Wargame,
  { free, computer, opponent }: Pick<Begun, 'free' | 'computer'> & { opponent?: { side: Side } | undefined },
): FormatError | undefined {
  const wrong = (at: string, value: string, known: readonly string[]): FormatError => ({
    code: 'unknown-value',
    args: { option: at, value, known: known.join(', ') },
    at,
  });
  if (computer && !sides.includes(computer.side)) return wrong('computer.side', computer.side, sides);
  if (opponent && !sides.includes(opponent.side)) return wrong('opponent.side', opponent.side, sides);
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
