// A server of one's own with games whose dice are the same in every run: it can be stopped and started again where it was.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { digestOf } from '../../../src/kernel/hash.ts';
import type { PaceId } from '../../../src/seat/sitting.ts';
import { buildApp } from '../../../src/server/app.ts';
import { Chain } from '../../../src/server/play/chain.ts';
import { PACES } from '../../../src/server/play/paces.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { HeldSeat } from '../../../src/web/online/seats.ts';
import type { Visitor } from './harness.ts';
import { gameOf } from './reading.ts';

interface Beginning {
  game: string;
  scenario: string;
  pace: PaceId;
  /** What the dice come from, in hexadecimal. */
  secret: string;
  /** Who plays which side. */
  players: Readonly<Record<string, string>>;
}

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
    begin: (beginning: Beginning) => begin(url, store as Store, beginning),
  };
}

/** Keeps a new game, and says for each side how its player comes: knowing his name, with a word for the dice. */
async function begin(
  url: string,
  store: Store,
  { game: id, scenario, pace, secret, players }: Beginning,
): Promise<Record<string, Visitor>> {
  const game = gameOf(id);
  const ticketOf = (side: string): string => `${side}-of-${id}-with-ticket`;
  await store.create({
    id: 'turn',
    game: id,
    rules: game.rules,
    scenario,
    options: {},
    created: new Date().toISOString(),
    dice: { secret, promise: new Chain(secret).promise },
    pace: PACES[pace],
    free: null,
    isPublic: false,
    seats: game.sides.map((side) => ({ side, ticket: digestOf(ticketOf(side)) })),
  });
  return Object.fromEntries(
    Object.entries(players).map(([side, name]) => {
      const ticket = ticketOf(side);
      const held: HeldSeat = { ticket, game: id, side, word: `word of ${name}`, since: Date.now() };
      const kept = { 'bivouac/name': name, [`bivouac/seat/${ticket}`]: JSON.stringify(held) };
      return [side, { alone: true, url: `${url}#/seat/${ticket}`, kept }];
    }),
  );
}
