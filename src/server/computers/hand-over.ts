import type { Level } from '../../ai/names.ts';
import type { Refusal, Side } from '../../kernel/game.ts';
import type { ClockFace } from '../../seat/clock-face.ts';
import { AWAY_DAYS, NOT_AWAY } from '../../seat/parley.ts';
import type { Session } from '../../seat/session.ts';
import type { Change, KeptSeat, Standing } from '../store/store.ts';

/** Who plays on for somebody who does not come any more: the strongest level that answers at once. */
export const STAND_IN: Level = 'regular';

const AWAY = AWAY_DAYS * 24 * 60 * 60_000;
const TIME_LEFT: Refusal = { rule: 'contract', code: 'time-left' };

/** Is the time of a side up, so that the other one may claim the game? */
export const isLate = ({ left }: ClockFace, side: Side): boolean => (left[side]?.play ?? 0) <= 0;

/** Why no computer may play on for a side that has had to decide, without clocks for so many milliseconds. */
export function handOverRefusal(clock: ClockFace | undefined, side: Side, waited: number): Refusal | undefined {
  if (clock) return isLate(clock, side) ? undefined : TIME_LEFT;
  return waited < AWAY ? NOT_AWAY : undefined;
}

/** The seats when one of them is handed over, to a computer or back. */
export const handedOver = (seats: readonly KeptSeat[], { side, level }: NonNullable<Change['seat']>): KeptSeat[] =>
  seats.map(({ level: had, ...seat }) => {
    const now = seat.side === side ? level : had;
    return now ? { ...seat, level: now } : seat;
  });

/** Who played on in whose place; what was taken back is not played by anybody. */
export function substitutesIn({ match, actions }: Session): Pick<Standing, 'substitutes'> {
  const substitutes = match.notes?.substitutes?.map((each) => ({ ...each, at: Math.min(each.at, actions.length) }));
  return substitutes ? { substitutes } : {};
}
