import { chanceOf, noise } from '../../model/chance.ts';
import { SHEET } from '../../model/palette.ts';
import { canvasOf, steadyPen, type Picture } from './canvas.ts';
import { frameOf } from './rim.ts';
import { once, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** The paper, lighter within the frame of the map. */
export function paintPaper(pen: Pen, sheet: Sheet, area: Area): void {
  pen.fillStyle = sheet.inks.margin;
  pen.fillRect(area.x, area.y, area.width, area.height);
  pen.fillStyle = sheet.inks.paper;
  pen.fill(frameOf(sheet));
}

/** The frame: a thick line between two thin ones. */
export function paintFrame(pen: Pen, sheet: Sheet): void {
  pen.strokeStyle = SHEET.print;
  for (const [out, line] of [
    [0, 0.03],
    [0.12, 0.075],
  ] as const) {
    pen.lineWidth = line;
    pen.stroke(frameOf(sheet, out));
  }
}

/** The tooth of the paper: large faint clouds that belong to the sheet, and specks that belong to the print. */
export function paintGrain(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  pen.save();
  pen.imageSmoothingQuality = 'high';
  const { picture, x, y, width, height } = once(sheet, 'clouds', () => cloudsOf(sheet));
  pen.drawImage(picture, x, y, width, height);
  const specks = pen.createPattern(once(sheet, 'specks', specksOf), 'repeat');
  if (specks) {
    pen.setTransform(1, 0, 0, 1, -Math.round(area.x * scale), -Math.round(area.y * scale));
    pen.fillStyle = specks;
    pen.fillRect(area.x * scale, area.y * scale, area.width * scale, area.height * scale);
  }
  pen.restore();
}

interface Clouds extends Area {
  picture: Picture;
}

/** Two sizes of cloud, a few shades apart: printed paper is never of one tone. */
function cloudsOf({ page }: Sheet): Clouds {
  const fine = 5;
  const [width, height] = [Math.ceil(page.width * fine), Math.ceil(page.height * fine)];
  const shade = (i: number): readonly number[] => {
    const [x, y] = [(i % width) / fine, Math.floor(i / width) / fine];
    const tone = 0.6 * noise(x / 7, y / 7, 11) + 0.4 * noise(x / 1.4, y / 1.4, 12);
    return tone < 0 ? [96, 74, 30, -tone * 26] : [255, 252, 238, tone * 34];
  };
  return { picture: dotted(width, height, shade), x: page.x, y: page.y, width: width / fine, height: height / fine };
}

function specksOf(): Picture {
  const chance = chanceOf('grain');
  return dotted(128, 128, () => {
    const ink = chance() < 0.5 ? [60, 48, 20] : [255, 250, 230];
    return [...ink, chance() * 15];
  });
}

/** A picture dot by dot: red, green, blue, strength. */
function dotted(width: number, height: number, ink: (i: number) => readonly number[]): Picture {
  const picture = canvasOf(width, height);
  const pen = steadyPen(picture);
  if (!pen) return picture;
  const image = pen.createImageData(width, height);
  for (let i = 0; i < width * height; i++) image.data.set(ink(i), i * 4);
  pen.putImageData(image, 0, 0);
  return picture;
}
