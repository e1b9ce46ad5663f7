import { hashesOf, rollOf, usedIn, type DiceChain } from '../kernel/dice-chain.ts';
import type { Refusal, Side } from '../kernel/game.ts';
import { hashOf } from '../kernel/hash.ts';
import { rollsOf } from '../kernel/rolls.ts';

/** A roll, and how many could have fallen: every roll of so many dice, each as likely. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly of: number;
}

/** The chain that the rolls of a game come from, and those that stand. */
export interface Proof {
  readonly chain: DiceChain;
  readonly rolls: readonly Rolled[];
}

const DIFFERS: Refusal = { rule: 'contract', code: 'promise-differs' };

/** Somebody at a seat who checks every roll as it falls: that it is the one promised before the game, and that nothing promised has changed. */
export class Witness {
  readonly #side: Side;
  readonly #word: string;
  #chain: DiceChain | undefined;
  /** Values that have been shown, by their numbers; the promise is number 0. */
  #values: string[] = [];
  #checked: readonly Rolled[] = [];

  /** `word`: what was said at this seat after the promise. */
  constructor(side: Side, word: string) {
    this.#side = side;
    this.#word = word;
  }

  /** Why the rolls are not those that were promised; undefined when they are. */
  refusal({ chain, rolls }: Proof): Refusal | undefined {
    if (this.#isChanged(chain) || !this.#takeValues(chain)) return DIFFERS;
    const used = usedIn(chain);
    if (used.length !== rolls.length) return { rule: 'contract', code: 'rolls-missing' };
    const wrong = rolls.some((roll, i) => roll !== this.#checked[i] && !this.#isPromised(chain, used[i] ?? 0, roll));
    if (wrong) return { rule: 'contract', code: 'roll-differs' };
    this.#chain = chain;
    this.#checked = rolls;
    return undefined;
  }

  #isChanged({ promise, words, shown, takenBack = [] }: DiceChain): boolean {
    if (words[this.#side] !== this.#word) return true;
    const before = this.#chain;
    if (!before) return false;
    const isLess = shown < before.shown || !(before.takenBack ?? []).every((number) => takenBack.includes(number));
    return isLess || promise !== before.promise || hashOf(words) !== hashOf(before.words);
  }

  /** Takes the values shown since; false when they do not lead to the one shown last. */
  #takeValues({ promise, shown, value }: DiceChain): boolean {
    const known = this.#values.length === 0 ? [promise] : this.#values;
    const last = known.length - 1;
    const fresh = [value, ...hashesOf(value, shown - last)].toReversed();
    if (fresh[0] !== known[last]) return false;
    this.#values = [...known, ...fresh.slice(1)];
    return true;
  }

  #isPromised({ words }: DiceChain, number: number, { dice, of }: Rolled): boolean {
    const value = this.#values[number];
    const faces = Math.round(of ** (1 / dice.length));
    if (value === undefined || dice.length === 0 || faces ** dice.length !== of) return false;
    return rollOf(value, words, rollsOf(dice.length, faces))?.dice.join() === dice.join();
  }
}
