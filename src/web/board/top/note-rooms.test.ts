import { describe, expect, it } from 'vitest';
import type { Point } from '../../../hex/layout.ts';
import { roomFor, type Room } from './note-rooms.ts';

const K = 30;
const note = (x: number, y: number, width = 80): { at: Point; width: number; height: number } => ({
  at: { x, y },
  width,
  height: 18,
});
const hides = ({ x, y, width, height }: Room, at: Point, half: number): boolean =>
  x < at.x + half && x + width > at.x - half && y < at.y + half && y + height > at.y - half;

describe('notes on the map', () => {
  it('stand below their hex where there is room', () => {
    const [room] = roomFor([note(200, 200)], [{ x: 200, y: 200 }], K);
    expect(room).toMatchObject({ x: 160, width: 80 });
    expect(room && room.y > 200 + K * 0.66).toBe(true);
  });

  it('keep clear of the stacks about them and of each other', () => {
    const stacks = [
      { x: 200, y: 200 },
      { x: 200, y: 252 },
      { x: 155, y: 226 },
      { x: 245, y: 226 },
    ];
    const rooms = roomFor([note(200, 200), note(200, 252)], stacks, K);
    for (const room of rooms) for (const at of stacks) expect(hides(room, at, K * 0.6)).toBe(false);
    const [a, b] = rooms as [Room, Room];
    expect(hides(a, { x: b.x + b.width / 2, y: b.y + b.height / 2 }, 9)).toBe(false);
  });

  it('hide as little as can be where all is full', () => {
    const stacks = Array.from({ length: 400 }, (_, i) => ({ x: (i % 20) * 20, y: Math.floor(i / 20) * 20 }));
    expect(roomFor([note(200, 200)], stacks, K)).toHaveLength(1);
  });
});
