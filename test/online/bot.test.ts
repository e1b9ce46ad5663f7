// The player of docs/bot.mjs, at both seats of a game.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { digestOf } from '../../src/kernel/hash.ts';
import { buildApp } from '../../src/server/app.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

const BOT = 'docs/bot.mjs';
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const bot of running.splice(0)) if (bot.kill()) await once(bot, 'exit');
});

/** What a bot says, line by line. */
function bot(...args: string[]): AsyncIterator<string> {
  const child = spawn(process.execPath, [BOT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  return createInterface(child.stdout)[Symbol.asyncIterator]();
}

const orderIn = (line: string): object => JSON.parse(line.replace(/^turn \d+: /, '')) as object;

/** The orders of a bot up to the first of another turn. */
async function ordersOfTurn(lines: AsyncIterator<string>): Promise<object[]> {
  const orders: object[] = [];
  let turn: string | undefined;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const [now] = next.value.split(':');
    turn ??= now;
    if (now !== turn) return orders;
    orders.push(orderIn(next.value));
  }
  throw new Error('The bot has ended.');
}

test('two bots without rules, of at most 60 lines, play a turn', async () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-bot-'));
  const store = await openSqlite(join(folder, 'games.sqlite'));
  const app = await buildApp(folder, { store });
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const first = bot(`http://127.0.0.1:${port}`, 'reichswald', 'veritable');
    const { value: invitation } = (await first.next()) as { value: string };
    const second = bot(invitation.replace(/^.*: /, ''));
    const sent = await Promise.all([first, second].map(ordersOfTurn));
    const seat = await store.seat(digestOf(invitation.split('/').at(-1) ?? ''));
    const actions = (await store.game(seat?.game ?? ''))?.actions ?? [];
    // No order was refused, and the dice have fallen between them.
    for (const [i, by] of ['allied', 'german'].entries()) {
      const orders = sent[i]?.map((order) => ({ by, ...order })) ?? [];
      expect(orders.length).toBeGreaterThan(0);
      expect(actions.filter((action) => action.by === by).slice(0, orders.length)).toEqual(orders);
    }
    expect(actions.some(({ by }) => by === 'chance')).toBe(true);
    expect(sent.flat().length).toBeGreaterThan(10);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});
