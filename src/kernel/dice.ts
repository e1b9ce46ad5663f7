import type { BaseAction, DiceAction } from './game.ts';

/** A source of dice: chooses one of the possible rolls, each given with its weight. */
export type Dice = <A extends BaseAction>(rolls: readonly (readonly [A, number])[]) => A | undefined;

export const randomDice =
  (random: () => number): Dice =>
  (rolls) => {
    let left = random() * rolls.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [action, weight] of rolls) if ((left -= weight) < 0) return action;
    return rolls.at(-1)?.[0];
  };

/** Dice taken from the front of `list`; undefined when it is too short or the roll is impossible. */
export const listedDice =
  (list: number[]): Dice =>
  (rolls) => {
    const wanted = rolls.find(([action]) => {
      const { dice } = action as unknown as DiceAction;
      return dice.length <= list.length && dice.every((die, i) => die === list[i]);
    });
    if (wanted) list.splice(0, (wanted[0] as unknown as DiceAction).dice.length);
    return wanted?.[0];
  };

/** Gives random numbers of 32 bits, one after the other. */
export type Words = () => number;

const SPACE = 2 ** 32;

/** A whole number from 0 to `below` - 1, each exactly as likely: numbers from the uneven end are thrown away. */
export function evenly(below: number, words: Words): number {
  const limit = SPACE - (SPACE % below);
  for (;;) {
    const drawn = words();
    if (drawn < limit) return drawn % below;
  }
}

/** Dice of which every fall is exactly as likely as its weight says. */
export const diceOf =
  (words: Words): Dice =>
  (rolls) => {
    const total = rolls.reduce((sum, [, weight]) => sum + weight, 0);
    if (total === 0) return undefined;
    let left = evenly(total, words);
    return rolls.find(([, weight]) => (left -= weight) < 0)?.[0];
  };
