import { ontoSheet, type Frame } from '../model/frame.ts';
import { SHEET } from '../model/palette.ts';
import type { Scene } from '../model/scene.ts';
import { boxName } from '../model/tracks.ts';
import type { Sheet } from '../model/sheet.ts';

/** The markers on the printed tracks: a ring round the box that counts now. */
export function paintMarkers(frame: Frame, { margin }: Sheet, markers: NonNullable<Scene['markers']>): void {
  const { pen } = frame;
  const names = new Set(markers.map(({ track, box }) => boxName(track, box)));
  ontoSheet(frame);
  pen.lineJoin = 'round';
  for (const { name, x, y, width, height } of margin?.boxes ?? []) {
    if (!names.has(name)) continue;
    for (const [line, colour] of [
      [0.3, SHEET.markerEdge],
      [0.2, SHEET.marker],
    ] as const) {
      pen.lineWidth = line;
      pen.strokeStyle = colour;
      pen.strokeRect(x, y, width, height);
    }
  }
  pen.restore();
}
