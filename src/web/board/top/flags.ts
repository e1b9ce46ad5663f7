import { hexAt } from '../../../hex/grid.ts';
import { centreOf, type Point } from '../../../hex/layout.ts';
import { namesOn } from '../ground/lettering.ts';
import { Boxes, overlap, type Box } from '../ground/print/boxes.ts';
import { isInView, isVisible, ontoSheet, screenAt, type Camera, type Frame } from '../model/frame.ts';
import type { Pen, Sheet } from '../model/sheet.ts';
import { CASING, OVERLAY } from '../model/palette.ts';
import type { Flag } from '../model/scene.ts';

const clothOf = (kind: Flag['kind']): Path2D => new Path2D(kind === 'first' ? 'M0 0 .62 .21 0 .42z' : 'M0 0h.56v.4H0z');

/** Flags at the upper left of their hexes, clear of the counters' middle; those with a value above all others. */
export function paintFlags(frame: Frame, sheet: Sheet, flags: readonly Flag[]): void {
  const { pen } = frame;
  ontoSheet(frame);
  pen.lineJoin = 'round';
  for (const { hex, kind, value } of flags) {
    const at = hexAt(sheet.grid, hex);
    if (at === undefined || value !== undefined) continue;
    const { x, y } = centreOf(sheet.layout, at);
    if (!isVisible(frame, x, y)) continue;
    const cloth = clothOf(kind);
    const pole = new Path2D('M0 0v.78');
    pen.save();
    pen.translate(x - 0.62, y - 0.74);
    const edge = new Path2D(pole);
    edge.addPath(cloth);
    outline(pen, kind, edge, [0.2, 0.09]);
    pen.fillStyle = OVERLAY[kind];
    pen.fill(cloth);
    pen.restore();
  }
  pen.restore();
  const valued = flags.flatMap((flag): (Flag & { at: Point; value: string })[] => {
    const at = screenAt(frame, sheet, flag.hex);
    return at && flag.value !== undefined ? [{ ...flag, value: flag.value, at }] : [];
  });
  const shown = clothsOf(frame.camera, valued, valued.length > 0 ? namesOn(sheet, frame.camera) : []).filter(
    ({ flag, cloth }) => isInView(frame, flag.at, 1.2 + (4 * cloth.height) / frame.camera.k),
  );
  for (const { flag, cloth } of shown) paintPole(frame, flag, cloth);
  for (const { flag, cloth } of shown) paintValue(frame, flag, cloth);
}

/** Height of a number on a flag in CSS pixels: it can be read however small the map is. */
const [LEAST, MOST] = [11, 16];

interface Cloth {
  left: number;
  top: number;
  width: number;
  height: number;
  /** On which side its pole is. */
  pole: 'left' | 'right';
}

/** Above its hex to the right of its pole; else to the left of it, or below, where a name would be hidden. */
const hangings = (at: Point, k: number, width: number, height: number): Cloth[] => {
  const size = { width, height };
  const [above, below] = [at.y - 0.44 * k - height, at.y + 0.44 * k];
  return [
    { left: at.x - 0.62 * k, top: above, ...size, pole: 'left' },
    { left: at.x - 0.2 * k - width, top: above, ...size, pole: 'right' },
    { left: at.x - 0.2 * k - width, top: below, ...size, pole: 'right' },
    { left: at.x - 0.2 * k, top: below, ...size, pole: 'left' },
  ];
};

/**
 * Where the cloths hang in CSS pixels, the southern ones first: beside the names of places if that can be; one that would cover
 * another hangs above it.
 */
export function clothsOf<F extends { value: string; at: Point }>(
  { k }: Camera,
  flags: readonly F[],
  names: readonly Box[] = [],
): { flag: F; cloth: Cloth }[] {
  const size = Math.max(LEAST, Math.min(MOST, k * 0.4));
  const height = Math.round(size * 1.3);
  const written = new Boxes(64, names);
  const hung: { flag: F; cloth: Cloth }[] = [];
  for (const flag of [...flags].sort((a, b) => b.at.y - a.at.y || a.at.x - b.at.x)) {
    const width = Math.round(size * (0.9 + 0.62 * flag.value.length));
    const [usual, ...others] = hangings(flag.at, k, width, height) as [Cloth, ...Cloth[]];
    const isFree = (cloth: Cloth): boolean =>
      !written.hits(boxOf(cloth)) && !hung.some((other) => isOver(cloth, other.cloth));
    const cloth = written.hits(boxOf(usual)) ? (others.find(isFree) ?? usual) : usual;
    for (;;) {
      const below = hung.find((other) => isOver(cloth, other.cloth));
      if (!below) break;
      cloth.top = below.cloth.top - height;
    }
    hung.push({ flag, cloth });
  }
  return hung;
}

const boxOf = ({ left, top, width, height }: Cloth): Box => ({ left, top, right: left + width, bottom: top + height });

const isOver = (a: Cloth, b: Cloth): boolean => overlap(boxOf(a))(boxOf(b));

function paintPole({ pen, camera }: Frame, { kind, at }: Flag & { at: Point }, cloth: Cloth): void {
  const { left, top, width, height } = cloth;
  const x = cloth.pole === 'left' ? left : left + width;
  const pole = new Path2D();
  pole.moveTo(x, Math.min(top, at.y));
  pole.lineTo(x, Math.max(top + height, at.y + camera.k * 0.04));
  outline(pen, kind, pole);
}

/** In a line of the flag's colour within a casing, so wide. */
function outline(pen: Pen, kind: Flag['kind'], path: Path2D, [casing, line] = [4, 1.6]): void {
  for (const [wide = 0, colour] of [
    [casing, CASING[kind]],
    [line, OVERLAY.path],
  ] as const) {
    pen.lineWidth = wide;
    pen.strokeStyle = colour;
    pen.stroke(path);
  }
}

/** A cloth as wide as its number: a pennant for the first side, a square one for the second, a round one for nobody. */
function paintValue({ pen }: Frame, { kind, value }: Flag, cloth: Cloth): void {
  const { left, top, width, height } = cloth;
  const edge = edgeOf(kind, cloth);
  outline(pen, kind, edge);
  pen.fillStyle = OVERLAY[kind];
  pen.fill(edge);
  pen.fillStyle = CASING[kind];
  pen.font = `700 ${height / 1.3}px "Archivo Variable", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(value ?? '', left + width / 2, top + height * 0.54);
}

function edgeOf(kind: Flag['kind'], { left, top, width, height, pole }: Cloth): Path2D {
  const edge = new Path2D();
  if (kind === 'plain') edge.roundRect(left, top, width, height, height / 2);
  else if (kind === 'second') edge.rect(left, top, width, height);
  else {
    const [foot, way] = pole === 'left' ? [left, 1] : [left + width, -1];
    const far = foot + way * width;
    edge.moveTo(foot, top);
    edge.lineTo(far - way * height * 0.2, top);
    edge.lineTo(far + way * height * 0.15, top + height / 2);
    edge.lineTo(far - way * height * 0.2, top + height);
    edge.lineTo(foot, top + height);
    edge.closePath();
  }
  return edge;
}
