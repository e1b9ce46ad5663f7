import type { BaseAction, BaseEvent, DiceAction, Side } from '../../kernel/game.ts';
import type { RollCost } from '../contract/roll-costs.ts';
import type { Wargame } from '../wargame.ts';

/** A roll of a game, what it cost by the tables, and what it might have cost. */
export interface ReviewedRoll {
  /** Its action in the record. */
  at: number;
  turn: number;
  attacker: Side | null;
  rolled: RollCost;
  /** Every cost with its weight. */
  chances: readonly (readonly [RollCost, number])[];
  /** What the log says of it. */
  event?: BaseEvent;
}

/** An action played in this position, as a roll; undefined where it is none, or costs the same whatever is rolled. */
export function reviewedRoll(
  game: Wargame,
  state: object,
  action: BaseAction | undefined,
  at: number,
): ReviewedRoll | undefined {
  if (action?.by !== 'chance') return undefined;
  const found = game.aids?.rollCosts?.(state);
  if (!found) return undefined;
  const outcomes = game.chance(state);
  const chances = new Map<string, [RollCost, number]>();
  found.costs.forEach((cost, i) => {
    const key = JSON.stringify([cost.lost, cost.cleared]);
    const [, weight] = chances.get(key) ?? [cost, 0];
    chances.set(key, [cost, weight + (outcomes[i]?.[1] ?? 0)]);
  });
  const fallen = diceOf(action);
  const rolled = found.costs[outcomes.findIndex(([outcome]) => diceOf(outcome) === fallen)];
  if (chances.size < 2 || !rolled) return undefined;
  return { at, turn: game.moment(state).turn, attacker: found.attacker, rolled, chances: [...chances.values()] };
}

const diceOf = (action: BaseAction): string => String((action as DiceAction).dice);
