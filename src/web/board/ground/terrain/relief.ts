import { neighbour } from '../../../../hex/grid.ts';
import type { Point } from '../../../../hex/layout.ts';
import { SHEET } from '../../model/palette.ts';
import { regionOf, type Region } from './outline.ts';
import { centre, chanceFor, hexesWith, once, touches, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** A stroke down the slope: thick at its upper end, on the side away from the light above all. */
interface Hachure {
  from: Point;
  to: Point;
  width: number;
}

/** Ridges: shaded ground with hachures that run downhill from a spine, lit from the north-west. */
export function paintHeights(pen: Pen, sheet: Sheet, area: Area): void {
  const region = regionOf(sheet, hexesWith(sheet, 'heights'), 'heights');
  if (!region) return;
  pen.save();
  pen.clip(region.path, 'evenodd');
  pen.fillStyle = SHEET.relief;
  pen.fill(region.path, 'evenodd');
  for (const hex of region.hexes) paintShade(pen, centre(sheet, hex));
  pen.restore();
  pen.fillStyle = SHEET.hachure;
  pen.beginPath();
  for (const hachure of once(sheet, 'hachures', () => hachuresOf(sheet, region))) {
    if (touches(area, hachure.from, 1)) addHachure(pen, hachure);
  }
  pen.fill();
}

/** Light on the north-west slope, shadow on the south-east. */
function paintShade(pen: Pen, { x, y }: Point): void {
  const shade = pen.createLinearGradient(x - 0.7, y - 0.7, x + 0.7, y + 0.7);
  shade.addColorStop(0, SHEET.reliefLight);
  shade.addColorStop(0.5, SHEET.relief);
  shade.addColorStop(1, SHEET.reliefDark);
  pen.fillStyle = shade;
  pen.globalAlpha = 0.55;
  pen.fillRect(x - 1, y - 0.9, 2, 1.8);
  pen.globalAlpha = 1;
}

function addHachure(pen: Pen, { from, to, width }: Hachure): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ox, oy] = [((from.y - to.y) / length) * width, ((to.x - from.x) / length) * width];
  pen.moveTo(from.x + ox, from.y + oy);
  pen.lineTo(to.x, to.y);
  pen.lineTo(from.x - ox, from.y - oy);
  pen.closePath();
}

function hachuresOf(sheet: Sheet, { hexes, lines }: Region): Hachure[] {
  const chance = chanceFor(sheet, 'hachures');
  const spines = spinesOf(sheet, hexes);
  return lines.flatMap((line) =>
    spaced(line, 0.105).flatMap((foot): Hachure[] => {
      const top = nearestOn(spines, foot);
      const [dx, dy] = [foot.x - top.x, foot.y - top.y];
      const shadow = (dx + dy) / Math.hypot(dx, dy) / Math.SQRT2;
      const [start, end] = [0.3 + chance() * 0.08, 0.8 + chance() * 0.12];
      const middle = start + (end - start) * (0.45 + chance() * 0.1);
      const width = 0.019 + 0.014 * shadow;
      const stroke = (t: number, u: number, wide: number): Hachure => ({
        from: { x: top.x + dx * t, y: top.y + dy * t },
        to: { x: top.x + dx * u, y: top.y + dy * u },
        width: wide,
      });
      return [stroke(start, middle, width * 0.85), stroke(middle + 0.06, end, width)];
    }),
  );
}

type Segment = readonly [Point, Point];

/** The lines along the top: from one hex to the next, or a short ridge of its own for a lone one. */
function spinesOf(sheet: Sheet, hexes: readonly number[]): Segment[] {
  return hexes.flatMap((hex): Segment[] => {
    const at = centre(sheet, hex);
    const others = [0, 1, 2, 3, 4, 5].map((d) => neighbour(sheet.grid, hex, d)).filter((one) => hexes.includes(one));
    if (others.length > 0) return others.map((other): Segment => [at, centre(sheet, other)]);
    const angle = (chanceFor(sheet, `ridge ${hex}`)() - 0.5) * 1.6;
    const [dx, dy] = [Math.cos(angle) * 0.3, Math.sin(angle) * 0.3];
    return [
      [
        { x: at.x - dx, y: at.y - dy },
        { x: at.x + dx, y: at.y + dy },
      ],
    ];
  });
}

function nearestOn(segments: readonly Segment[], { x, y }: Point): Point {
  let best: Point = { x, y };
  let least = Infinity;
  for (const [a, b] of segments) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
    const at = { x: a.x + dx * t, y: a.y + dy * t };
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

/** Points along a closed line at even distances. */
function spaced(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  let left = 0;
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; left < length; left += step) {
      points.push({ x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length });
    }
    left -= length;
  });
  return points;
}
