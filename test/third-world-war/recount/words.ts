import type { BaseAction } from '../../../src/kernel/game.ts';
import type { Piece } from './position.ts';

/** How many of each have been recounted. */
export interface Tally {
  choices: number;
  reaches: number;
  flightRanges: number;
  steps: number;
  flights: number;
  flak: number;
  strikes: number;
  combats: number;
  bombardments: number;
  outcomes: number;
  lost: number;
  scores: number;
}

export const emptyTally = (): Tally => ({
  choices: 0,
  reaches: 0,
  flightRanges: 0,
  steps: 0,
  flights: 0,
  flak: 0,
  strikes: 0,
  combats: 0,
  bombardments: 0,
  outcomes: 0,
  lost: 0,
  scores: 0,
});

export interface Words {
  type?: string;
  unit?: string;
  to?: string;
  target?: string;
  points?: number;
}

export const textOf = (action: BaseAction): string => {
  const { type, unit, to, target, points } = action as Words;
  return [type, unit, to, target, points].filter((word) => word !== undefined).join(' ');
};

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The first difference between two lists, as text. */
export function difference(what: string, ours: readonly string[], theirs: readonly string[]): string | undefined {
  if (ours.length === theirs.length && ours.every((one, i) => one === theirs[i])) return undefined;
  const [mine, other] = [new Set(ours), new Set(theirs)];
  const missing = ours.filter((one) => !other.has(one)).slice(0, 5);
  const extra = theirs.filter((one) => !mine.has(one)).slice(0, 5);
  if (missing.length === 0 && extra.length === 0 && ours.length === theirs.length) return undefined;
  return `${what}: by the rulebook only ${missing.join(', ')}; in the game only ${extra.join(', ')}`;
}

/** The same choice for each of these units. */
export const words = (type: string, pieces: readonly Piece[]): string[] => pieces.map(({ id }) => `${type} ${id}`);
