import { ALLIED, hiddenIn, type Position } from '../../position/position.ts';
import type { Combat } from '../10-odds/force.ts';
import { isJustRevealed } from './reveal.ts';

/**
 * H44-25.4-a, RUL-H44-177, RUL-H44-231: for an automatic DS, and in every question asked beforehand, the unknown unit of
 * the hex counts as infantry of normal quality, before it is turned up and whatever it turns out to be.
 */
export const hasGuess = (p: Position, { mode, side, target, unknown, beforehand }: Combat): boolean =>
  side === ALLIED &&
  ((mode === 'overrun' && unknown === true) ||
    ((mode === 'overrun' || beforehand === true) && hiddenIn(p)[target] === 1));

/** H44-25.4-a: the defenders that count as what they are. */
export const knownOf = (p: Position, combat: Combat, defenders: number[]): number[] =>
  combat.unknown === true ? defenders.filter((u) => !isJustRevealed(p, u)) : defenders;
