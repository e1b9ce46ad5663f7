import type { Kysely } from 'kysely';
import { briefsOf } from './game-rows.ts';
import type { OwnSeat } from './store.ts';
import type { Tables } from './tables.ts';

/** The seats of an account, those of the newest games first. */
export async function ownSeats(db: Kysely<Tables>, account: string): Promise<OwnSeat[]> {
  const own = await db.selectFrom('seats').select(['game', 'side']).where('account', '=', account).execute();
  if (own.length === 0) return [];
  const ids = [...new Set(own.map(({ game }) => game))];
  const newest = db.selectFrom('games').selectAll().where('id', 'in', ids).orderBy('created', 'desc');
  const games = await briefsOf(db, await newest.execute());
  const all = await db
    .selectFrom('seats')
    .leftJoin('accounts', 'accounts.id', 'seats.account')
    .select(['seats.game', 'seats.side', 'seats.name', 'accounts.deleted'])
    .where('seats.game', 'in', ids)
    .orderBy('seats.side')
    .execute();
  return games.flatMap((game) =>
    own
      .filter((seat) => seat.game === game.id)
      .map(({ side }) => ({
        game,
        side,
        others: all
          .filter((seat) => seat.game === game.id && seat.side !== side)
          .map((seat) => ({ side: seat.side, name: seat.name, isDeleted: seat.deleted !== null })),
      })),
  );
}
