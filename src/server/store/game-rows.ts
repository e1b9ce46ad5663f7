// Games as rows of the tables, and back.
import type { Kysely } from 'kysely';
import type { Level } from '../../ai/names.ts';
import type { BaseAction } from '../../kernel/game.ts';
import type { Absence } from '../absence/absence.ts';
import type { GameInBrief, KeptGame, KeptRematch, KeptSeat, NewKeptGame, Standing } from './store.ts';
import type { Tables } from './tables.ts';

/** The actions of a game from a number on. */
export async function actionsOf(db: Kysely<Tables>, game: string, from = 0): Promise<BaseAction[]> {
  const kept = db.selectFrom('actions').select('action').where('game', '=', game).where('at', '>=', from);
  return (await kept.orderBy('at').execute()).map(({ action }) => JSON.parse(action) as BaseAction);
}

export const standingOf = ({ standing }: Pick<Tables['games'], 'standing'>): Standing | null =>
  standing === null ? null : (JSON.parse(standing) as Standing);

export async function addGame(
  db: Kysely<Tables>,
  { seats, dice, options, pace, isForAccounts, isPublic, isRated, delay = 0, challenge, hirer, ...game }: NewKeptGame,
): Promise<void> {
  const texts = { options: JSON.stringify(options), pace: pace && JSON.stringify(pace) };
  const flags = { accounts: isForAccounts ? 1 : 0, public: isPublic ? 1 : 0, rated: isRated ? 1 : 0 };
  const begun = { delay, hirer: hirer ?? null, length: 0, version: 0, standing: null, rematch: null };
  await db
    .insertInto('games')
    .values({ ...game, ...dice, ...texts, ...flags, ...begun })
    .execute();
  await db
    .insertInto('seats')
    .values(seats.map((seat) => ({ game: game.id, name: null, word: null, level: null, ...seat })))
    .execute();
  if (challenge)
    await db
      .insertInto('challenges')
      .values({ game: game.id, answer: null, ...challenge })
      .execute();
}

/** Games without their actions and their dice. */
export async function briefsOf(db: Kysely<Tables>, games: readonly Tables['games'][]): Promise<GameInBrief[]> {
  if (games.length === 0) return [];
  const seats = await seatsOf(
    db,
    games.map(({ id }) => id),
  );
  return games.map((game) =>
    briefOf(
      game,
      seats.filter((seat) => seat.game === game.id),
    ),
  );
}

/** A seat with when whoever owns it is away. */
type SeatRow = Tables['seats'] & { away: readonly Absence[] };

export async function seatsOf(db: Kysely<Tables>, games: readonly string[]): Promise<SeatRow[]> {
  const seats = await db.selectFrom('seats').selectAll().where('game', 'in', games).orderBy('side').execute();
  const owners = [...new Set(seats.flatMap(({ account }) => account ?? []))];
  const away =
    owners.length === 0 ? [] : await db.selectFrom('vacations').selectAll().where('account', 'in', owners).execute();
  return seats.map((seat) => ({
    ...seat,
    away: away.filter(({ account }) => account === seat.account).map(({ begun, ended }) => ({ begun, ended })),
  }));
}

/** A game without its actions and its dice. */
export function briefOf(row: Tables['games'], seats: readonly SeatRow[]): GameInBrief {
  const {
    secret: _,
    promise: __,
    length: ___,
    standing: ____,
    hirer: _____,
    options,
    pace,
    accounts,
    public: open,
    rated,
    rematch,
    delay,
    ...about
  } = row;
  return {
    ...about,
    ...(accounts === 1 ? { isForAccounts: true } : {}),
    isPublic: open === 1,
    ...(rated === 1 ? { isRated: true } : {}),
    ...(rematch === null ? {} : { rematch: JSON.parse(rematch) as KeptRematch }),
    ...(delay > 0 ? { delay } : {}),
    options: JSON.parse(options) as KeptGame['options'],
    pace: pace === null ? null : (JSON.parse(pace) as KeptGame['pace']),
    standing: standingOf(row),
    seats: seats.map(seatOf),
  };
}

const seatOf = ({ side, ticket, name, word, away, level }: SeatRow): KeptSeat => ({
  side,
  ticket,
  ...(name === null ? {} : { name }),
  ...(word === null ? {} : { word }),
  ...(away.length === 0 ? {} : { away }),
  ...(level === null ? {} : { level: level as Level }),
});
