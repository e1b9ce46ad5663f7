import { expect, test } from 'vitest';
import { scaleFor } from './sheet-picture.ts';

test('a picture of the whole sheet has no more pixels than any browser paints, and no more than it needs', () => {
  for (const [width, height] of [
    [30, 30],
    [56, 75],
    [90, 400],
    [1000, 2000],
  ] as const) {
    const k = scaleFor({ width, height });
    expect(Math.ceil(width * k) * Math.ceil(height * k)).toBeLessThan(16_777_216);
    expect(k).toBeLessThanOrEqual(40);
  }
  // On a map of usual size everything on a counter can be read.
  expect(scaleFor({ width: 56, height: 100 })).toBeGreaterThan(30);
});
