import type { BaseEvent } from './game.ts';
import { hashOf } from './hash.ts';
import { startOf, type GameRecord, type LogEntry, type Match } from './match.ts';

/** Where the first `at` actions of a record have led, kept so that only the later ones need to be played. */
export interface Snapshot {
  at: number;
  state: object;
  log: LogEntry<BaseEvent>[];
  /** Of the position, by which the rules here show that they read the state as those that wrote it. */
  hash: string;
}

/** Nothing before this moment can be taken back, so that a snapshot of it holds for every way the game goes on. */
export const isSettled = ({ past }: Match): boolean => past.length === 0;

export const snapshotOf = ({ game, actions, state, log }: Match): Snapshot => ({
  at: actions.length,
  state,
  log,
  hash: hashOf(game.position(state)),
});

/** The match at a snapshot of this record, for `replaying`; undefined when these rules read another position in it. */
export function resumed(game: Match['game'], record: GameRecord, snapshot: Snapshot): Match | undefined {
  const { at, state, hash, log } = snapshot;
  try {
    if (hashOf(game.position(state)) !== hash) return undefined;
  } catch {
    return undefined;
  }
  return { game, start: startOf(record), actions: record.actions.slice(0, at), log, state, past: [] };
}
