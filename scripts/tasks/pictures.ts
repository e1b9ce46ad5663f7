// npm run pictures: draws docs/pictures, and the icons and the pictures of the lobby, anew, the same from the same page.
import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { makeRecord } from '../../src/formats/record.ts';
import { gameById } from '../../src/games/all.ts';
import { hexAt, makeGrid } from '../../src/hex/grid.ts';
import { centreOf, layoutOf } from '../../src/hex/layout.ts';
import { recordOf, replay, type GameRecord } from '../../src/kernel/match.ts';
import { buildApp } from '../../src/server/app.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { PICTURE } from '../../src/web/pages/lobby/picture.ts';
import { ensureChromium, CHROMIUM_FLAGS } from '../chromium.ts';
import { root, say } from '../common.mjs';
import { drawIcons } from '../icons.ts';
import { ensurePage } from '../page.ts';
import { smallPng } from '../small-png.ts';

interface Size {
  width: number;
  height: number;
}

const DESK: Size = { width: 1340, height: 820 };
const SHEET: Size = { width: 1200, height: 750 };
const PHONE: Size = { width: 390, height: 844 };
const RECORDS = join(root, 'corpus/records');
const RECORD = '1.0.0/reichswald-veritable-1';
/** Numbers of actions of the record: before the choice of an attack, and after a combat roll. */
const CHOOSING = 226;
const ROLLED = 214;
const TARGET = '0507';
/** Each game at three zooms: a record, after how many of its actions, and the hex that is looked at. */
const SHEETS = [
  { id: 'reichswald', record: RECORD, at: CHOOSING, hex: TARGET },
  { id: 'market-garden', record: '1.4.0/market-garden-market-garden-1', at: 400, hex: '1608' },
  { id: 'third-world-war', record: '1.4.0/third-world-war-august-1985-1', at: 902, hex: '2112' },
  { id: 'holland-44', record: '1.6.0/holland-44-short-1', at: 1101, hex: '3608' },
] as const;

/** What the lobby shows of each map: a record after some of its actions, the hex in the middle, and how far the wheel is turned from the whole map. */
const BANNERS = [
  { id: 'reichswald', record: RECORD, at: 1, hex: '1309', wheel: 0 },
  { id: 'market-garden', record: '1.4.0/market-garden-market-garden-1', at: 1, hex: '1110', wheel: 300 },
  { id: 'third-world-war', record: '1.4.0/third-world-war-august-1985-1', at: 300, hex: '1715', wheel: 200 },
  { id: 'holland-44', record: '1.6.0/holland-44-short-1', at: 1, hex: '5415', wheel: 700 },
] as const;
const DENSITY = 2;

const game = gameById('reichswald') as Wargame;

/** A record up to this action, as a file. */
function recordUpTo(at: number, record: string): string {
  const whole = JSON.parse(readFileSync(join(RECORDS, `${record}.bivouac.json`), 'utf8')) as GameRecord;
  const played = replay(gameById(whole.game) as Wargame, whole, at);
  if (!played.ok) throw new Error(`The record does not play up to action ${at}.`);
  return makeRecord(recordOf(played.value));
}

interface Visit {
  page: Page;
  /** Opens the table of a record after this many actions. */
  open(at: number, record?: string): Promise<void>;
}

async function visit(browser: Browser, url: string, size: Size, density = 1): Promise<Visit> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: density,
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-02-08T05:00:00Z'));
  await page.goto(url);
  await page.locator('article').first().waitFor();
  const open = async (at: number, record = RECORD): Promise<void> => {
    const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(recordUpTo(at, record)) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('#map[data-camera]').waitFor();
  };
  return { page, open };
}

/** From the table to its replay, which opens at the end. */
async function replayed({ page }: Visit): Promise<void> {
  await page.goto(page.url().replace('#/game/', '#/replay/'));
  await page.locator('[data-jump=end][aria-disabled=true]').waitFor();
}

/** Position of a hex in the window. */
async function placeOf(page: Page, hex: string, { map: { grid } } = game): Promise<{ x: number; y: number }> {
  const map = page.locator('#map');
  const box = await map.boundingBox();
  const [x = 0, y = 0, k = 1] = ((await map.getAttribute('data-camera')) ?? '').split(' ').map(Number);
  const layout = layoutOf(makeGrid(grid));
  const at = centreOf(layout, hexAt(layout.grid, hex) as number);
  return { x: (box?.x ?? 0) + x + at.x * k, y: (box?.y ?? 0) + y + at.y * k };
}

async function attack(page: Page, hex: string): Promise<void> {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.click(x, y);
  await page.locator('[data-draft]').waitFor();
}

/** A screenshot once five in a row are equal: then everything has been drawn. */
async function settled(page: Page, clip?: Size & { x: number; y: number }): Promise<Buffer> {
  await page.mouse.move(0, 0);
  const shot = (): Promise<Buffer> => page.screenshot(clip ? { clip } : {});
  let last = await shot();
  for (let alike = 1, tries = 0; alike < 5 && tries < 60; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const next = await shot();
    alike = next.equals(last) ? alike + 1 : 1;
    last = next;
  }
  return last;
}

async function take(page: Page, name: string): Promise<void> {
  const picture = smallPng(await settled(page));
  writeFileSync(join(root, 'docs/pictures', `${name}.png`), picture);
  say(`${name}.png: ${Math.round(picture.length / 1000)} kB`);
}

/** The pictures of the lobby: parts of the maps without counters. */
async function banners(browser: Browser, url: string): Promise<void> {
  const [width, height] = [PICTURE.width / DENSITY, PICTURE.height / DENSITY];
  for (const { id, record, at, hex, wheel } of BANNERS) {
    const { page, open } = await visit(browser, url, SHEET, DENSITY);
    await open(at, record);
    for (const key of ['H', '0']) await page.locator(`.tools [aria-keyshortcuts="${key}"]`).click();
    const from = await placeOf(page, hex, gameById(id));
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(0, -wheel);
    const { x, y } = await placeOf(page, hex, gameById(id));
    const picture = await webpOf(page, await settled(page, { x: x - width / 2, y: y - height / 2, width, height }));
    writeFileSync(join(root, 'src/web/public/maps', `${id}.webp`), picture);
    say(`${id}.webp: ${Math.round(picture.length / 1000)} kB`);
  }
}

/** Run in the browser, which makes a WebP of a picture. */
const TO_WEBP = `async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.8);
}`;

async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  const url: string = await page.evaluate(`(${TO_WEBP})('data:image/png;base64,${png.toString('base64')}')`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function pictures(browser: Browser, url: string): Promise<void> {
  const front = await visit(browser, url, DESK);
  await take(front.page, 'lobby');
  await front.page.goto(`${url}/#/rules/reichswald/4.1.2`);
  await front.page.locator('[id="rule-4.1.2"]').waitFor();
  await take(front.page, 'rules');

  for (const { id, record, at, hex } of SHEETS) {
    const { page, open } = await visit(browser, url, SHEET);
    await open(at, record);
    await page.locator('.tools [aria-keyshortcuts="0"]').click();
    await take(page, `${id}-far`);
    for (const zoom of ['middle', 'near']) {
      const { x, y } = await placeOf(page, hex, gameById(id));
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -380);
      await take(page, `${id}-${zoom}`);
    }
  }

  const fight = await visit(browser, url, DESK);
  await fight.open(CHOOSING);
  await attack(fight.page, TARGET);
  await fight.page.locator('[data-air-step=all]').click();
  await take(fight.page, 'combat');

  const visitor = await visit(browser, url, DESK);
  await visitor.open(ROLLED);
  await replayed(visitor);
  await take(visitor.page, 'replay');

  const hand = await visit(browser, url, PHONE);
  await hand.open(CHOOSING);
  await attack(hand.page, TARGET);
  await take(hand.page, 'phone');
}

/** The page as it is now, served while something is done with it. */
async function served(work: (url: string) => Promise<void>): Promise<void> {
  await ensurePage();
  const site = await buildApp(join(root, 'dist/web'));
  try {
    await work(await site.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await site.close();
  }
}

const executablePath = await ensureChromium();
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--font-render-hinting=none'] });
try {
  await drawIcons(browser);
  await served((url) => banners(browser, url));
  // With the new pictures in its lobby.
  await served((url) => pictures(browser, url));
} finally {
  await browser.close();
}
