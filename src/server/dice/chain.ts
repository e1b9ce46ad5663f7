import { hash } from 'node:crypto';

/** Rolls that a chain is made for: more than any game has. Chains of the first games were made for more. */
const ROLLS = 2 ** 13;
const ROLLS_BEFORE = 2 ** 15;
/** Every so many values one is kept; those between are hashed again when they are wanted. */
const EVERY = 64;

/** Bytes of a value. */
const BYTES = 32;

const next = (value: Buffer): Buffer => hash('sha256', value, 'buffer');

/** The values of a chain of dice (docs/formats), from its secret. */
export class Chain {
  readonly #secret: Buffer;
  /** Every 64th value after the secret, one behind the other. */
  readonly #kept: Buffer;
  readonly #rolls: number;
  readonly promise: string;
  /** The value asked for last: every seat is shown it. */
  #last: { roll: number; value: string } | undefined;

  /** `secret`: bytes in hexadecimal; `promise`: of a chain that has been made before. Hashes some thousand times: a few milliseconds. */
  constructor(secret: string, promise?: string) {
    this.#secret = Buffer.from(secret, 'hex');
    let value: Buffer = this.#secret;
    let made = 0;
    const kept: Buffer[] = [];
    const until = (rolls: number): string => {
      for (; made < rolls; made++) {
        if (made > 0 && made % EVERY === 0) kept.push(value);
        value = next(value);
      }
      return value.toString('hex');
    };
    const usual = until(ROLLS);
    const isUsual = promise === undefined || promise === usual;
    this.promise = isUsual ? usual : until(ROLLS_BEFORE);
    this.#rolls = isUsual ? ROLLS : ROLLS_BEFORE;
    this.#kept = Buffer.concat(kept);
  }

  /** The value of a roll, by its number from 1; undefined beyond the last one. */
  value(roll: number): string | undefined {
    if (this.#last?.roll === roll) return this.#last.value;
    const times = this.#rolls - roll;
    if (times < 0 || roll < 1) return undefined;
    const at = Math.floor(times / EVERY) * BYTES;
    let value: Buffer = at === 0 ? this.#secret : this.#kept.subarray(at - BYTES, at);
    for (let i = 0; i < times % EVERY; i++) value = next(value);
    this.#last = { roll, value: value.toString('hex') };
    return this.#last.value;
  }
}
