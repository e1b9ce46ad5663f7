import { describe, expect, it } from 'vitest';
import { faceOf, isReduced, stepsOf } from './steps.ts';
import type { CounterFace } from './wargame.ts';

const fresh: CounterFace = [6, 7, 5];
const reduced: CounterFace = [3, 5, 5];
const twoStep = { faces: [fresh, reduced] };
const threeStep = { faces: [fresh, reduced], steps: 3 };
const stepless = { faces: [fresh], steps: 0 };

describe('steps', () => {
  it('are as many as the faces, unless the counter says otherwise', () => {
    expect([twoStep, threeStep, stepless].map(stepsOf)).toEqual([2, 3, 0]);
  });

  it('turn up one face after the other, the last one for all that are left', () => {
    expect([2, 1, 0].map((steps) => faceOf(twoStep, steps))).toEqual([fresh, reduced, reduced]);
    expect([3, 2, 1, 0].map((steps) => faceOf(threeStep, steps))).toEqual([fresh, reduced, reduced, reduced]);
    expect([1, 0].map((steps) => faceOf(stepless, steps))).toEqual([fresh, fresh]);
  });

  it('show a loss, where they may be seen', () => {
    expect([3, 2, 1].map((steps) => isReduced(threeStep, steps))).toEqual([false, true, true]);
    expect([2, 1, null].map((steps) => isReduced(twoStep, steps))).toEqual([false, true, false]);
    expect(isReduced(stepless, 0)).toBe(false);
  });
});
