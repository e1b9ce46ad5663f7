import { hexAt } from '../../../../hex/grid.ts';
import type { Point } from '../../../../hex/layout.ts';
import type { Label } from '../../model/scene.ts';
import { centre, type Sheet } from '../../model/sheet.ts';
import { curved, lettersIn, styleOf, type Measure, type Way, type Wish } from './letters.ts';

/** How steeply a name may rise or fall, in radians, and how much it may bow: the height of the bow in lengths. */
const [STEEPEST, BOW] = [0.5, 0.07];
/** Space between two letters, in their heights. */
const [LEAST, MOST] = [0.12, 1.5];

/** How much larger the letters of a region are for every hex radius of its length, and at most. */
const [LARGER, LARGEST] = [0.035, 1.5];

/** A straight line through a region, and how far the region bends from it. */
interface Axis {
  middle: Point;
  angle: number;
  /** How far the region reaches along the line. */
  length: number;
  bow: number;
}

/** A region's letters stand wide apart on a gentle line through it, between the numbers of its hexes. */
export function regionWishes(sheet: Sheet, label: Label, k: number, measure: Measure): Wish[] {
  const hexes = (label.hexes ?? [label.hex]).flatMap((name) => hexAt(sheet.grid, name) ?? []);
  if (hexes.length === 0) return [];
  const axis = axisOf(hexes.map((hex) => centre(sheet, hex)));
  const plain = styleOf('region', k, Math.min(LARGEST, 1 + LARGER * axis.length));
  const words = label.text.toLocaleUpperCase();
  const tight = measure(words, plain);
  const gaps = Math.max(1, Array.from(words).length - 1);
  const room = (axis.length * 0.82 * k - tight) / gaps;
  const usual = Math.min(MOST * plain.size, Math.max(LEAST * plain.size, room));
  const wishes: Wish[] = [];
  for (const [i, wide] of [1, 0.85, 1.15, 0.6].entries()) {
    const style = { ...plain, spacing: usual * wide };
    const letters = lettersIn(words, style, measure);
    const length = tight + style.spacing * gaps;
    for (const [j, level] of [1, 0.6, 0].entries()) {
      for (const across of [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8]) {
        for (const along of [0, 0.3, -0.3, 0.6, -0.6]) {
          const way = wayOf({ ...axis, angle: axis.angle * level, bow: axis.bow * level }, k, length, along, across);
          const cost = i * 0.12 + j * 0.1 + Math.abs(across) * 0.3 + Math.abs(along) * 0.2;
          wishes.push({ cost, make: () => curved(words, style, letters, way) });
        }
      }
    }
  }
  return wishes;
}

function axisOf(points: readonly Point[]): Axis {
  const mean = (value: (point: Point) => number): number =>
    points.reduce((sum, p) => sum + value(p), 0) / points.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const [xx, yy] = [mean(({ x }) => (x - middle.x) ** 2), mean(({ y }) => (y - middle.y) ** 2)];
  const xy = mean(({ x, y }) => (x - middle.x) * (y - middle.y));
  const steep = points.length > 1 ? 0.5 * Math.atan2(2 * xy, xx - yy) : 0;
  const angle = Math.max(-STEEPEST, Math.min(STEEPEST, steep));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = points.map(({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
  });
  const length = Math.max(...turned.map(({ x }) => x)) - Math.min(...turned.map(({ x }) => x)) + 1.5;
  // Above the middle of a line that bends downwards at its ends the mean of y · (x² - mean of x²) is negative.
  const even = turned.reduce((sum, { x }) => sum + x * x, 0) / turned.length;
  const bend = turned.reduce((sum, { x, y }) => sum + y * (x * x - even), 0) / turned.length;
  const spread = turned.reduce((sum, { x }) => sum + (x * x - even) ** 2, 0) / turned.length || 1;
  const bow = ((bend / spread) * length) / 4;
  return { middle, angle, length, bow: Math.max(-BOW, Math.min(BOW, bow)) };
}

/** A bow of a line through the middle of the region, moved along it and across; words of this length begin at its beginning. */
function wayOf({ middle, angle, bow }: Axis, k: number, length: number, along: number, across: number): Way {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (far) => {
    const x = far - length / 2;
    const share = (2 * x) / length;
    const y = bow * length * (share * share - 1 / 3);
    const [dx, dy] = [x + along * k, y + across * k];
    return {
      x: middle.x * k + dx * cos - dy * sin,
      y: middle.y * k + dx * sin + dy * cos,
      angle: angle + Math.atan(4 * bow * share),
    };
  };
}
