import { cornersOf, sideOf, type Point } from '../../../../hex/layout.ts';
import type { Inks } from '../../model/palette.ts';
import { chains, pathOf } from './outline.ts';
import { isRim, keyOf, runOn } from './rim.ts';
import { between } from './roads.ts';
import { wandering } from './wander.ts';
import { centre, once, type Pen, type Sheet } from '../../model/sheet.ts';

export interface River {
  name: string | undefined;
  /** How it is drawn. */
  look: string;
  line: readonly Point[];
}

/** A river with what becomes of it at its first corner and its last. */
interface Course extends River {
  ends: readonly [End, End];
}

interface End {
  /** It runs off the map, into another river, into open water, or it rises there. */
  kind: 'off' | 'joins' | 'mouth' | 'source';
  at: Point;
  /** Where it goes on to in the water. */
  into?: Point;
}

/** The rivers as they run along the hexsides, one line for each name and kind. */
export const riverLines = (sheet: Sheet): readonly River[] => coursesOf(sheet);

const coursesOf = (sheet: Sheet): readonly Course[] =>
  once(sheet, 'rivers', () => {
    const rivers = sheet.sides.flatMap(({ river, name, hex, d }) =>
      river ? [{ name, look: river === true ? 'river' : river, edge: sideOf(sheet.layout, hex, d) }] : [],
    );
    const meeting = new Map<string, number>();
    for (const end of rivers.flatMap(({ edge }) => edge)) meeting.set(keyOf(end), (meeting.get(keyOf(end)) ?? 0) + 1);
    const endAt = (at: Point): End => {
      if (isRim(sheet, at)) return { kind: 'off', at };
      if ((meeting.get(keyOf(at)) ?? 0) > 1) return { kind: 'joins', at };
      const into = waters(sheet).get(keyOf(at));
      return into ? { kind: 'mouth', at, into: between(at, into, 0.45) } : { kind: 'source', at };
    };
    const kinds = new Map(rivers.map(({ name, look }) => [`${look} ${name}`, { name, look }]));
    return [...kinds.values()].flatMap(({ name, look }) => {
      const edges = rivers.filter((side) => side.name === name && side.look === look).map(({ edge }) => edge);
      return chains(edges).map((line): Course => {
        const ends = [endAt(line[0] as Point), endAt(line.at(-1) as Point)] as const;
        return { name, look, line: wandering(sheet, runOn(sheet, line)), ends };
      });
    });
  });

/** Corners at which there is open water, with the middle of a hex of it. */
const waters = (sheet: Sheet): ReadonlyMap<string, Point> =>
  once(sheet, 'water corners', () => {
    const wet = [...sheet.terrain.entries()].filter(([, kind]) => kind === 'sea' || kind === 'shallows');
    return new Map(
      wet.flatMap(([hex]) =>
        cornersOf(sheet.layout, hex).map((corner) => [keyOf(corner), centre(sheet, hex)] as const),
      ),
    );
  });

/** Widths of water and of its banks by kind of river, in hex radii. */
const WIDTHS: Readonly<Record<string, { water: number; banks: number; colour: keyof Inks; bank: keyof Inks }>> = {
  stream: { water: 0.05, banks: 0.085, colour: 'stream', bank: 'streamBank' },
  canal: { water: 0.075, banks: 0.15, colour: 'canal', bank: 'canalBank' },
  river: { water: 0.13, banks: 0.185, colour: 'river', bank: 'riverBank' },
  'great-river': { water: 0.29, banks: 0.345, colour: 'river', bank: 'riverBank' },
};

/** How far from its source a river has its full width, in hex radii. */
const RISE = 1.4;

/** Rivers along the hexsides: the banks of all of them before the water, so that it flows from each into the next. */
export function paintRivers(pen: Pen, sheet: Sheet): void {
  pen.lineJoin = 'round';
  for (const part of ['banks', 'water'] as const) {
    for (const [look, { [part]: width, colour, bank }] of Object.entries(WIDTHS)) {
      const { bed, tips } = bedOf(sheet, look, part, width);
      pen.strokeStyle = pen.fillStyle = sheet.inks[part === 'banks' ? bank : colour];
      pen.lineWidth = width;
      pen.stroke(bed);
      pen.fill(tips);
    }
  }
}

/** The lines of a kind of river, to be stroked, and what lies at their ends, to be filled. */
const bedOf = (sheet: Sheet, look: string, part: 'banks' | 'water', width: number): { bed: Path2D; tips: Path2D } =>
  once(sheet, `rivers ${look} ${part}`, () => {
    const [bed, tips] = [new Path2D(), new Path2D()];
    for (const course of coursesOf(sheet)) {
      if (course.look !== look) continue;
      const [first, last] = course.ends;
      let line = [...course.line];
      if (first.kind === 'source') line = risen(line, width, tips);
      if (last.kind === 'source') line = risen(line.toReversed(), width, tips).toReversed();
      if (part === 'water') line = [...(first.into ? [first.into] : []), ...line, ...(last.into ? [last.into] : [])];
      for (const { kind, at } of course.ends) if (kind === 'joins') tips.addPath(disc(at, width / 2));
      bed.addPath(pathOf(line, false));
    }
    return { bed, tips };
  });

function disc({ x, y }: Point, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
}

/** Draws the beginning of a line ever wider up to a width, and gives the rest of it. */
function risen(line: readonly Point[], width: number, tips: Path2D): Point[] {
  let far = 0;
  const sides: [Point, Point][] = [];
  for (const [i, at] of line.entries()) {
    const [before, after] = [line[i - 1] ?? at, line[i + 1] ?? at];
    far += Math.hypot(at.x - before.x, at.y - before.y);
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (width / 2) * Math.min(1, far / RISE);
    const [ox, oy] = [((before.y - after.y) / length) * half, ((after.x - before.x) / length) * half];
    sides.push([
      { x: at.x + ox, y: at.y + oy },
      { x: at.x - ox, y: at.y - oy },
    ]);
    if (far < RISE && i < line.length - 1) continue;
    tips.addPath(pathOf([...sides.map(([one]) => one), ...sides.map(([, other]) => other).reverse()], true));
    return line.slice(i);
  }
  return [];
}
