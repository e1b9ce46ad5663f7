import type { Side } from '../../kernel/game.ts';
import type { NewJob } from '../store/jobs.ts';
import type { KeptSeat, Standing } from '../store/store.ts';

/** What a computer player has to do something about: its seat of a game. */
export interface ComputerSeat {
  readonly game: string;
  readonly side: Side;
}

/** That it has to decide, or is asked something beside the rules. */
export type ComputerKind = 'computer' | 'reply';

/** The job of a computer player in this version of a game, due now. */
export const computerJob = (
  kind: ComputerKind,
  { game, side }: ComputerSeat,
  version: number,
  due: string,
): NewJob => ({
  kind,
  key: `${kind}/${game}/${side}/${version}`,
  payload: { game, side } satisfies ComputerSeat,
  due,
});

/** The jobs of computer players that belong to the change that led to this version of a game. */
export const computerJobs = (
  game: string,
  version: number,
  seats: readonly KeptSeat[],
  { deciding, offer, moved }: Standing,
): NewJob[] =>
  seats
    .filter(({ level }) => level !== undefined)
    .flatMap(({ side }) => [
      ...(deciding?.side === side && deciding.since === version
        ? [computerJob('computer', { game, side }, version, moved)]
        : []),
      ...(offer && offer.by !== side ? [computerJob('reply', { game, side }, version, moved)] : []),
    ]);
