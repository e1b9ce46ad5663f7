import type { BaseAction, Result } from './game.ts';
import { no, ok } from './game.ts';
import { noteFrom, replaying, type GameRecord, type Match, type ReplayError } from './match.ts';
import { matchAt } from './snapshot.ts';

/**
 * As `replaying`, in one state that is changed in place: several times as fast while code is not compiled yet, and of a match that
 * comes out so nothing can be undone.
 */
export function* running(match: Match, record: GameRecord): Generator<number, Result<Match, ReplayError>> {
  const { game, actions, log } = match;
  match.state = game.copy(match.state);
  for (let at = actions.length; at < record.actions.length; at++) {
    yield at;
    const action = record.actions[at] as BaseAction;
    const refusal = game.refusal(match.state, action);
    if (refusal) return no({ at, refusal, reached: match });
    for (const event of game.playUnchecked(match.state, action)) log.push({ at, event });
    actions.push(action);
  }
  noteFrom(match, record);
  return ok(match);
}

/** A position of a record: the one after so many of its actions. */
export interface Spot {
  at: number;
  state: object;
}

/**
 * The last position of a record before which nothing can be undone, so that undo has all it may have when the record is played on from there.
 * `spots` are positions of it, in order, its first one among them.
 */
export function settledSpot(game: Match['game'], record: GameRecord, spots: readonly Spot[]): Spot {
  for (let back = 1; ; back *= 2) {
    const spot = spots.at(-Math.min(back, spots.length)) as Spot;
    const { state, past } = playedFrom(game, record, spot);
    if (past.length < record.actions.length - spot.at || back >= spots.length) {
      return { at: record.actions.length - past.length, state: past[0]?.state ?? state };
    }
  }
}

function playedFrom(game: Match['game'], record: GameRecord, spot: Spot): Match {
  const match = matchAt(game, record, { ...spot, log: [] });
  const steps = replaying(game, record, record.actions.length, match);
  while (!steps.next().done);
  return match;
}
