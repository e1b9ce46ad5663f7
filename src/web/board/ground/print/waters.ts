import type { Point } from '../../../../hex/layout.ts';
import { once, type Sheet } from '../../model/sheet.ts';
import { riverLines } from '../terrain/rivers.ts';
import { curved, lettersIn, styleOf, type Measure, type Way, type Wish } from './letters.ts';
import { spaced } from './obstacles.ts';

/** From one point of a course to the next, in hex radii; how many of them its windings are averaged over. */
const [STEP, SMOOTH] = [0.2, 9];
/** A long water is named once in so many hex radii; a short piece of a water that is named elsewhere is not. */
const [REPEAT, SHORT] = [15, 9];
/** How far a name may turn from its first letter to its last, in radians. */
const BENT = 1.1;

interface Course {
  name: string;
  look: string;
  points: readonly Point[];
}

/** How rivers run at large, without their windings. */
const coursesOf = (sheet: Sheet): readonly Course[] =>
  once(sheet, 'courses', () => {
    const all = riverLines(sheet).flatMap(({ name, look, line }) =>
      name === undefined ? [] : [{ name, look, points: smoothed(spaced(line, STEP)) }],
    );
    return all.filter(
      ({ name, points }) =>
        points.length * STEP > SHORT ||
        all.every((other) => other.name !== name || other.points.length <= points.length),
    );
  });

/** A mean over what lies about each point, twice; towards the ends over less of it. */
function smoothed(points: readonly Point[]): Point[] {
  const once = (line: readonly Point[]): Point[] =>
    line.map((_, i) => {
      const far = Math.min(SMOOTH, i, line.length - 1 - i);
      const about = line.slice(i - far, i + far + 1);
      return {
        x: about.reduce((sum, { x }) => sum + x, 0) / about.length,
        y: about.reduce((sum, { y }) => sum + y, 0) / about.length,
      };
    });
  return once(once(points));
}

/** How far the middle of the letters lies from the middle of the water, its windings included, in hex radii. */
const BANK: Readonly<Record<string, number>> = { 'great-river': 0.34, canal: 0.18 };
const USUAL = 0.26;

/** Above the water or below it, nearer or further off, and last of all on it. */
const FROM_MIDDLE = [-1, 1, -0.72, 0.72, -1.4, 1.4, 0];

/** Names along the waters on whichever bank has room, several for a long one; never upside down. */
export function waterWishes(sheet: Sheet, k: number, measure: Measure): Wish[][] {
  const style = styleOf('river', k);
  return coursesOf(sheet).flatMap(({ name, look, points }) => {
    const letters = lettersIn(name, style, measure);
    const length = Math.max(2, Math.ceil(measure(name, style) / k / STEP));
    const course = lengthened(points, length + 2);
    const far = (BANK[look] ?? USUAL) * k + style.size * 0.46;
    const count = Math.max(1, Math.floor((course.length * STEP) / REPEAT));
    return Array.from({ length: count }, (_, i) => {
      const [first, last] = [0, 1].map((more) => Math.round(((i + more) * (course.length - 1)) / count)) as [
        number,
        number,
      ];
      const middle = (first + last - length) / 2;
      const wishes: Wish[] = [];
      for (let from = first; from + length <= last; from++) {
        const piece = course.slice(from, from + length + 1);
        const { bend, steep } = shapeOf(piece);
        if (bend > BENT) continue;
        const cost = 0.5 * bend + 0.25 * steep + (0.4 * Math.abs(from - middle)) / (last - first);
        for (const [j, off] of FROM_MIDDLE.entries()) {
          wishes.push({
            cost: cost + j * 0.06,
            make: () => curved(name, style, letters, wayAlong(piece, k, off * far)),
          });
        }
      }
      return wishes;
    });
  });
}

/** A course of so many points at least: a short one goes straight on at both ends. */
function lengthened(points: readonly Point[], count: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  const more = Math.ceil((count - points.length) / 2);
  if (!first || !last || points.length < 2 || more <= 0) return points;
  const angle = angleOf(first, last);
  const on = (from: Point, i: number): Point => ({
    x: from.x + Math.cos(angle) * i * STEP,
    y: from.y + Math.sin(angle) * i * STEP,
  });
  const steps = Array.from({ length: more }, (_, i) => i + 1);
  return [...steps.map((i) => on(first, -i)).reverse(), ...points, ...steps.map((i) => on(last, i))];
}

/** How much a piece turns in all, and how far it is from level, both in radians. */
function shapeOf(piece: readonly Point[]): { bend: number; steep: number } {
  const parts = Math.min(4, piece.length - 1);
  const at = (i: number): Point => piece[Math.round((i / parts) * (piece.length - 1))] as Point;
  const angles = Array.from({ length: parts }, (_, i) => angleOf(at(i), at(i + 1)));
  const bend = angles.slice(1).reduce((sum, angle, i) => sum + Math.abs(turnTo(angles[i] as number, angle)), 0);
  const whole = Math.abs(angleOf(at(0), at(parts)));
  return { bend, steep: Math.min(whole, Math.PI - whole) };
}

const angleOf = (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x);
const turnTo = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** Along a piece from left to right, so far beside it; straight up where it runs straight down. */
function wayAlong(piece: readonly Point[], k: number, far: number): Way {
  const [first, last] = [piece[0] as Point, piece.at(-1) as Point];
  const isBack = last.x < first.x || (last.x === first.x && last.y > first.y);
  const line = isBack ? [...piece].reverse() : piece;
  return (along) => {
    const place = Math.min(along / k / STEP, line.length - 1.001);
    const i = Math.floor(place);
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const angle = angleOf(line[Math.max(0, i - 3)] as Point, line[Math.min(line.length - 1, i + 4)] as Point);
    const share = place - i;
    return {
      x: (a.x + (b.x - a.x) * share) * k - Math.sin(angle) * far,
      y: (a.y + (b.y - a.y) * share) * k + Math.cos(angle) * far,
      angle,
    };
  };
}
