import type { Point } from '../../../hex/layout.ts';
import { chanceOf } from '../chance.ts';
import { SHEET } from '../palette.ts';
import { regionPath } from './outline.ts';
import { centre, hexesWith, type Pen, type Sheet } from './sheet.ts';

/** A city: built-up ground with dense blocks between streets. */
export function paintCities(pen: Pen, sheet: Sheet): void {
  const hexes = hexesWith(sheet, 'city');
  if (hexes.length === 0) return;
  const region = regionPath(sheet, hexes, 0.1);
  pen.fillStyle = SHEET.town;
  pen.fill(region, 'evenodd');
  pen.strokeStyle = SHEET.houseDark;
  pen.lineWidth = 0.04;
  pen.stroke(region);
  for (const hex of hexes) paintBlocks(pen, centre(sheet, hex), chanceOf(`city ${hex}`));
}

function paintBlocks(pen: Pen, at: Point, chance: () => number): void {
  const turn = (chance() - 0.5) * 0.7;
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const x = (column + (chance() - 0.5) * 0.16) * 0.235;
      const y = (row + (chance() - 0.5) * 0.16) * 0.225;
      if (Math.hypot(x, y) > 0.74 || chance() < 0.07) continue;
      house(pen, at, { x, y, width: 0.13 + chance() * 0.055, height: 0.12 + chance() * 0.05, turn });
    }
  }
}

/** A village: a handful of houses about the middle of the hex. */
export function paintVillages(pen: Pen, sheet: Sheet): void {
  for (const hex of hexesWith(sheet, 'village')) {
    const chance = chanceOf(`village ${hex}`);
    const at = centre(sheet, hex);
    pen.fillStyle = SHEET.town;
    pen.beginPath();
    pen.ellipse(at.x, at.y, 0.52, 0.42, chance() - 0.5, 0, 2 * Math.PI);
    pen.fill();
    for (let i = 0; i < 11; i++) {
      const angle = (i / 11) * 2 * Math.PI + chance() * 0.5;
      const far = 0.14 + (i % 3) * 0.12 + chance() * 0.06;
      const place = { x: Math.cos(angle) * far * 1.15, y: Math.sin(angle) * far * 0.9 };
      house(pen, at, { ...place, width: 0.1 + chance() * 0.05, height: 0.075, turn: angle + Math.PI / 2 });
    }
  }
}

interface House extends Point {
  width: number;
  height: number;
  turn: number;
}

function house(pen: Pen, at: Point, { x, y, width, height, turn }: House): void {
  pen.save();
  pen.translate(at.x + x, at.y + y);
  pen.rotate(turn);
  pen.fillStyle = SHEET.houseDark;
  pen.fillRect(-width / 2 + 0.014, -height / 2 + 0.018, width, height);
  pen.fillStyle = SHEET.house;
  pen.fillRect(-width / 2, -height / 2, width, height);
  pen.restore();
}
