import { Delaunay } from 'd3-delaunay';
import { hexUnder, type Point } from '../../../../hex/layout.ts';
import { chanceAt, noise } from '../../model/chance.ts';
import { inBlocks, lattice } from './blocks.ts';
import { riverLines } from './rivers.ts';
import { pointOn, roadPieces } from './roads.ts';
import { once, type Area, type Sheet } from '../../model/sheet.ts';

/** A piece of land parted at one time: its corners, and the lines along which it was parted. */
export interface Parcel {
  terrain: string | undefined;
  corners: readonly Point[];
  rules: () => readonly Rule[];
  /** A number in 0 … 1 of its own. */
  lot: number;
}

type Rule = readonly [Point, Point];

/** About the distance of two parcels' middles, and that of two lines on one; in hex radii. */
const APART = 0.66;
const RULED = 0.16;

/** The parcels about an area: cells round seeded points, ruled along the nearest road or water or square to it. */
export const parcelsIn = (sheet: Sheet, area: Area): Parcel[] =>
  inBlocks(sheet, 'parcels', area, (block) => parcelsOf(sheet, block)).flat();

function parcelsOf(sheet: Sheet, block: Area): Parcel[] {
  const wide = 3 * APART;
  const around = {
    x: block.x - wide,
    y: block.y - wide,
    width: block.width + 2 * wide,
    height: block.height + 2 * wide,
  };
  const seeds = lattice(around, APART).map(({ i, j }) => ({
    x: (i + (j % 2) / 2 + (chanceAt(i, j, 11) - 0.5) * 0.8) * APART,
    y: (j + (chanceAt(i, j, 12) - 0.5) * 0.8) * APART,
    isOwn:
      i * APART >= block.x &&
      i * APART < block.x + block.width &&
      j * APART >= block.y &&
      j * APART < block.y + block.height,
    lot: chanceAt(i, j, 13),
  }));
  const bounds = [around.x, around.y, around.x + around.width, around.y + around.height] as const;
  const cells = Delaunay.from(
    seeds,
    ({ x }) => x,
    ({ y }) => y,
  ).voronoi([...bounds]);
  return seeds.flatMap((seed, n): Parcel[] => {
    if (!seed.isOwn) return [];
    const corners = cells
      .cellPolygon(n)
      .slice(1)
      .map(([x, y]) => ({ x, y }));
    const hex = hexUnder(sheet.layout, seed);
    const terrain = hex === undefined ? undefined : sheet.terrain[hex];
    let rules: readonly Rule[] | undefined;
    const angle = (): number => lieAt(sheet, seed) + (seed.lot % 0.25 < 0.07 ? Math.PI / 2 : 0);
    return [{ terrain, corners, rules: () => (rules ??= ruled(corners, seed, angle())), lot: seed.lot }];
  });
}

/** Lines across a convex cell, even distances apart. */
function ruled(corners: readonly Point[], { x, y }: Point, angle: number): Rule[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = corners.map((at) => ({
    along: (at.x - x) * cos + (at.y - y) * sin,
    across: (at.y - y) * cos - (at.x - x) * sin,
  }));
  const back = (along: number, across: number): Point => ({
    x: x + along * cos - across * sin,
    y: y + along * sin + across * cos,
  });
  const lines: Rule[] = [];
  const most = Math.max(...turned.map(({ across }) => across));
  for (
    let level = Math.ceil(Math.min(...turned.map(({ across }) => across)) / RULED) * RULED;
    level < most;
    level += RULED
  ) {
    const cuts = turned.flatMap((b, i) => {
      const a = turned.at(i - 1) as (typeof turned)[number];
      if (a.across > level === b.across > level) return [];
      return [a.along + ((level - a.across) / (b.across - a.across)) * (b.along - a.along)];
    });
    const [from, to] = [Math.min(...cuts) + 0.03, Math.max(...cuts) - 0.03];
    if (to - from > 0.08) lines.push([back(from, level), back(to, level)]);
  }
  return lines;
}

/** A point of a road or of water, with the direction there. */
interface Line extends Point {
  angle: number;
}

/** How far a road or water has the land beside it parted along it, in hex radii: the side of its bins. */
const REACH = 1.6;
const binOf = (x: number, y: number): number => Math.floor(x / REACH) * 1000 + Math.floor(y / REACH);

const linesOf = (sheet: Sheet): ReadonlyMap<number, readonly Line[]> =>
  once(sheet, 'lines of parcels', () => {
    const bins = new Map<number, Line[]>();
    const note = (a: Point, b: Point): void => {
      const line = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: Math.atan2(b.y - a.y, b.x - a.x) };
      const bin = binOf(line.x, line.y);
      const known = bins.get(bin);
      if (known) known.push(line);
      else bins.set(bin, [line]);
    };
    for (const { curve } of roadPieces(sheet)) {
      for (const t of [0, 0.33, 0.66]) note(pointOn(curve, t), pointOn(curve, t + 0.33));
    }
    for (const { line } of riverLines(sheet)) {
      for (let i = 4; i < line.length; i += 4) note(line[i - 4] as Point, line[i] as Point);
    }
    return bins;
  });

/** The direction of the nearest line, or one that changes slowly where none is near. */
function lieAt(sheet: Sheet, { x, y }: Point): number {
  let best: Line | undefined;
  let least = REACH;
  for (const dx of [-REACH, 0, REACH]) {
    for (const dy of [-REACH, 0, REACH]) {
      for (const line of linesOf(sheet).get(binOf(x + dx, y + dy)) ?? []) {
        const far = Math.hypot(line.x - x, line.y - y);
        if (far < least) [best, least] = [line, far];
      }
    }
  }
  return best?.angle ?? Math.PI * noise(x / 6, y / 6, 5);
}
