import { expect, it } from 'vitest';
import { clearedText, lossBars, meanLoss } from './chances.ts';

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

it('how likely the hex falls is told before and after a determined defence, where there may be one', () => {
  expect(clearedText('en', { cleared: 0.5 })).toBe('50% chance that the hex falls');
  expect(clearedText('en', { cleared: 1, clearedAfterDefence: 0.75 })).toBe(
    'The hex falls: 100% before a determined defence, 75% after it',
  );
  expect(clearedText('pt', { cleared: 0.5, clearedAfterDefence: 0.5 })).toBe(
    '50% de chance de o hexágono cair, com ou sem defesa determinada',
  );
});
