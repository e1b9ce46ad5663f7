import type { Side } from '../../kernel/game.ts';
import { unhashedRecordOf } from '../../kernel/match.ts';
import type { Session } from '../../seat/session.ts';
import type { NewJob } from '../store/jobs.ts';
import type { Standing } from '../store/store.ts';

/** How a rated game has ended, and when; nobody: a draw. */
export interface RatedEnd {
  readonly game: string;
  readonly winner: Side | null;
  readonly at: string;
}

/** The job that rates a game, for the change that ends it. One that ends before both sides have decided something counts for nobody. */
export function ratingJobs({ id, game, match, actions }: Session, { toAct, moved }: Standing): NewJob[] {
  const haveDecided = game.sides.every((side) => actions.some(({ by }) => by === side));
  if (toAct !== 'over' || !haveDecided) return [];
  const end: RatedEnd = { game: id, winner: unhashedRecordOf(match).result?.winner ?? null, at: moved };
  return [{ kind: 'rating', key: `rating/${id}`, payload: end, due: moved }];
}
