import { neighbour } from '../../../../hex/grid.ts';
import { midOf, type Point } from '../../../../hex/layout.ts';
import { isOff } from './rim.ts';
import { centre, once, type Sheet } from '../../model/sheet.ts';

export type RoadClass = string;

export type Curve = readonly [Point, Point, Point, Point];

/** A piece of road within one hex, as a cubic curve. */
export interface Piece {
  kind: RoadClass;
  hex: number;
  curve: Curve;
}

/** Classes of road that others run into, the greatest first. */
const GREAT: readonly RoadClass[] = ['red-road', 'paved'];

interface Arm {
  d: number;
  kind: RoadClass;
}

/**
 * All roads, hex by hex: the two arms that go straightest on make one curve, great roads before others; every other arm
 * runs into it at a slant. Curves leave a hex at right angles to its side, so they go on smoothly in the next.
 */
export const roadPieces = (sheet: Sheet): readonly Piece[] =>
  once(sheet, 'roads', () => [...armsOf(sheet)].flatMap(([hex, arms]) => piecesIn(sheet, hex, arms)));

function armsOf(sheet: Sheet): Map<number, Arm[]> {
  const arms = new Map<number, Arm[]>();
  const note = (hex: number, arm: Arm): void => void arms.set(hex, [...(arms.get(hex) ?? []), arm]);
  for (const { hex, d, road } of sheet.sides) {
    if (!road) continue;
    note(hex, { d, kind: road });
    note(neighbour(sheet.grid, hex, d), { d: (d + 3) % 6, kind: road });
  }
  for (const [hex, [only, ...others]] of arms) {
    const off = only && others.length === 0 ? leavingBy(sheet, hex, only.d) : undefined;
    if (only && off !== undefined) note(hex, { d: off, kind: only.kind });
  }
  return arms;
}

/** A road that ends in an outermost hex runs on off the map, as straight as it can. */
const leavingBy = (sheet: Sheet, hex: number, d: number): number | undefined =>
  [3, 2, 4].map((turn) => (d + turn) % 6).find((arm) => isOff(sheet, hex, arm));

function piecesIn(sheet: Sheet, hex: number, arms: readonly Arm[]): Piece[] {
  const middle = centre(sheet, hex);
  const end = ({ d }: Arm): Point => midOf(sheet.layout, hex, d);
  const through =
    GREAT.map((great) => straightest(arms.filter(({ kind }) => kind === great))).find(Boolean) ?? straightest(arms);
  if (!through) return arms.map(({ kind, d }) => ({ kind, hex, curve: straight(midOf(sheet.layout, hex, d), middle) }));
  const [a, b] = [end(through[0]), end(through[1])];
  const main: Curve = [a, between(a, middle, 0.75), between(b, middle, 0.75), b];
  const halves = halved(main);
  const others = arms.filter((arm) => !through.includes(arm));
  return [
    ...arms
      .filter(({ d }) => isOff(sheet, hex, d))
      .map((arm): Piece => {
        const from = end(arm);
        return { kind: arm.kind, hex, curve: straight(from, between(middle, from, 2.7)) };
      }),
    ...through.map(({ kind }, i): Piece => ({ kind, hex, curve: halves[i] as Curve })),
    ...others.map(({ kind, d }): Piece => {
      const [near, far] = turn(d, through[0].d) > turn(d, through[1].d) ? halves : [...halves].reverse();
      const from = midOf(sheet.layout, hex, d);
      const knot = near === halves[0] ? (near as Curve)[3] : (far as Curve)[3];
      const on = pointOn(near as Curve, near === halves[0] ? 0.55 : 0.45);
      return { kind, hex, curve: [from, between(from, middle, 0.6), knot, on] };
    }),
  ];
}

const straight = (a: Point, b: Point): Curve => [a, between(a, b, 1 / 3), between(a, b, 2 / 3), b];

export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** A curve cut in its middle. */
function halved([a, b, c, d]: Curve): readonly [Curve, Curve] {
  const [ab, bc, cd] = [between(a, b, 0.5), between(b, c, 0.5), between(c, d, 0.5)];
  const [abc, bcd] = [between(ab, bc, 0.5), between(bc, cd, 0.5)];
  const middle = between(abc, bcd, 0.5);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

/** The point at `t` (0 … 1) along a curve. */
export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

const turn = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** The two arms that lie most nearly opposite each other. */
function straightest(arms: readonly Arm[]): readonly [Arm, Arm] | undefined {
  let best: readonly [Arm, Arm] | undefined;
  for (const [i, a] of arms.entries()) {
    for (const b of arms.slice(i + 1)) if (!best || turn(a.d, b.d) > turn(best[0].d, best[1].d)) best = [a, b];
  }
  return best;
}
