import { playerName } from '../../ai/names.ts';
import { no, type Refusal, type Result, type Side } from '../../kernel/game.ts';
import { NO_CLOCK, NOT_AWAY, NOT_HANDED_OVER, type ServerParley } from '../../seat/parley.ts';
import type { Session } from '../../seat/session.ts';
import type { GameClock } from '../clocks/game-clock.ts';
import { handOverRefusal, isLate, STAND_IN } from '../computers/hand-over.ts';
import type { Change } from '../store/store.ts';

const TIME_LEFT: Refusal = { rule: 'contract', code: 'time-left' };

/** A side that wants something settled, and what it depends on. */
export interface Plea {
  readonly session: Session;
  readonly side: Side;
  readonly clock: GameClock;
  /** When the game was last changed. */
  readonly moved: string;
  /** Who sits at each side. */
  readonly names: ReadonlyMap<Side, string | undefined>;
  readonly isComputers: (side: Side) => boolean;
  /** Gives a seat to a computer or back, with the name of who plays on. */
  readonly hand: (handed: NonNullable<Change['seat']>, player: string) => Result<number>;
}

/** Settles what is not the match's to decide. */
export async function settled(what: ServerParley, plea: Plea): Promise<Result<number>> {
  if (what === 'claim') return claim(plea);
  return what === 'hand-over' ? handOver(plea) : comeBack(plea);
}

/** A side claims the game, because the time of the other one is up. */
function claim({ session, side, clock: { face } }: Plea): Result<number> {
  if (!face) return no(NO_CLOCK);
  const late = session.game.sides.find((one) => one !== side && isLate(face, one));
  return late === undefined ? no(TIME_LEFT) : session.timeOut(late);
}

/** A side lets a computer play on for the other one, which has to decide and does not come any more. */
async function handOver({ session, side, clock, moved, isComputers, hand }: Plea): Promise<Result<number>> {
  const other = session.game.sides.find((one) => one !== side && one === session.toAct);
  if (other === undefined || isComputers(other)) return no(NOT_AWAY);
  const refusal = handOverRefusal(clock.face, other, await clock.waited(other, moved));
  if (refusal) return no(refusal);
  clock.refill(other);
  return hand({ side: other, level: STAND_IN }, playerName(STAND_IN));
}

/** Whoever has a seat plays again himself. */
function comeBack({ side, names, isComputers, hand }: Plea): Result<number> {
  const name = names.get(side);
  return isComputers(side) && name !== undefined ? hand({ side, level: null }, name) : no(NOT_HANDED_OVER);
}
