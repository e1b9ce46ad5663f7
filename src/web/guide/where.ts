import { hexAt, type Grid } from '../../hex/grid.ts';
import { centreOf, layoutOf } from '../../hex/layout.ts';
import type { GuidePart } from '../../wargame/guide.ts';
import type { Window } from '../board/model/scene.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PARTS: Readonly<Record<GuidePart, string>> = {
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

/** Where a hex of the board lies in the window, as far as it is in sight. */
export function hexBox(grid: Grid, name: string, board: Box, seen: Window): Box | undefined {
  const hex = hexAt(grid, name);
  if (hex === undefined) return undefined;
  const k = board.width / seen.width;
  const centre = centreOf(layoutOf(grid), hex);
  const [x, y] = [board.x + (centre.x - seen.x) * k, board.y + (centre.y - seen.y) * k];
  const inside = x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
  return inside ? { x: x - k, y: y - k, width: 2 * k, height: 2 * k } : undefined;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const GAP = 10;

function cornersOf(area: Box, { width, height }: Pick<Box, 'width' | 'height'>): Box[] {
  const [left, right] = [area.x + GAP, area.x + area.width - width - GAP];
  const [top, bottom] = [area.y + GAP, area.y + area.height - height - GAP];
  return [
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
  ].map(({ x, y }) => ({ x: Math.max(0, x), y: Math.max(0, y), width, height }));
}

/**
 * The corner of the board in which a box of this size covers least of what is pointed at; a lower one of the panel, which begins with what
 * matters most, if that covers less.
 */
export function cornerFor(
  board: Box,
  panel: Box | undefined,
  size: Pick<Box, 'width' | 'height'>,
  targets: readonly Box[],
): Box {
  const covered = (box: Box): number => targets.reduce((sum, target) => sum + overlap(box, target), 0);
  const corners = [...cornersOf(board, size), ...(panel ? cornersOf(panel, size).slice(1, 3) : [])];
  return corners.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
