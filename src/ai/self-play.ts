import type { BaseAction, BaseEvent, Game, Side } from '../kernel/game.ts';
import { randomDice } from '../kernel/match.ts';
import { seeded } from '../kernel/random.ts';
import type { Player } from './player.ts';

export interface SelfPlay<S extends object, A extends BaseAction> {
  actions: readonly A[];
  state: S;
  /** The game did not end within the limit. */
  endless: boolean;
}

/**
 * Plays a game from this position to its end, computer against computer. The same seed gives the same game; the dice and each
 * side have random sources of their own. Exceptions of the rules are not caught; `actions` holds what was played before.
 */
export function selfPlay<S extends object, A extends BaseAction, E extends BaseEvent>(
  game: Game<S, A, E>,
  from: S,
  players: Readonly<Record<Side, Player>>,
  { seed, limit, actions = [] }: { seed: string; limit: number; actions?: A[] },
): SelfPlay<S, A> {
  const state = game.copy(from);
  const dice = randomDice(sourceOf(seed, 'dice'));
  const sources = Object.fromEntries(game.sides.map((side) => [side, sourceOf(seed, side)]));
  for (let actor = game.toAct(state); actor !== 'over'; actor = game.toAct(state)) {
    if (actions.length >= limit) return { actions, state, endless: true };
    const action =
      actor === 'chance'
        ? (dice(game.chance(state)) as A)
        : (players[actor] as Player)([...game.legal(state)], sources[actor] as () => number);
    actions.push(action);
    game.playUnchecked(state, action);
  }
  return { actions, state, endless: false };
}

const sourceOf = (seed: string, who: string): (() => number) => seeded(fnv(`${seed}/${who}`));

/** FNV-1a: a 32-bit number from a text. */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
