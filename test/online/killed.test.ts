import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pick, seeded } from '../../src/kernel/random.ts';
import type { Order, Seat } from '../../src/seat/seat.ts';
import type { NewGame } from '../../src/seat/sitting.ts';
import { beginAt, comeTo } from '../../src/server/play/test-kit.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { serve } from './serving.ts';

/** Stores, each with a server that is killed so many times. */
const STORES = 4;
const KILLS = Number(process.env['BIVOUAC_KILLS'] ?? 5);
/** Milliseconds that one kill takes at most, on a laden machine. */
const PATIENCE = 12_000;
/** Orders that are acknowledged before a kill, and milliseconds until it comes then, at most. */
const MOST = 12;
const LATEST = 20;

const shortly = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Orders at random that the server has acknowledged, one after the other, until it is gone or the game is over. */
async function* acknowledged(
  seats: readonly Seat[],
  gone: Promise<undefined>,
  random: () => number,
): AsyncGenerator<Order> {
  const server = { isGone: false };
  void gone.then(() => (server.isGone = true));
  while (!server.isGone && seats.some(({ toAct }) => toAct !== 'over')) {
    const seat = seats.find(({ side, toAct }) => side === toAct);
    // Both have heard of the same.
    if (!seat || new Set(seats.map(({ actions }) => actions.length)).size > 1) await shortly();
    else {
      const order = pick(seat.legal(), random);
      const answer = await Promise.race([seat.perform([order]), gone]);
      if (answer?.ok) yield { by: seat.side as string, ...order };
    }
  }
}

/** One life of a server, which ends by a kill while it is played on; what it has acknowledged. */
async function life(folder: string, game: NewGame | undefined, random: () => number): Promise<[NewGame, Order[]]> {
  const { server, host } = await serve(folder);
  const played = game ?? (await beginAt(host, 'market-garden', 'market-garden'));
  const gone = once(server, 'exit').then(() => undefined);
  const sitters = Object.values(played.tickets).map((ticket) => comeTo(host, ticket));
  const seats = (await Promise.all(sitters.map(({ seat }) => seat))) as Seat[];
  const wanted = 1 + Math.floor(random() * MOST);
  const orders: Order[] = [];
  for await (const order of acknowledged(seats, gone, random))
    if (orders.push(order) === wanted) setTimeout(() => server.kill('SIGKILL'), random() * LATEST);
  server.kill('SIGKILL');
  await gone;
  return [played, orders];
}

it.each(Array.from({ length: STORES }, (_, store) => [store]))(
  'a server that is killed while it is played on loses nothing that it has acknowledged, store %i',
  { concurrent: true, timeout: KILLS * PATIENCE },
  async (store) => {
    const folder = mkdtempSync(join(tmpdir(), 'bivouac-killed-'));
    const random = seeded(store);
    let game: NewGame | undefined;
    let before: unknown[] = [];
    let all = 0;
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        const [played, orders] = await life(folder, game, random);
        const kept = await openSqlite(join(folder, 'games.sqlite'));
        const { actions = [], standing } = (await kept.game(played.id)) ?? {};
        const decisions = actions.filter(({ by }) => by !== 'chance');
        await kept.close();
        const known = [...before, ...orders];
        expect(decisions.slice(0, known.length)).toEqual(known);
        // The last one may have been stored and not been acknowledged any more.
        expect(decisions.length - known.length).toBeLessThanOrEqual(1);
        all += decisions.length - before.length;
        // After some two hundred kills a game is over.
        const isOver = standing?.toAct === 'over';
        game = isOver ? undefined : played;
        before = isOver ? [] : decisions;
      }
      expect(all).toBeGreaterThanOrEqual(KILLS);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
