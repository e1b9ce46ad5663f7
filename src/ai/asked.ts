import type { Level } from './names.ts';
import type { BaseAction, Side } from '../kernel/game.ts';
import type { Wargame } from '../wargame/wargame.ts';

/** What a computer player is asked: everything that its side knows, and nothing else. */
export interface Asked {
  /** Id of the game. */
  readonly game: string;
  readonly side: Side;
  readonly level: Level;
  /** The same seed gives the same answer. */
  readonly seed: string;
  readonly known: object;
  readonly legal: readonly BaseAction[];
  /** The rest of what it decided last in this phase. */
  readonly begun?: readonly BaseAction[] | undefined;
  /** A person wants to know what it would do: it thinks on until there is a plan. */
  readonly advice?: true;
}

/** What the side to act is asked: it is told what it knows. */
export const askedOf = (
  { id, game, state, actions }: { id: string; game: Wargame; state: object; actions: readonly object[] },
  side: Side,
  level: Level,
): Asked => ({
  game: game.id,
  side,
  level,
  seed: `${id}/${actions.length}`,
  known: game.known(state, side),
  legal: [...game.legal(state)],
});
