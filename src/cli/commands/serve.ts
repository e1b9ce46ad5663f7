import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app.ts';
import { isLoopback } from '../../server/hosts.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { command } from '../command.ts';
import { wholeNumber } from '../output/numbers.ts';
import { problem } from '../output/problem.ts';
import { ROOT } from '../rules/rules.ts';

const PAGE = 'dist/web';
/** The folder of games between several machines, where none is named: of a package, what it brings is replaced with its next version. */
const ownData = (): string =>
  /[\\/]node_modules[\\/]/.test(ROOT) ? join(process.cwd(), 'bivouac-data') : join(ROOT, 'data');
const FILE = 'bivouac.sqlite';
const DEFAULT_PORT = '8044';

export const serve = command(
  { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' }, data: { type: 'string' } },
  async (args, terminal) => {
    const port = wholeNumber('--port', args.port ?? (terminal.environment.env['PORT'] || DEFAULT_PORT), 0, 65_535);
    const data = args.data ?? ownData();
    if (args.data !== undefined) mustBeFolder(data);
    if (!existsSync(join(ROOT, PAGE, 'index.html'))) throw problem('no-page', { path: PAGE });
    const { address, url } = await listen(args.host, port, await storeIn(data));
    if (!isLoopback(address)) terminal.environment.err(terminal.say('beyond-loopback', { address }));
    return { json: { ok: true, url }, text: () => terminal.say('serving', { url }) };
  },
);

function mustBeFolder(data: string): void {
  if (statSync(data, { throwIfNoEntry: false })?.isDirectory()) return;
  throw problem('no-data-folder', {}, { file: data, at: '--data' });
}

/** Opens the store of the games; a folder that cannot be written to, or a file that is no store, is the user's to see to. */
async function storeIn(data: string): Promise<Store> {
  try {
    mkdirSync(data, { recursive: true });
    return await openSqlite(join(data, FILE));
  } catch (error) {
    throw problem('no-store', { reason: (error as Error).message }, { file: join(data, FILE), at: '--data' });
  }
}

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
