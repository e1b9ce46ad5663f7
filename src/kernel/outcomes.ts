import type { BaseAction, BaseEvent, Game } from './game.ts';

/** One roll of the dice that are due, played. */
export interface RollOutcome {
  roll: BaseAction;
  end: object;
  events: readonly BaseEvent[];
  /** Its probability. */
  share: number;
}

/** Every roll that is due, each played on a copy; none where no dice are due. */
export function outcomesOf(game: Pick<Game, 'chance' | 'copy' | 'playUnchecked'>, state: object): RollOutcome[] {
  const rolls = game.chance(state);
  const all = rolls.reduce((sum, [, weight]) => sum + weight, 0);
  return rolls.map(([roll, weight]) => {
    const end = game.copy(state);
    return { roll, end, events: game.playUnchecked(end, roll), share: weight / all };
  });
}
