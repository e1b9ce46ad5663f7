import type { Point } from '../../../../hex/layout.ts';
import type { Label } from '../../model/scene.ts';
import type { Box } from './boxes.ts';

/** Words or a single letter: the middle, in CSS pixels from the corner of the hex field, and the angle they are turned by about it. */
export interface Glyph extends Point {
  text: string;
  angle: number;
}

export interface Lettering {
  text: string;
  style: Style;
  /** Level words are one; words on a curve have one for each letter. */
  glyphs: readonly Glyph[];
  boxes: readonly Box[];
}

export interface Style {
  kind: Label['kind'] | 'river' | 'number' | 'badge';
  /** Height of the letters in CSS pixels, and extra space between them. */
  size: number;
  spacing: number;
  font: string;
}

/** A place where a name might stand: what speaks against it before it is known what lies there, and its words, made when they are asked for. */
export interface Wish {
  cost: number;
  make(): Lettering;
}

/** Width of a text in CSS pixels, the space after its last letter included. */
export type Measure = (text: string, style: Style) => number;

const UI = '"Archivo Variable", Archivo, system-ui, sans-serif';
const SERIF = '"Source Serif 4", Georgia, "Times New Roman", serif';

/** The face of numbers; `size` in pixels. */
export const fontOf = (weight: number, size: number): string => `${weight} ${size}px ${UI}`;
/** The face of names: upright in two weights, italic in 600. */
export const serifOf = (weight: 400 | 600, size: number, slant: '' | 'italic ' = ''): string =>
  `${slant}${weight} ${size}px ${SERIF}`;

/** What has to be loaded before the first word is written. */
export const FACES: readonly string[] = [
  fontOf(500, 12),
  fontOf(700, 12),
  serifOf(400, 12),
  serifOf(600, 12),
  serifOf(600, 12, 'italic '),
];

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** `weight` makes a place's name so many times larger. */
export function styleOf(kind: Style['kind'], k: number, weight = 1): Style {
  const sizes: Readonly<Record<Style['kind'], number>> = {
    region: Math.min(30, k * 0.38),
    city: within(k * 0.35, 11, 23),
    town: within(k * 0.34, 10.5, 21),
    village: within(k * 0.3, 9.5, 18),
    hamlet: within(k * 0.28, 9.5, 16),
    point: within(k * 0.28, 9.5, 16),
    river: within(k * 0.29, 9.5, 18),
    number: within(k * 0.22, 7.5, 13),
    badge: k * 0.25,
  };
  const size = sizes[kind] * weight;
  const fonts: Readonly<Record<Style['kind'], string>> = {
    region: serifOf(600, size, 'italic '),
    city: serifOf(600, size),
    town: serifOf(600, size),
    village: serifOf(600, size),
    hamlet: serifOf(400, size),
    point: serifOf(600, size, 'italic '),
    river: serifOf(600, size, 'italic '),
    number: fontOf(500, size),
    badge: fontOf(800, size),
  };
  const spacing = kind === 'city' ? size * 0.07 : kind === 'river' ? size * 0.08 : 0;
  return { kind, size, spacing, font: fonts[kind] };
}

const tall = (y: number, size: number): { top: number; bottom: number } => ({
  top: y - size * 0.45,
  bottom: y + size * 0.45,
});

export const level = (text: string, style: Style, { x, y }: Point, width: number): Lettering => ({
  text,
  style,
  glyphs: [{ text, x, y, angle: 0 }],
  boxes: [{ left: x - width / 2, right: x + width / 2, ...tall(y, style.size) }],
});

/** A way along which letters stand: the point so far from its beginning and the direction there, in CSS pixels and radians. */
export type Way = (far: number) => Point & { angle: number };

/** How far from the beginning of the words the middle of each letter stands, and its width. */
export function lettersIn(
  text: string,
  style: Style,
  measure: Measure,
): { letter: string; at: number; width: number }[] {
  const letters = Array.from(text);
  return letters.map((letter, i) => {
    const [from, to] = [0, 1].map((more) => measure(letters.slice(0, i + more).join(''), style)) as [number, number];
    const width = to - from - style.spacing;
    return { letter, at: from + width / 2, width };
  });
}

/** Height of a letter's box, in that of the letters. */
const TALL = 0.84;

/** Letter after letter along a way; what stands between two letters is not hidden. */
export function curved(text: string, style: Style, letters: ReturnType<typeof lettersIn>, way: Way): Lettering {
  const glyphs = letters.map(({ letter, at }): Glyph => ({ text: letter, ...way(at) }));
  const boxes = glyphs.flatMap(({ x, y, angle }, i): Box[] => {
    const { letter, width } = letters[i] as { letter: string; width: number };
    if (letter.trim() === '') return [];
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const [wide, high] = [width * cos + style.size * TALL * sin, width * sin + style.size * TALL * cos];
    return [{ left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 }];
  });
  return { text, style, glyphs, boxes };
}
