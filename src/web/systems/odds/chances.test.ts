import { expect, it } from 'vitest';
import { lossBars, meanLoss } from './chances.ts';

const LOSSES = [
  [0, 0.5],
  [1, 0.25],
  [3, 0.25],
] as const;

it('losses as bars say how likely at least so many steps are', () => {
  expect(lossBars(LOSSES)).toEqual([
    { steps: 0, probability: 0.5, atLeast: 1 },
    { steps: 1, probability: 0.25, atLeast: 0.5 },
    { steps: 3, probability: 0.25, atLeast: 0.25 },
  ]);
  expect(meanLoss(LOSSES)).toBe(1);
});
