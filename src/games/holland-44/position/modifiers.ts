import type { Modifier } from '../../../kernel/game.ts';
import type { ReasonCode } from './codes.ts';
import { ELITE, GREEN } from './units.ts';

/** Modifiers of a die by one rule; those of 0 are left out. */
export const modifiersBy = (rule: string, terms: readonly (readonly [why: ReasonCode, amount: number])[]): Modifier[] =>
  terms.flatMap(([why, amount]) => (amount === 0 ? [] : [{ rule, amount, why }]));

export const totalOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { amount }) => sum + amount, 0);

/** What the quality of a unit adds to its die. */
export const qualityTerm = (
  quality: number,
  { elite, green }: { elite: number; green: number },
): [ReasonCode, number] => (quality === ELITE ? ['elite', elite] : ['green', quality === GREEN ? green : 0]);
