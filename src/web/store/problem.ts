import type { Refusal } from '../../kernel/game.ts';
import { otherRules, type GameRecord, type Match, type ReplayError } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { StorageFailure } from './failure.ts';

/**
 * Why a saved game cannot be read: its head is missing or broken, a piece of its actions is (counted from 1), it was
 * saved by a later version of the page, or nothing is read now.
 */
export type Corruption =
  | { code: 'head' }
  | { code: 'piece'; piece: number }
  | { code: 'version' }
  | { code: 'storage'; failure: StorageFailure };

/** Why a game does not open, for the reader's language to say. */
export type Problem =
  | { kind: 'missing' }
  | { kind: 'damaged'; corruption: Corruption }
  /** A file that the browser does not read, and one that is a folder. */
  | { kind: 'unreadable' }
  | { kind: 'folder' }
  /** The rules gave up while it was replayed. */
  | { kind: 'broken' }
  /** The browser has no random numbers to roll dice with. */
  | { kind: 'no-dice' }
  | { kind: 'refused'; game: string; refusal: Refusal; at?: number }
  | Halt
  | { kind: 'format'; error: { code: string; at?: string; args?: Readonly<Record<string, string | number>> } };

/** A game of other rules, saved as `id`, that these accept up to an action: it can be looked at up to there. */
export interface Halt {
  kind: 'halted';
  id: string;
  at: number;
  /** Id of the game. */
  game: string;
  refusal: Refusal;
  rules: { game: string; found: string; has: string };
}

const CLAIMS = ['hash-differs', 'result-differs', 'promise-differs', 'rolls-missing'];

/** Which action of a record is refused and why; that the record claims something else of the whole game concerns no action. */
function refused(game: Wargame, error: ReplayError): Problem {
  const refusal = ('refusal' in error ? error.refusal : error.errors[0]) ?? { rule: 'contract', code: 'malformed' };
  return { kind: 'refused', game: game.id, refusal, ...(CLAIMS.includes(refusal.code) ? {} : { at: error.at }) };
}

/** Why a saved record cannot be replayed: by itself, or because it was played by other rules than these. */
export function unplayable(id: string, record: GameRecord, game: Wargame, error: ReplayError | undefined): Problem {
  const versions = otherRules(game as Match['game'], record);
  if (!versions) return error ? refused(game, error) : { kind: 'broken' };
  const rules = { game: game.title, ...versions };
  if (error && 'refusal' in error)
    return { kind: 'halted', id, at: error.at, game: game.id, refusal: error.refusal, rules };
  return { kind: 'format', error: { code: 'other-rules', args: rules } };
}
