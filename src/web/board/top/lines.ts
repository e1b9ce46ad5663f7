import type { Pen } from '../model/sheet.ts';
import { CASING, OVERLAY } from '../model/palette.ts';

/** A line in its ink over its casing; widths of casing and ink in the units of the pen. */
export function cased(
  pen: Pen,
  line: keyof typeof OVERLAY,
  [wide, narrow]: readonly [number, number],
  path: Path2D,
): void {
  pen.lineWidth = wide;
  pen.strokeStyle = CASING[line];
  pen.stroke(path);
  pen.lineWidth = narrow;
  pen.strokeStyle = OVERLAY[line];
  pen.stroke(path);
}
