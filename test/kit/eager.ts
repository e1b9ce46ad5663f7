import type { BaseAction } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/random.ts';
import { typeOf, type Player } from './walk.ts';

/**
 * How much more often a type of action is played than one that is not named: large combats at high odds with much support,
 * advances to their end and what seldom can be chosen are what random play otherwise never comes to.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  end: 0.1,
  done: 0.2,
  stop: 0.5,
  cancel: 0.05,
  commit: 0.3,
  attack: 4,
  bombard: 4,
  attacker: 10,
  artillery: 6,
  air: 3,
  breakthrough: 5,
  'advance-on': 5,
  recover: 10,
  support: 50,
  exploit: 50,
};

/** Draws a type of those that are listed by its weight, then one of its actions. */
export const eager: Player = (random) => (listed) => {
  const byType = new Map<string, BaseAction[]>();
  for (const action of listed) {
    const type = typeOf(action);
    const same = byType.get(type);
    if (same) same.push(action);
    else byType.set(type, [action]);
  }
  let left = random() * sumOf([...byType.keys()].map(weightOf));
  for (const [type, actions] of byType) {
    left -= weightOf(type);
    if (left < 0) return pick(actions, random);
  }
  return pick(listed, random);
};

const weightOf = (type: string): number => WEIGHTS[type] ?? 1;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
