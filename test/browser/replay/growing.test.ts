// A long replay is used before all of it has been worked out.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../kit/axe.ts';
import { openFile, playedFile, playedRecord } from '../kit/files.ts';
import { SIZES, useSite } from '../kit/harness.ts';
import { rowsIn } from '../kit/stored.ts';

const { length } = playedRecord.actions;
const site = useSite({ viewport: SIZES.desktop });

interface Held {
  /** What the worker has told of a replay and the page has not heard yet. */
  held: (() => void)[];
  isFree?: boolean;
}

/** Nothing that a worker tells of a replay is heard before a test lets it be. */
const holdReplay = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const page = globalThis as unknown as Held;
    page.held = [];
    globalThis.Worker = new Proxy(Worker, {
      construct(Hired, [url, options]: [URL, WorkerOptions]) {
        const worker = new Hired(url, options);
        if (!String(url).includes('replayer') || !location.hash.startsWith('#/replay/')) return worker;
        const listen = worker.addEventListener.bind(worker) as (type: string, hear: (event: Event) => void) => void;
        worker.addEventListener = ((type: string, hear: (event: Event) => void) =>
          listen(type, (event) => {
            if (page.isFree) hear(event);
            else page.held.push(() => hear(event));
          })) as Worker['addEventListener'];
        return worker;
      },
    });
  });

/** The page hears what was told first. */
const hearOne = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (globalThis as unknown as Held).held.length > 0);
  await page.evaluate(() => (globalThis as unknown as Held).held.shift()?.());
};

const hearAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const page = globalThis as unknown as Held;
    page.isFree = true;
    for (const hear of page.held.splice(0)) hear();
  });

test('a long replay shows its end at once, and whatever is asked for as soon as it has been worked out', async () => {
  const { page, problems } = await site.lobby({ prepare: holdReplay });
  await openFile(page, playedFile);
  await page.locator('#map[data-camera]').waitFor();
  await expect.poll(async () => (await rowsIn(page, 'snapshots')).flat().length).toBeGreaterThan(0);
  await page.evaluate(() => (location.hash = location.hash.replace('/game/', '/replay/')));
  const at = (n: number): Promise<void> => page.locator(`section[data-at="${n}"]`).waitFor();
  await at(length);
  await page.locator('[data-growing]').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.locator('[data-jump=start]').click();
  await expect.poll(() => page.locator('.text-line').innerText()).toContain('Action 0 is shown');
  await at(length);
  await hearOne(page);
  await at(0);
  await page.locator('[data-jump=on]').click();
  // On a slow machine the first part may have no action in it.
  while ((await page.locator('section[data-at="1"]').count()) === 0) await hearOne(page);
  await page.locator('[data-growing]').waitFor();
  await page.keyboard.press('End');
  await at(length);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.locator('.text-line').innerText()).toContain('is shown as soon as');
  await at(length);
  await hearAll(page);
  await at(length - 1);
  await page.locator('[data-growing]').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
