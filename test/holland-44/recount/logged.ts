import type { Modifier } from '../../../src/kernel/game.ts';

type Args = Readonly<Record<string, unknown>>;

/** The sum of the modifiers of a roll, as its event names them. */
export const modifierIn = ({ shifts = [] }: Args): number =>
  (shifts as readonly Modifier[]).reduce((sum, { amount }) => sum + amount, 0);

/** Results in words, by what the tables of the rulebook print. */
const PRINTED: Readonly<Record<string, string>> = { safe: '-', lost: 'step-lost' };

export const resultIn = ({ result, weather }: Args): string => PRINTED[String(result)] ?? String(result ?? weather);

/** The cell of the table that a determined defence had: * holds, the attacker's losses before those of the defender. */
export function cellIn({ result, attack, defence }: Args): string {
  const losses = `${Number(attack)}/${Number(defence)}`;
  if (result === 'holds') return `*${losses}`;
  return losses === '0/0' ? '-' : losses;
}
