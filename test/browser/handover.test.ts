import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeRecord } from '../../src/formats/record.ts';
import { recordOf, replay, type Match } from '../../src/kernel/match.ts';
import { axeFindings } from './kit/axe.ts';
import { openFile, playedRecord } from './kit/files.ts';
import { widthOf } from './kit/fit.ts';
import { SIZES, useSite, watchFor, type Visit, type Visitor } from './kit/harness.ts';
import { cameraOf, endPhase, game, recordOf as keptRecord, toLobby } from './kit/player.ts';
import { setPreferences } from './kit/preferences.ts';

/** Positions of the record: the last of the Allied combat, and the first of the German and the next Allied movement. */
const BEFORE_GERMANS = 244;
const GERMANS = 245;
const ALLIES_AGAIN = 283;

/** Each language and each theme, at one size or the other. */
const LOOKS = [
  ['desktop', { language: 'en', theme: 'dark' }],
  ['phone', { language: 'pt', theme: 'light' }],
  ['phone', { language: 'es', theme: 'dark' }],
] as const;

const site = useSite();

/** Opens the recorded game as it stood after so many actions. */
async function open(at: number, options = {}, visitor?: Visitor): Promise<Visit> {
  const played = replay(game as Match['game'], { ...playedRecord, options }, at);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const visit = visitor ? await site.lobby(visitor) : await site.lobbyAgain();
  await openFile(visit.page, makeRecord(recordOf(played.value as unknown as Match)));
  await visit.page.locator('#map[data-camera], [data-cover]').first().waitFor();
  return visit;
}

const playback = (page: Page): Promise<number> => page.locator('[data-playback]').count();
const press = (page: Page, action: string): Promise<void> => page.locator(`[data-action=${action}]`).click();

describe('the summary since the last visit', () => {
  test('appears when the screen changes hands, which is not covered when nothing is secret, and closes with one click', async () => {
    const { page, problems } = await open(BEFORE_GERMANS);
    expect(await page.locator('[data-since]').count()).toBe(0);
    await endPhase(page);
    const card = page.locator('[data-since]');
    await card.waitFor();
    expect(await page.locator('[data-cover]').count()).toBe(0);
    await expect.poll(() => card.locator('[data-points]').innerText()).toMatch(/Germans \d+ → \d+/);
    await expect.poll(() => card.innerText()).toContain('36 units, 21 newly arrived');
    await expect.poll(() => card.innerText()).toMatch(/column 4-1/);
    await press(page, 'since-skip');
    await expect.poll(() => card.count()).toBe(0);
    await page.reload();
    await page.locator('#map[data-camera]').waitFor();
    expect(await card.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('plays back the moves, in steps or continuously, without moving the camera, survives a reload, and has no findings', async () => {
    const { page, problems } = await open(ALLIES_AGAIN, {}, {});
    const before = await keptRecord(page);
    const camera = await cameraOf(page);
    await press(page, 'since-step');
    await page.locator('[data-playback]').waitFor();
    const first = Number(await page.locator('[data-playback]').getAttribute('data-left'));
    await press(page, 'since-step');
    await expect
      .poll(async () => Number(await page.locator('[data-playback]').getAttribute('data-left')))
      .toBeLessThan(first);
    await expect.poll(() => page.locator('[data-playback] p').innerText()).toMatch(/\d{4}/);
    expect(await cameraOf(page)).toEqual(camera);
    for (const [size, look] of LOOKS) {
      await page.setViewportSize(SIZES[size]);
      await setPreferences(page, look);
      expect(await axeFindings(page), size).toEqual([]);
      for (const { width, height } of Object.values(SIZES)) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(width);
      }
    }
    await page.setViewportSize(SIZES.desktop);
    await page.reload();
    await page.locator('[data-since]').waitFor();
    expect(await keptRecord(page)).toEqual(before);
    await page.locator('.since select').selectOption('at-once');
    const played = await watchFor(page, '[data-playback]');
    await press(page, 'since-play');
    await expect.poll(played).toBe(true);
    await expect.poll(() => playback(page)).toBe(0);
    await expect.poll(() => page.locator('[data-since]').count()).toBe(1);
    expect(await keptRecord(page)).toEqual(before);
    expect(problems).toEqual([]);
  });

  test('follows the setting, and closes with the first action', async () => {
    const { page } = await open(GERMANS, {}, {});
    for (const [handover, cards, players] of [
      ['summary', 1, 0],
      ['never', 0, 0],
      ['always', 1, 1],
    ] as const) {
      await toLobby(page);
      await setPreferences(page, { handover });
      await page.locator('a.go').click();
      await page.locator('#map[data-camera]').waitFor();
      await expect.poll(() => page.locator('[data-since]').count()).toBe(cards);
      await expect.poll(() => page.locator('[data-action=since-play]').count()).toBe(players);
    }
    await endPhase(page);
    await expect.poll(() => page.locator('[data-since]').count()).toBe(0);
  });
});

describe('passing the screen', () => {
  const blind = { 'blind-declaration': 'on' };

  /** Everything that could reveal a secret: text, attributes, pictures, and stored pictures. */
  const given = (page: Page): Promise<string> =>
    page.evaluate(
      () => `${document.title} ${document.documentElement.outerHTML} ${localStorage.getItem('bivouac/map-preview')}`,
    );

  async function expectNothing(page: Page): Promise<void> {
    const html = await given(page);
    for (const { id, label, formation } of game.counters) {
      expect(html).not.toContain(`"${id}"`);
      if (label.length > 3) expect(html).not.toContain(label);
      if (formation.length > 3) expect(html).not.toContain(formation);
    }
    expect(await page.locator('canvas, #map, #map-preview, aside, [role=log], [data-turn], [data-since]').count()).toBe(
      0,
    );
  }

  test('covers everything until the other side confirms that it is there', async () => {
    const { page, problems } = await open(BEFORE_GERMANS, blind);
    await expect.poll(() => page.locator('[data-cover]').getAttribute('data-cover')).toBe('allied');
    await expectNothing(page);
    await press(page, 'ready');
    await page.locator('#map[data-camera]').waitFor();
    await page.reload();
    await page.locator('[data-cover=allied]').waitFor();
    await expectNothing(page);
    await press(page, 'ready');
    await page.locator('#map[data-camera]').waitFor();
    await endPhase(page);
    await expect.poll(() => page.locator('[data-cover]').getAttribute('data-cover')).toBe('german');
    await expectNothing(page);
    await expect.poll(() => page.title()).toContain('Pass the screen to the Germans');
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await page.locator('[data-cover=german]').waitFor();
    await expectNothing(page);
    await page.locator('[data-action=ready]:focus').waitFor();
    await page.keyboard.press('e');
    await page.keyboard.press('Enter');
    await page.locator('#map[data-camera]').waitFor();
    expect((await keptRecord(page)).actions.length).toBe(GERMANS);
    await expect.poll(() => page.locator('[data-since]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('shows the other side’s moves without its strengths', async () => {
    const { page } = await open(ALLIES_AGAIN, blind);
    await press(page, 'ready');
    await press(page, 'since-step');
    await page.locator('[data-playback]').waitFor();
    await page.keyboard.press('o');
    await page.locator('.order [data-side=german]').click();
    await expect.poll(() => page.locator('.order [data-standing=unknown]').count()).toBeGreaterThan(5);
    expect(await page.locator('.order [data-standing=reduced]').count()).toBe(0);
  });
});
