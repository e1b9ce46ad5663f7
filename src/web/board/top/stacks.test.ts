import { describe, expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import { makeGrid } from '../../../hex/grid.ts';
import { layoutOf } from '../../../hex/layout.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import type { Frame } from '../model/frame.ts';
import type { Badge, Face, Piece, Scene } from '../model/scene.ts';
import type { Sheet } from '../model/sheet.ts';
import { detailAt } from './counter.ts';
import { paintStacks } from './stacks.ts';
import type { Sprites } from './sprites.ts';

const layout = layoutOf(makeGrid((gameById('reichswald') as Wargame).map.grid));
const sheet = { grid: layout.grid, layout } as unknown as Sheet;

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

/** What is painted of two stacks and a single counter: discs, the pill, and the detail of every face. */
function painted(k: number, badges: readonly string[], marks: readonly Badge[] = []) {
  const [discs, pills, details, words]: [Box[], Box[], string[], string[]] = [[], [], [], []];
  const counters: Box[] = [];
  let path: Box = [0, 0, 0, 0];
  let disc = false;
  const pen = {
    arc: (x: number, y: number, r: number) => {
      path = [x - r, y - r, x + r, y + r];
      disc = true;
    },
    roundRect: (x: number, y: number, width: number, height: number) => {
      path = [x, y, x + width, y + height];
      disc = false;
    },
    measureText: (words: string) => ({ width: words.length * parseFloat(pen.font.split(' ')[1] ?? '') * 0.6 }),
    fillText: (text: string) => {
      words.push(text);
      (disc ? discs : pills).push(path);
    },
    drawImage: (_: unknown, x: number, y: number, side: number) => counters.push([x, y, x + side, y + side]),
    font: '',
    ...Object.fromEntries(['beginPath', 'fill', 'stroke', 'setLineDash'].map((name) => [name, () => {}])),
  };
  const piece = (id: string, hex: string): Piece => ({ id, hex, face: {} as Face, spent: false, badges, marks });
  const pieces = [piece('a', '0507'), piece('b', '0507'), piece('c', '0507'), piece('d', '0709')];
  const scene = { pieces, totals: new Map([['0507', '12–6']]) } as unknown as Scene;
  const frame = { pen, camera: { x: 0, y: 0, k }, layout, width: 4000, height: 4000, ratio: 1, still: true };
  const sprites = { of: (_: Face, __: number, shown: number) => details.push(detailAt(shown)) };
  paintStacks(frame as unknown as Frame, sheet, scene, sprites as unknown as Sprites);
  return { discs, pills, details, words, counters };
}

const meet = (a: Box, b: Box): boolean => a[0] < b[2] - 0.01 && b[0] < a[2] - 0.01 && a[1] < b[3] && b[1] < a[3];

describe('stacks', () => {
  const zooms = Array.from({ length: 79 }, (_, i) => 6 + i);

  it('show the same of each counter at every zoom, alone or in a stack', () => {
    for (const k of zooms) expect(new Set(painted(k, []).details).size, `${k}`).toBe(1);
    expect(new Set(zooms.flatMap((k) => painted(k, []).details))).toEqual(new Set(['block', 'strength', 'full']));
  });

  it('have their height beside the badges of the counter on top, never over them', () => {
    for (const k of zooms) {
      const { discs, pills } = painted(k, ['✓', '▲']);
      for (const pill of pills)
        expect(
          discs.filter((disc) => meet(disc, pill)),
          `${k}`,
        ).toEqual([]);
      for (const disc of discs)
        expect(
          discs.filter((other) => meet(disc, other)),
          `${k}`,
        ).toEqual([disc]);
    }
    expect(painted(40, ['✓', '▲'])).toMatchObject({ discs: { length: 4 }, pills: { length: 1 } });
  });

  it('leave the strengths of the counter on top free of badges and of their height', () => {
    for (const k of zooms) {
      for (const marks of [[], [{ sign: 'T', tone: 'plain' }] as const]) {
        const { discs, pills, counters } = painted(k, ['✓'], marks);
        for (const [left, top, right, bottom] of [counters[2], counters[3]] as Box[]) {
          // The figures end at 94 of 100, from afar at 90.
          const share = detailAt(1.14 * k) === 'full' ? 0.94 : 0.9;
          const figures: Box = [left, top, right, top + share * (bottom - top) - 0.01];
          expect(
            [...discs, ...pills].filter((badge) => meet(badge, figures)),
            `${k}`,
          ).toEqual([]);
        }
      }
    }
  });

  it('have a badge for every mark, in a square for what is bad, and say where there are too many', () => {
    const bad = { sign: '!', tone: 'bad' } as const;
    const plain = { sign: 'T', tone: 'plain' } as const;
    const { discs, pills, words } = painted(40, ['✓'], [bad, plain]);
    expect(words).toEqual(['3 · 12–6', '✓', '!', 'T', '✓', '!', 'T']);
    expect([discs.length, pills.length]).toEqual([4, 3]);
    const single = (of: readonly Badge[]): number => painted(40, ['✓'], of).discs.at(-1)?.[1] ?? 0;
    expect(single([plain])).toBeGreaterThan(single([]));
    expect(painted(40, ['✓'], [bad, plain, plain, bad]).words.slice(-4)).toEqual(['✓', '!', 'T', '…']);
  });
});
