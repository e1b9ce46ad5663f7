import type { BaseAction } from '../kernel/game.ts';
import type { Dice } from '../kernel/match.ts';

/** Fills an array with random 32-bit numbers: `crypto.getRandomValues`, or a stand-in for tests. */
export type Entropy = (words: Uint32Array<ArrayBuffer>) => void;

const fromCrypto: Entropy = (words) => void crypto.getRandomValues(words);

/** Has the browser random numbers for dice? There is no other source: weaker ones could be foretold. */
export const canRoll = (): boolean =>
  typeof (globalThis.crypto as Partial<typeof crypto> | undefined)?.getRandomValues === 'function';

const SPACE = 2 ** 32;

/** A whole number from 0 to `below` - 1, each exactly as likely: numbers from the uneven end are thrown again. */
export function evenly(below: number, entropy: Entropy = fromCrypto): number {
  const word = new Uint32Array(1);
  const limit = SPACE - (SPACE % below);
  for (;;) {
    entropy(word);
    const drawn = word[0] as number;
    if (drawn < limit) return drawn % below;
  }
}

/** Dice of the page: every fall as likely as its weight says. */
export const cryptoDice =
  (entropy: Entropy = fromCrypto): Dice =>
  <A extends BaseAction>(falls: readonly (readonly [A, number])[]): A | undefined => {
    const total = falls.reduce((sum, [, weight]) => sum + weight, 0);
    if (total === 0) return undefined;
    let left = evenly(total, entropy);
    for (const [action, weight] of falls) {
      if (left < weight) return action;
      left -= weight;
    }
    return undefined;
  };
