import type { Side } from '../../kernel/game.ts';
import { digestOf } from '../../kernel/hash.ts';
import type { TurnedAway } from '../../seat/sitting.ts';
import type { Account, AccountStore } from '../store/accounts.ts';
import type { LiveGame } from '../play/live-game.ts';

/** A seat, and the ticket that somebody has come to it with. */
interface Place {
  live: LiveGame;
  side: Side;
  ticket: string | undefined;
  /** It is an offer: the seat is the account's that sits down first. */
  isOffered: boolean;
}

/**
 * Why somebody may not sit down at a rated game. Its seats are those of accounts: one that is nobody's yet belongs to the account from now on that comes with
 * its ticket, and nobody plays against himself.
 */
export async function ratedRefusal(
  accounts: AccountStore,
  { live, side, ticket, isOffered }: Place,
  account: Account | undefined,
): Promise<TurnedAway | undefined> {
  if (!account) return 'accounts-only';
  // Taken first and looked at then: of both seats, asked for at two servers at once, the store gives one.
  if (!isOffered && ticket !== undefined) await accounts.claim(account.id, [digestOf(ticket)]);
  const others = live.seats.filter((seat) => seat.side !== side);
  for (const other of others) if ((await accounts.holder(live.id, other.side)) === account.id) return 'both-seats';
  if (isOffered) return undefined;
  return (await accounts.holder(live.id, side)) === account.id ? undefined : 'accounts-only';
}
