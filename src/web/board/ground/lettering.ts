import { SHEET } from '../model/palette.ts';
import type { Plate } from './bake.ts';
import { canvasOf, type Picture } from './terrain/canvas.ts';
import { overlap } from './print/boxes.ts';
import { fontOf, placeLabels, type Lettering, type Measure, type Style } from './print/labels.ts';
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
  point: SHEET.height,
  river: SHEET.riverName,
  number: SHEET.number,
  badge: SHEET.drop,
};

function paintWords(pen: Pen, { text, style, x, y, angle }: Lettering, halo: string): void {
  pen.save();
  setStyle(pen, style);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.translate(x, y);
  pen.rotate(angle);
  pen.strokeStyle = style.kind === 'number' ? SHEET.numberHalo : halo;
  pen.lineWidth = style.kind === 'number' ? 2.4 : 3.2;
  pen.strokeText(text, 0, 0);
  pen.fillStyle = INKS[style.kind];
  pen.fillText(text, 0, 0);
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
