import type { BaseAction, Side } from '../kernel/game.ts';
import { randomDice } from '../kernel/dice.ts';
import { sourceOf } from '../kernel/random.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { decided, phaseOf, questionOf, type Budget, type Player, type Question } from './player.ts';

export interface SelfPlay<S extends object> {
  actions: readonly BaseAction[];
  state: S;
  /** The game did not end within the limit. */
  endless: boolean;
}

interface Playing<S extends object> {
  seed: string;
  limit: number;
  actions?: BaseAction[];
  onRoll?: (state: S, roll: BaseAction) => void;
}

/** A player and what it may think about a turn. */
export interface Seated {
  player: Player;
  budget: Budget;
}

/**
 * Plays a game from this position to its end, computer against computer. The same seed gives the same game; the dice and each
 * side have random sources of their own. Exceptions of the rules are not caught, an action that is not legal when a player has just been
 * asked is one; `actions` holds what was played before. `onRoll` is shown each roll and the position in which it is made, which it leaves as it is.
 */
export function selfPlay<S extends object>(
  game: Wargame<S>,
  from: S,
  players: Readonly<Record<Side, Seated>>,
  { seed, limit, actions = [], onRoll }: Playing<S>,
): SelfPlay<S> {
  const state = game.copy(from);
  const dice = randomDice(sourceOf(seed, 'dice'));
  const sources = Object.fromEntries(game.sides.map((side) => [side, sourceOf(seed, side)]));
  const play = (action: BaseAction): void => {
    actions.push(action);
    game.playUnchecked(state, action);
  };
  const begun = new Map<Side, Begun>();
  for (let actor = game.toAct(state); actor !== 'over'; actor = game.toAct(state)) {
    if (actions.length >= limit) return { actions, state, endless: true };
    if (actor === 'chance') {
      const roll = dice(game.chance(state)) as BaseAction;
      onRoll?.(state, roll);
      play(roll);
      continue;
    }
    const { player, budget } = players[actor] as Seated;
    const last = begun.get(actor);
    const isOn = last !== undefined && last.phase === phaseOf(game, state);
    const question = { ...questionOf(game, state, actor), begun: isOn ? last.rest : undefined };
    const chosen = decided(player(game as unknown as Wargame, question, budget, sources[actor] as () => number));
    const rest = playAll(game, state, question, chosen, play);
    if (rest.length > 0) begun.set(actor, { phase: phaseOf(game, state), rest });
    else begun.delete(actor);
  }
  return { actions, state, endless: false };
}

/** What has not been played of a decision, and the phase that it is for. */
interface Begun {
  phase: string;
  rest: readonly BaseAction[];
}

/** Plays them as long as they are legal, the first has to be, and nobody else has to decide; gives the rest where somebody has. */
function playAll<S extends object>(
  game: Wargame<S>,
  state: S,
  { side, legal: listed }: Question,
  chosen: readonly BaseAction[],
  play: (action: BaseAction) => void,
): readonly BaseAction[] {
  for (const [i, action] of chosen.entries()) {
    const why = listed.includes(action) && i === 0 ? undefined : game.refusal(state, action);
    if (why && i > 0) return [];
    if (why) throw new Error(`${JSON.stringify(action)} is not legal: ${why.rule} ${why.code}`);
    play(action);
    if (game.toAct(state) !== side) return chosen.slice(i + 1);
  }
  return [];
}
