import type { Point } from '../../../../hex/layout.ts';
import { noise } from '../../model/chance.ts';
import { isOn, regionOf } from './outline.ts';
import { parcelsIn, type Parcel } from './parcels.ts';
import { addDot, paintStipple, type Wood } from './woods.ts';
import { lattice } from './blocks.ts';
import { centre, hexesWith, near, once, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** Scales below which furrows cannot be seen, and ditches would only be grey. */
const [TILLED_FROM, RULED_FROM] = [24, 13];
/** Share of the parcels of open ground that are seen, and of meadows that are mown. */
const [TILLED, MOWN] = [0.36, 0.34];

/** Farmland: here and there a parcel in a faint tint with its furrows, so that empty ground is not blank. */
export function paintFields(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  if (scale < TILLED_FROM || !sheet.style.fields) return;
  const tilled = parcelsIn(sheet, area).filter(({ terrain, lot }) => lot < TILLED && (terrain ?? 'open') === 'open');
  paintParcels(
    pen,
    tilled.filter(({ lot }) => lot < TILLED / 2),
    sheet.inks.fallow,
  );
  paintParcels(
    pen,
    tilled.filter(({ lot }) => lot >= TILLED / 2),
    sheet.inks.stubble,
  );
  paintRules(pen, tilled, sheet.inks.field, 0.013);
}

/** Diked meadows, ruled by their ditches; groves among them where there is wood. */
export function paintPolder(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  const wooded = hexesWith(sheet, 'polder-wood');
  const region = regionOf(sheet, [...hexesWith(sheet, 'polder'), ...wooded], 'polder');
  if (!region) return;
  pen.strokeStyle = sheet.inks.polderEdge;
  pen.lineJoin = 'round';
  pen.lineWidth = 0.14;
  pen.stroke(region.path);
  pen.fillStyle = sheet.inks.polder;
  pen.fill(region.path, 'evenodd');
  if (scale >= RULED_FROM) {
    pen.save();
    pen.clip(region.path, 'evenodd');
    const meadows = parcelsIn(sheet, area);
    paintParcels(
      pen,
      meadows.filter(({ lot }) => lot < MOWN),
      sheet.inks.polderStrip,
    );
    paintRules(pen, meadows, sheet.inks.ditch, 0.018);
    pen.restore();
  }
  if (wooded.length > 0) paintGroves(pen, sheet, area, scale);
}

function paintParcels(pen: Pen, parcels: readonly Parcel[], tint: string): void {
  pen.fillStyle = tint;
  pen.beginPath();
  for (const { corners } of parcels) {
    corners.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.closePath();
  }
  pen.fill();
}

function paintRules(pen: Pen, parcels: readonly Parcel[], ink: string, width: number): void {
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  pen.beginPath();
  for (const [a, b] of parcels.flatMap(({ rules }) => rules())) {
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
  }
  pen.stroke();
}

const isGrove = ({ x, y }: Point): boolean => noise(x * 1.6, y * 1.6, 41) > 0.08;

/** A third of a wood, in groups. */
function paintGroves(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  const region = regionOf(sheet, hexesWith(sheet, 'polder-wood'), 'polder-wood');
  if (!region) return;
  const { hexes } = region;
  const covers = (at: Point): boolean => isOn(sheet, region, at) && isGrove(at);
  pen.fillStyle = sheet.inks.forest;
  for (const hex of near(sheet, hexes, area)) {
    pen.fill(once(sheet, `ground of grove ${hex}`, () => groundOf(centre(sheet, hex), covers)));
  }
  paintStipple(pen, sheet, area, scale, { name: 'groves', hexes, covers });
}

/** The ground of the groves about a hex. */
function groundOf({ x, y }: Point, covers: Wood['covers']): Path2D {
  const path = new Path2D();
  for (const { i, j } of lattice({ x: x - 1.3, y: y - 1.3, width: 2.6, height: 2.6 }, 0.09)) {
    const at = { x: i * 0.09, y: j * 0.09 };
    if (covers(at)) addDot(path, at, 0.1);
  }
  return path;
}
