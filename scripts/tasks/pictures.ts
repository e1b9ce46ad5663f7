// node scripts/run.mjs pictures: draws the icons of the page anew.
import { chromium } from 'playwright-core';
import { bringChromium } from '../chromium.ts';
import { drawIcons } from '../icons.ts';

const browser = await chromium.launch({
  executablePath: await bringChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
await drawIcons(browser);
await browser.close();
