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
 * Plays a game from this position to its end, computer against computer. The same seed gives the same game: the dice and
 * each side draw from sources of their own. What the rules throw goes through, with the actions so far in `trail`.
 */
export function selfPlay<S extends object, A extends BaseAction, E extends BaseEvent>(
  game: Game<S, A, E>,
  from: S,
  players: Readonly<Record<Side, Player>>,
  { seed, limit, trail = [] }: { seed: string; limit: number; trail?: A[] },
): SelfPlay<S, A> {
  const state = game.copy(from);
  const dice = randomDice(sourceOf(seed, 'dice'));
  const sources = Object.fromEntries(game.sides.map((side) => [side, sourceOf(seed, side)]));
  for (let actor = game.toAct(state); actor !== 'over'; actor = game.toAct(state)) {
    if (trail.length >= limit) return { actions: trail, state, endless: true };
    const action =
      actor === 'chance'
        ? (dice(game.chance(state)) as A)
        : (players[actor] as Player)([...game.legal(state)], sources[actor] as () => number);
    trail.push(action);
    game.playUnchecked(state, action);
  }
  return { actions: trail, state, endless: false };
}

const sourceOf = (seed: string, who: string): (() => number) => seeded(fnv(`${seed}/${who}`));

/** FNV-1a: a 32-bit number from a text. */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
