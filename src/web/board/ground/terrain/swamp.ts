import type { Point } from '../../../../hex/layout.ts';
import { regionOf, isInside } from './outline.ts';
import { spotsOf } from './rim.ts';
import { chanceFor, hexesWith, once, touches, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** Swamp: damp green ground with pools drawn as level strokes, and reeds that stand in them. */
export function paintSwamp(pen: Pen, sheet: Sheet, area: Area): void {
  const region = regionOf(sheet, hexesWith(sheet, 'swamp'), 'swamp');
  if (!region) return;
  pen.fillStyle = sheet.inks.swamp;
  pen.fill(region.path, 'evenodd');
  pen.strokeStyle = sheet.inks.swampEdge;
  pen.lineWidth = 0.03;
  pen.setLineDash([0.09, 0.07]);
  pen.stroke(region.path);
  pen.setLineDash([]);
  const tufts = once(sheet, 'tufts', () =>
    spotsOf(sheet, region.hexes).flatMap((at) => tuftsAt(at, chanceFor(sheet, `swamp ${at.name}`))),
  ).filter((tuft) => touches(area, tuft, 0.4) && isInside(region, tuft));
  paintPools(pen, sheet, tufts);
  paintReeds(pen, sheet, tufts);
}

interface Tuft extends Point {
  /** Half the length of its pool. */
  wide: number;
  reeds: number;
}

function tuftsAt({ x, y }: Point, chance: () => number): Tuft[] {
  const tufts: Tuft[] = [];
  for (let row = -2; row <= 2; row++) {
    for (let column = -1; column <= 1; column++) {
      const dx = (column + (row % 2) / 2 + (chance() - 0.5) * 0.4) * 0.5;
      const dy = (row + (chance() - 0.5) * 0.4) * 0.32;
      tufts.push({ x: x + dx, y: y + dy, wide: 0.13 + chance() * 0.1, reeds: chance() < 0.75 ? 3 : 0 });
    }
  }
  return tufts;
}

function paintPools(pen: Pen, { inks }: Sheet, tufts: readonly Tuft[]): void {
  pen.strokeStyle = inks.swampWater;
  pen.lineWidth = 0.032;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const { x, y, wide } of tufts) {
    pen.moveTo(x - wide, y);
    pen.lineTo(x + wide, y);
    pen.moveTo(x - wide * 0.55, y + 0.062);
    pen.lineTo(x + wide * 0.7, y + 0.062);
  }
  pen.stroke();
  pen.lineCap = 'butt';
}

/** Each tuft fans out upwards. */
function paintReeds(pen: Pen, { inks }: Sheet, tufts: readonly Tuft[]): void {
  pen.strokeStyle = inks.reed;
  pen.lineWidth = 0.026;
  pen.beginPath();
  for (const { x, y, reeds } of tufts) {
    for (let i = 0; i < reeds; i++) {
      const lean = (i - (reeds - 1) / 2) * 0.055;
      pen.moveTo(x + lean * 0.6, y - 0.012);
      pen.lineTo(x + lean * 1.5, y - (lean === 0 ? 0.16 : 0.12));
    }
  }
  pen.stroke();
}
