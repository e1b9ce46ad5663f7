import { hash } from 'node:crypto';

/** Rolls that a chain is made for: more than any game has. */
const ROLLS = 2 ** 15;
/** Every so many values one is kept; those between are hashed again when they are wanted. */
const EVERY = 256;

const next = (value: Buffer): Buffer => hash('sha256', value, 'buffer');

/** The values of a chain of dice (docs/formats), from its secret. */
export class Chain {
  /** Every 256th value from the secret on. */
  readonly #kept: Buffer[] = [];
  readonly promise: string;

  /** `secret`: bytes in hexadecimal. Hashes some ten thousand times: a few hundredths of a second. */
  constructor(secret: string) {
    let value: Buffer = Buffer.from(secret, 'hex');
    for (let i = 0; i < ROLLS; i++) {
      if (i % EVERY === 0) this.#kept.push(value);
      value = next(value);
    }
    this.promise = value.toString('hex');
  }

  /** The value of a roll, by its number from 1; undefined beyond the last one. */
  value(roll: number): string | undefined {
    const times = ROLLS - roll;
    let value = this.#kept[Math.floor(times / EVERY)];
    if (!value || roll < 1) return undefined;
    for (let i = 0; i < times % EVERY; i++) value = next(value);
    return value.toString('hex');
  }
}
