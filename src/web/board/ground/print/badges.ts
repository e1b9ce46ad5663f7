import type { Point } from '../../../../hex/layout.ts';
import { centre, hexesFeaturing, near, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** Where badges lie in their hex, beside the counter, and how large they are; in hex radii. */
export const BADGES = { drop: { x: 0.62, y: 0.33 }, prize: { x: -0.6, y: 0.49 }, radius: 0.2 } as const;

/** Small signs at the lower corners of hexes: a parachute where troops come down, a star where something is to be won. */
export function paintBadges(pen: Pen, sheet: Sheet, area: Area): void {
  for (const hex of near(sheet, hexesFeaturing(sheet, 'drop-zone'), area)) {
    const { x, y } = centre(sheet, hex);
    paintCanopy(pen, sheet, { x: x + BADGES.drop.x, y: y + BADGES.drop.y });
  }
  for (const hex of near(sheet, hexesFeaturing(sheet, 'prize'), area)) {
    const { x, y } = centre(sheet, hex);
    paintStar(pen, sheet, { x: x + BADGES.prize.x, y: y + BADGES.prize.y });
  }
}

/** A canopy over the disc that the name stands on. */
function paintCanopy(pen: Pen, { inks }: Sheet, { x, y }: Point): void {
  const r = BADGES.radius;
  pen.lineJoin = 'round';
  pen.strokeStyle = inks.drop;
  pen.fillStyle = inks.drop;
  pen.lineWidth = 0.035;
  pen.beginPath();
  pen.arc(x, y - 0.2, r + 0.03, Math.PI, 2 * Math.PI);
  pen.closePath();
  pen.fill();
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(x + side * (r + 0.02), y - 0.2);
    pen.lineTo(x + side * 0.1, y);
  }
  pen.stroke();
  pen.beginPath();
  pen.arc(x, y + 0.02, r - 0.02, 0, 2 * Math.PI);
  pen.fillStyle = inks.bridge;
  pen.fill();
  pen.stroke();
}

function paintStar(pen: Pen, { inks }: Sheet, { x, y }: Point): void {
  pen.beginPath();
  for (let i = 0; i < 10; i++) {
    const far = i % 2 === 0 ? BADGES.radius : BADGES.radius * 0.45;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  pen.closePath();
  pen.lineJoin = 'round';
  pen.strokeStyle = inks.bridge;
  pen.lineWidth = 0.11;
  pen.stroke();
  pen.fillStyle = inks.prize;
  pen.fill();
  pen.strokeStyle = inks.print;
  pen.lineWidth = 0.03;
  pen.stroke();
}
