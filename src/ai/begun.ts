import type { BaseAction, Side } from '../kernel/game.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { phaseOf } from './player.ts';

/** A game as far as it has been played. */
interface Played {
  readonly game: Wargame;
  readonly state: object;
  readonly actions: readonly object[];
}

/** The rest of a decision, and the last action before it, by its number. */
export interface Begun {
  readonly side: Side;
  readonly phase: string;
  readonly rest: readonly BaseAction[];
  readonly at: number;
  readonly last: object | undefined;
}

/** What a side has decided and could not play on, because somebody else has to decide something first. */
export const begunBy = (side: Side, rest: readonly BaseAction[], { game, state, actions }: Played): Begun => ({
  side,
  phase: phaseOf(game, state),
  rest,
  at: actions.length - 1,
  last: actions.at(-1),
});

/** What the side began in this phase, unless the game has been taken back since. */
export const stillBegun = (
  begun: Begun | undefined,
  of: Side,
  { game, state, actions }: Played,
): readonly BaseAction[] | undefined =>
  begun?.side === of && begun.phase === phaseOf(game, state) && actions[begun.at] === begun.last
    ? begun.rest
    : undefined;
