import { hexAt } from '../../../../hex/grid.ts';
import { INRADIUS, midOf, type Point } from '../../../../hex/layout.ts';
import type { Label } from '../../model/scene.ts';
import { riverLines } from '../terrain/rivers.ts';
import { BADGES } from './badges.ts';
import { Boxes, isWithin, type Box } from './boxes.ts';
import { centre, hexesFeaturing, type Sheet } from '../../model/sheet.ts';

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
  kind: Label['kind'] | 'river' | 'number' | 'badge';
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
    town: within(k * 0.33, 10, 20),
    village: within(k * 0.3, 9, 18),
    point: within(k * 0.27, 9, 16),
    river: within(k * 0.27, 9, 17),
    number: within(k * 0.235, 7.5, 14),
    badge: k * 0.25,
  };
  const slant = kind === 'river' || kind === 'point' || kind === 'region' ? 'italic ' : '';
  const weights = { region: 700, city: 750, town: 700, village: 600, point: 500, river: 600, number: 500, badge: 800 };
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
  placed.push(...badges(sheet, k, measure));
  const taken = new Boxes(k, [...placed.flatMap(({ boxes }) => boxes), ...crossings(sheet, k), ...outside(sheet, k)]);
  const bare = new Boxes(k, [...countersAt(sheet, k), ...prizes(sheet, k)]);
  for (const candidates of wishes(sheet, k, measure)) {
    const free = candidates.filter(({ boxes }) => boxes.every((box) => isWithin(field, box) && !taken.hits(box)));
    const best = least(free, (one) => candidates.indexOf(one) * 0.12 + hidden(bare, k, one));
    if (!best) continue;
    placed.push(best);
    taken.add(best.boxes);
  }
  return placed;
}

/** Every place where each name might stand, the best first; the names that matter most come first. */
function wishes(sheet: Sheet, k: number, measure: Measure): Lettering[][] {
  const kinds: readonly Label['kind'][] = ['region', 'city', 'town', 'village', 'point'];
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

const prizes = (sheet: Sheet, k: number): Box[] =>
  hexesFeaturing(sheet, 'prize').map((hex) => {
    const { x, y } = centre(sheet, hex);
    return boxAbout({ x: x + BADGES.prize.x, y: y + BADGES.prize.y }, BADGES.radius, k);
  });

const boxAbout = ({ x, y }: Point, far: number, k: number): Box => ({
  left: (x - far) * k,
  right: (x + far) * k,
  top: (y - far) * k,
  bottom: (y + far) * k,
});

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

/** How many points of a river's line one name serves: those of about 30 hexsides. */
const REACH = 360;

/** One name for each river, along its course, on whichever bank has room; several for a long one of a kind of its own. */
function riverPlaces(sheet: Sheet, k: number, measure: Measure): Lettering[][] {
  const style = styleOf('river', k);
  return riverLines(sheet).flatMap(({ name, look, line }) => {
    if (name === undefined) return [];
    const width = measure(name, style);
    const far = (look === 'great-river' ? 0.24 : 0.16) * k + style.size * 0.62;
    const count = look === 'river' ? 1 : Math.ceil(line.length / REACH);
    const part = Math.ceil(line.length / count);
    const apart = count > 1 ? Math.floor(part / 6) : 0;
    return Array.from({ length: count }, (_, i) =>
      stretches(line.slice(i * part + apart, (i + 1) * part - apart), width / k + 0.2).flatMap(({ from, to }) => {
        const middle = { x: ((from.x + to.x) / 2) * k, y: ((from.y + to.y) / 2) * k };
        const angle = upright(Math.atan2(to.y - from.y, to.x - from.x));
        return [1, -1].map((bank) => {
          const at = { x: middle.x - Math.sin(angle) * far * bank, y: middle.y + Math.cos(angle) * far * bank };
          return turned(name, style, at, angle, width);
        });
      }),
    );
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
    .map(({ hex, d }) => boxAbout(midOf(sheet.layout, hex, d), 0.22, k));

/** Half the side of where a counter stands, in hex radii. */
const COUNTER = 0.52;

const countersAt = (sheet: Sheet, k: number): Box[] =>
  sheet.grid.names.map((_, hex) => boxAbout(centre(sheet, hex), COUNTER, k));

/** How much of the places of counters, or of what should be seen beside them, would hide the words or be hidden; in counters. */
function hidden(bare: Boxes, k: number, { boxes }: Lettering): number {
  let sum = 0;
  for (const box of boxes) {
    for (const place of bare.near(box)) {
      const wide = Math.min(box.right, place.right) - Math.max(box.left, place.left);
      const high = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top);
      if (wide > 0 && high > 0) sum += (wide * high) / (2 * COUNTER * k) ** 2;
    }
  }
  return sum;
}

function least<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let best: T | undefined;
  let lowest = Infinity;
  for (const item of items) {
    const now = value(item);
    if (now < lowest) [best, lowest] = [item, now];
  }
  return best;
}
