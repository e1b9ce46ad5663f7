import { hexAt, neighboursOf } from '../../../hex/grid.ts';
import { centreOf, INRADIUS, type Point } from '../../../hex/layout.ts';
import type { Face, Paths, Piece, Scene } from '../model/scene.ts';
import type { Sheet } from '../model/sheet.ts';
import { outwards, placeOf } from './beside.ts';
import { layIn, stacksOf } from './stacks.ts';

/** Milliseconds a hex, and for a whole way. */
const A_HEX = 90;
const LONGEST = 600;
/** From the middle of a hex of the rim to where a counter that enters comes from, in hex radii. */
const OUTSIDE = 2 * INRADIUS;
/** Where more counters than this change their places, the position is another one, and nobody is followed. */
const MOST = 60;

/** A counter on the sheet: its middle and width in hex radii. */
export interface Lying {
  piece: Piece;
  at: Point;
  side: number;
}

export type Places = ReadonlyMap<string, Lying>;

/** A counter that goes along a line to where it lies, or where it was lost. */
export interface Slide extends Lying {
  line: readonly Point[];
  /** Milliseconds. */
  time: number;
}

/** What a picture does between two scenes. */
export interface Slides {
  going: readonly Slide[];
  /** As they lay when they were struck. */
  lost: readonly Lying[];
}

/** Where every counter lies. Those that lie face down have nothing by which they could be followed. */
export function placesOf(sheet: Sheet, { pieces, beside = [] }: Scene): Places {
  const places = new Map<string, Lying>();
  const lay = ({ x, y }: Point, stack: readonly Piece[]): void =>
    stack.forEach((piece, i) => {
      const { side, x: right, y: down } = layIn(stack.length, i);
      if (!piece.face.unknown) places.set(piece.id, { piece, at: { x: x + right, y: y + down }, side });
    });
  for (const [hex, stack] of stacksOf(sheet, pieces)) lay(centreOf(sheet.layout, hex), stack);
  for (const { hexes, pieces: stack } of beside) {
    const at = placeOf(sheet.layout, hexes);
    if (at) lay(at, stack);
  }
  return places;
}

/** What the picture does from one scene to the next. `now` is what is left of the line of a counter that is still under way. */
export function slidesBetween(
  sheet: Sheet,
  before: Places,
  after: Places,
  paths: Paths,
  now: (id: string) => readonly Point[] | undefined = () => undefined,
): Slides {
  const going: Slide[] = [];
  const lost = [...before].flatMap(([id, one]) => (after.has(id) ? [] : [one]));
  for (const [id, to] of after) {
    const from = before.get(id);
    if (from?.piece.hex === to.piece.hex) {
      if (isStruck(from.piece.face, to.piece.face)) lost.push(from);
      continue;
    }
    const line = lineTo(sheet, from, to, pathFor(id, from, to, paths), now(id));
    // What it has lost, or done, is seen when it has arrived.
    const { look: _, ...piece } = (from ?? to).piece;
    if (line.length > 1) going.push({ ...to, piece, line, time: timeOf(line) });
  }
  return going.length + lost.length > MOST ? { going: [], lost: [] } : { going, lost };
}

/** In the same colours, another side or strength. */
const isStruck = (a: Face, b: Face): boolean =>
  a.ground === b.ground &&
  (a.reduced !== b.reduced || a.factors !== b.factors || a.print?.dots?.left !== b.print?.dots?.left);

/** Its own path, or that of somebody with whom it went. */
const pathFor = (id: string, from: Lying | undefined, to: Lying, paths: Paths): readonly string[] =>
  paths.get(id) ??
  [...paths.values()].find((path) => path[0] === from?.piece.hex && path.at(-1) === to.piece.hex) ??
  [];

/** Along the path where it is known, straight otherwise. */
function lineTo(
  sheet: Sheet,
  from: Lying | undefined,
  to: Lying,
  path: readonly string[],
  now: readonly Point[] | undefined,
): Point[] {
  const between = pointsOn(sheet, path.slice(0, -1));
  const isKnown = path.at(-1) === to.piece.hex;
  if (!from) return isKnown ? [...outside(sheet, path[0]), ...between, to.at] : [to.at];
  const isOn = hexAt(sheet.grid, from.piece.hex) !== undefined;
  if (!isKnown || (isOn && path[0] !== from.piece.hex)) return [now?.[0] ?? from.at, to.at];
  return [...(now ?? [from.at]), ...between.slice(isOn ? 1 : 0), to.at];
}

const pointsOn = ({ grid, layout }: Sheet, path: readonly string[]): Point[] =>
  path.flatMap((name) => {
    const hex = hexAt(grid, name);
    return hex === undefined ? [] : [centreOf(layout, hex)];
  });

/** Where a counter comes from that enters over the rim. */
function outside({ grid, layout }: Sheet, name = ''): Point[] {
  const hex = hexAt(grid, name);
  if (hex === undefined || neighboursOf(grid, hex).length === 6) return [];
  const [{ x, y }, out] = [centreOf(layout, hex), outwards(layout, grid, hex)];
  return [{ x: x + OUTSIDE * out.x, y: y + OUTSIDE * out.y }];
}

const far = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => sum + far(line[i - 1] ?? point, point), 0);

const timeOf = (line: readonly Point[]): number =>
  Math.min(LONGEST, Math.max(1, Math.round(lengthOf(line) / (2 * INRADIUS))) * A_HEX);

/** How far along the line each of its points lies, from 0 to 1. */
export function sharesOf(line: readonly Point[]): number[] {
  const all = lengthOf(line) || 1;
  return line.map((_, i) => lengthOf(line.slice(0, i + 1)) / all);
}

/** What is left of a line from this share of it on. */
export function restOf(line: readonly Point[], share: number): Point[] {
  const shares = sharesOf(line);
  const next = shares.findIndex((one) => one > share);
  const [a, b] = [line[next - 1], line[next]];
  if (!a || !b) return line.slice(-1);
  const by = (share - (shares[next - 1] ?? 0)) / ((shares[next] ?? 1) - (shares[next - 1] ?? 0));
  return [{ x: a.x + (b.x - a.x) * by, y: a.y + (b.y - a.y) * by }, ...line.slice(next)];
}
