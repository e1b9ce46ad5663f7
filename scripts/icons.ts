import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from './common.mjs';

const folder = join(root, 'src/web/public');
const GROUND = '#1d211f';

/** File, size in pixels, and share of it for the drawing: a maskable icon is cropped to a circle of 80 %. */
const ICONS = [
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  ['icon-maskable-512.png', 512, 0.66],
  ['icon-180.png', 180, 0.8],
] as const;

/** Renders icon.svg as PNG files; those that systems crop get a background. */
export async function drawIcons(browser: Browser): Promise<void> {
  const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
  const page = await browser.newPage();
  for (const [file, size, share] of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const ground = share < 1 ? GROUND : 'transparent';
    await page.setContent(`<style>
      body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground} }
      svg { width: ${share * 100}%; height: ${share * 100}%; overflow: ${share < 1 ? 'visible' : 'hidden'} }
    </style>${drawing}`);
    writeFileSync(join(folder, file), await page.screenshot({ omitBackground: true }));
  }
  await page.close();
}
