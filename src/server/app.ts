import type { ServerResponse } from 'node:http';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LIBRARY } from '../games/index.ts';
import type { Library } from '../wargame/wargame.ts';
import { Admission } from './conduct/admission.ts';
import type { AccountOptions } from './accounts/desk.ts';
import { accountRoutes } from './accounts/routes.ts';
import { Sessions } from './accounts/sessions.ts';
import { failed } from './api/failures.ts';
import { describeRoutes } from './api/openapi.ts';
import { parseBySchema } from './api/schemas.ts';
import { Computers } from './computers/computers.ts';
import { threadMinds, type Mind } from './computers/mind.ts';
import { isOurHost } from './hosts.ts';
import { measure } from './metrics.ts';
import { Jobs } from './jobs/jobs.ts';
import { Notices } from './notices/notices.ts';
import { LiveGames } from './play/live-games.ts';
import { NAMED } from './play/descriptions.ts';
import { playRoutes } from './play/routes.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { Ratings } from './ratings/ratings.ts';
import { SECURITY, refuseConnection } from './security.ts';
import type { Store } from './store/store.ts';

interface Options {
  /** The host name or address it is served at, besides those of this machine. */
  host?: string;
  /** Milliseconds in which a request has to arrive; idle connections are closed after four times as long. */
  timeout?: number;
  /** Where games between several machines are kept; without it none are played. The site closes it. */
  store?: Store;
  library?: Library;
  /** Milliseconds between two signs of life of a socket. */
  beat?: number;
  accounts?: AccountOptions;
  /** Who thinks for computer players; threads, where nothing else is said. */
  minds?: readonly Mind[];
  /** Where a line of JSON goes for every request and error; nowhere without. */
  log?: { write(line: string): void };
}

/** The site: the built page in the folder `page`, a health check, and games between several machines. */
export async function buildApp(
  page: string,
  {
    host = 'localhost',
    timeout: patience = 15_000,
    store,
    library = LIBRARY,
    beat,
    log,
    accounts = {},
    minds,
  }: Options = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    // No header is in it: there are the cookies.
    ...(log ? { logger: { stream: log } } : {}),
    forceCloseConnections: true,
    // A proxy on this machine says who comes, and how.
    trustProxy: 'loopback',
    requestTimeout: patience,
    connectionTimeout: 4 * patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 4, requireHostHeader: false },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_, __, reply) => badRequest(reply as unknown as FastifyReply),
  });
  const names = [host, ...(accounts.site === undefined ? [] : [new URL(accounts.site).hostname])];
  app.server.on('checkExpectation', (_, response: ServerResponse) => void response.writeHead(417, SECURITY).end());
  app.addHook('onRequest', async ({ headers, socket, url }, reply) => {
    // No name has a NUL in it, and no database finds one.
    if (url.includes('%00')) return badRequest(reply);
    const isOurs = names.some((name) => isOurHost(headers.host, name, socket.localAddress));
    if (!isOurs) await reply.code(421).send(failed({ code: 'wrong-host' }));
  });
  app.addHook('onSend', async (_, reply) => void reply.headers(SECURITY));
  parseBySchema(app);
  describeRoutes(app, NAMED);
  app.get('/healthz', async (_, reply) => {
    // A server that cannot read what it keeps is of no use to anybody.
    const isWell = await (store?.runs(new Date().toISOString()).then(
      () => true,
      () => false,
    ) ?? true);
    return isWell ? { ok: true } : reply.code(503).send(failed({ code: 'no-store' }));
  });
  if (store) {
    const games = new LiveGames(store, library);
    const { now = Date.now, onLost } = accounts;
    const notices = new Notices({ ...accounts, store, library, now, isPresent: (...seat) => games.isPresent(...seat) });
    const ratings = new Ratings(store);
    const jobs = new Jobs(
      store.jobs,
      { ...notices.handlers, ...ratings.handlers },
      {
        now,
        onFailure: ({ kind }, error) => kind !== 'webhook' && onLost?.(error),
      },
    );
    jobs.start();
    const computers = new Computers({
      store: store.jobs,
      games,
      minds: minds ?? threadMinds(),
      onFailure: ({ key }, err) => app.log.error({ err, job: key }),
    });
    games.wake = () => computers.wake();
    computers.start();
    const sessions = new Sessions(store.accounts, now);
    await playRoutes(app, games, library, new Admission(store, sessions), beat);
    ratingRoutes(app, ratings, library);
    await accountRoutes(app, store, games, accounts);
    measure(app, games, computers);
    app.addHook('preClose', async () => {
      // A page whose game is closed comes back at once; a socket opened from now on would never end.
      app.server.prependListener('upgrade', (_, socket) => socket.destroy());
      await Promise.all([jobs.close(), computers.close()]);
      await games.close();
    });
  }
  await app.register(staticFiles, {
    root: page,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => setCacheHeaders(reply, path),
  });
  app.setNotFoundHandler(pageOrNotFound);
  return app;
}

/** The answer to an invalid URL, for which no hook runs. */
const badRequest = (reply: FastifyReply): void =>
  void reply
    .code(400)
    .headers(SECURITY)
    .send(failed({ code: 'bad-request' }));

/** Files under assets/ have the hash of their content in their names and never change; all others are revalidated. */
function setCacheHeaders(reply: { header(name: string, value: string): unknown }, path: string): void {
  const forever = /[\\/]assets[\\/]/.test(path);
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('vary', 'accept-encoding');
}

/** Paths inside the page are answered with the page, missing files with 404. */
async function pageOrNotFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (wantsPage && !/\.\w+$/.test(request.url.split('?')[0] ?? '')) return reply.sendFile('index.html');
  return reply.code(404).send(failed({ code: 'not-found' }));
}
