import { describe, expect, it } from 'vitest';
import { fanSpots, type FanRoom } from './fan-place.ts';

const room: FanRoom = { width: 1000, height: 700, place: { x: 500, y: 350, k: 30 }, count: 3, buttons: 100, open: [] };

/** Hexes round a place, as many rings of them as this. */
const around = ({ x, y, k }: FanRoom['place'], rings: number): { x: number; y: number }[] => {
  const line = Array.from({ length: 2 * rings + 1 }, (_, i) => (i - rings) * k * 1.7);
  return line.flatMap((across) => line.map((down) => ({ x: x + across, y: y + down })));
};

const isUnder = ({ x, y }: { x: number; y: number }, hex: { x: number; y: number }): boolean =>
  Math.abs(hex.x - x) <= 26 && Math.abs(hex.y - y) <= 26;

describe('the fan of a stack', () => {
  it('lies round it, over it where nothing is there, else under it', () => {
    expect(fanSpots(room).every(({ y }) => y < 350)).toBe(true);
    const over = fanSpots(room).map(({ x, y }) => ({ x, y }));
    expect(fanSpots({ ...room, open: over }).every(({ y }) => y > 350)).toBe(true);
  });

  it('covers no hex in reach, in whatever part of the window the stack is', () => {
    for (const [x, y] of [
      [500, 350],
      [120, 120],
      [900, 600],
      [500, 40],
    ] as const) {
      const place = { x, y, k: 30 };
      const open = around(place, 4);
      const spots = fanSpots({ ...room, place, open });
      expect(spots).toHaveLength(4);
      expect(open.filter((hex) => spots.some((spot) => isUnder(spot, hex)))).toEqual([]);
    }
  });

  it('stays in the window, however many counters there are and however small it is', () => {
    for (const count of [2, 6, 7, 12])
      for (const [width, height] of [
        [1000, 700],
        [390, 560],
      ] as const) {
        const spots = fanSpots({ ...room, width, height, count, place: { x: 60, y: 60, k: 40 } });
        expect(spots).toHaveLength(count + 1);
        for (const { x, y } of spots)
          expect([x > 20 && x < width - 20, y > 20 && y < height - 20]).toEqual([true, true]);
      }
  });
});
