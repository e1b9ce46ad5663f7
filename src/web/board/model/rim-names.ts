import { hexAt } from '../../../hex/grid.ts';
import { centreOf, type Layout, type Point } from '../../../hex/layout.ts';
import { rimOf, type Quarter } from '../../../hex/rim.ts';
import type { Ground } from './scene.ts';

/** The name of a stretch of the rim beside one edge of the sheet: where the stretch begins and ends, and each place of the name. */
export interface RimName {
  name: string;
  /** On the line beside the hexes. */
  from: Point;
  to: Point;
  at: readonly Point[];
}

/** From the field to the line beside a stretch, and to its name, in hex radii. */
const [LINE, NAME] = [0.72, 1.12];
/** A stretch is this much shorter at either end, and names follow each other at this distance at most. */
const [SHORT, APART] = [0.25, 11];

interface Beside {
  id: Quarter;
  /** The point beside the sheet, so far from the field. */
  out(layout: Layout, along: number, far: number): Point;
}

const QUARTERS: readonly Beside[] = [
  { id: 'north', out: (_, x, far) => ({ x, y: -far }) },
  { id: 'east', out: ({ width }, y, far) => ({ x: width + far, y }) },
  { id: 'south', out: ({ height }, x, far) => ({ x, y: height + far }) },
  { id: 'west', out: (_, y, far) => ({ x: -far, y }) },
];

/** Every stretch of the rim with its name beside it; one that goes round a corner has it on both sides. */
export const rimNames = (layout: Layout, edges: NonNullable<Ground['edges']>): RimName[] =>
  edges.flatMap(({ name, hexes }) => {
    const all = hexes.flatMap((hex) => hexAt(layout.grid, hex) ?? []);
    return QUARTERS.flatMap((quarter) => {
      const rim = new Set(rimOf(layout.grid, quarter.id));
      const here = all.filter((hex) => rim.has(hex)).map((hex) => centreOf(layout, hex));
      return here.length > 1 || here.length === all.length ? [stretch(layout, name, here, quarter)] : [];
    });
  });

function stretch(layout: Layout, name: string, centres: readonly Point[], { id, out }: Beside): RimName {
  const places = centres.map(({ x, y }) => (id === 'east' || id === 'west' ? y : x));
  const [first, last] = [Math.min(...places) - 0.75 + SHORT, Math.max(...places) + 0.75 - SHORT];
  const point = (along: number, far: number): Point => out(layout, along, far);
  const count = Math.ceil((last - first) / APART);
  const at = Array.from({ length: count }, (_, i) => point(first + ((i + 0.5) / count) * (last - first), NAME));
  return { name, from: point(first, LINE), to: point(last, LINE), at };
}
