import type { Refusal } from '../../kernel/game.ts';
import { otherRules, type GameRecord, type Match, type ReplayError } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Fault } from './game-store.ts';

/** Why a game does not open, for the reader's language to say. */
export type Trouble =
  | { kind: 'missing' }
  | { kind: 'damaged'; fault: Fault }
  | { kind: 'unreadable' }
  | { kind: 'refused'; game: string; refusal: Refusal; at?: number }
  | Halt
  | { kind: 'format'; error: { code: string; at?: string; args?: Readonly<Record<string, string | number>> } };

/** A game of other rules, kept as `id`, that these accept up to an action: it can be looked at up to there. */
export interface Halt {
  kind: 'halted';
  id: string;
  at: number;
  /** Id of the game. */
  game: string;
  refusal: Refusal;
  rules: { game: string; found: string; has: string };
}

const SEALS = ['hash-differs', 'result-differs'];

/** Which action of a record is refused and why; a broken seal is no action's fault. */
function refused(game: Wargame, error: ReplayError): Trouble {
  const refusal = ('refusal' in error ? error.refusal : error.errors[0]) ?? { rule: 'contract', code: 'malformed' };
  return { kind: 'refused', game: game.id, refusal, ...(SEALS.includes(refusal.code) ? {} : { at: error.at }) };
}

/** Why a kept record does not play: by itself, or because the rules it was played by are not these any more. */
export function unplayable(id: string, record: GameRecord, game: Wargame, error: ReplayError | undefined): Trouble {
  const versions = otherRules(game as Match['game'], record);
  if (!versions) return error ? refused(game, error) : { kind: 'damaged', fault: { code: 'head' } };
  const rules = { game: game.title, ...versions };
  if (error && 'refusal' in error)
    return { kind: 'halted', id, at: error.at, game: game.id, refusal: error.refusal, rules };
  return { kind: 'format', error: { code: 'other-rules', args: rules } };
}
