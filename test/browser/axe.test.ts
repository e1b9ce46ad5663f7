// No accessibility finding on any screen, in two themes, three languages and two sizes.
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { widthOf } from './fit.ts';
import { SIZES, useSite } from './harness.ts';
import { SCREENS } from './screens.ts';
import { wear } from './wear.ts';

const site = useSite();
const LOOKS = (['dark', 'light'] as const).flatMap((theme) =>
  (['en', 'pt', 'es'] as const).map((language) => ({ theme, language })),
);

test.each(['desktop', 'phone'] as const)(
  'no screen has a barrier in either theme or any language: %s',
  async (size) => {
    const { page, complaints } = await site.visit({ viewport: SIZES[size] });
    for (const [screen, open] of SCREENS) {
      await open(page, site.url);
      for (const look of LOOKS) {
        const message = `${screen}, ${look.theme}, ${look.language}`;
        await wear(page, look);
        expect(await barriers(page), message).toEqual([]);
        await expect.poll(() => widthOf(page), { message }).toBeLessThanOrEqual(SIZES[size].width);
      }
    }
    expect(complaints).toEqual([]);
  },
);
