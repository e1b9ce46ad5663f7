import { levelsOf } from '../../ai/names.ts';
import type { Side } from '../../kernel/game.ts';
import { ChannelSeat } from '../../seat/channel-seat.ts';
import { host } from '../../seat/host.ts';
import { LocalSeat } from '../../seat/local-seat.ts';
import type { Seat } from '../../seat/seat.ts';
import type { Session } from '../../seat/session.ts';

/** The seat of whoever sits at this screen, and how it is left. */
export interface Seating {
  readonly seat: Seat;
  /** Computers play both sides: one looks on. */
  readonly watching: boolean;
  leave(): void;
}

/**
 * Where people play every side, or none, the screen shows the game of this tab. Whoever plays against a computer sits at the end
 * of a channel, over which comes only what his side knows: his table has nothing hidden that it could show.
 */
export function seatAt(session: Session): Seating | Promise<Seating> {
  const levels = levelsOf(session.match.notes?.players);
  const [side, ...others] = session.game.sides.filter((one) => !(one in levels));
  if (side !== undefined && others.length === 0) return farSeat(session, side);
  return { seat: new LocalSeat(session), watching: side === undefined, leave: () => {} };
}

async function farSeat(session: Session, side: Side): Promise<Seating> {
  const { port1, port2 } = new MessageChannel();
  host(port1, new LocalSeat(session, side));
  const seat = await ChannelSeat.open(port2, [session.game]);
  if (!seat) throw new Error(`No seat at ${session.game.id}.`);
  return { seat, watching: false, leave: () => port1.close() };
}
