import { expect, it } from 'vitest';
import { cardPlace } from './card-place.ts';

const CARD = { width: 280, height: 160 };

it('a card lies in the window, and never on its hex or the hexes around it', () => {
  for (const window of [
    { width: 980, height: 800 },
    { width: 390, height: 440 },
  ])
    for (const k of [12, 30, 70, 160])
      for (let x = 0; x <= window.width; x += 35)
        for (let y = 0; y <= window.height; y += 35) {
          const place = cardPlace({ x, y, k }, CARD, window);
          if (!place) continue;
          const { left, top } = place;
          expect([left >= 0, top >= 0, left + CARD.width <= window.width, top + CARD.height <= window.height]).toEqual(
            Array.from({ length: 4 }, () => true),
          );
          const across = Math.max(left - x, x - left - CARD.width, 0);
          const down = Math.max(top - y, y - top - CARD.height, 0);
          expect(Math.max(across, down)).toBeGreaterThanOrEqual(2.7 * k);
        }
});

it('to the right, else where there is room; where there is none it is not shown', () => {
  const window = { width: 980, height: 800 };
  expect(cardPlace({ x: 300, y: 400, k: 30 }, CARD, window)).toEqual({ left: 384, top: 320 });
  expect(cardPlace({ x: 800, y: 400, k: 30 }, CARD, window)).toEqual({ left: 436, top: 320 });
  expect(cardPlace({ x: 200, y: 400, k: 30 }, CARD, { width: 390, height: 800 })).toEqual({ left: 60, top: 156 });
  expect(cardPlace({ x: 195, y: 220, k: 90 }, CARD, { width: 390, height: 440 })).toBeUndefined();
});
