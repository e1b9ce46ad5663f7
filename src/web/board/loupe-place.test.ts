import { describe, expect, test } from 'vitest';
import { besideFinger } from './loupe-place.ts';

const size = { width: 168, height: 200 };
const phone = { width: 390, height: 700 };

describe('the loupe stands', () => {
  test('above the finger, its middle over it', () => {
    expect(besideFinger({ x: 195, y: 400 }, size, phone)).toEqual({ x: 111, y: 172 });
    expect(besideFinger({ x: 195, y: 218 }, size, phone)).toEqual({ x: 111, y: 6 });
  });

  test.each([
    ['left', 10, 6],
    ['right', 380, 216],
  ])('above the finger at the %s edge, inside the map', (_, x, left) => {
    expect(besideFinger({ x, y: 400 }, size, phone)).toEqual({ x: left, y: 172 });
  });

  test.each([
    ['left', 300, 104],
    ['right', 120, 148],
  ])('beside the finger, to its %s, where there is no room above', (_, x, left) => {
    expect(besideFinger({ x, y: 120 }, size, phone)).toEqual({ x: left, y: 20 });
    expect(besideFinger({ x, y: 4 }, size, phone)).toEqual({ x: left, y: 6 });
  });

  test('inside the map wherever the finger is, and clear of it where the map is wide enough', () => {
    for (const room of [phone, { width: 844, height: 250 }, { width: 320, height: 240 }])
      for (let x = 0; x < room.width; x += 7)
        for (let y = 0; y < room.height; y += 7) {
          const at = besideFinger({ x, y }, size, room);
          expect(at.x >= 0 && at.y >= 0).toBe(true);
          expect(at.x + size.width <= room.width && at.y + size.height <= room.height).toBe(true);
          const clear = x < at.x || x > at.x + size.width || y > at.y + size.height;
          expect(clear || room.width < 2 * size.width + 68).toBe(true);
        }
  });

  test('at the upper left of a map that is too small for it', () => {
    expect(besideFinger({ x: 50, y: 50 }, size, { width: 100, height: 100 })).toEqual({ x: 6, y: 6 });
  });
});
