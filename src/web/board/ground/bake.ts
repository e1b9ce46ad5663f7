import { cornersOf } from '../../../hex/layout.ts';
import { canvasOf, steadyPen, type Picture } from './terrain/canvas.ts';
import { GROUND, type Paint } from './ground.ts';
import { paintImprint } from './imprint.ts';
import { paintFrame, paintGrain, paintPaper } from './terrain/paper.ts';
import { paintRimNames } from './print/rim-names.ts';
import { frameOf } from './terrain/rim.ts';
import { near, type Area, type Pen, type Sheet } from '../model/sheet.ts';

/** A piece of the sheet as a picture: `scale` pixels a hex radius; place and size in pixels, from the corner of the hex field. */
export interface Plate {
  scale: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

const LAYERS: readonly Paint[] = [paintPaper, paintWithin, paintFrame, paintRimNames, paintImprint, paintGrain];

/** Ground and grid, cut at the frame. */
function paintWithin(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  pen.save();
  pen.clip(frameOf(sheet));
  for (const paint of [...GROUND, paintGrid]) paint(pen, sheet, area, scale);
  pen.restore();
}

/** Everything on the sheet that never changes while it is played on, lettering apart. The same plate is always the same picture. */
export function bake(sheet: Sheet, plate: Plate): Picture {
  const canvas = canvasOf(plate.width, plate.height);
  const pen = steadyPen(canvas);
  if (!pen) return canvas;
  const { scale } = plate;
  pen.setTransform(scale, 0, 0, scale, -plate.x, -plate.y);
  for (const paint of LAYERS) paint(pen, sheet, areaOf(plate), scale);
  return canvas;
}

export const areaOf = ({ scale, x, y, width, height }: Plate): Area => ({
  x: x / scale,
  y: y / scale,
  width: width / scale,
  height: height / scale,
});

function paintGrid(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  const path = new Path2D();
  for (const hex of near(sheet, [...sheet.terrain.keys()], area)) {
    cornersOf(sheet.layout, hex).forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    path.closePath();
  }
  pen.strokeStyle = sheet.inks.grid;
  pen.lineWidth = Math.max(0.75 / scale, 0.016);
  pen.stroke(path);
}
