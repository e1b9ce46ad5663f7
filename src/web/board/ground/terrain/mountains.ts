import type { Point } from '../../../../hex/layout.ts';
import { SHEET } from '../../model/palette.ts';
import { isInside, regionOf } from './outline.ts';
import { spotsOf, type Spot } from './rim.ts';
import { chanceFor, hexesWith, once, touches, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** A peak: the middle of its foot, half its width and its height. */
interface Peak extends Point {
  half: number;
  high: number;
  /** How far its top stands from the middle. */
  lean: number;
}

/** Mountains: stony ground with peaks lit from the north-west, the nearer before the farther. */
export function paintMountains(pen: Pen, sheet: Sheet, area: Area): void {
  const region = regionOf(sheet, hexesWith(sheet, 'mountains'), 'mountains');
  if (!region) return;
  pen.lineJoin = 'round';
  pen.strokeStyle = SHEET.mountainEdge;
  for (const width of [0.32, 0.2, 0.1]) {
    pen.lineWidth = width;
    pen.stroke(region.path);
  }
  pen.fillStyle = SHEET.mountain;
  pen.fill(region.path, 'evenodd');
  const peaks = once(sheet, 'peaks', () =>
    spotsOf(sheet, region.hexes)
      .flatMap((at) => peaksAt(at, chanceFor(sheet, `peak ${at.name}`)))
      .filter((peak) => isInside(region, peak))
      .sort((a, b) => a.y - b.y || a.x - b.x),
  );
  for (const peak of peaks) if (touches(area, peak, 0.6)) paintPeak(pen, peak);
}

function peaksAt({ x, y }: Spot, chance: () => number): Peak[] {
  const peaks: Peak[] = [];
  for (let row = -1; row <= 2; row++) {
    for (let column = -1; column <= 1; column++) {
      const dx = (column + (row % 2) / 2 + (chance() - 0.5) * 0.5) * 0.52;
      const dy = (row + (chance() - 0.5) * 0.5) * 0.4 + 0.1;
      const high = 0.26 + chance() * 0.2;
      peaks.push({ x: x + dx, y: y + dy, half: high * (0.62 + chance() * 0.2), high, lean: (chance() - 0.5) * 0.12 });
    }
  }
  return peaks;
}

function paintPeak(pen: Pen, { x, y, half, high, lean }: Peak): void {
  const top = { x: x + lean, y: y - high };
  const fold = { x: x + half * 0.12, y };
  paintFace(pen, SHEET.peakLight, [{ x: x - half, y }, top, fold]);
  paintFace(pen, SHEET.peakDark, [fold, top, { x: x + half, y }]);
  pen.strokeStyle = SHEET.peakLine;
  pen.lineWidth = 0.026;
  pen.beginPath();
  pen.moveTo(x - half, y);
  pen.lineTo(top.x, top.y);
  pen.lineTo(x + half, y);
  pen.stroke();
}

function paintFace(pen: Pen, colour: string, corners: readonly Point[]): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const { x, y } of corners) pen.lineTo(x, y);
  pen.fill();
}
