import { expect, test } from 'vitest';
import { Boxes, overlap, type Box } from './boxes.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const common = (a: Box, b: Box): number =>
  (Math.min(a.right, b.right) - Math.max(a.left, b.left)) * (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

test('a net of boxes finds what every single comparison would find', () => {
  const all = Array.from({ length: 60 }, (_, i) =>
    box((i * 37) % 200, (i * 53) % 170, 3 + (i % 9) * 4, 2 + (i % 5) * 6),
  );
  for (const side of [7, 40, 500]) {
    const boxes = new Boxes(side, all.slice(0, 20));
    boxes.add(all.slice(20, 40));
    for (const one of all.slice(40)) {
      const hit = all.slice(0, 40).filter(overlap(one));
      expect(boxes.hits(one)).toBe(hit.length > 0);
      const shared = hit.reduce((sum, other) => sum + common(one, other), 0);
      expect(boxes.shared(one)).toBeCloseTo(shared, 6);
    }
  }
});
