import { ontoSheet, type Frame } from '../../model/frame.ts';
import { SHEET } from '../../model/palette.ts';
import type { PrintedBox } from '../../model/printed.ts';
import type { Scene } from '../../model/scene.ts';
import type { Pen, Sheet } from '../../model/sheet.ts';
import { boxName } from '../../model/tracks.ts';
import { fontOf } from './letters.ts';

type Marker = NonNullable<Scene['markers']>[number];

/** The markers on the printed tracks: a ring round each box that counts now, and what its marker says. */
export function paintMarkers(frame: Frame, { margin }: Sheet, markers: readonly Marker[]): void {
  const { pen } = frame;
  ontoSheet(frame);
  pen.lineJoin = 'round';
  const rings = markers.flatMap((marker) => {
    const name = boxName(marker.track, marker.box);
    return (margin?.boxes ?? []).filter((box) => box.name === name).map((box) => ({ box, marker }));
  });
  for (const { box } of rings) paintRing(pen, box);
  for (const { box, marker } of rings) if (marker.label) paintTag(pen, box, marker.label);
  pen.restore();
}

function paintRing(pen: Pen, { x, y, width, height }: PrintedBox): void {
  for (const [line, colour] of [
    [0.3, SHEET.markerEdge],
    [0.2, SHEET.marker],
  ] as const) {
    pen.lineWidth = line;
    pen.strokeStyle = colour;
    pen.strokeRect(x, y, width, height);
  }
}

const TAG = { width: 0.66, height: 0.4 } as const;

/** A tag on the upper edge of the ring: tens on the left, ones on the right. */
function paintTag(pen: Pen, { x, y, width }: PrintedBox, label: NonNullable<Marker['label']>): void {
  const middle = x + width * (label === '×10' ? 0.2 : 0.8);
  pen.fillStyle = SHEET.marker;
  pen.fillRect(middle - TAG.width / 2, y - TAG.height / 2, TAG.width, TAG.height);
  pen.save();
  pen.translate(middle, y);
  pen.scale(0.02, 0.02);
  pen.font = fontOf(700, 16);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = SHEET.markerEdge;
  pen.fillText(label, 0, 0);
  pen.restore();
}
