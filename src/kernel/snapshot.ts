import type { BaseEvent } from './game.ts';
import { hashOf } from './hash.ts';
import { startOf, type GameRecord, type LogEntry, type Match } from './match.ts';

/** State and log after the first `at` actions of a record, saved so that only the later ones have to be replayed. */
export interface Snapshot {
  at: number;
  state: object;
  log: LogEntry<BaseEvent>[];
  /** Hash of the position: it shows that these rules read the state as the rules that wrote it did. */
  hash: string;
}

/** Nothing can be undone now, so that a snapshot stays valid however the game continues. */
export const isSettled = ({ past }: Match): boolean => past.length === 0;

export const snapshotOf = ({ game, actions, state, log }: Match): Snapshot => ({
  at: actions.length,
  state,
  log,
  hash: hashOf(game.position(state)),
});

/** The match at a snapshot of this record, for `replaying`; undefined when these rules read the state differently. */
export function resumed(game: Match['game'], record: GameRecord, snapshot: Snapshot): Match | undefined {
  const { state, hash } = snapshot;
  try {
    if (hashOf(game.position(state)) !== hash) return undefined;
  } catch {
    return undefined;
  }
  return matchAt(game, record, snapshot);
}

/** The match after the first `at` actions of a record, of which nothing can be undone. */
export const matchAt = (
  game: Match['game'],
  record: GameRecord,
  { at, state, log }: Pick<Snapshot, 'at' | 'state' | 'log'>,
): Match => ({ game, start: startOf(record), actions: record.actions.slice(0, at), log, state, past: [] });
