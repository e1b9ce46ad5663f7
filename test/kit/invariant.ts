import type { Game } from '../../src/kernel/game.ts';

/** A condition that holds after every action of a game. `view` is that of the referee (`game.view(state, null)`). */
export interface Invariant<S extends object = object, V extends object = object> {
  /** The condition as a sentence. */
  readonly name: string;
  holds(state: S, view: V, game: Game): boolean;
}
