import { hexAt, type Grid } from '../../hex/grid.ts';
import { centreOf, layoutOf } from '../../hex/layout.ts';
import type { GuidePart } from '../../wargame/guide.ts';
import type { Window } from '../board/model/scene.ts';
import { sharedBy } from '../board/model/sheet.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where each part is on the page. */
export const PARTS: Readonly<Record<GuidePart, string>> = {
  map: '#map',
  panel: '.now',
  modes: '.modes, [data-action=mode]',
  prompt: '[data-prompt]',
  end: '[data-action=end]',
  reserves: '#tab-reserves',
  withdraw: '[data-action=withdraw]',
  deploy: '[data-action=deploy]',
  fly: '[data-action=way], [data-move=fly]',
  odds: '.odds',
  artillery: '[data-counters=artillery]',
  air: '[aria-labelledby=air-title], [data-option=air]',
  commit: '[data-action=commit]',
  score: '.top .score, .turn',
};

/** The first that can be seen of the elements that are this part. */
export function partOf(part: GuidePart): Element | null {
  const all = [...document.querySelectorAll(PARTS[part])];
  return all.find((element) => boxOf(element)) ?? all[0] ?? null;
}

/** Where the part lies in the window: in a lowered sheet it is out of sight, and the grip that raises the sheet stands for it. */
export const partBox = (part: GuidePart): Box | undefined =>
  boxOf(partOf(part)) ?? boxOf(document.querySelector('.grip'));

/** Where an element lies in the window; undefined when it cannot be seen. */
export function boxOf(element: Element | null): Box | undefined {
  if (!element) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Counters and buttons of a fanned stack, the answers to a question, and what commits an attack. */
const OFFERED = '[data-fan] button, [data-answers] button, [data-action=commit]';

/** Where what is offered to be pressed lies in the window. */
export const offeredBoxes = (): Box[] =>
  [...document.querySelectorAll(OFFERED)].flatMap((button) => boxOf(button) ?? []);

/** How far from its middle a halo lies around a hex, in hex radii. */
const HALO = 1.35;

/** Where a hex of the board lies in the window with its halo, as far as it is in sight. */
export function hexBox(grid: Grid, name: string, board: Box, seen: Window): Box | undefined {
  const hex = hexAt(grid, name);
  if (hex === undefined) return undefined;
  const k = board.width / seen.width;
  const centre = centreOf(layoutOf(grid), hex);
  const [x, y] = [board.x + (centre.x - seen.x) * k, board.y + (centre.y - seen.y) * k];
  const inside = x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
  const r = HALO * k;
  return inside ? { x: x - r, y: y - r, width: 2 * r, height: 2 * r } : undefined;
}

const GAP = 10;
/** From one place along an edge to the next, in pixels. */
const STRIDE = 40;

type Size = Pick<Box, 'width' | 'height'>;

const within = (area: Box, { x, y, width, height }: Box): boolean =>
  x >= area.x && y >= area.y && x + width <= area.x + area.width && y + height <= area.y + area.height;

function cornersOf(area: Box, { width, height }: Size): Box[] {
  const [left, right] = [area.x + GAP, area.x + area.width - width - GAP];
  const [top, bottom] = [area.y + GAP, area.y + area.height - height - GAP];
  return [
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
  ].map(({ x, y }) => ({ x: Math.max(0, x), y: Math.max(0, y), width, height }));
}

/** Places from edge to edge that touch one of the edges of the area. */
function alongEdges(area: Box, size: Size): Box[] {
  const [free, high] = [area.width - size.width - 2 * GAP, area.height - size.height - 2 * GAP];
  const steps = (length: number): number[] =>
    Array.from({ length: Math.max(0, Math.ceil(length / STRIDE)) }, (_, i) => i * STRIDE);
  const at = (x: number, y: number): Box => ({ x: area.x + GAP + x, y: area.y + GAP + y, ...size });
  if (free < 0 || high < 0) return [];
  return [
    ...steps(high).flatMap((y) => [at(free, y), at(0, y)]),
    ...steps(free).flatMap((x) => [at(x, 0), at(x, high)]),
  ];
}

/**
 * Where a box of this size covers least of what is spoken of: where it lies now, in a corner of the board, along its edges, or in a lower corner
 * of the panel, which begins with what matters most.
 */
export function placeFor(
  board: Box,
  panel: Box | undefined,
  size: Size,
  targets: readonly Box[],
  now?: Pick<Box, 'x' | 'y'>,
): Box {
  const covered = (box: Box): number => targets.reduce((sum, target) => sum + sharedBy(box, target), 0);
  const places = [
    ...(now ? [{ x: now.x, y: now.y, ...size }].filter((box) => within(board, box)) : []),
    ...cornersOf(board, size),
    ...alongEdges(board, size),
    ...(panel ? cornersOf(panel, size).slice(1, 3) : []),
  ];
  return places.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

/** The end of a straight line from the middle of one box to that of another, where it meets the other; undefined where they are too close for one. */
export function pointerBetween(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } | undefined {
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const meets = 1 - shareInside(to, dx, dy);
  const free = meets - shareInside(from, dx, dy);
  const length = Math.hypot(dx, dy);
  if (free * length < SHORTEST) return undefined;
  const begins = meets - Math.min(free, LONGEST / length);
  return {
    x1: start.x + dx * begins,
    y1: start.y + dy * begins,
    x2: start.x + dx * meets,
    y2: start.y + dy * meets,
  };
}

/** A pointer is so many pixels long: nearer than the first nothing has to be pointed out, and a longer one would lie across too much. */
const [SHORTEST, LONGEST] = [24, 64];

const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** How much of the line in this direction from the middle of a box lies inside it, as a share of the line. */
const shareInside = ({ width, height }: Box, dx: number, dy: number): number =>
  Math.min(1, width / 2 / Math.abs(dx || 1e-9), height / 2 / Math.abs(dy || 1e-9));
