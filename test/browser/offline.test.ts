import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { verify } from '../../src/kernel/match.ts';
import { buildApp } from '../../src/server/app.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { savedGame } from './kit/files.ts';
import { useSite } from './kit/harness.ts';
import { advance, game, hexOf, recordOf, startGame } from './kit/player.ts';
import { startSite } from './kit/site.ts';
import { CARD } from './kit/reading.ts';

const site = useSite({ serviceWorkers: 'allow' });

describe('without a network', () => {
  test('everything works: lobby, game, replay, rules and saving the record', async () => {
    const { url, stop } = await startSite();
    onTestFinished(stop);
    const { page, problems } = await site.table({ url, ground: true });
    await advance(page);
    expect(await hexOf(page, 'C-5/2')).toBe('0405');
    const before = await recordOf(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await stop();

    await page.reload();
    await page.locator('#map[data-camera]').waitFor();
    expect(await recordOf(page)).toEqual(before);
    expect(await hexOf(page, 'C-5/2')).toBe('0405');
    const { record } = await savedGame(page);
    expect(verify(game, record).ok).toBe(true);
    // The same record; the hash is added when it is saved to a file.
    expect({ ...record, hash: null }).toEqual(before);

    await page.locator('.menu summary').click();
    await page.locator('[data-action=replay]').click();
    await page.locator(`[data-at="${before.actions.length}"]`).waitFor();
    await page.locator('[data-jump=start]').click();
    await page.locator('[data-at="0"]').waitFor();
    await page.locator('[data-jump=end]').click();
    await page.locator(`[data-at="${before.actions.length}"]`).waitFor();

    await page.goto(`${url}#/`);
    await page.locator(`${CARD} [data-action=rules]`).click();
    await page.getByRole('searchbox').fill('Wyler');
    await page.locator('mark', { hasText: 'Wyler' }).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Source Sans 3"'))).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('a new version', () => {
  test('is used only after the reader has agreed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bivouac-page-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('dist/web', folder, { recursive: true });
    const app = await buildApp(folder, { store: await openSqlite(join(folder, 'games.sqlite')) });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => app.close());
    const { page, problems } = await site.visit({ url });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await startGame(page);
    const before = await recordOf(page);
    appendFileSync(join(folder, 'worker.js'), '\n// A later version.');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const reload = page.locator('[data-action=take-over]');
    await reload.waitFor();
    expect(await recordOf(page)).toEqual(before);
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await page.locator('#map[data-camera]').waitFor();
    expect(await recordOf(page)).toEqual(before);
    await expect.poll(() => reload.count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
