// No accessibility findings on any screen, in two themes, three languages and two sizes.
import { expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { widthOf } from './fit.ts';
import { SIZES, useSite } from './harness.ts';
import { SCREENS } from './screens.ts';
import { setPreferences } from './preferences.ts';

const site = useSite();
const LOOKS = (['dark', 'light'] as const).flatMap((theme) =>
  (['en', 'pt', 'es'] as const).map((language) => ({ theme, language })),
);

test.each(['desktop', 'phone'] as const)('no screen has findings in any theme and language: %s', async (size) => {
  const { page, problems } = await site.visit({ viewport: SIZES[size] });
  for (const [screen, open] of SCREENS) {
    await open(page, site.url);
    for (const look of LOOKS) {
      const message = `${screen}, ${look.theme}, ${look.language}`;
      await setPreferences(page, look);
      expect(await axeFindings(page), message).toEqual([]);
      await expect.poll(() => widthOf(page), { message }).toBeLessThanOrEqual(SIZES[size].width);
    }
  }
  expect(problems).toEqual([]);
});
