import type { Pen, Sheet } from '../../model/sheet.ts';

/** Height of the letters beside the rim, in hex radii, and of the ends of the line under them. */
const [LETTERS, TICK] = [0.72, 0.16];

/** A line along each named stretch of the rim, turned towards the hexes at its ends. The names are lettering. */
export function paintRimNames(pen: Pen, { rims, inks }: Sheet): void {
  pen.save();
  pen.strokeStyle = inks.print;
  pen.lineWidth = 0.075;
  pen.lineCap = pen.lineJoin = 'round';
  for (const { from, to } of rims) {
    const [dx, dy] = from.x === to.x ? [from.x < 0 ? TICK : -TICK, 0] : [0, from.y < 0 ? TICK : -TICK];
    pen.beginPath();
    pen.moveTo(from.x + dx, from.y + dy);
    pen.lineTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.lineTo(to.x + dx, to.y + dy);
    pen.stroke();
  }
  pen.restore();
}

/** The names themselves; the pen works in hex radii. */
export function letterRim(pen: Pen, { rims, inks }: Sheet, fontOf: (weight: number, size: number) => string): void {
  pen.letterSpacing = '0px';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = inks.name;
  pen.font = fontOf(800, 16);
  for (const { name, at } of rims) {
    for (const { x, y } of at) {
      pen.save();
      pen.translate(x, y);
      pen.scale(LETTERS / 16, LETTERS / 16);
      pen.fillText(name, 0, 0);
      pen.restore();
    }
  }
}
