import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SECURITY } from './security.ts';

/** The site: the built page in this folder, and a sign of life for whoever watches over it. */
export async function buildApp(page: string): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onSend', async (_, reply) => void reply.headers(SECURITY));
  app.get('/healthz', async () => ({ ok: true }));
  await app.register(staticFiles, {
    root: page,
    cacheControl: false,
    setHeaders: (reply, path) => cached(reply, path),
  });
  app.setNotFoundHandler(orPage);
  return app;
}

/** Files under assets/ carry their content's hash in their names; everything else is asked for again. */
function cached(reply: { header(name: string, value: string): unknown }, path: string): void {
  const forever = /[\\/]assets[\\/]/.test(path);
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** An address inside the page is answered with the page; a file that is not there is not. */
async function orPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (wantsPage && !/\.\w+$/.test(request.url.split('?')[0] ?? '')) return reply.sendFile('index.html');
  return reply.code(404).send({ ok: false, error: { code: 'not-found' } });
}
