import { hexAt } from '../../../../hex/grid.ts';
import { INRADIUS, type Point } from '../../../../hex/layout.ts';
import type { Label } from '../../model/scene.ts';
import { BADGES } from './badges.ts';
import { Boxes, isWithin } from './boxes.ts';
import { centre, hexesFeaturing, type Sheet } from '../../model/sheet.ts';
import { level, styleOf, type Lettering, type Measure, type Wish } from './letters.ts';
import { boxAbout, COUNTER, drawn, knots, outside, spared } from './obstacles.ts';
import { regionWishes } from './regions.ts';
import { waterWishes } from './waters.ts';

/** CSS pixels a hex radius from which numbers and names are shown. */
export const NUMBERS_FROM = 24;
const NAMES_FROM = 15;
const RIVERS_FROM = 20;

/** What it costs to hide the place of a counter, or as much of roads and rivers. */
const [OVER_COUNTER, OVER_LINE] = [1.2, 2];

/**
 * Puts every name where it hides nothing: no other name, no hex number, no bridge, ferry or crossroads, as little as possible of
 * where counters stand and of roads and rivers. What matters most is placed first; what finds no room at this zoom is left out.
 */
export function placeLabels(sheet: Sheet, k: number, measure: Measure): Lettering[] {
  const field = { left: 0, top: 0, right: sheet.layout.width * k, bottom: sheet.layout.height * k };
  const placed: Lettering[] = k >= NUMBERS_FROM ? numbers(sheet, k, measure) : [];
  placed.push(...badges(sheet, k, measure));
  const taken = new Boxes(k, [...placed.flatMap(({ boxes }) => boxes), ...knots(sheet, k), ...outside(sheet, k)]);
  const bare = new Boxes(k, spared(sheet, k));
  const busy = new Boxes(k, drawn(sheet, k));
  const isFree = ({ boxes }: Lettering): boolean => boxes.every((box) => isWithin(field, box) && !taken.hits(box));
  // The wide letters of a region lie over whatever is there.
  const hides = (one: Lettering): number =>
    one.style.kind === 'region' ? 0 : OVER_COUNTER * hidden(bare, k, one) + OVER_LINE * hidden(busy, k, one);
  for (const wishes of allWishes(sheet, k, measure)) {
    const best = bestOf(wishes, isFree, hides);
    if (!best) continue;
    placed.push(best);
    taken.add(best.boxes);
  }
  return placed;
}

function bestOf(
  wishes: readonly Wish[],
  isFree: (one: Lettering) => boolean,
  hides: (one: Lettering) => number,
): Lettering | undefined {
  let best: Lettering | undefined;
  let lowest = Infinity;
  for (const { cost, make } of [...wishes].sort((a, b) => a.cost - b.cost)) {
    if (cost >= lowest) break;
    const one = make();
    if (!isFree(one)) continue;
    const all = cost + hides(one);
    if (all < lowest) [best, lowest] = [one, all];
  }
  return best;
}

/** Every place where each name might stand; the names that matter most come first. */
function allWishes(sheet: Sheet, k: number, measure: Measure): Wish[][] {
  const kinds: readonly Label['kind'][] = ['city', 'town', 'region', 'village', 'hamlet', 'point'];
  const { labels } = sheet.ground;
  const names = kinds
    .filter((kind) => kind === 'region' || kind === 'city' || k >= NAMES_FROM)
    .flatMap((kind) => labels.filter((label) => label.kind === kind))
    .map((label) => (label.kind === 'region' ? regionWishes : placeWishes)(sheet, label, k, measure));
  return k >= RIVERS_FROM ? [...names, ...waterWishes(sheet, k, measure)] : names;
}

function numbers(sheet: Sheet, k: number, measure: Measure): Lettering[] {
  const style = styleOf('number', k);
  return sheet.grid.names.map((text, hex) => {
    const { x, y } = centre(sheet, hex);
    return level(text, style, { x: x * k, y: (y - INRADIUS + 0.05) * k + style.size * 0.45 }, measure(text, style));
  });
}

/** The names of drop zones, on their badges. */
function badges(sheet: Sheet, k: number, measure: Measure): Lettering[] {
  if (k < RIVERS_FROM) return [];
  const style = styleOf('badge', k);
  const { drop, radius } = BADGES;
  return hexesFeaturing(sheet, 'drop-zone').map((hex) => {
    const text = sheet.ground.hexes[sheet.grid.names[hex] ?? '']?.names?.['drop-zone'] ?? '';
    const { x, y } = centre(sheet, hex);
    const letters = level(text, style, { x: (x + drop.x) * k, y: (y + drop.y + 0.03) * k }, measure(text, style));
    return { ...letters, boxes: [boxAbout({ x: x + drop.x, y: y + drop.y - 0.1 }, radius + 0.12, k)] };
  });
}

/**
 * Places about a town in the order of Imhof, in hex radii from the middle of its hex: right above first, clear of number and counter.
 * Where houses fill the hex, those beside it begin outside.
 */
const placesAbout = (isFull: boolean): readonly (readonly [x: number, y: number, align: -1 | 0 | 1])[] => {
  const [above, beside, below] = isFull ? [0.62, 0.98, 0.68] : [0.34, 0.62, 0.5];
  return [
    [above, -0.68, 1],
    [beside, -0.2, 1],
    [below, 0.6, 1],
    [-above, -0.68, -1],
    [0, 0.72, 0],
    [0.3, 0.72, 1],
    [-0.3, 0.72, -1],
    [0, -1.02, 0],
    [beside, 0.1, 1],
    [-below, 0.5, -1],
    [-beside, 0.02, -1],
    [0, 0.98, 0],
    [0, -0.46, 0],
    [0.5, -0.4, 1],
    [-0.5, -0.4, -1],
    [0.62, 0.42, 1],
    [-0.62, 0.42, -1],
    [0.34, -0.68, 1],
    [0.66, 0.02, 1],
    [-0.66, 0.02, -1],
  ];
};
/** What a place costs more than the one before it. */
const NEXT = 0.05;
/** How much larger the name of a place is for every further hex that it has, and at most. */
const [LARGER, LARGEST] = [0.1, 1.2];

/** Where all of these are taken: rows between the numbers, and the middle of the name in its widths. Dearer than any of them. */
const ROWS = [0.7, 0.55, -0.5, 0.35, -0.3, 0.15, -0.1, 1.05, -1.1];
const SHIFTS = [0, -0.2, 0.2, -0.4, 0.4, -0.55, 0.55];
const LAST = 1.2;

/** About a place of several hexes a name stands beside the one that lies furthest that way. */
function placeWishes(sheet: Sheet, label: Label, k: number, measure: Measure): Wish[] {
  const hexes = (label.hexes ?? [label.hex]).flatMap((name) => hexAt(sheet.grid, name) ?? []);
  const middles = hexes.map((hex) => centre(sheet, hex));
  if (middles.length === 0) return [];
  const style = styleOf(label.kind, k, Math.min(LARGEST, 1 + LARGER * (hexes.length - 1)));
  const text = label.kind === 'city' ? label.text.toLocaleUpperCase() : label.text;
  const width = measure(text, style);
  const usual = placesAbout(label.kind === 'city' || label.kind === 'town').map(([dx, dy, align], i): Wish => {
    const { x, y } = furthest(middles, { x: align, y: dy });
    const at = { x: (x + dx) * k + (align * width) / 2, y: (y + dy) * k };
    return { cost: i * NEXT, make: () => level(text, style, at, width) };
  });
  const { x, y } = middles.at(-1) as Point;
  const others = ROWS.flatMap((dy) =>
    SHIFTS.map((shift): Wish => {
      const at = { x: x * k + shift * width, y: (y + dy) * k };
      return { cost: LAST, make: () => level(text, style, at, width) };
    }),
  );
  return [...usual, ...others];
}

/** The point that lies furthest in a direction: of two alike, the first. */
function furthest(points: readonly Point[], { x, y }: Point): Point {
  const far = (point: Point): number => point.x * x + 1.5 * point.y * Math.sign(y);
  return points.reduce((best, point) => (far(point) > far(best) + 1e-6 ? point : best));
}

/** How much of such places would hide the words or be hidden; in counters. */
const hidden = (places: Boxes, k: number, { boxes }: Lettering): number =>
  boxes.reduce((sum, box) => sum + places.shared(box), 0) / (2 * COUNTER * k) ** 2;
