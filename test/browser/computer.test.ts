// A game against a computer, in the tab or on the server, and two computers watched.
import { expect, test } from 'vitest';
import { playerName } from '../../src/ai/names.ts';
import { makeRecord } from '../../src/formats/record.ts';
import { begin, recordOf as recordOfMatch, type Match } from '../../src/kernel/match.ts';
import { setupOf } from '../../src/wargame/test-kit.ts';
import { axeFindings } from './kit/axe.ts';
import { openFile } from './kit/files.ts';
import { overflows, widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { looksWell } from './kit/looks.ts';
import { atTable, log, sit } from './kit/online.ts';
import { endPhase, game, prompt, recordOf } from './kit/player.ts';
import { setPreferences } from './kit/preferences.ts';
import { CARD, cardOf } from './kit/reading.ts';

const site = useSite();

/** Few units far from each other, with a computer on the German side. */
function quietGame(): string {
  const units = { 'B-44/15': '1011', 'B-46/15': '1111', 'G-1051/84': '2010', 'G-1052/84': '2110' };
  const setup = setupOf(game, { turn: 14, weather: 'fair', phase: 'allied-movement', units });
  const begun = begin(game as Match['game'], { scenario: 'veritable', options: {}, setup });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  begun.value.notes = { players: { german: playerName('recruit') } };
  return makeRecord(recordOfMatch(begun.value));
}

test('a hint is given; a computer plays its turn, is stopped, goes on after a reload, and a decision is taken back over it', async () => {
  const { page, problems } = await site.lobby({ kept: { 'bivouac/pace': 'slow' } });
  await openFile(page, quietGame());
  await page.locator('#map[data-camera]').waitFor();
  const strip = page.locator('[data-computer]');
  expect(await strip.count()).toBe(0);
  const plan = page.locator('[data-plan]');
  await page.keyboard.press('q');
  await plan.locator('li').first().waitFor();
  expect(await plan.innerText()).toMatch(/What this level would do: Regular/);
  // Units go by their labels, and in full on a press.
  const mission = plan.locator('button[title]').first();
  const names = ((await mission.getAttribute('title')) ?? '').split('; ');
  await mission.click();
  expect(await plan.locator('[data-named]').allInnerTexts()).toEqual(names);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('q');
  await expect.poll(() => plan.count()).toBe(0);
  await endPhase(page);
  await endPhase(page);
  await strip.waitFor();
  expect(await strip.innerText()).toMatch(/^Germans: Recruit/);
  await page.locator('[data-action=computer-pause]').click();
  await expect.poll(() => strip.getAttribute('data-computer')).toBe('waits');
  const stopped = (await recordOf(page)).actions.length;
  await page.locator('[data-action=pace]').selectOption('at-once');
  await page.reload();
  await page.locator('[data-since]').waitFor();
  await expect.poll(() => strip.count()).toBe(0);
  const played = await recordOf(page);
  expect(played.actions.length).toBeGreaterThan(stopped);
  expect(played.actions.at(-1)?.by).not.toBe('allied');
  const mind = page.locator('[data-mind]');
  const explained = async (): Promise<string[]> => {
    await mind.locator('summary').click();
    return mind.locator('li').allInnerTexts();
  };
  const told = await explained();
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told).size).toBe(told.length);
  await page.reload();
  await mind.waitFor();
  expect(await explained()).toEqual(told);
  await page.locator('[data-since] [data-action=since-step]').click();
  await page.locator('[data-playback]').waitFor();
  await page.locator('[data-action=since-skip]').click();
  await page.locator('[data-action=take-back]').click();
  await expect.poll(() => prompt(page)).toBe('combat');
  const back = await recordOf(page);
  expect([back.takenBack, back.actions]).toEqual([1, [{ by: 'allied', type: 'end' }]]);
  expect(problems).toEqual([]);
});

test('on a phone two computers are started from the lobby and watched step by step, without findings', async () => {
  const { page, problems } = await site.lobby({ viewport: SIZES.phone });
  await page.locator(`${CARD} summary`).first().click();
  const seats = page.locator(`${CARD} [data-player]`);
  for (const side of ['allied', 'german'])
    await seats.and(page.locator(`[data-player=${side}]`)).selectOption('recruit');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator(`${CARD} [type=submit]`).click();
  const strip = page.locator('[data-computer]');
  await strip.waitFor();
  await page.locator('[data-action=computer-pause]').click();
  await expect.poll(() => strip.getAttribute('data-computer')).toBe('waits');
  const { players, actions } = await recordOf(page);
  expect(players).toEqual({ allied: playerName('recruit'), german: playerName('recruit') });
  await page.locator('[data-action=computer-step]').click();
  await expect.poll(async () => (await recordOf(page)).actions.length).toBeGreaterThan(actions.length);
  expect(await axeFindings(page)).toEqual([]);
  expect(await widthOf(page)).toBeLessThanOrEqual(SIZES.phone.width);
  expect(await overflows(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a computer of the server plays a seat, over a reload, and takes a decision back', async () => {
  const { page, problems } = await site.lobby({ alone: true });
  const card = page.locator(cardOf('reichswald'));
  await card.locator('summary').click();
  await card.locator('[data-player=allied]').selectOption('recruit');
  expect(await card.locator('[data-pace]').count()).toBe(0);
  await card.locator('[data-on-server]').check();
  await card.locator('[data-pace]').selectOption('live-45');
  await looksWell(page, 'form');
  await setPreferences(page, { language: 'en' });
  await card.locator('button[type=submit]').click();
  await sit(page, 'Ann');
  await atTable(page);
  await page.locator('[data-computer=waits]').waitFor();
  expect(await page.locator('[data-computer]').innerText()).toContain('Allies: Recruit');
  const decision = (): Promise<string> => page.locator('[data-prompt]').innerText();
  const asked = await decision();
  expect(asked).toContain('support for the defence of');
  expect(await log(page)).toContain('Allied Combat');
  await page.locator('[data-action=talk]').click();
  await page.locator('[data-notes]').waitFor();
  expect(await page.locator('dialog [data-say], dialog [data-action=mute]').count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.reload();
  await atTable(page);
  await page.locator('[data-computer=waits]').waitFor();
  await page.getByRole('button', { name: 'No support' }).click();
  await expect.poll(decision).not.toBe(asked);
  await page.locator('[data-computer=waits]').waitFor();
  await page.locator('[data-action=take-back]').click();
  await expect.poll(decision).toBe(asked);
  await page.evaluate(() => void (location.hash = '#/'));
  await expect.poll(() => page.locator('[data-seat=german]').innerText()).toContain('Your move');
  expect(problems).toEqual([]);
});
