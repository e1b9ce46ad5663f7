import type { Point } from '../../hex/layout.ts';

interface Size {
  width: number;
  height: number;
}

/** Clear of the finger, as far as there is room but at least so far, and of the edge of the map, in CSS pixels. */
const GAP = 28;
const LEAST = 12;
const EDGE = 6;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** Where the upper left corner of a picture goes: above the finger, beside it where there is no room, always inside. */
export function besideFinger(finger: Point, { width, height }: Size, room: Size): Point {
  const x = (left: number): number => between(EDGE, left, Math.max(EDGE, room.width - width - EDGE));
  const y = (top: number): number => between(EDGE, top, Math.max(EDGE, room.height - height - EDGE));
  const above = Math.max(EDGE, finger.y - GAP - height);
  if (above + height + LEAST <= finger.y) return { x: x(finger.x - width / 2), y: y(above) };
  const left = finger.x > room.width / 2;
  return { x: x(left ? finger.x - GAP - width : finger.x + GAP), y: y(finger.y - height / 2) };
}
