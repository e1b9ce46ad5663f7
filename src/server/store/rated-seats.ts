// Nobody plays a rated game against himself, wherever he sits down.
import type { Kysely } from 'kysely';
import type { Side } from '../../kernel/game.ts';
import type { Tables } from './tables.ts';

type Seat = Pick<Tables['seats'], 'game' | 'side' | 'ticket'>;

/**
 * Has an account the other seat of a rated game? The game is this transaction's alone from then on, so that of two who ask at once the second sees what the
 * first does.
 */
export async function hasOther(db: Kysely<Tables>, game: string, side: Side, account: string): Promise<boolean> {
  // Whoever writes to the row of a game has it until the end, in both databases.
  const { numUpdatedRows } = await db
    .updateTable('games')
    .set({ rated: 1 })
    .where('id', '=', game)
    .where('rated', '=', 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const others = db.selectFrom('seats').select('side').where('game', '=', game).where('side', '!=', side);
  return (await others.where('account', '=', account).executeTakeFirst()) !== undefined;
}

/** The seats of these tickets are the account's from now on, as `AccountStore.claim` says. */
export async function claimSeats(
  db: Kysely<Tables>,
  account: string,
  tickets: readonly string[],
): Promise<readonly Seat[]> {
  if (tickets.length === 0) return [];
  const rated = await db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['seats.game', 'seats.side', 'seats.ticket'])
    .where('seats.ticket', 'in', tickets)
    .where('seats.account', 'is', null)
    .where('games.rated', '=', 1)
    .execute();
  const claim = (one: Kysely<Tables>, those: readonly string[]): Promise<unknown> =>
    one.updateTable('seats').set({ account }).where('ticket', 'in', those).where('account', 'is', null).execute();
  for (const { game, side, ticket } of rated)
    await db.transaction().execute(async (one) => {
      if (!(await hasOther(one, game, side, account))) await claim(one, [ticket]);
    });
  const free = tickets.filter((ticket) => !rated.some((seat) => seat.ticket === ticket));
  if (free.length > 0) await claim(db, free);
  return db.selectFrom('seats').select(['ticket', 'game', 'side']).where('ticket', 'in', tickets).execute();
}
