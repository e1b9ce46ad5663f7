import { randomInt } from 'node:crypto';
import type { BaseAction, BaseEvent, DiceAction } from '../kernel/game.ts';
import { listedDice, randomDice, settle, type Dice, type Match } from '../kernel/match.ts';
import { problem } from './problem.ts';

/** The numbers of `--dice 3,5`; none when it is absent. */
export function diceList(text: string | undefined): number[] {
  if (text === undefined) return [];
  if (!/^\s*\d{1,3}(\s*,\s*\d{1,3})*\s*$/.test(text))
    throw problem('dice-malformed', { value: text }, { at: '--dice' });
  return text.split(',').map(Number);
}

/** Dice nobody can foresee: every fall exactly as often as its weight says. */
const cryptoDice: Dice = (falls) => {
  const total = falls.reduce((sum, [, weight]) => sum + weight, 0);
  return randomDice(() => (randomInt(total) + 0.5) / total)(falls);
};

/** Lets chance act until somebody decides. Given dice are used first and have to be used up, the rest is rolled. */
export function resolve(match: Match, given: readonly number[]): readonly BaseEvent[] {
  const list = [...given];
  let due = 0;
  const dice: Dice = (falls) => {
    due = diceIn(falls[0]?.[0]);
    return list.length > 0 ? listedDice(list)(falls) : cryptoDice(falls);
  };
  const settled = settle(match, dice);
  if (!settled.ok) throw problem('dice-impossible', { dice: list.join(', '), count: due }, { at: '--dice' });
  if (list.length > 0) throw problem('dice-surplus', { dice: list.join(', ') }, { at: '--dice' });
  return settled.value;
}

const diceIn = (action: BaseAction | undefined): number => (action as DiceAction | undefined)?.dice?.length ?? 0;
