import { SHEET } from '../model/palette.ts';
import type { Plate } from './bake.ts';
import { canvasOf, type Picture } from './terrain/canvas.ts';
import { overlap } from './print/boxes.ts';
import { placeLabels } from './print/labels.ts';
import { FACES, fontOf, type Lettering, type Measure, type Style } from './print/letters.ts';
import { letterRim } from './print/rim-names.ts';
import type { PrintedText } from '../model/printed.ts';
import type { Pen, Sheet } from '../model/sheet.ts';

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

/** The placed words of the newest zoom: placed once, however many tiles they stand on. */
const placed = new WeakMap<Sheet, { k: number; letters: readonly Lettering[] }>();

function lettersAt(sheet: Sheet, k: number, pen: Pen): readonly Lettering[] {
  const known = placed.get(sheet);
  if (known?.k === k) return known.letters;
  const letters = placeLabels(sheet, k, measureWith(pen));
  placed.set(sheet, { k, letters });
  return letters;
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

/** Words of the margin; the browser squeezes what would be wider than its place. */
function paintPrint(pen: Pen, { text, x, y, size, weight, align, width }: PrintedText): void {
  pen.letterSpacing = '0px';
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillStyle = SHEET.name;
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 16, size / 16);
  pen.font = fontOf(weight, 16);
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
