import type { Point } from '../../hex/layout.ts';

/** What there is to lay out, in pixels of the map's window. */
export interface FanRoom {
  width: number;
  height: number;
  /** Where the stack lies, and the size of a hex. */
  place: Point & { k: number };
  count: number;
  /** Width of the buttons beside the counters. */
  buttons: number;
  /** Middles of the hexes that a click could be meant for. */
  open: readonly Point[];
}

/** More counters than this lie in rows. */
const ROUND = 6;
/** Pixels between the middles of two counters. */
const GAP = 72;
/** Half of a counter with its frame. */
const HALF = 36;
/** Pixels from the middle of a counter to that of the buttons beyond it. */
const BEYOND = 62;

/** Pixels from the stack to the middle of a counter. */
const farOf = (k: number): number => Math.max(84, k * 2.2);
/** How far the fan reaches from its stack. */
export const reachOf = (stack: Point, spots: readonly Point[]): number =>
  Math.max(...spots.map(({ x, y }) => Math.hypot(x - stack.x, y - stack.y))) + 2 * HALF;

/** The middles of the counters and, last, of the buttons: the first of these layouts that fits into the window and covers the fewest open hexes. */
export function fanSpots(room: FanRoom): Point[] {
  const layouts = [
    ...(room.count > ROUND ? [] : [arc(room, -1), arc(room, 1)]),
    ...[room.place.y - farOf(room.place.k), room.place.y + farOf(room.place.k), HALF + 4, room.height - HALF - 4].map(
      (y, i) => rows(room, y, i % 2 === 0 ? 1 : -1),
    ),
    ...[HALF + 4, room.width - HALF - 4].map((x) => column(room, x)),
  ];
  const fitting = layouts.filter((spots) => spots.every((spot, i) => isInside(room, spot, i)));
  const ranked = (
    fitting.length > 0 ? fitting : layouts.map((spots) => spots.map((spot, i) => pushedIn(room, spot, i)))
  )
    .map((spots) => ({ spots, covered: coveredBy(room, spots) }))
    .sort((a, b) => a.covered - b.covered);
  return ranked[0]?.spots ?? [];
}

const halfOf = ({ count, buttons }: FanRoom, i: number): number => (i === count ? buttons / 2 + 4 : HALF);

const isInside = (room: FanRoom, { x, y }: Point, i: number): boolean =>
  x >= halfOf(room, i) && x <= room.width - halfOf(room, i) && y >= HALF && y <= room.height - HALF;

function pushedIn(room: FanRoom, { x, y }: Point, i: number): Point {
  const within = (at: number, half: number, end: number): number => Math.max(half, Math.min(end - half, at));
  return { x: within(x, halfOf(room, i), room.width), y: within(y, HALF, room.height) };
}

/** Open hexes whose middle lies under a counter or the buttons. */
const coveredBy = (room: FanRoom, spots: readonly Point[]): number =>
  room.open.filter((hex) =>
    spots.some(({ x, y }, i) => Math.abs(hex.x - x) <= halfOf(room, i) && Math.abs(hex.y - y) <= HALF),
  ).length;

/** Round the stack, over it or under it, with the buttons beyond. */
function arc({ place, count }: FanRoom, up: 1 | -1): Point[] {
  const far = farOf(place.k);
  const step = 2 * Math.asin(GAP / 2 / far);
  const spot = (angle: number, out: number): Point => ({
    x: place.x + Math.sin(angle) * out,
    y: place.y + up * Math.cos(angle) * out,
  });
  const counters = Array.from({ length: count }, (_, i) => spot((i - (count - 1) / 2) * step, far));
  return [...counters, spot(0, far + BEYOND)];
}

/** In rows as wide as the window lets them be, further rows below or above. */
function rows({ place, count, width, buttons }: FanRoom, y: number, down: 1 | -1): Point[] {
  const most = Math.max(1, Math.floor((width - buttons - 24) / GAP));
  const wide = Math.min(count, most) * GAP + buttons + 16;
  const left = Math.max(4, Math.min(width - wide - 4, place.x - wide / 2));
  const counters = Array.from({ length: count }, (_, i) => ({
    x: left + HALF + (i % most) * GAP,
    y: y + down * Math.floor(i / most) * GAP,
  }));
  return [...counters, { x: left + Math.min(count, most) * GAP + 8 + buttons / 2, y }];
}

/** One below the other at a side of the window. */
function column({ place, count, width, height, buttons }: FanRoom, x: number): Point[] {
  const high = (count + 1) * GAP;
  const top = Math.max(4, Math.min(height - high - 4, place.y - high / 2));
  const at = (i: number): number => top + HALF + i * GAP;
  const beside = Math.max(buttons / 2 + 4, Math.min(width - buttons / 2 - 4, x));
  return [...Array.from({ length: count }, (_, i) => ({ x, y: at(i) })), { x: beside, y: at(count) }];
}
