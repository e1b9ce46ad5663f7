import { expect, test } from 'vitest';
import { isAsBefore, isOver, met, mostWanted, playOn, summarised, type Meeting } from '../scripts/ladder/meetings.ts';
import { reportOf } from '../scripts/ladder/report.ts';

const LENGTH = { least: 8, most: 20, batch: 1 };
const PAIR = { margin: 10, adjusted: 5 };

/** Levels of which the better has won and lost so many pairs. */
const after = (won: number, lost: number, game = 'reichswald'): Meeting => ({
  ...met(game, 'regular', 'recruit'),
  pairs: [
    ...Array.from({ length: won }, () => ({ score: 1 as const, ...PAIR })),
    ...Array.from({ length: lost }, () => ({ score: 0 as const, ...PAIR })),
  ],
});

test('a meeting is over when it is clear who is better, not before the least and not after the most pairs', () => {
  expect(isOver(after(7, 0), LENGTH)).toBe(false);
  expect(isOver(after(8, 0), LENGTH)).toBe(true);
  expect(isOver(after(0, 8), LENGTH)).toBe(true);
  expect(isOver(after(6, 4), LENGTH)).toBe(false);
  expect(isOver(after(10, 9), LENGTH)).toBe(false);
  expect(isOver(after(10, 10), LENGTH)).toBe(true);
});

test('of the meetings that are not over, or not looked at yet, the one with the fewest pairs goes on first', () => {
  const [few, more, over] = [after(2, 1), after(3, 3), after(8, 0)];
  expect(mostWanted([over, more, few], LENGTH, new Set())).toBe(few);
  expect(mostWanted([over], LENGTH, new Set())).toBe(over);
  expect(mostWanted([over], LENGTH, new Set([over]))).toBeUndefined();
  expect(mostWanted([over, more], LENGTH, new Set([over, more]))).toBe(more);
});

test('pairs are kept with their seconds, and looked at again before they are trusted', async () => {
  const meeting = met('reichswald', 'recruit', 'random');
  await playOn(meeting, LENGTH);
  expect(meeting.pairs).toHaveLength(1);
  expect(summarised(meeting).seconds['recruit']?.p95).toBeGreaterThan(0);
  const kept = JSON.parse(JSON.stringify(meeting)) as Meeting;
  const otherwise = structuredClone(kept);
  Object.assign(otherwise.pairs[0] as object, { adjusted: 0 });
  expect(await Promise.all([kept, otherwise].map((one) => isAsBefore(one, LENGTH)))).toEqual([true, false]);
});

test('the report has a row for every meeting with pairs, says which go on, and rates those who have met the lowest level', () => {
  const lowest = { ...after(8, 0), better: 'recruit' as const, worse: 'random' as const };
  const text = reportOf([lowest, after(8, 0), after(3, 1, 'market-garden'), after(0, 0, 'holland-44')], LENGTH);
  expect(text).toContain(
    '| reichswald, veritable | regular against recruit | 8 of 8 | 100 % (68 % – 100 %) | 10 ± 0.0 | 5.0 ± 0.0 |',
  );
  expect(text).toContain('| market-garden, market-garden | regular against recruit | 3 of 4, goes on |');
  expect(text).not.toContain('holland-44');
  expect(text).toMatch(/\| reichswald \| 492 \(492 – 492\) \| \d+ \(\d+ – \d+\) \| – \|/);
  expect(text).not.toMatch(/\| market-garden \| \d/);
});
