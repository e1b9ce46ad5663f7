import { diceOf, type Dice, type Words } from '../kernel/dice.ts';

/** Has the browser random numbers for dice? There is no other source: weaker ones could be foretold. */
export const canRoll = (): boolean =>
  typeof (globalThis.crypto as Partial<typeof crypto> | undefined)?.getRandomValues === 'function';

/** Words of the machine's own source of randomness. */
export const cryptoWords: Words = () => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/** Dice that nobody can foretell. */
export const cryptoDice = (words: Words = cryptoWords): Dice => diceOf(words);
