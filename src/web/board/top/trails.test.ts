import { describe, expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import { hexAt, makeGrid } from '../../../hex/grid.ts';
import { centreOf, layoutOf, type Point } from '../../../hex/layout.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import type { Frame } from '../model/frame.ts';
import type { Sheet } from '../model/sheet.ts';
import { paintTrails } from './trails.ts';

const layout = layoutOf(makeGrid((gameById('reichswald') as Wargame).map.grid));
const sheet = { grid: layout.grid, layout } as unknown as Sheet;
const centre = (name: string): Point => centreOf(layout, hexAt(layout.grid, name) as number);

/** The dots of a trail with their casings, in a window of this size; `k` CSS pixels a hex radius. */
function dots(k: number, size = 4000): Point[] {
  const found: Point[] = [];
  const nothing = ['save', 'restore', 'beginPath', 'moveTo', 'lineTo', 'closePath', 'fill'].map((name) => [
    name,
    () => {},
  ]);
  const pen = { ...Object.fromEntries(nothing), arc: (x: number, y: number) => found.push({ x, y }) };
  const frame = { pen, camera: { x: 0, y: 0, k }, layout, width: size, height: size, ratio: 1, still: true };
  paintTrails(frame as unknown as Frame, sheet, [['0507', '0508', '0509']]);
  // Once with the colour of the casing, once with the ink.
  expect(found.slice(found.length / 2)).toEqual(found.slice(0, found.length / 2));
  return found.slice(found.length / 2);
}

describe('a trail', () => {
  it('begins in the middle of its first hex and ends short of the middle of its last', () => {
    const all = dots(40);
    const [first, last] = [all[0] as Point, all.at(-1) as Point];
    expect([first.x, first.y].map(Math.round)).toEqual([centre('0507').x * 40, centre('0507').y * 40].map(Math.round));
    const short = Math.hypot(last.x - centre('0509').x * 40, last.y - centre('0509').y * 40);
    expect(short).toBeGreaterThanOrEqual(20);
    expect(short).toBeLessThan(20 + 0.22 * 40);
  });

  it('has dots that can be told apart at every scale', () => {
    for (const [k, apart] of [
      [40, 8.8],
      [12, 4],
    ] as const) {
      const all = dots(k);
      all.slice(1).forEach(({ x, y }, i) => {
        expect(Math.hypot(x - (all[i] as Point).x, y - (all[i] as Point).y)).toBeCloseTo(apart);
      });
    }
  });

  it('is painted where it can be seen only', () => {
    const { y } = centre('0508');
    const seen = dots(40, y * 40);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(dots(40).length);
  });
});
