import type { BaseEvent } from '../../kernel/game.ts';
import { preferences } from '../ui/language.svelte.ts';

/** Milliseconds in which dice tumble, and lie before what they bring is shown. */
export const TUMBLE = 350;
const REST = 250;
/** How long what a roll has brought is not seen. */
export const ROLL = TUMBLE + REST;

/** The roll whose dice are on their way: it is told and played already, and only the picture keeps what it has brought back. */
class Rolling {
  roll = $state.raw<BaseEvent>();
  readonly #seen = new WeakSet<BaseEvent>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Each roll tumbles once, however often it is shown. */
  begin(roll: BaseEvent): void {
    if (this.#seen.has(roll)) return;
    this.#seen.add(roll);
    if (preferences.still || document.hidden) return;
    clearTimeout(this.#timer);
    this.roll = roll;
    this.#timer = setTimeout(() => this.end(), ROLL);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.roll = undefined;
  }
}

export const rolling = new Rolling();
