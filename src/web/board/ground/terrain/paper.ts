import { chanceOf, noise } from '../../model/chance.ts';
import { dotted, ink, type Dots, type Picture } from './canvas.ts';
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
  pen.strokeStyle = sheet.inks.print;
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
  if (!sheet.style.grain) return;
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
  const shade = (dots: Dots, i: number): void => {
    const [x, y] = [(i % width) / fine, Math.floor(i / width) / fine];
    const tone = 0.6 * noise(x / 7, y / 7, 11) + 0.4 * noise(x / 1.4, y / 1.4, 12);
    if (tone < 0) ink(dots, i, 96, 74, 30, -tone * 26);
    else ink(dots, i, 255, 252, 238, tone * 34);
  };
  return { picture: dotted(width, height, shade), x: page.x, y: page.y, width: width / fine, height: height / fine };
}

function specksOf(): Picture {
  const chance = chanceOf('grain');
  return dotted(128, 128, (dots, i) => {
    if (chance() < 0.5) ink(dots, i, 60, 48, 20, chance() * 15);
    else ink(dots, i, 255, 250, 230, chance() * 15);
  });
}
