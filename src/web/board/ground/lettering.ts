import { hexAt } from '../../../hex/grid.ts';
import type { Camera, Frame } from '../model/frame.ts';
import { SHEET } from '../model/palette.ts';
import type { Plate } from './bake.ts';
import { canvasOf, type Picture } from './terrain/canvas.ts';
import { overlap, type Box } from './print/boxes.ts';
import { placeLabels } from './print/labels.ts';
import { FACES, fontOf, serifOf, type Lettering, type Measure, type Style } from './print/letters.ts';
import { boxAbout } from './print/obstacles.ts';
import { letterRim } from './print/rim-names.ts';
import type { PrintedFace, PrintedText } from '../model/printed.ts';
import { centre, type Pen, type Sheet } from '../model/sheet.ts';

/** A baked plate with its numbers and names on it. Fonts are only known to the page, so this is never done in a worker. */
export function paintLettering(baked: CanvasImageSource, sheet: Sheet, plate: Plate, ratio: number): Picture {
  const picture = canvasOf(plate.width, plate.height);
  const pen = picture.getContext('2d', { alpha: false }) as Pen | null;
  if (!pen) return picture;
  pen.drawImage(baked, 0, 0);
  pen.setTransform(ratio, 0, 0, ratio, -plate.x, -plate.y);
  const view = {
    left: plate.x / ratio - 4,
    top: plate.y / ratio - 4,
    right: (plate.x + plate.width) / ratio + 4,
    bottom: (plate.y + plate.height) / ratio + 4,
  };
  const k = plate.scale / ratio;
  for (const letters of lettersAt(sheet, k, pen)) {
    if (letters.boxes.some(overlap(view))) paintWords(pen, letters, sheet.inks.halo);
  }
  pen.scale(k, k);
  for (const words of sheet.margin?.texts ?? []) paintPrint(pen, words);
  letterRim(pen, sheet, fontOf);
  return picture;
}

/** The words of the newest zooms: placed once for each, however many tiles they stand on. */
const placed = new WeakMap<Sheet, Map<number, readonly Lettering[]>>();
/** The map itself, its loupe, all of it in coarse. */
const ZOOMS = 3;

function lettersAt(sheet: Sheet, k: number, pen: Pen): readonly Lettering[] {
  const zooms = placed.get(sheet) ?? new Map<number, readonly Lettering[]>();
  placed.set(sheet, zooms);
  const letters = zooms.get(k) ?? placeLabels(sheet, k, measureWith(pen));
  zooms.delete(k);
  zooms.set(k, letters);
  const [oldest] = zooms.size > ZOOMS ? zooms.keys() : [];
  if (oldest !== undefined) zooms.delete(oldest);
  return letters;
}

const PLACES: ReadonlySet<Style['kind']> = new Set(['city', 'town', 'village', 'hamlet', 'point']);

/** Where the names of places stand in the window, as far as is known: while the map is zoomed, about there. */
export function namesOn(sheet: Sheet, { x, y, k }: Camera): Box[] {
  const zooms = [...(placed.get(sheet) ?? [])];
  const off = ([zoom]: (typeof zooms)[number]): number => Math.abs(Math.log(zoom / k));
  const nearest = zooms.sort((a, b) => off(a) - off(b))[0];
  if (!nearest) return [];
  const [zoom, letters] = nearest;
  const by = k / zoom;
  return letters
    .filter(({ style }) => PLACES.has(style.kind))
    .flatMap(({ boxes }) => boxes)
    .map(({ left, right, top, bottom }) => ({
      left: x + left * by,
      right: x + right * by,
      top: y + top * by,
      bottom: y + bottom * by,
    }));
}

/** Writes what stands in these hexes once more, over what has been painted there. */
export function letterAgain({ pen, camera }: Frame, sheet: Sheet, names: readonly string[]): void {
  const hexes = names.flatMap((name) => hexAt(sheet.grid, name) ?? []).map((hex) => centre(sheet, hex));
  const { k } = camera;
  const around = hexes.map(({ x, y }) => boxAbout({ x, y }, 1, k)).map(overlap);
  pen.save();
  pen.translate(camera.x, camera.y);
  for (const letters of lettersAt(sheet, k, pen)) {
    if (around.some((isIn) => letters.boxes.some(isIn))) paintWords(pen, letters, sheet.inks.halo);
  }
  pen.restore();
}

const measureWith =
  (pen: Pen): Measure =>
  (text, style) => {
    setStyle(pen, style);
    return pen.measureText(text).width;
  };

function setStyle(pen: Pen, { font, spacing }: Style): void {
  pen.font = font;
  pen.letterSpacing = `${spacing}px`;
}

const INKS: Readonly<Record<Style['kind'], string>> = {
  region: SHEET.region,
  city: SHEET.name,
  town: SHEET.name,
  village: SHEET.name,
  hamlet: SHEET.name,
  point: SHEET.height,
  river: SHEET.riverName,
  number: SHEET.number,
  badge: SHEET.drop,
};

/** How wide the edge of paper round a letter is, in its heights; in CSS pixels at least. */
const [EDGE, LEAST_EDGE] = [0.085, 0.9];
/** How strongly hex numbers are printed. */
const QUIET = 0.82;

/** All edges before the letters, so that none lies over its neighbour. */
function paintWords(pen: Pen, { style, glyphs }: Lettering, halo: string): void {
  const isNumber = style.kind === 'number';
  const isLevel = glyphs.length === 1;
  pen.save();
  setStyle(pen, isLevel ? style : { ...style, spacing: 0 });
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 2 * Math.max(LEAST_EDGE, (style.kind === 'region' ? EDGE / 2 : EDGE) * style.size);
  pen.strokeStyle = isNumber ? SHEET.numberHalo : halo;
  pen.fillStyle = INKS[style.kind];
  if (isNumber) pen.globalAlpha = QUIET;
  const base = pen.getTransform();
  for (const paint of ['strokeText', 'fillText'] as const) {
    for (const { text, x, y, angle } of glyphs) {
      pen.setTransform(base);
      pen.translate(x, y);
      pen.rotate(angle);
      pen[paint](text, 0, 0);
    }
  }
  pen.restore();
}

/** The faces of the margin at 16 pixels, and the space between their letters. */
const PRINT: Readonly<Record<PrintedFace, readonly [font: string, spacing: number]>> = {
  title: [serifOf(600, 16), 1.2],
  heading: [`small-caps ${serifOf(600, 16)}`, 0.8],
  name: [serifOf(600, 16), 0],
  words: [serifOf(400, 16), 0],
  slanted: [serifOf(600, 16, 'italic '), 0],
  figures: [fontOf(500, 16), 0],
  strong: [fontOf(700, 16), 0],
};

/** Words of the margin; the browser squeezes what would be wider than its place. */
function paintPrint(pen: Pen, { text, x, y, size, face, align, width }: PrintedText): void {
  const [font, spacing] = PRINT[face];
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillStyle = SHEET.name;
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 16, size / 16);
  pen.font = font;
  pen.letterSpacing = `${spacing}px`;
  pen.fillText(text, 0, 0, (width * 16) / size);
  pen.restore();
}

/** How long the map waits for its faces, in milliseconds; then it takes what is there. */
const PATIENCE = 10_000;

/** Settles when the faces of everything written on a sheet are there, or cannot be had in time. */
export function lettersKnown({ ground, margin }: Sheet): Promise<unknown> {
  const words = [
    ...ground.labels.map(({ text }) => text),
    ...ground.sides.flatMap(({ name = [] }) => name),
    ...(margin?.texts ?? []).map(({ text }) => text),
  ].join('');
  const letters = [...new Set(`${words}0`)].join('');
  const faces = FACES.map((face) => document.fonts.load(face, letters));
  return Promise.race([Promise.allSettled(faces), new Promise((done) => setTimeout(done, PATIENCE))]);
}
