import type { Point } from '../../../../hex/layout.ts';
import { noise } from '../../model/chance.ts';
import { feather, paintTree, treesAt, type Tree } from './land.ts';
import { isInside, regionOf, type Region } from './outline.ts';
import { spotsOf, type Spot } from './rim.ts';
import { chanceFor, hexesWith, once, touches, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** Diked meadows: strips of grass between ditches full of water, as the land was parted; groves among them where there is wood. */
export function paintPolder(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  const wooded = hexesWith(sheet, 'polder-wood');
  const region = regionOf(sheet, [...hexesWith(sheet, 'polder'), ...wooded], 'polder');
  if (!region) return;
  feather(pen, region, sheet.inks.polderEdge, [0.3, 0.18]);
  pen.fillStyle = sheet.inks.polder;
  pen.fill(region.path, 'evenodd');
  const blocks = once(sheet, 'polder blocks', () => spotsOf(sheet, region.hexes).flatMap((at) => blocksAt(sheet, at)));
  pen.save();
  pen.clip(region.path, 'evenodd');
  for (const block of blocks) if (touches(area, block, 0.6)) paintBlock(pen, sheet, block);
  pen.restore();
  const groves = once(sheet, 'groves', () => grovesOf(sheet, wooded, region));
  for (const tree of groves) if (touches(area, tree, 0.3)) paintTree(pen, tree, scale, sheet.inks);
}

/** Land parted at one time: strips in one direction. */
interface Block extends Point {
  angle: number;
  /** Half its length and half its width. */
  long: number;
  wide: number;
  strips: number;
}

/** Blocks of a hex: in rows, most of them in line with those of their neighbours. */
function blocksAt(sheet: Sheet, { x, y, name }: Spot): Block[] {
  const chance = chanceFor(sheet, `polder ${name}`);
  const blocks: Block[] = [];
  for (const [dx, dy] of [
    [-0.42, -0.44],
    [0.4, -0.4],
    [-0.46, 0.4],
    [0.42, 0.44],
    [0, 0],
  ] as const) {
    if (chance() < 0.12) continue;
    const at = { x: x + dx + (chance() - 0.5) * 0.14, y: y + dy + (chance() - 0.5) * 0.14 };
    const lie = Math.round(3 * noise(at.x / 5, at.y / 5, 31)) * 0.35;
    const angle = lie + (chance() < 0.3 ? Math.PI / 2 : 0) + (chance() - 0.5) * 0.08;
    blocks.push({
      ...at,
      angle,
      long: 0.27 + chance() * 0.1,
      wide: 0.17 + chance() * 0.06,
      strips: 3 + Math.floor(chance() * 2),
    });
  }
  return blocks;
}

/** Every other strip is mown; a ditch on either side of each. */
function paintBlock(pen: Pen, { inks }: Sheet, { x, y, angle, long, wide, strips }: Block): void {
  const transform = pen.getTransform();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.fillStyle = inks.polderStrip;
  const high = (2 * wide) / strips;
  for (let i = 0; i < strips; i += 2) pen.fillRect(-long, -wide + i * high, 2 * long, high);
  pen.beginPath();
  for (let i = 0; i <= strips; i++) {
    pen.moveTo(-long, -wide + i * high);
    pen.lineTo(long, -wide + i * high);
  }
  pen.strokeStyle = inks.ditch;
  pen.lineWidth = 0.024;
  pen.stroke();
  pen.setTransform(transform);
}

/** A third of the trees of a wood, in groups. */
const grovesOf = (sheet: Sheet, wooded: readonly number[], region: Region): Tree[] =>
  spotsOf(sheet, wooded)
    .flatMap((spot) => treesAt(sheet, spot))
    .filter((tree) => noise(tree.x * 1.6, tree.y * 1.6, 41) > 0.08 && isInside(region, tree))
    .sort((a, b) => a.y - b.y || a.x - b.x);
