import { neighbour } from '../../../../hex/grid.ts';
import { chanceAt } from '../../model/chance.ts';
import { dotted, ink, type Dots, type Picture } from './canvas.ts';
import { FINE, fieldOf, slopeAt, type Field } from './field.ts';
import { hexesWith, once, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** How ground of a kind rises: how deep its hollows are, its tint, and how long its hachures are, in hex radii. */
interface Rise {
  rough: number;
  tint: 'relief' | 'mountain';
  /** How strong its tint is, of 255. */
  strength: number;
  hachures: number;
}

const HILLS: Rise = { rough: 0.25, tint: 'relief', strength: 150, hachures: 0.17 };
const MOUNTAINS: Rise = { rough: 0.6, tint: 'mountain', strength: 205, hachures: 0.1 };

/** The darkest a slope away from the light may be: a quarter, of 255. */
const DARKEST = 64;
const LIGHTEST = 110;

/** Hills and mountains, joined to ridges, in the light from the north-west, with fine hachures down their darker slopes. */
export function paintRelief(pen: Pen, sheet: Sheet, area: Area): void {
  paintRise(pen, sheet, area, 'heights', HILLS);
  paintRise(pen, sheet, area, 'mountains', MOUNTAINS);
}

function paintRise(pen: Pen, sheet: Sheet, area: Area, kind: string, rise: Rise): void {
  const hexes = hexesWith(sheet, kind);
  if (hexes.length === 0) return;
  const massifs = once(sheet, `relief ${kind}`, () => joined(sheet, hexes).map((one) => reliefOf(sheet, one, rise)));
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = sheet.inks.hachure;
  for (const { picture, hachures, x, y, width, height } of massifs) {
    if (x > area.x + area.width || y > area.y + area.height || x + width < area.x || y + height < area.y) continue;
    pen.drawImage(picture, x - 0.5 / FINE, y - 0.5 / FINE, width, height);
    pen.fill(hachures);
  }
}

/** The hexes, those that hang together each in a list of their own. */
function joined({ grid }: Sheet, hexes: readonly number[]): number[][] {
  const left = new Set(hexes);
  const groups: number[][] = [];
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const hex of group) {
      for (let d = 0; d < 6; d++) if (left.delete(neighbour(grid, hex, d))) group.push(neighbour(grid, hex, d));
    }
    groups.push(group);
  }
  return groups;
}

interface Relief extends Area {
  picture: Picture;
  hachures: Path2D;
}

function reliefOf(sheet: Sheet, hexes: readonly number[], rise: Rise): Relief {
  const field = fieldOf(sheet, hexes, rise.rough);
  const { x, y, width, height } = field;
  const { strength } = rise;
  const look: Look = { tint: rgbOf(sheet.inks[rise.tint]), strength, light: sheet.style.light };
  const picture = dotted(width, height, (dots, i) => shade(dots, i, field, look));
  return {
    picture,
    hachures: hachuresOf(field, rise.hachures, sheet.style.hachures),
    x,
    y,
    width: width / FINE,
    height: height / FINE,
  };
}

interface Look {
  tint: readonly number[];
  strength: number;
  /** How much light and shade there is: 1 is usual. */
  light: number;
}

/** Red, green and blue of `#rrggbb`. */
const rgbOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Its tint in the light or in the shade: above the tint lies white or dark, both in one ink. */
function shade(dots: Dots, i: number, field: Field, { tint, strength, light: most }: Look): void {
  const height = field.heights[i] ?? 0;
  if (height <= 0) return;
  const [red = 0, green = 0, blue = 0] = tint;
  const [right, down] = slopeAt(field, i);
  const light = ((right + down) / Math.SQRT2) * 0.62;
  const own = strength * Math.min(1, height * 3.2);
  const over = light > 0 ? Math.min(LIGHTEST, light * LIGHTEST) : Math.min(DARKEST, -light * DARKEST);
  const share = (over * most) / 255;
  const toward = light > 0 ? [255, 250, 232] : [40, 26, 10];
  const mix = (base: number, top = 0): number => base * (1 - share) + top * share;
  ink(
    dots,
    i,
    mix(red, toward[0]),
    mix(green, toward[1]),
    mix(blue, toward[2]),
    own + (255 - own) * share * Math.min(1, height * 4),
  );
}

/** Distance between two hachures, in dots. */
const APART = 2;

/** Strokes down the slope, thick at their upper ends, the more so the more they turn away from the light. */
function hachuresOf(field: Field, long: number, bold: number): Path2D {
  const path = new Path2D();
  for (let row = 1; row * APART < field.height - 2; row++) {
    for (let column = 1; column * APART < field.width - 2; column++) {
      if ((field.heights[row * APART * field.width + column * APART] ?? 0) <= 0) continue;
      const [i, j] = [
        Math.round((column + (row % 2) / 2 + (chanceAt(column, row, 31) - 0.5) * 0.5) * APART),
        Math.round((row + (chanceAt(column, row, 32) - 0.5) * 0.5) * APART),
      ];
      const at = j * field.width + i;
      if ((field.heights[at] ?? 0) < 0.1) continue;
      const [right, down] = slopeAt(field, at);
      const steep = Math.hypot(right, down);
      if (steep < 0.4) continue;
      const away = -(right + down) / steep / Math.SQRT2;
      const half = 0.0035 + Math.max(0, 0.006 + 0.007 * away) * Math.min(1.2, steep) * bold;
      const [x, y] = [field.x + i / FINE, field.y + j / FINE];
      const [dx, dy] = [(-right / steep) * long, (-down / steep) * long];
      path.moveTo(x - (dy / long) * half, y + (dx / long) * half);
      path.lineTo(x + dx, y + dy);
      path.lineTo(x + (dy / long) * half, y - (dx / long) * half);
      path.closePath();
    }
  }
  return path;
}
