import { neighbour } from '../../../../hex/grid.ts';
import { sideOf } from '../../../../hex/layout.ts';
import { NATIONS } from '../../model/palette.ts';
import { chains, pathOf, regionOf, type Region } from './outline.ts';
import { runOn } from './rim.ts';
import { wandering } from './wander.ts';
import { once, type Pen, type PlacedSide, type Sheet } from '../../model/sheet.ts';

/** How strong the tint of a nation is all over, and that of its bands along the frontier, by their widths on both sides in hex radii. */
const TINT = 0.3;
const BANDS = [
  [0.8, 0.24],
  [0.42, 0.42],
] as const;

interface Nation {
  colour: string;
  region: Region;
  /** Its own part of the frontiers. */
  frontier: Path2D;
}

const nationsOf = (sheet: Sheet): readonly Nation[] =>
  once(sheet, 'nations', () =>
    NATIONS.flatMap((colour, nation) => {
      const hexes = sheet.grid.names.flatMap((name, hex) => (sheet.ground.hexes[name]?.nation === nation ? [hex] : []));
      const region = regionOf(sheet, hexes, `nation ${nation}`);
      if (!region) return [];
      const own = new Set(hexes);
      const isOwn = ({ hex, d }: PlacedSide): boolean => own.has(hex) || own.has(neighbour(sheet.grid, hex, d));
      return [{ colour, region, frontier: frontierOf(sheet, isOwn) }];
    }),
  );

/** Nations as an atlas has them: each in a faint tint. */
export function paintNations(pen: Pen, sheet: Sheet): void {
  pen.globalAlpha = TINT * sheet.style.nations;
  for (const { colour, region } of nationsOf(sheet)) {
    pen.fillStyle = colour;
    pen.fill(region.path, 'evenodd');
  }
  pen.globalAlpha = 1;
}

/** The soft bands of a frontier, over whatever ground it runs: each nation its own on its side, or one for both. */
export function paintFrontierBands(pen: Pen, sheet: Sheet): void {
  const nations = nationsOf(sheet);
  pen.lineJoin = 'round';
  pen.strokeStyle = sheet.inks.frontierBand;
  for (const width of nations.length > 0 ? [] : [0.34, 0.2]) {
    pen.lineWidth = width;
    pen.stroke(frontierPath(sheet));
  }
  for (const { colour, region, frontier } of nations) {
    pen.save();
    pen.clip(region.path, 'evenodd');
    pen.strokeStyle = colour;
    for (const [width, strength] of BANDS) {
      pen.globalAlpha = strength;
      pen.lineWidth = width;
      pen.stroke(frontier);
    }
    pen.restore();
  }
}

/** The frontiers along their hexsides, and on beyond the field. */
const frontierPath = (sheet: Sheet): Path2D => once(sheet, 'frontiers', () => frontierOf(sheet, () => true));

function frontierOf(sheet: Sheet, isIn: (side: PlacedSide) => boolean): Path2D {
  const path = new Path2D();
  const sides = sheet.sides.filter((side) => side.frontier && isIn(side));
  for (const line of chains(sides.map(({ hex, d }) => sideOf(sheet.layout, hex, d)))) {
    path.addPath(pathOf(wandering(sheet, runOn(sheet, line)), false));
  }
  return path;
}

/** The frontier: a fine line of dashes and dots, over the rivers that it often follows. */
export function paintFrontier(pen: Pen, sheet: Sheet): void {
  pen.lineCap = 'butt';
  pen.lineJoin = 'round';
  pen.strokeStyle = sheet.inks.frontier;
  pen.lineWidth = 0.055;
  pen.setLineDash([0.26, 0.09, 0.055, 0.09]);
  pen.stroke(frontierPath(sheet));
  pen.setLineDash([]);
}
