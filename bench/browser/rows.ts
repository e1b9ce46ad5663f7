import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { ensureChromium, CHROMIUM_FLAGS } from '../../scripts/chromium.ts';
import { root } from '../../scripts/common.mjs';
import { ensurePage } from '../../scripts/page.ts';
import { GAMES } from '../../src/games/all.ts';
import { hexAt, makeGrid } from '../../src/hex/grid.ts';
import { centreOf, layoutOf } from '../../src/hex/layout.ts';
import { buildApp } from '../../src/server/app.ts';
import { SECURITY } from '../../src/server/security.ts';
import type { PositionView, Wargame } from '../../src/wargame/wargame.ts';
import { row, type BenchRow } from '../measure.ts';
import { firstPosition, reichswald } from '../play.ts';
import { barePage } from './bare.ts';
import { longRecordOf, openings } from './long-record.ts';
import { midGameOf } from './mid-game.ts';
import { inTurn, percentile, Visitor } from './visitor.ts';

const ROUNDS = 3;
/** More rounds for opening: it takes a second and varies by half. */
const OPENINGS = 9;
const BARE = 'bare SVG page';
/** Window and density of most of what is measured, and of a large sharp screen. */
const USUAL = { viewport: { width: 1440, height: 900 } };
const SHARP = { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 };
type Screen = typeof USUAL & { deviceScaleFactor?: number };
/** Milliseconds of a frame at sixty a second, rounded up. */
const FRAME = 17;
/**
 * The bare page gets our site's headers except the policy against inline scripts: because of the opener policy the browser
 * starts a process for every opening, which costs as much as the page itself.
 */
const HEADERS = Object.fromEntries(Object.entries(SECURITY).filter(([name]) => name !== 'content-security-policy'));
const DRAWN_AT_ONCE = { drawn: '[data-ready]', ready: '[data-ready]' };
/** The stored picture of the map is shown before the table is ready. */
const TABLE = { drawn: '#map-preview[data-shown], #map[data-camera]', ready: '#map[data-camera]' };

/** Measures the table in Chromium without GPU against a bare page with the same map and counters. */
export async function browserRows(): Promise<BenchRow[]> {
  const game = reichswald();
  const view = game.view(firstPosition(game), null);
  const [executablePath] = await Promise.all([ensureChromium(), ensurePage()]);
  const site = await buildApp(join(root, 'dist/web'));
  const ours = await site.listen({ host: '127.0.0.1', port: 0 });
  const bare = createServer((_, answer) => {
    for (const [name, value] of Object.entries(HEADERS)) answer.setHeader(name, value);
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(barePage(game, view));
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const table = await visitTable(browser, ours, game, USUAL);
    const bareAddress = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
    const peer = await visit(browser, bareAddress, USUAL);
    const fast = await pair(table, peer, 1, game, view);
    const slow = await pair(table, peer, 4, game, view);
    await table.slow(1);
    const heap = await heapRow(table);
    const [sharpTable, sharpPeer] = [
      await visitTable(browser, ours, game, SHARP),
      await visit(browser, bareAddress, SHARP),
    ];
    for (const one of [sharpTable, sharpPeer]) await one.open();
    const sharp = await frames(sharpTable, sharpPeer, 1, ', 1920×1080 twice as dense');
    const midGame: BenchRow[] = [];
    for (const one of GAMES) midGame.push(...(await midGameRows(browser, ours, one)));
    const long: BenchRow[] = [];
    for (const one of GAMES) long.push(...(await longRows(browser, ours, one)));
    return [...fast, ...slow, ...heap, ...sharp, ...midGame, ...long];
  } finally {
    await browser.close();
    await site.close();
    bare.close();
  }
}

async function visit(browser: Browser, address: string, screen: Screen): Promise<Visitor> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  const page = await context.newPage();
  const visitor = new Visitor(page, await context.newCDPSession(page), address, DRAWN_AT_ONCE);
  await visitor.watch();
  return visitor;
}

/** Starts a game and reopens its table in every round. */
async function visitTable(browser: Browser, site: string, { id }: Wargame, screen: Screen): Promise<Visitor> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site);
  const card = page.locator(`article[data-game=${id}]`);
  await card.locator('summary').click();
  await card.locator('button[type=submit]').click();
  await page.locator('#map[data-camera]').waitFor();
  const visitor = new Visitor(page, await context.newCDPSession(page), page.url(), TABLE);
  await visitor.watch();
  return visitor;
}

/** Opens a game in its middle turn, with the whole map in view, moves and zooms the map, and selects every stack that may move. */
async function midGameRows(browser: Browser, site: string, game: Wargame): Promise<BenchRow[]> {
  const context = await browser.newContext({ ...USUAL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site);
  const { file, hexes } = midGameOf(game);
  const upload = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.locator('input[type=file]').setInputFiles(upload);
  await page.locator('#map[data-camera]').waitFor();
  const visitor = new Visitor(page, await context.newCDPSession(page), page.url(), TABLE);
  await visitor.watch();
  const { ready, times } = await selections(visitor, game, hexes, true);
  const pan = percentile(await visitor.pan(), 0.05);
  const zoom = percentile(await visitor.zoom(), 0.05);
  await context.close();
  return [
    allowed(`table that answers, mid-game ${game.title}`, ready, 1000),
    allowed(`pan: slowest frames (p95), mid-game ${game.title}`, pan, FRAME),
    allowed(`zoom: slowest frames (p95), mid-game ${game.title}`, zoom, FRAME),
    allowed(`unit selected to range drawn (p95), mid-game ${game.title}`, percentile(times, 0.05), 50),
  ];
}

/** A record of 10,000 actions, or the longest game there is, from a file and in a replay. */
async function longRows(browser: Browser, site: string, game: Wargame): Promise<BenchRow[]> {
  const { file, length } = longRecordOf(game);
  const { file: opened, blocked, replay } = await openings(browser, site, file, length);
  const of = `${length} actions of ${game.title}`;
  return [
    allowed(`end position from a file, ${of}`, opened, 2000),
    allowed(`page blocked while it is played out, ${of}`, blocked, 100),
    allowed(`end position in a replay, ${of}`, replay, 2000),
  ];
}

const allowed = (name: string, value: number, most: number): BenchRow =>
  row({ name, ratio: most / value, against: `${most} ms allowed`, unit: 'ms', value, target: 1 });

/** All rows at one speed of the processor. */
async function pair(
  table: Visitor,
  bare: Visitor,
  rate: number,
  game: Wargame,
  view: PositionView,
): Promise<BenchRow[]> {
  const at = rate === 1 ? '' : `, processor ${rate} times slower`;
  const opened = async (one: Visitor): Promise<number> => (await one.open()).drawn;
  const first = await beside(table, bare, rate, opened, {
    name: `first paint of the map, as it was left${at}`,
    target: 0.67,
    rounds: OPENINGS,
  });
  const opening = await beside(table, bare, rate, async (one) => (await one.open()).ready, {
    name: `opening a game${at}`,
    target: 0.5,
    rounds: OPENINGS,
  });
  const moved = await frames(table, bare, rate, at);
  const { ready, times } = await front(table, bare, rate, (one) => selections(one, game, ownHexes(game, view)));
  const select = percentile(times, 0.05);
  const inputs = percentile(await table.inputs(), 0.25);
  return [
    first,
    opening,
    allowed(`table that answers${at}`, ready, rate === 1 ? 1000 : 3000),
    ...moved,
    allowed(`unit selected to range drawn (p95)${at}`, select, rate === 1 ? 50 : 100),
    allowed(`press to paint (p75)${at}`, inputs, 200),
  ];
}

/** Pan and zoom. */
async function frames(table: Visitor, bare: Visitor, rate: number, at: string): Promise<BenchRow[]> {
  const target = 1;
  return [
    await beside(table, bare, rate, async (one) => percentile(await one.pan(), 0.05), {
      name: `pan: slowest frames (p95)${at}`,
      target,
    }),
    await beside(table, bare, rate, async (one) => percentile(await one.zoom(), 0.05), {
      name: `zoom: slowest frames (p95)${at}`,
      target,
    }),
  ];
}

/** What one thing takes of both, in turn. */
async function beside(
  table: Visitor,
  bare: Visitor,
  rate: number,
  of: (visitor: Visitor) => Promise<number>,
  { name, target, rounds = ROUNDS }: { name: string; target: number; rounds?: number },
): Promise<BenchRow> {
  const { ours, theirs } = await inTurn(
    rounds,
    () => front(table, bare, rate, of),
    () => front(bare, table, rate, of),
  );
  return row({ name, ratio: theirs / ours, against: BARE, unit: 'ms', value: ours, target });
}

/**
 * Pages in the background are not painted. Chromium slows a page by keeping its thread busy, idle or not, with nearly a whole core at a
 * quarter of the speed: only the page that is measured is slowed.
 */
async function front<T>(
  visitor: Visitor,
  other: Visitor,
  rate: number,
  of: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  await other.slow(1);
  await visitor.slow(rate);
  await visitor.page.bringToFront();
  return of(visitor);
}

/** Hexes with units of the first side. */
function ownHexes(game: Wargame, view: PositionView): string[] {
  const own = new Set(game.counters.filter(({ side }) => side === game.sides[0]).map(({ id }) => id));
  return [...new Set(view.units.flatMap(({ id, hex }) => (hex !== null && own.has(id) ? [hex] : [])))];
}

/** Selects these hexes, one after the other, after the map has been painted; `whole`: with all of it in view. */
async function selections(
  table: Visitor,
  game: Wargame,
  hexes: readonly string[],
  whole = false,
): Promise<{ ready: number; times: number[] }> {
  const { page } = table;
  const { ready } = await table.open();
  const map = page.locator('#map');
  await page.locator('#map:is([data-ground=worker], [data-ground=page])').waitFor();
  if (whole) await page.keyboard.press('0');
  await map.evaluate(cameraAtRest);
  const box = await map.boundingBox();
  const [x = 0, y = 0, k = 1] = ((await map.getAttribute('data-camera')) ?? '').split(' ').map(Number);
  const layout = layoutOf(makeGrid(game.map.grid));
  const times: number[] = [];
  for (const name of Array.from({ length: ROUNDS }, () => hexes).flat()) {
    const { x: hx, y: hy } = centreOf(layout, hexAt(layout.grid, name) as number);
    times.push(await table.click((box?.x ?? 0) + x + hx * k, (box?.y ?? 0) + y + hy * k));
    await page.keyboard.press('Escape');
  }
  return { ready, times };
}

/** Runs in the page: waits until the camera has not moved for ten frames. */
async function cameraAtRest(map: Element): Promise<void> {
  for (let alike = 0, last = ''; alike < 10; alike++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const next = map.getAttribute('data-camera') ?? '';
    if (next !== last) alike = 0;
    last = next;
  }
}

async function heapRow(table: Visitor): Promise<BenchRow[]> {
  const value = await table.heap();
  const name = 'heap of the table';
  return [row({ name, ratio: 250 / value, against: '250 MB allowed', unit: 'MB', value, target: 1 })];
}
