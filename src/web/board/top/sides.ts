import type { Point } from '../../../hex/layout.ts';
import { isInView, screenAt, type Frame } from '../model/frame.ts';
import { CASING, OVERLAY } from '../model/palette.ts';
import type { SideMark } from '../model/scene.ts';
import type { Sheet } from '../model/sheet.ts';

/** Ink and outline of each sign about a point. */
const SIGNS: Readonly<
  Record<SideMark['mark'], { ink: keyof typeof OVERLAY; at(point: Point, radius: number): Path2D }>
> = {
  choice: { ink: 'choice', at: ringAt },
  down: { ink: 'closed', at: (point, radius) => crossAt(point, radius * 0.7) },
  repair: { ink: 'closed', at: (point, radius) => strokeAt(point, radius * 0.7) },
  safe: { ink: 'origin', at: (point, radius) => tickAt(point, radius * 0.6) },
};

/**
 * Signs in the middle of hexsides: a ring where a choice can be made, a cross where a bridge or ferry is down, one stroke of it while it is under
 * repair, a tick where it is safe.
 */
export function paintSides(frame: Frame, sheet: Sheet, sides: readonly SideMark[]): void {
  const { pen, camera } = frame;
  const radius = Math.max(5, camera.k * 0.28);
  pen.lineCap = 'round';
  for (const { a, b, mark } of sides) {
    const [from, to] = [screenAt(frame, sheet, a), screenAt(frame, sheet, b)];
    if (!from || !to) continue;
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (!isInView(frame, at)) continue;
    const { ink, at: signAt } = SIGNS[mark];
    const sign = signAt(at, radius);
    for (const [width, colour] of [
      [radius * 0.62, CASING[ink]],
      [radius * 0.36, OVERLAY[ink]],
    ] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.stroke(sign);
    }
  }
}

function crossAt({ x, y }: Point, arm: number): Path2D {
  const path = new Path2D();
  for (const side of [1, -1]) {
    path.moveTo(x - arm, y - side * arm);
    path.lineTo(x + arm, y + side * arm);
  }
  return path;
}

function strokeAt({ x, y }: Point, arm: number): Path2D {
  const path = new Path2D();
  path.moveTo(x - arm, y + arm);
  path.lineTo(x + arm, y - arm);
  return path;
}

function tickAt({ x, y }: Point, arm: number): Path2D {
  const path = new Path2D();
  path.moveTo(x - arm, y);
  path.lineTo(x - arm * 0.3, y + arm * 0.7);
  path.lineTo(x + arm, y - arm * 0.8);
  return path;
}

function ringAt({ x, y }: Point, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
}
