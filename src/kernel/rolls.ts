import type { DiceAction } from './game.ts';

/** A roll and its weight. */
export type Roll = readonly [DiceAction, number];

const made: (readonly Roll[])[] = [];

/** Every roll of so many six-sided dice in rising order, each of the same weight; nothing for no dice. Kept once made: 6 ** count entries. */
export function rollsOf(count: number): readonly Roll[] {
  return (made[count] ??= count === 0 ? [] : combinations(count).map((dice) => [{ by: 'chance', dice }, 1]));
}

const combinations = (count: number): number[][] =>
  count === 0 ? [[]] : combinations(count - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((die) => [...dice, die]));
