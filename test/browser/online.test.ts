// Two browsers at one game of the server: invited by link, moves that arrive at once, talk, and what is settled beside the rules.
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, useSite } from './kit/harness.ts';
import { looksWell } from './kit/looks.ts';
import { setPreferences } from './kit/preferences.ts';
import { atTable, command, log, settle, sit } from './kit/online.ts';
import { toLobby } from './kit/player.ts';
import { cardOf } from './kit/reading.ts';
import { rowsIn } from './kit/stored.ts';

const site = useSite();

/** The tab is looked at, or another one is. */
const look = (page: Page, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', { value: is, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');

test('two players find each other by a link and play over a lost link, talk and settle', async () => {
  const links: WebSocketRoute[] = [];
  let isMute = false;
  let positions = 0;
  const prepare = async (page: Page): Promise<void> => {
    // As over plain http between two machines.
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.routeWebSocket(/\/api\/seat$/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        if (message.toString().startsWith('{"type":"position"')) positions++;
        if (!isMute) socket.send(message);
      });
      links.push(socket);
    });
  };
  const ann = await site.lobby({ alone: true, prepare });
  await ann.page.locator(`${cardOf('reichswald')} summary`).click();
  await ann.page.locator(`${cardOf('reichswald')} [data-player=german]`).selectOption('elsewhere');
  await ann.page.locator(`${cardOf('reichswald')} [data-pace]`).selectOption('live-45');
  await ann.page.locator(`${cardOf('reichswald')} button[type=submit]`).click();
  await ann.page.locator('[data-name]').waitFor();
  await looksWell(ann.page, 'name');
  await sit(ann.page, 'Ann');
  const invitation = await ann.page.locator('[data-invitation]').inputValue();
  await looksWell(ann.page, 'waiting room');
  expect(await ann.page.locator('[data-pace=live-45]').innerText()).toMatch(/^live: 45 minutes a side/);
  await ann.page.locator('[data-action=copy]').click();
  expect(await ann.page.evaluate(() => document.getSelection()?.toString())).toBe(invitation);
  expect(await ann.page.locator('[data-side=german]').innerText()).toContain('not here yet');

  const ben = await site.visit({ alone: true, url: invitation, viewport: SIZES.phone });
  await expect.poll(() => ben.page.locator('main').innerText()).toMatch(/Operation Veritable[^]*Ann[^]*your seat/);
  await sit(ben.page, 'Ben');
  await Promise.all([atTable(ann.page), atTable(ben.page)]);
  await ben.page.setViewportSize(SIZES.desktop);

  await command(ann.page, 'move C-5/2 to 0405');
  await expect.poll(() => log(ben.page)).toContain('5/2 moves from 0305 to 0405');
  expect(await ben.page.locator('[data-action=hint], [data-action=undo]').count()).toBe(0);

  // The link is lost with the answer to a move: that is shown when the link is back, and the position is not sent anew.
  positions = 0;
  isMute = true;
  await ann.page.getByRole('button', { name: 'Withdraw 4th Infantry Brigade, 2nd Canadian Division' }).click();
  await expect.poll(() => log(ben.page)).toMatch(/\b4\/2\b/);
  expect(await log(ann.page)).not.toMatch(/\b4\/2\b/);
  isMute = false;
  await links.at(-1)?.close({ code: 1001 });
  await ann.page.locator('[data-note]').waitFor();
  await ann.page.locator('[data-note]').waitFor({ state: 'detached' });
  await expect.poll(() => log(ann.page)).toMatch(/\b4\/2\b/);
  expect(positions).toBe(0);

  await ann.page.evaluate(() => void (location.hash = '#/'));
  const seat = ann.page.locator('[data-seat=allied]');
  await expect.poll(() => seat.innerText()).toMatch(/Your move · turn 8 · Allies · 4[45] minutes left/);
  await ann.page.locator('[data-seat=allied] a').click();
  await atTable(ann.page);
  expect(await ann.page.locator('[data-clock=allied] time').innerText()).toMatch(/^0:4\d:\d\d$/);

  await expect.poll(() => ann.page.locator('[data-present]').innerText()).toBe('Ben is here');
  await ben.page.locator('[data-action=talk]').click();
  await ben.page.locator('[data-say]').fill('A fine day for it.');
  await ben.page.keyboard.press('Enter');
  await ben.page.locator('dialog [data-talk] li').waitFor();
  await ben.page.keyboard.press('Escape');
  await expect.poll(() => ann.page.locator('[data-action=talk]').innerText()).toBe('Talk: 1 new');
  await ann.page.locator('[data-action=talk]').click();
  expect(await ann.page.locator('[data-talk]').innerText()).toContain('A fine day for it.');
  await ann.page.locator('[data-action=report]').click();
  await looksWell(ann.page, 'talk');
  await ben.page.locator('[data-action=orders]').click();
  await ben.page.locator('[data-asked=answer]').selectOption('points');
  await ben.page.locator('[data-asked=retreat]').selectOption('named');
  const names = ben.page.locator('[data-names=retreat]');
  await names.fill('1714');
  await ben.page.keyboard.press('Enter');
  await names.fill('1/');
  await ben.page.keyboard.press('ArrowDown');
  await ben.page.keyboard.press('Enter');
  expect(await ben.page.locator('[data-picked]').count()).toBe(2);
  await looksWell(ben.page, 'orders');
  await names.fill('nobody');
  expect(await ben.page.locator('.list [data-unit]').count()).toBe(0);
  await ben.page.locator('[data-picked]').first().click();
  await ben.page.locator('[data-picked]').click();
  expect(await ben.page.locator('[data-action=order]').isDisabled()).toBe(true);
  await names.fill('1715');
  await ben.page.locator('[data-hex="1715"]').click();
  await ben.page.locator('[data-action=order]').click();
  await ben.page.locator('[data-kept=true]').waitFor();
  await ben.page.keyboard.press('Escape');
  expect(await ben.page.locator('[data-action=orders]').innerText()).toBe('Orders: 2');
  await setPreferences(ann.page, { language: 'en' });
  await ann.page.locator('[data-reason]').selectOption('other');
  await ann.page.locator('[data-action=send-report]').click();
  await ann.page.locator('[data-says=report-sent]').waitFor();
  await ann.page.locator('[data-action=mute]').click();
  await expect.poll(() => ann.page.locator('[data-talk] li').count()).toBe(0);
  await ann.page.keyboard.press('Escape');

  await ben.page.locator('[data-action=talk]').click();
  await ben.page.locator('[data-notes]').fill('Guard the bridge.');
  await ben.page.keyboard.press('Escape');
  await ben.page.reload();
  await atTable(ben.page);
  await ben.page.locator('[data-action=talk]').click();
  await expect.poll(() => ben.page.locator('[data-notes]').inputValue()).toBe('Guard the bridge.');
  await ben.page.locator('[data-notes-kept=true]').waitFor();
  await ben.page.keyboard.press('Escape');
  await settle(ann.page, 'ask-back');
  await ben.page.locator('[data-offer=take-back]').waitFor();
  await looksWell(ben.page, 'asked to take back');
  expect(await ben.page.locator('[data-offer] p').innerText()).toBe(
    'The Allies ask to take their last decision back: the game would go back to turn 8, Allied Movement. 1 action would be gone.',
  );
  await ben.page.locator('[data-action=decline]').click();
  await ben.page.locator('[data-offer]').waitFor({ state: 'detached' });
  await settle(ben.page, 'draw');
  await ann.page.locator('[data-offer=draw]').waitFor();
  await looksWell(ann.page, 'an offer');
  await setPreferences(ann.page, { language: 'en' });
  await ann.page.locator('[data-action=decline]').click();
  await ben.page.locator('[data-offer]').waitFor({ state: 'detached' });
  await settle(ben.page, 'resign', true);
  await ann.page.locator('[data-ending=resigned]').waitFor();
  await ann.page.locator('[data-action=rematch]').click();
  await ben.page.locator('[data-rematch=allied]').waitFor();
  await looksWell(ben.page, 'asked for a rematch');
  await setPreferences(ben.page, { language: 'en' });
  await ben.page.locator('[data-action=rematch-yes]').click();
  await ann.page.locator('[data-action=rematch-go]').click();
  await ann.page.locator('[data-state] ~ ul [data-side=german]').waitFor();
  await ben.page.reload();
  await ben.page.locator('[data-action=rematch-go]').click();
  await Promise.all([atTable(ann.page), atTable(ben.page)]);
  // The Allies are his now, and theirs is the first decision.
  await ben.page.getByRole('button', { name: 'Withdraw 4th Infantry Brigade, 2nd Canadian Division' }).waitFor();
  await ben.page.goBack();
  await ben.page.locator('[data-action=keep]').click();
  await ben.page.waitForURL(/#\/replay\//);
  // What she has noted in her browser about the first game goes with her seat at it.
  const notedAbout = async (): Promise<string[]> => {
    const [rows = []] = await rowsIn(ann.page, 'notes');
    return rows.flatMap(({ key: [id, what] }) => (what === 'talk' ? [id] : []));
  };
  expect(await notedAbout()).toHaveLength(1);
  await toLobby(ann.page);
  for (const _ of ['ask', 'sure']) await ann.page.locator('[data-seat=allied] button').click();
  await ann.page.locator('[data-seat=allied]').waitFor({ state: 'detached' });
  await expect.poll(notedAbout).toEqual([]);
  expect([...ann.problems, ...ben.problems]).toEqual([]);
});

test('anybody may take a free seat, and others look on', async () => {
  const ann = await site.lobby({ alone: true });
  const card = ann.page.locator(cardOf('reichswald'));
  await card.locator('summary').click();
  await card.locator('[data-player=german]').selectOption('anybody');
  await card.locator('[data-public]').check();
  expect(await card.locator('[data-delay] option').allInnerTexts()).toEqual([
    'at once',
    '15 minutes later',
    '60 minutes later',
  ]);
  await card.locator('button[type=submit]').click();
  await sit(ann.page, 'Ann');
  await ann.page.locator('[data-side=german]').waitFor();
  await look(ann.page, 'hidden');

  const ben = await site.lobby({ alone: true });
  await ben.page.locator('[data-free] [data-action=take]').first().waitFor();
  await looksWell(ben.page, 'free seats');
  await setPreferences(ben.page, { language: 'en' });
  expect(await ben.page.locator('[data-free]').first().innerText()).toContain(
    'Ann waits for somebody to play the Germans · without clocks · since',
  );
  await ben.page.locator('[data-free] [data-action=take]').first().click();
  await sit(ben.page, 'Ben');
  await Promise.all([atTable(ann.page), atTable(ben.page)]);
  await expect.poll(() => iconOf(ann.page)).toBe('/icon-called.svg');
  expect(await ann.page.title()).toMatch(/^Your move · /);
  await look(ann.page, 'visible');
  await expect.poll(() => iconOf(ann.page)).toBe('/icon.svg');

  const cid = await site.lobby({ alone: true });
  await cid.page.locator('[data-open] [data-action=watch]').first().click();
  await atTable(cid.page);
  await command(ann.page, 'move C-5/2 to 0405');
  await expect.poll(() => log(cid.page)).toContain('5/2 moves from 0305 to 0405');
  expect(await cid.page.locator('[data-action=end], [data-action=undo], [data-action=talk]').count()).toBe(0);
  await settle(ann.page, 'resign', true);
  await cid.page.locator('[data-ending=resigned]').waitFor();
  await ann.page.evaluate(() => void (location.hash = '#/'));
  const own = ann.page.locator('[data-seat=allied]').first();
  await expect.poll(() => own.innerText()).toContain('The Germans have won (Ben) · by resignation · turn 8 · Allies');
  await ben.page.locator('[data-action=rematch]').click();
  await ben.page.locator('[data-action=rematch-end]').waitFor();
  await ann.page.reload();
  await expect
    .poll(() => own.innerText())
    .toContain('Ben asks you something · turn 8 · Allies · The Germans have won (Ben) · by resignation');
  expect([...ann.problems, ...ben.problems, ...cid.problems]).toEqual([]);
});

test('a link that is not complete is said to be so', async () => {
  const { page, problems } = await site.visit({ alone: true, url: `${site.url}#/seat/${'x'.repeat(30)}` });
  await sit(page, 'Ann');
  await page.locator('[data-state=refused]').waitFor();
  await page.evaluate(() => void (location.hash = '#/'));
  await page.locator(cardOf('reichswald')).waitFor();
  expect(await page.locator('[data-seat]').count()).toBe(0);
  expect(problems).toEqual([]);
});
