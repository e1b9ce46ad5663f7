// A server of one's own for a test: it can be stopped and started again where it was.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { beginFixed, type Beginning } from './fixed-game.ts';
import type { Visitor } from './harness.ts';

/** Starts a server for the running test, which ends with it. */
export async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-own-'));
  let app: FastifyInstance | undefined;
  let store: Store | undefined;
  const start = async (port = 0): Promise<string> => {
    store = await openSqlite(join(folder, 'games.sqlite'));
    app = await buildApp(resolve('dist/web'), { store });
    return app.listen({ host: '127.0.0.1', port });
  };
  const url = `${await start()}/`;
  const stop = async (): Promise<void> => app?.close();
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  return {
    url,
    stop,
    startAgain: () => start(Number(new URL(url).port)),
    /** The links of all pages break, as they do where a network is lost. */
    breakLinks: (): void => {
      for (const socket of app?.websocketServer.clients ?? []) socket.terminate();
    },
    /** Begins a game, and says for each side how its player comes. */
    begin: async (beginning: Beginning): Promise<Record<string, Visitor>> => {
      const seats = Object.entries(await beginFixed(store as Store, beginning));
      return Object.fromEntries(
        seats.map(([side, { address, kept }]) => [side, { alone: true, url: url + address, kept }]),
      );
    },
  };
}
