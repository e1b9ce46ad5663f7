import type { Game } from '../../src/kernel/game.ts';

/**
 * Something that holds after every action of a game. `view` is what nobody but the referee sees (`game.view(state, null)`).
 * A game narrows S and V to its own types.
 */
export interface Invariant<S extends object = object, V extends object = object> {
  /** What always holds, as a sentence. */
  readonly name: string;
  holds(state: S, view: V, game: Game): boolean;
}
