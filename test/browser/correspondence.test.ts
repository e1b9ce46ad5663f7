// A game by correspondence, over a server that stops in between.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { useSite } from './kit/harness.ts';
import { atTable, log, sit } from './kit/online.ts';
import { cardOf } from './kit/reading.ts';

const site = useSite();

/** A server of one's own, which can be stopped and started again where it was. */
async function serverOfOnesOwn() {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-correspondence-'));
  let app: FastifyInstance | undefined;
  const start = async (port = 0): Promise<string> => {
    app = await buildApp(resolve('dist/web'), { store: await openSqlite(join(folder, 'games.sqlite')) });
    return app.listen({ host: '127.0.0.1', port });
  };
  const url = `${await start()}/`;
  const stop = async (): Promise<void> => app?.close();
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  return { url, stop, startAgain: () => start(Number(new URL(url).port)) };
}

/** Withdraws a unit that has to leave, and waits until it has. */
async function withdraw(page: Page, unit: string): Promise<void> {
  const button = page.getByRole('button', { name: `Withdraw ${unit}` });
  await button.click();
  await button.waitFor({ state: 'detached' });
}

test('a game by correspondence outlives the server, on both pages', async () => {
  const server = await serverOfOnesOwn();
  const ann = await site.lobby({ alone: true, url: server.url });
  const card = ann.page.locator(cardOf('reichswald'));
  await card.locator('summary').click();
  await card.locator('[data-player=german]').selectOption('elsewhere');
  await card.locator('[data-pace]').selectOption('days-3');
  await card.locator('button[type=submit]').click();
  await sit(ann.page, 'Ann');
  const invitation = await ann.page.locator('[data-invitation]').inputValue();
  const ben = await site.visit({ alone: true, url: invitation });
  await sit(ben.page, 'Ben');
  await Promise.all([atTable(ann.page), atTable(ben.page)]);
  await withdraw(ann.page, '4/2');
  await ben.page.evaluate(() => void (location.hash = '#/'));

  await server.stop();
  await ann.page.locator('[data-note]').waitFor();
  await server.startAgain();
  await ann.page.locator('[data-note]').waitFor({ state: 'detached' });
  await expect.poll(() => ann.page.locator('[data-clock=allied]').innerText()).toContain('2 days 23 h');
  await withdraw(ann.page, '6/2');
  await ben.page.reload();
  await expect.poll(() => ben.page.locator('[data-seat=german]').innerText()).toContain('Ann is to move · turn 8');
  await ben.page.locator('[data-seat=german] a').click();
  await atTable(ben.page);
  await expect.poll(() => log(ben.page)).toMatch(/4\/2 is withdrawn[^]*6\/2 is withdrawn/);
}, 60_000);
