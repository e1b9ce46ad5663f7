import { describe, expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import { makeGrid } from '../../../hex/grid.ts';
import { cornersOf, layoutOf } from '../../../hex/layout.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import type { Sheet } from '../model/sheet.ts';
import { boxOf, type Box, type Pointed } from './pointed.ts';

const layout = layoutOf(makeGrid((gameById('reichswald') as Wargame).map.grid));
const sheet = { grid: layout.grid, layout } as unknown as Sheet;
const hexNamed = (name: string): number => layout.grid.names.indexOf(name);

const NOTHING: Pointed = { path: { hexes: [] }, hover: undefined, cursor: undefined };
const frameAt = (k: number, ratio = 1, x = 0) => ({
  camera: { x, y: 0, k },
  layout,
  width: 1000,
  height: 800,
  ratio,
  still: true,
});

/** Do all corners of the hex lie in the box, as far as they lie in the window? */
function covers(box: Box, name: string, { camera: { x, k }, ratio }: ReturnType<typeof frameAt>): boolean {
  return cornersOf(layout, hexNamed(name)).every((corner) => {
    const [left, top] = [Math.max(0, x + corner.x * k) * ratio, Math.max(0, corner.y * k) * ratio];
    return left >= box.x && top >= box.y && left <= box.x + box.width && top <= box.y + box.height;
  });
}

describe('the canvas of what is pointed at', () => {
  it.each([8, 24, 84])('covers the hex under the pointer and little more, at %i pixels a hex radius', (k) => {
    const frame = frameAt(k);
    const box = boxOf(frame, sheet, { ...NOTHING, hover: '0304' }) as Box;
    expect(covers(box, '0304', frame)).toBe(true);
    expect(Math.max(box.width, box.height)).toBeLessThan(2.4 * k + 8 + 64 + 1);
  });

  it('covers the hex of the cursor and every hex of a path, on every screen', () => {
    const pointed: Pointed = { path: { hexes: ['0304', '0405', '0506'] }, hover: '0506', cursor: '0101' };
    for (const frame of [frameAt(24), frameAt(24, 2), frameAt(24, 1.5, -60)]) {
      const box = boxOf(frame, sheet, pointed) as Box;
      for (const name of ['0101', '0304', '0405', '0506']) expect(covers(box, name, frame)).toBe(true);
    }
  });

  it('has room for the label at the end of a path', () => {
    const hexes = ['0304', '0405'];
    const box = boxOf(frameAt(24), sheet, { ...NOTHING, path: { hexes } }) as Box;
    const tip = { words: '12½', fights: true, final: true };
    const labelled = boxOf(frameAt(24), sheet, { ...NOTHING, path: { hexes, tip } }) as Box;
    expect(labelled.x + labelled.width).toBeGreaterThan(box.x + box.width);
  });

  it('has a place on whole device pixels, and sizes that seldom change', () => {
    const boxes = ['0304', '0405', '0506', '0607'].map((hover) =>
      boxOf(frameAt(23.7, 2), sheet, { ...NOTHING, hover }),
    );
    expect(boxes.every((box) => Number.isInteger(box?.x) && Number.isInteger(box?.y))).toBe(true);
    expect(new Set(boxes.map((box) => `${box?.width} ${box?.height}`)).size).toBe(1);
  });

  it('is not there where nothing is pointed at, or only what is out of the window', () => {
    expect(boxOf(frameAt(24), sheet, NOTHING)).toBeUndefined();
    expect(boxOf(frameAt(24, 1, -900), sheet, { ...NOTHING, hover: '0104' })).toBeUndefined();
  });
});
