import type { BaseAction } from '../../../src/kernel/game.ts';
import type { Piece } from './position.ts';

/** How many of each have been recounted. */
export interface Tally {
  choices: number;
  reaches: number;
  steps: number;
  combats: number;
  bombardments: number;
  outcomes: number;
  lost: number;
}

export const emptyTally = (): Tally => ({
  choices: 0,
  reaches: 0,
  steps: 0,
  combats: 0,
  bombardments: 0,
  outcomes: 0,
  lost: 0,
});

export interface Words {
  type?: string;
  unit?: string;
  to?: string;
  target?: string;
  points?: number;
  bridge?: string;
}

export const textOf = (action: BaseAction): string => {
  const { type, unit, to, target, points, bridge } = action as Words;
  return [type, unit, to, target, points, bridge].filter((word) => word !== undefined).join(' ');
};

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The first difference between two lists, as text. */
export function difference(what: string, ours: readonly string[], theirs: readonly string[]): string | undefined {
  const only = (list: readonly string[], other: readonly string[]): string[] =>
    list.filter((one) => !other.includes(one)).slice(0, 5);
  const [missing, extra] = [only(ours, theirs), only(theirs, ours)];
  if (missing.length === 0 && extra.length === 0 && ours.length === theirs.length) return undefined;
  return `${what}: by the rulebook only ${missing.join(', ')}; in the game only ${extra.join(', ')}`;
}

/** The same choice for each of these units. */
export const words = (type: string, pieces: readonly Piece[]): string[] => pieces.map(({ id }) => `${type} ${id}`);
