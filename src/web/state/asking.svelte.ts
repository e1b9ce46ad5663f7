import type { Result } from '../../kernel/game.ts';
import type { Parley } from '../../seat/parley.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import { legOf } from './plan.ts';

/** Asks the seat to play or to take back, one thing at a time. */
export class Asking {
  readonly #seat: Seat;
  /** The seat has been asked and has not answered yet. */
  waiting = $state(false);
  /** Done when what was pressed last has been answered: whether it was done. */
  answered: Promise<boolean> = Promise.resolve(true);
  /** What is being answered, and whether a press waits for that. */
  #pressed = '';
  #isNext = false;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  /**
   * Does what is pressed, after what is being answered just now: one press waits, and counts if that has been done and it still `isMeant` then. The same
   * pressed twice is pressed once. Gives whether it was done.
   */
  press(what: string, does: () => Promise<boolean>, isMeant: () => boolean = () => true): Promise<boolean> {
    if (this.waiting && (this.#isNext || what === this.#pressed)) return Promise.resolve(false);
    this.answered = this.waiting ? this.#next(what, does, isMeant) : this.#now(what, does);
    return this.answered;
  }

  #now(what: string, does: () => Promise<boolean>): Promise<boolean> {
    this.#pressed = what;
    return does();
  }

  async #next(what: string, does: () => Promise<boolean>, isMeant: () => boolean): Promise<boolean> {
    this.#isNext = true;
    const isDone = await this.answered.catch(() => false);
    this.#isNext = false;
    return isDone && !this.waiting && isMeant() && this.#now(what, does);
  }

  /** Plays orders; dice due in between are thrown, and what is left is played if they let it. Undefined while something else is asked. */
  play(orders: readonly Order[]): Promise<Result<number> | undefined> {
    return this.#ask(() => this.#inLegs(orders));
  }

  /** Takes back; undefined while something else is asked. */
  undo(): Promise<Result<number> | undefined> {
    return this.#ask(() => this.#seat.undo());
  }

  /** Says something to the other side; undefined while something else is asked. */
  parley(what: Parley): Promise<Result<number> | undefined> {
    return this.#ask(() => this.#seat.parley(what));
  }

  /** The answer to the first leg counts: a later one has been overtaken by its dice when it is refused. */
  async #inLegs(orders: readonly Order[]): Promise<Result<number>> {
    const seat = this.#seat;
    const by = seat.toAct;
    let left = orders;
    let first: Result<number> | undefined;
    do {
      const leg = legOf(seat.game, seat.state, left);
      const played = await seat.perform(leg);
      first ??= played;
      left = played.ok ? left.slice(leg.length) : [];
    } while (left.length > 0 && seat.toAct === by && !seat.game.refusal(seat.state, { ...left[0], by }));
    return first;
  }

  async #ask(question: () => Promise<Result<number>>): Promise<Result<number> | undefined> {
    if (this.waiting) return undefined;
    this.waiting = true;
    try {
      return await question();
    } finally {
      this.waiting = false;
    }
  }
}
