import { randomInt } from 'node:crypto';
import type { BaseAction, BaseEvent, DiceAction } from '../kernel/game.ts';
import { listedDice, randomDice, type Dice } from '../kernel/dice.ts';
import { settle, type Match } from '../kernel/match.ts';
import { problem } from './output/problem.ts';

/** The numbers of `--dice 3,5`; none when it is absent. */
export function diceList(text: string | undefined): number[] {
  if (text === undefined) return [];
  if (!/^\s*\d{1,3}(\s*,\s*\d{1,3})*\s*$/.test(text))
    throw problem('dice-malformed', { value: text }, { at: '--dice' });
  return text.split(',').map(Number);
}

/** Unpredictable dice; the probability of each roll is exactly proportional to its weight. */
const cryptoDice: Dice = (rolls) => {
  const total = rolls.reduce((sum, [, weight]) => sum + weight, 0);
  return randomDice(() => (randomInt(total) + 0.5) / total)(rolls);
};

/** Rolls dice until a side has to decide. Dice given are used first and must all be used; the rest are random. */
export function resolve(match: Match, given: readonly number[]): readonly BaseEvent[] {
  const list = [...given];
  let due = 0;
  const dice: Dice = (rolls) => {
    due = diceIn(rolls[0]?.[0]);
    return list.length > 0 ? listedDice(list)(rolls) : cryptoDice(rolls);
  };
  const settled = settle(match, dice);
  if (!settled.ok) throw problem('dice-impossible', { dice: list.join(', '), count: due }, { at: '--dice' });
  if (list.length > 0) throw problem('dice-surplus', { dice: list.join(', ') }, { at: '--dice' });
  return settled.value;
}

const diceIn = (action: BaseAction | undefined): number => (action as DiceAction | undefined)?.dice?.length ?? 0;
