import { expect, test } from 'vitest';
import { playedOf, samplesOf } from '../engines/games.ts';
import { playedThere, playersScript } from '../engines/script.ts';
import { startBrowser } from './kit/site.ts';

test('the same seed gives the same games of computer players in the browser', async () => {
  const browser = await startBrowser([]);
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await playersScript() });
    for (const sample of samplesOf(1)) {
      const there = await page.evaluate(playedThere, sample);
      expect(there.length).toBeGreaterThanOrEqual(sample.actions);
      expect(there).toEqual(await playedOf(sample));
    }
  } finally {
    await browser.close();
  }
});
