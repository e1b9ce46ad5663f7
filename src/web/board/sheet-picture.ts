import { Baker } from './ground/baker.ts';
import type { Plate } from './ground/bake.ts';
import { letterAgain, lettersKnown, paintLettering } from './ground/lettering.ts';
import { paintMarkers } from './ground/print/markers.ts';
import type { Frame } from './model/frame.ts';
import type { Ground, Scene } from './model/scene.ts';
import { sheetOf, type Area } from './model/sheet.ts';
import { paintBarred } from './top/areas.ts';
import { Sprites } from './top/sprites.ts';
import { paintTop } from './top/top.ts';

/** Browsers of iOS paint no canvas of more than 16,777,216 pixels. */
const PIXELS = 16_000_000;
/** Pixels a hex radius at which everything on a counter can be read, and beyond which a picture only grows. */
const SHARPEST = 32;
/** Height of what is baked at a time, in pixels. */
const STRIP = 512;

/** How far counters in areas beside the map reach over the paper, in hex radii. */
const BESIDE = 1;

const around = ({ x, y, width, height }: Area, far: number): Area => ({
  x: x - far,
  y: y - far,
  width: width + 2 * far,
  height: height + 2 * far,
});

/** Pixels a hex radius of a picture of the whole page. */
export const scaleFor = ({ width, height }: Pick<Area, 'width' | 'height'>): number =>
  Math.min(SHARPEST, Math.floor(Math.sqrt(PIXELS / (width * height)) * 10) / 10);

/** The whole sheet with its margin and what lies on it; undefined where the browser has no canvas of that size. */
export async function sheetPicture(ground: Ground, scene: Scene): Promise<HTMLCanvasElement | undefined> {
  const sheet = sheetOf(ground);
  const { layout } = sheet;
  const { closed, ruined = [], markers = [], pieces, beside = [] } = scene;
  const area = around(sheet.page, beside.length > 0 ? BESIDE : 0);
  const k = scaleFor(area);
  const [width, height] = [Math.floor(area.width * k), Math.floor(area.height * k)];
  const [left, top] = [Math.ceil(area.x * k), Math.ceil(area.y * k)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = sheet.inks.paper;
  pen.fillRect(0, 0, width, height);
  const baker = new Baker(ground);
  await Promise.all([lettersKnown(sheet), document.fonts.load('600 20px "Barlow Condensed"')]);
  for (let y = 0; y < height; y += STRIP) {
    const plate: Plate = { scale: k, x: left, y: top + y, width, height: Math.min(STRIP, height - y) };
    // One strip after the other: each is as large as a browser likes to keep.
    // oxlint-disable-next-line no-await-in-loop
    pen.drawImage(paintLettering(await baker.bake(plate), sheet, plate, 1), 0, y);
  }
  baker.destroy();
  const camera = { x: -left, y: -top, k };
  const frame: Frame = { pen, camera, layout, width, height, ratio: 1, still: true };
  paintBarred(frame, sheet, closed, ruined);
  letterAgain(frame, sheet, [...closed, ...ruined]);
  paintMarkers(frame, sheet, markers);
  paintTop(frame, sheet, scene, { pieces, beside }, new Sprites());
  return canvas;
}
