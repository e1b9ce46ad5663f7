import { rollOf, type DiceChain } from '../../kernel/dice-chain.ts';
import type { Dice } from '../../kernel/dice.ts';
import type { BaseAction, DiceAction } from '../../kernel/game.ts';
import { rollsIn } from '../../kernel/match.ts';
import type { Rolled } from '../../seat/proof.ts';
import type { Chain } from './chain.ts';
import { packed } from '../play/packed.ts';

/** The dice of one game: each roll from the next value of its chain, and those that stand, for whoever checks them. */
export class GameDice {
  readonly #chain: Chain;
  readonly #words: () => DiceChain['words'];
  /** Values that have been shown. */
  #shown = 0;
  /** The rolls that stand, or what brings them back, and those that have fallen since they were taken up. */
  #standing: readonly Rolled[] | (() => readonly Rolled[]) = [];
  #fallen: Rolled[] = [];

  /** `words`: what the players have said after the promise. */
  constructor(chain: Chain, words: () => DiceChain['words']) {
    this.#chain = chain;
    this.#words = words;
  }

  get rolls(): readonly Rolled[] {
    if (typeof this.#standing === 'function') this.#standing = this.#standing();
    return this.#standing;
  }

  /** Keeps the rolls in less memory until somebody asks for them. */
  layAside(): void {
    if (typeof this.#standing !== 'function') this.#standing = packed(this.#standing);
  }

  get shown(): number {
    return this.#shown;
  }

  /** Goes on behind the values that have been shown. */
  goOn(shown: number): void {
    this.#shown = shown;
  }

  readonly roll: Dice = (rolls) => {
    const value = this.#chain.value(this.#shown + 1);
    const roll = value === undefined ? undefined : rollOf(value, this.#words(), rolls);
    if (!roll) return undefined;
    this.#shown++;
    this.note(roll, rolls.length);
    return roll;
  };

  /** A roll has fallen, of so many that could have. */
  note(roll: BaseAction | undefined, of: number): void {
    this.#fallen.push({ dice: (roll as DiceAction | undefined)?.dice ?? [], of });
  }

  /** Takes up what has fallen, when so many actions stand as they were; `isWhole`: all of them. */
  takeUp(actions: readonly BaseAction[], kept: number, isWhole: boolean): void {
    const standing = isWhole ? this.rolls.length : rollsIn(actions.slice(0, kept));
    if (this.#fallen.length > 0 || !isWhole) this.#standing = [...this.rolls.slice(0, standing), ...this.#fallen];
    this.#fallen = [];
  }

  /** The chain with the values of the rolls so far, and no other. `takenBack`: numbers of those whose rolls were. */
  chain(takenBack: readonly number[]): DiceChain {
    const { promise } = this.#chain;
    const value = this.#chain.value(this.#shown) ?? promise;
    const gone = takenBack.length > 0 ? { takenBack } : {};
    return { kind: 'chain', promise, words: this.#words(), shown: this.#shown, value, ...gone };
  }
}
