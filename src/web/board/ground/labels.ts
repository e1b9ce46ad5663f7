import { hexAt } from '../../../hex/grid.ts';
import { INRADIUS, midOf, type Point } from '../../../hex/layout.ts';
import type { Label } from '../model/scene.ts';
import { riverLines } from './rivers.ts';
import { centre, type Sheet } from '../model/sheet.ts';

/** A rectangle in CSS pixels from the corner of the hex field. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Lettering {
  text: string;
  style: Style;
  /** Middle of the words, in CSS pixels from the corner of the hex field; turned by `angle` radians about it. */
  x: number;
  y: number;
  angle: number;
  boxes: readonly Box[];
}

export interface Style {
  kind: Label['kind'] | 'river' | 'number';
  /** Height of the letters in CSS pixels, and extra space between them. */
  size: number;
  spacing: number;
  font: string;
}

/** Width of a text in CSS pixels. */
export type Measure = (text: string, style: Style) => number;

/** CSS pixels a hex radius from which numbers and names are shown. */
export const NUMBERS_FROM = 24;
const NAMES_FROM = 15;
const RIVERS_FROM = 20;

const UI = '"Archivo Variable", Archivo, system-ui, sans-serif';
/** A font of the page; `size` in pixels. */
export const fontOf = (weight: number, size: number): string => `${weight} ${size}px ${UI}`;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function styleOf(kind: Style['kind'], k: number, spread = 0): Style {
  const sizes: Readonly<Record<Style['kind'], number>> = {
    region: Math.min(40, k * 0.56),
    city: within(k * 0.36, 11, 22),
    village: within(k * 0.3, 9, 18),
    point: within(k * 0.27, 9, 16),
    river: within(k * 0.27, 9, 17),
    number: within(k * 0.235, 7.5, 14),
  };
  const slant = kind === 'river' || kind === 'point' || kind === 'region' ? 'italic ' : '';
  const weights = { region: 700, city: 750, village: 600, point: 500, river: 600, number: 500 };
  const size = sizes[kind];
  const spacing = kind === 'region' ? (k * spread) / 9 : kind === 'city' || kind === 'river' ? size * 0.06 : 0;
  return { kind, size, spacing, font: slant + fontOf(weights[kind], size) };
}

/**
 * Puts every name where it hides nothing: no other name, no hex number, no bridge or ferry, as little as possible of where
 * counters stand. What matters most is placed first; what finds no room at this zoom is left out.
 */
export function placeLabels(sheet: Sheet, k: number, measure: Measure): Lettering[] {
  const field = { left: 0, top: 0, right: sheet.layout.width * k, bottom: sheet.layout.height * k };
  const placed: Lettering[] = k >= NUMBERS_FROM ? numbers(sheet, k, measure) : [];
  const taken: Box[] = [...placed.flatMap(({ boxes }) => boxes), ...crossings(sheet, k), ...outside(sheet, k)];
  for (const candidates of wishes(sheet, k, measure)) {
    const free = candidates.filter(
      ({ boxes }) => boxes.every((box) => isWithin(field, box)) && !boxes.some((box) => taken.some(overlap(box))),
    );
    const best = least(free, (one) => candidates.indexOf(one) * 0.12 + hidden(sheet, k, one));
    if (!best) continue;
    placed.push(best);
    taken.push(...best.boxes);
  }
  return placed;
}

/** Every place where each name might stand, the best first; the names that matter most come first. */
function wishes(sheet: Sheet, k: number, measure: Measure): Lettering[][] {
  const kinds: readonly Label['kind'][] = ['region', 'city', 'village', 'point'];
  const { labels } = sheet.ground;
  const names = kinds
    .filter((kind) => kind === 'region' || kind === 'city' || k >= NAMES_FROM)
    .flatMap((kind) => labels.filter((label) => label.kind === kind))
    .map((label) => (label.kind === 'region' ? regionPlaces : namePlaces)(sheet, label, k, measure));
  return k >= RIVERS_FROM ? [...names, ...riverPlaces(sheet, k, measure)] : names;
}

function numbers(sheet: Sheet, k: number, measure: Measure): Lettering[] {
  const style = styleOf('number', k);
  return sheet.grid.names.map((text, hex) => {
    const { x, y } = centre(sheet, hex);
    return level(text, style, { x: x * k, y: (y - INRADIUS + 0.05) * k + style.size * 0.45 }, measure(text, style));
  });
}

/** Places about the middle of a hex, in its radii: below the counter, above it, then at its corners and sides. */
const PLACES: readonly (readonly [x: number, y: number, align: -1 | 0 | 1])[] = [
  [0, 0.7, 0],
  [0, 0.98, 0],
  [0.3, 0.7, 1],
  [-0.3, 0.7, -1],
  [0.62, 0.42, 1],
  [-0.62, 0.42, -1],
  [0, -0.46, 0],
  [0.66, 0.02, 1],
  [-0.66, 0.02, -1],
  [0.5, -0.4, 1],
  [-0.5, -0.4, -1],
];

function namePlaces(sheet: Sheet, label: Label, k: number, measure: Measure): Lettering[] {
  const hex = hexAt(sheet.grid, label.hex);
  if (hex === undefined) return [];
  const style = styleOf(label.kind, k);
  const text = label.kind === 'city' ? label.text.toLocaleUpperCase() : label.text;
  const { x, y } = centre(sheet, hex);
  const width = measure(text, style);
  return PLACES.map(([dx, dy, align]) =>
    level(text, style, { x: (x + dx) * k + (align * width) / 2, y: (y + dy) * k }, width),
  );
}

/** A region's letters run between two rows of numbers, wide apart. */
function regionPlaces(sheet: Sheet, { text, hex: name, spread = 4 }: Label, k: number, measure: Measure): Lettering[] {
  const hex = hexAt(sheet.grid, name);
  if (hex === undefined) return [];
  const style = styleOf('region', k, spread);
  const { x, y } = centre(sheet, hex);
  const words = text.toLocaleUpperCase();
  const width = measure(words, style);
  return [0.605, -0.29, 1.44].map((dy) => {
    const line = level(words, style, { x: x * k, y: (y + dy) * k }, width);
    return { ...line, boxes: lettersOf(words, style, line, measure) };
  });
}

/** The box of each letter of wide lettering: what stands between two letters is not hidden. */
function lettersOf(words: string, style: Style, { x, y }: Point, measure: Measure): Box[] {
  const left = x - measure(words, style) / 2;
  return Array.from(words, (letter, i) => {
    const from = left + measure(words.slice(0, i), style);
    return { left: from, right: from + measure(letter, style) - style.spacing, ...tall(y, style.size) };
  });
}

/** One name for each river, along its course, on whichever bank has room. */
function riverPlaces(sheet: Sheet, k: number, measure: Measure): Lettering[][] {
  const style = styleOf('river', k);
  return riverLines(sheet).flatMap(({ name, line }) => {
    if (name === undefined) return [];
    const width = measure(name, style);
    const far = 0.16 * k + style.size * 0.62;
    return [
      stretches(line, width / k + 0.2).flatMap(({ from, to }) => {
        const middle = { x: ((from.x + to.x) / 2) * k, y: ((from.y + to.y) / 2) * k };
        const angle = upright(Math.atan2(to.y - from.y, to.x - from.x));
        return [1, -1].map((bank) => {
          const at = { x: middle.x - Math.sin(angle) * far * bank, y: middle.y + Math.cos(angle) * far * bank };
          return turned(name, style, at, angle, width);
        });
      }),
    ];
  });
}

/** Pieces of a line about as long as the words, the straightest first. */
function stretches(line: readonly Point[], length: number): { from: Point; to: Point }[] {
  const found: { from: Point; to: Point; bend: number }[] = [];
  for (let i = 0; i < line.length; i += 3) {
    const from = line[i] as Point;
    const j = line.findIndex((point, n) => n > i && Math.hypot(point.x - from.x, point.y - from.y) >= length);
    if (j < 0) break;
    const to = line[j] as Point;
    const rise = line.slice(i, j).reduce((sum, point, n) => {
      const next = line[i + n + 1] as Point;
      return sum + Math.hypot(next.x - point.x, next.y - point.y);
    }, 0);
    const steep = Math.abs(upright(Math.atan2(to.y - from.y, to.x - from.x)));
    found.push({ from, to, bend: rise / length + steep * 0.3 });
  }
  return found.sort((a, b) => a.bend - b.bend);
}

/** The same direction, never upside down. */
const upright = (angle: number): number =>
  angle > Math.PI / 2 ? angle - Math.PI : angle <= -Math.PI / 2 ? angle + Math.PI : angle;

const tall = (y: number, size: number): { top: number; bottom: number } => ({
  top: y - size * 0.45,
  bottom: y + size * 0.45,
});

const level = (text: string, style: Style, at: Point, width: number): Lettering => ({
  text,
  style,
  ...at,
  angle: 0,
  boxes: [{ left: at.x - width / 2, right: at.x + width / 2, ...tall(at.y, style.size) }],
});

/** Slanting words keep a box for each letter's worth of their length. */
function turned(text: string, style: Style, at: Point, angle: number, width: number): Lettering {
  const step = width / text.length;
  const half = (step * Math.abs(Math.cos(angle)) + style.size * 0.9 * Math.abs(Math.sin(angle))) / 2;
  const high = (step * Math.abs(Math.sin(angle)) + style.size * 0.9 * Math.abs(Math.cos(angle))) / 2;
  const boxes = Array.from(text, (_, i) => {
    const along = (i + 0.5) * step - width / 2;
    const [x, y] = [at.x + Math.cos(angle) * along, at.y + Math.sin(angle) * along];
    return { left: x - half, right: x + half, top: y - high, bottom: y + high };
  });
  return { text, style, ...at, angle, boxes };
}

/** The corner without hexes: it is no part of the field. */
function outside({ cut, layout: { width, height } }: Sheet, k: number): Box[] {
  if (!cut) return [];
  const [left, right] = cut.east ? [cut.x, width] : [0, cut.x];
  const [top, bottom] = cut.south ? [cut.y, height] : [0, cut.y];
  return [{ left: left * k, right: right * k, top: top * k, bottom: bottom * k }];
}

const crossings = (sheet: Sheet, k: number): Box[] =>
  sheet.sides
    .filter(({ bridge, ferry }) => bridge || ferry)
    .map(({ hex, d }) => {
      const { x, y } = midOf(sheet.layout, hex, d);
      return { left: (x - 0.22) * k, right: (x + 0.22) * k, top: (y - 0.22) * k, bottom: (y + 0.22) * k };
    });

/** Half the side of where a counter stands, in hex radii. */
const COUNTER = 0.52;

/** How much of the places of counters the words would be hidden by, in counters. */
function hidden(sheet: Sheet, k: number, { boxes }: Lettering): number {
  let sum = 0;
  for (let hex = 0; hex < sheet.grid.size; hex++) {
    const { x, y } = centre(sheet, hex);
    for (const box of boxes) {
      const wide = Math.min(box.right, (x + COUNTER) * k) - Math.max(box.left, (x - COUNTER) * k);
      const high = Math.min(box.bottom, (y + COUNTER) * k) - Math.max(box.top, (y - COUNTER) * k);
      if (wide > 0 && high > 0) sum += (wide * high) / (2 * COUNTER * k) ** 2;
    }
  }
  return sum;
}

const isWithin = (outer: Box, box: Box): boolean =>
  box.left >= outer.left && box.top >= outer.top && box.right <= outer.right && box.bottom <= outer.bottom;

/** Do two boxes share ground? */
export const overlap =
  (a: Box) =>
  (b: Box): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function least<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let best: T | undefined;
  let lowest = Infinity;
  for (const item of items) {
    const now = value(item);
    if (now < lowest) [best, lowest] = [item, now];
  }
  return best;
}
