import type { GameRecord } from '../../kernel/match.ts';
import type { Ending } from '../../kernel/record.ts';
import { isMoment } from '../../text/format.ts';
import type { Corruption } from './problem.ts';

/** What the lobby shows of a saved game. */
export interface GameEntry {
  id: string;
  game: string;
  scenario: string;
  turn: number;
  phase: string;
  /** Milliseconds since 1970. */
  saved: number;
  result: Ending | null;
  /** Who plays, by side, where that has a name. */
  players?: GameRecord['players'];
}

/** A saved game that cannot be read; it stays as it is until the reader deletes it. */
export interface Damaged {
  id: string;
  corruption: Corruption;
}

/** The row of a game; its actions are in rows of their own. */
export interface Head extends GameEntry {
  /** How many times it has been saved. */
  revision: number;
  record: Omit<GameRecord, 'actions'>;
  /** Number of actions. */
  count: number;
}

/** Stays after a game was deleted, so that another tab cannot save the rest of it. */
export interface Removed {
  id: string;
  /** Later than any other. */
  revision: number;
  removed: true;
}

/** A game of an earlier version of the page that could not be read: its entries as they were. */
export interface TakenOver {
  id: string;
  revision: number;
  corruption: Corruption;
  entries: Readonly<Record<string, string>>;
}

export const isRemoved = (row: object): row is Removed => 'removed' in row;
export const isTakenOver = (row: object): row is TakenOver => 'entries' in row;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/** Every field of a head and what it has to be. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: isString,
  game: isString,
  scenario: isString,
  phase: isString,
  turn: Number.isFinite,
  saved: isMoment,
  result: (value) => typeof value === 'object',
  count: isCount,
  record: (value) => typeof value === 'object' && value !== null,
};

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** What is wrong with a head, if anything is. */
export function corruptionIn(row: unknown): Corruption | undefined {
  if (typeof row !== 'object' || row === null) return { code: 'head' };
  const fields = row as Readonly<Record<string, unknown>>;
  if (!Object.entries(FIELDS).every(([name, test]) => test(fields[name]))) return { code: 'head' };
  return (fields['record'] as GameRecord).version === 1 ? undefined : { code: 'version' };
}

export const isCorruption = (found: object): found is Corruption => 'code' in found;

/** What the lobby shows of it. */
export const entryOf = ({ id, game, scenario, turn, phase, saved, result, players }: GameEntry): GameEntry => ({
  id,
  game,
  scenario,
  turn,
  phase,
  saved,
  result,
  ...(players && { players }),
});
