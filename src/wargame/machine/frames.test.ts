import { expect, test } from 'vitest';
import { copyFrames } from './frames.ts';

test('copies of frames share nothing that can be written to', () => {
  const frames = [
    { kind: 'walk', units: [1, 2], steps: 0 },
    { kind: 'loss', units: [], steps: 3 },
  ];
  const copies = copyFrames(frames);
  expect(copies).toEqual(frames);
  copies[0]?.units.push(3);
  (copies[1] as { steps: number }).steps = 4;
  expect(frames).toEqual([
    { kind: 'walk', units: [1, 2], steps: 0 },
    { kind: 'loss', units: [], steps: 3 },
  ]);
});
