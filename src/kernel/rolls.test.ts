import { expect, test } from 'vitest';
import { diceActionsOf, rollsOf } from './rolls.ts';

test.each([
  [0, 0],
  [1, 6],
  [2, 36],
  [4, 1296],
])('%s dice have %s rolls, no two of them the same', (count, rolls) => {
  const all = rollsOf(count).map(([{ dice }]) => dice.join(' '));
  expect(new Set(all).size).toBe(rolls);
  expect(all).toHaveLength(rolls);
});

test('rolls come in rising order, each with the same weight', () => {
  const rolls = rollsOf(2);
  expect(rolls[0]).toEqual([{ by: 'chance', dice: [1, 1] }, 1]);
  expect(rolls[7]).toEqual([{ by: 'chance', dice: [2, 2] }, 1]);
  expect(rolls.every(([, weight]) => weight === 1)).toBe(true);
});

test('the same rolls are handed out again', () => {
  expect(rollsOf(2)).toBe(rollsOf(2));
});

test('a lot is a die with as many sides', () => {
  expect(rollsOf(1, 20).map(([{ dice }]) => dice[0])).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(rollsOf(1, 20)).not.toBe(rollsOf(1));
});

test('rolls without their weights are handed out again too', () => {
  expect(diceActionsOf(2).map(({ dice }) => dice.join(' '))).toEqual(rollsOf(2).map(([{ dice }]) => dice.join(' ')));
  expect(diceActionsOf(2)).toBe(diceActionsOf(2));
});
