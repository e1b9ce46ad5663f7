import type { Point } from '../../../hex/layout.ts';
import { sharedBy, type Area } from '../model/sheet.ts';

/** A label that belongs to a hex, in CSS pixels. */
export interface Labelled {
  /** The middle of its hex. */
  at: Point;
  width: number;
  height: number;
}

/** Where it stands, and how far from the middle of its hex the line to it begins. */
export interface Room extends Area {
  stem: number;
}

/** Half a side of a stack of counters, in hex radii. */
const STACK = 0.66;
/** Distances from the middle of the hex at which there may be room, in hex radii, the nearest first. */
const FAR = [0.9, 1.5, 2.3, 3.2] as const;
/** Below, above and beside it, then between them: degrees clockwise from the right. */
const WAYS = [90, 270, 0, 180, 45, 135, 315, 225] as const;

/** A room for each label near its hex that hides as little as can be of stacks, which stand in these places, and of other labels. `k`: pixels a hex radius. */
export function roomFor(labels: readonly Labelled[], stacks: readonly Point[], k: number): Room[] {
  const side = 2 * STACK * k;
  const taken: Area[] = stacks.map(({ x, y }) => ({ x: x - side / 2, y: y - side / 2, width: side, height: side }));
  return labels.map((label) => {
    let best: { room: Area; hidden: number } | undefined;
    for (const room of roomsAbout(label, k)) {
      const hidden = taken.reduce((sum, box) => sum + sharedBy(room, box), 0);
      if (!best || hidden < best.hidden) best = { room, hidden };
      if (hidden === 0) break;
    }
    const { x, y } = best?.room ?? label.at;
    const room = { x, y, width: label.width, height: label.height };
    taken.push(room);
    return { ...room, stem: STACK * k };
  });
}

function roomsAbout({ at, width, height }: Labelled, k: number): Area[] {
  return FAR.flatMap((far) =>
    WAYS.map((way) => {
      const [dx, dy] = [Math.cos((way * Math.PI) / 180), Math.sin((way * Math.PI) / 180)];
      const x = at.x + dx * (far * k + width / 2) - width / 2;
      const y = at.y + dy * (far * k + height / 2) - height / 2;
      return { x, y, width, height };
    }),
  );
}
