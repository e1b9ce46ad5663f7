import type { Side } from '../../kernel/game.ts';

/** Counts what each side of a game does: no more than so much in so many milliseconds. */
export class Lately {
  readonly #most: number;
  readonly #while: number;
  readonly #times = new Map<Side, number[]>();

  constructor(most: number, during: number) {
    this.#most = most;
    this.#while = during;
  }

  /** May the side do it once more now? It counts if so. */
  counts(side: Side, now = Date.now()): boolean {
    const times = (this.#times.get(side) ?? []).filter((time) => now - time < this.#while);
    const may = times.length < this.#most;
    this.#times.set(side, may ? [...times, now] : times);
    return may;
  }
}
