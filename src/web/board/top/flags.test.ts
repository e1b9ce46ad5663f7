import { expect, test } from 'vitest';
import { clothsOf } from './flags.ts';

const flag = (x: number, y: number, value = '10') => ({ value, at: { x, y } });
const camera = (k: number) => ({ x: 0, y: 0, k });

test('no cloth covers another, however close the hexes lie, and each hangs over its own hex', () => {
  for (const k of [4, 8, 20, 60]) {
    const flags = [flag(100, 100), flag(100 + k, 100), flag(100, 100 + 1.7 * k), flag(100 + k, 100 + k, '30/60')];
    const cloths = clothsOf(camera(k), flags).map(({ cloth }) => cloth);
    cloths.forEach((a, i) => {
      for (const b of cloths.slice(i + 1)) {
        const apart =
          a.left >= b.left + b.width ||
          b.left >= a.left + a.width ||
          a.top >= b.top + b.height ||
          b.top >= a.top + a.height;
        expect([k, apart]).toEqual([k, true]);
      }
    });
    for (const { flag: one, cloth } of clothsOf(camera(k), flags)) {
      expect(cloth.left).toBeCloseTo(one.at.x - 0.62 * k, 9);
      expect(cloth.top + cloth.height).toBeLessThanOrEqual(one.at.y - 0.44 * k);
    }
  }
});

test('a number can be read at every zoom, and grows no larger than it has to', () => {
  const heights = [2, 10, 30, 80].map((k) => clothsOf(camera(k), [flag(0, 0)])[0]?.cloth.height ?? 0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(14);
  expect(Math.max(...heights)).toBeLessThanOrEqual(21);
});

test('a cloth hangs beside a name that it would hide, as long as there is such a place', () => {
  const usual = clothsOf(camera(12), [flag(100, 100)])[0]?.cloth ?? { left: 0, top: 0, width: 0, height: 0 };
  const name = { left: usual.left + usual.width - 4, right: 200, top: usual.top, bottom: usual.top + usual.height };
  const [beside] = clothsOf(camera(12), [flag(100, 100)], [name]).map(({ cloth }) => cloth);
  expect((beside?.left ?? Infinity) + (beside?.width ?? Infinity)).toBeLessThanOrEqual(name.left);
  const everywhere = { left: 0, right: 300, top: 0, bottom: 300 };
  expect(clothsOf(camera(12), [flag(100, 100)], [everywhere])[0]?.cloth).toEqual(usual);
});
