// Whole turns between two browsers: one of Batalha de Reichswald by the clock, one of Holland '44 by correspondence.
import { expect, test } from 'vitest';
import { useSite, watchFor } from './kit/harness.ts';
import {
  atTable,
  command,
  endsPhase,
  inPhase,
  linksLost,
  linksMended,
  log,
  provedRecord,
  runningClock,
  wrongIn,
} from './kit/online.ts';
import { ownServer } from './kit/own-server.ts';
import { clickHex, toLobby } from './kit/player.ts';
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
  await ann.page.getByRole('button', { name: 'Withdraw 4th Infantry Brigade, 2nd Canadian Division' }).click();
  await expect.poll(() => log(ben.page)).toContain('4/2 is withdrawn');
  await ann.page.reload();
  await ann.page.getByRole('button', { name: 'Withdraw 6th Infantry Brigade, 2nd Canadian Division' }).click();
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
  expect(wrongIn(ann, ben)).toBe('');
});

test('two browsers play a turn by correspondence, and see what was done while they were away', async () => {
  const server = await ownServer();
  const seats = await server.begin({
    game: 'holland-44',
    scenario: 'short',
    pace: 'days-3',
    secret: 'aa11',
    players: { allied: 'Ann', german: 'Ben' },
  });
  const [ann, ben] = await Promise.all([site.visit(seats['allied']), site.visit(seats['german'])]);
  const pages = [ann.page, ben.page];
  await Promise.all(pages.map(atTable));

  await ann.page.locator('[data-action=land-all]').click();
  for (const unit of ['1/1P/1', '1B/1A/1 a', '2/505/82']) {
    const button = ann.page.locator(`.now button[data-unit="${unit}"]`);
    await button.click();
    // What is pressed before the answer counts for nothing.
    await button.waitFor({ state: 'detached' });
  }
  await inPhase(pages, 'allied-movement');
  await toLobby(ben.page);
  await expect.poll(() => ben.page.locator('[data-seat=german]').innerText()).toContain('Ann is to move');

  await server.stop();
  await linksLost([ann.page]);
  await server.startAgain();
  await linksMended([ann.page]);
  await expect.poll(() => ann.page.locator('[data-clock=allied]').innerText()).toContain('2 days 23 h');
  await mouse.move(ann.page, '2L/9/3', '1306', '1206');
  await expect.poll(() => log(ann.page)).toContain('2L/9/3 moves from 1306 to 1206');
  await endsPhase(ann.page, [ann.page], 'allied-combat');
  await mouse.aim(ann.page, '1605');
  await mouse.commit(ann.page);
  await ben.page.reload();
  await expect.poll(() => ben.page.locator('[data-seat=german]').innerText()).toContain('Your move');
  await ben.page.locator('[data-seat=german] a').click();
  await expect
    .poll(() => ben.page.locator('[data-since]').innerText())
    .toContain('2nd Lincolnshire Regiment, 9th Infantry Brigade, 3rd Division 1306 → 1206');
  expect(await ben.page.locator('[data-since]').innerText()).toContain('1605, column 4:1');
  await ben.page.locator('[data-since] select').selectOption('at-once');
  const isPlayed = await watchFor(ben.page, '[data-playback]');
  await ben.page.locator('[data-action=since-play]').click();
  await expect.poll(isPlayed).toBe(true);
  await ben.page.locator('[data-playback]').waitFor({ state: 'detached' });
  await ben.page.locator('[data-action=since-skip]').click();
  for (const answer of [/^No determined defence/, /^To 1705/, /^To 1706/])
    await ben.page.getByRole('button', { name: answer }).click();
  await ann.page.getByRole('button', { name: 'Done' }).click();
  await endsPhase(ann.page, pages, 'german-bridges');

  await ben.page.locator('[data-action=since-skip]').click();
  await endsPhase(ben.page, pages, 'german-movement');
  await command(ben.page, 'move 559-StuG to 2106');
  await expect.poll(() => log(ann.page)).toContain('559-StuG moves tactically from 2107 to 2106');
  await endsPhase(ben.page, pages, 'german-combat');
  await endsPhase(ben.page, pages, 'german-traffic');
  await endsPhase(ben.page, pages, 'allied-movement');
  for (const page of pages) expect(await page.locator('[data-turn]').getAttribute('data-turn')).toBe('2');

  expect(await provedRecord(ann.page, ben.page)).toMatchObject({ dice: { rolls: 21, promised: 21 } });
  expect(wrongIn(ann, ben)).toBe('');
});
