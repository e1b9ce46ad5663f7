import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app.ts';
import { isLoopback } from '../../server/hosts.ts';
import type { Store } from '../../server/store/store.ts';
import { command } from '../command.ts';
import { wholeNumber } from '../output/numbers.ts';
import { problem } from '../output/problem.ts';
import { ROOT } from '../rules/rules.ts';
import { openStore } from '../stores.ts';

const PAGE = 'dist/web';
const DEFAULT_PORT = '8044';

export const serve = command(
  { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' }, data: { type: 'string' } },
  async (args, terminal) => {
    const port = wholeNumber('--port', args.port ?? (terminal.environment.env['PORT'] || DEFAULT_PORT), 0, 65_535);
    if (!existsSync(join(ROOT, PAGE, 'index.html'))) throw problem('no-page', { path: PAGE });
    const { address, url } = await listen(args.host, port, await openStore(args.data, terminal.environment.env));
    if (!isLoopback(address)) terminal.environment.err(terminal.say('beyond-loopback', { address }));
    return { json: { ok: true, url }, text: () => terminal.say('serving', { url }) };
  },
);

/** Starts the server, which closes when the process gets a signal to end. */
async function listen(host: string, port: number, store: Store): Promise<{ address: string; url: string }> {
  const app = await buildApp(join(ROOT, PAGE), { host, store });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void app.close());
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw listenProblem(error as NodeJS.ErrnoException, host, port);
  }
  const bound = app.server.address() as AddressInfo;
  return { address: bound.address, url: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}/` };
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return problem('port-in-use', { host, port });
  if (error.code === 'EACCES') return problem('port-forbidden', { host, port });
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? ''))
    return problem('bad-host', { host });
  return error;
}
