import { describe, expect, it } from 'vitest';
import { diceOf, evenly } from './dice.ts';

const given =
  (...words: number[]) =>
  () =>
    words.shift() as number;
const die = (face: number) => ({ by: 'chance', dice: [face] });

describe('numbers that are all as likely', () => {
  it('come of words, and those of the uneven end are thrown away', () => {
    expect(evenly(6, given(2 ** 32 - 1, 2 ** 32 - 4, 8))).toBe(2);
    expect(evenly(6, given(2 ** 32 - 5))).toBe(5);
  });
});

describe('dice from words', () => {
  it('fall by their weights', () => {
    const rolls = [
      [die(1), 2],
      [die(2), 0],
      [die(3), 3],
    ] as const;
    const fallen = [0, 1, 2, 3, 4, 5].map((word) => diceOf(given(word))(rolls)?.dice[0]);
    expect(fallen).toEqual([1, 1, 3, 3, 3, 1]);
  });

  it('are none where nothing can fall', () => {
    expect(diceOf(given(1))([])).toBeUndefined();
  });
});
