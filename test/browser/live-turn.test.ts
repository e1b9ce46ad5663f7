// A whole turn of Batalha de Reichswald between two browsers, by the clock.
import { expect, test } from 'vitest';
import { useSite } from './kit/harness.ts';
import { atTable, endsPhase, log, linksLost, linksMended, provedRecord, runningClock, wrongIn } from './kit/online.ts';
import { ownServer } from './kit/own-server.ts';
import { clickHex } from './kit/player.ts';
import { mouse } from './kit/turn.ts';

const site = useSite();

test('two browsers play a turn by the clock, over a reload, lost links and a restart of the server', async () => {
  const server = await ownServer();
  const seats = await server.begin({
    game: 'reichswald',
    scenario: 'veritable',
    pace: 'live-45',
    secret: 'aa11',
    players: { allied: 'Ann', german: 'Ben' },
  });
  const [ann, ben] = await Promise.all([site.visit(seats['allied']), site.visit(seats['german'])]);
  const pages = [ann.page, ben.page];
  await Promise.all(pages.map(atTable));
  await expect.poll(() => runningClock(ben.page)).toBe('allied');
  expect(await ben.page.locator('[data-awaited]').innerText()).toBe('Waiting for Ann.');
  expect(await Promise.all(pages.map((page) => page.title()))).toEqual([
    'Your move · Batalha de Reichswald – Bivouac',
    'Batalha de Reichswald – Bivouac',
  ]);

  await mouse.move(ann.page, 'C-5/2', '0305', '0405');
  await expect.poll(() => log(ben.page)).toContain('5/2 moves from 0305 to 0405');
  await ann.page.getByRole('button', { name: 'Withdraw 4/2' }).click();
  await expect.poll(() => log(ben.page)).toContain('4/2 is withdrawn');
  await ann.page.reload();
  await ann.page.getByRole('button', { name: 'Withdraw 6/2' }).click();
  await endsPhase(ann.page, pages, 'allied-combat');

  await mouse.aim(ann.page, '0505');
  await mouse.commit(ann.page);
  // Only he whom the attack concerns is asked, and his is the time.
  await expect.poll(() => runningClock(ann.page)).toBe('german');
  server.breakLinks();
  await linksLost(pages);
  await linksMended(pages);
  await mouse.commit(ben.page);
  await expect.poll(() => runningClock(ben.page)).toBe('allied');

  await server.stop();
  await linksLost(pages);
  await server.startAgain();
  await linksMended(pages);
  await clickHex(ann.page, '0305');
  await expect.poll(() => log(ben.page)).toMatch(/5\/2 retreats .*0305/);
  await endsPhase(ann.page, pages, 'german-movement');
  await expect.poll(() => runningClock(ann.page)).toBe('german');
  await ben.page.locator('[data-action=since-skip]').click();
  expect(await ann.page.locator('[data-since]').count()).toBe(0);
  await mouse.move(ben.page, 'G-184A', '0906', '1006');
  await expect.poll(() => log(ann.page)).toContain('184A moves from 0906 to 1006');
  await endsPhase(ben.page, pages, 'german-combat');
  await endsPhase(ben.page, pages, 'allied-movement');
  for (const page of pages) expect(await page.locator('[data-turn]').getAttribute('data-turn')).toBe('9');

  expect(await provedRecord(ann.page, ben.page)).toMatchObject({ dice: { rolls: 2, promised: 2 } });
  expect(wrongIn(ann, ben)).toEqual([]);
}, 60_000);
