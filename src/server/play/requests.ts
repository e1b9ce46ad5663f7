// What is asked and answered about games over HTTP, as schemas.
import * as z from 'zod/mini';
import { LEVEL_NAMES } from '../../ai/names.ts';
import { choices, name } from '../../formats/parts.ts';
import { ENDINGS } from '../../kernel/record.ts';
import { LONGEST_REPORT, REASONS } from '../../seat/conduct.ts';
import { PACE_IDS } from '../../seat/sitting.ts';
import { text, about, count, time, bySide } from '../api/parts.ts';

/** A day. */
const MOST_DELAY = 24 * 60;

const newGameForm = z.strictObject({
  game: name.check(about('Its id, as GET /api/library lists it.')),
  scenario: name,
  options: choices.check(about('Options of play by name; each that is absent has its first value.')),
  pace: z.optional(
    z.enum(PACE_IDS).check(about('none: without clocks; live-N: N minutes a side; days-N: N days a turn.')),
  ),
  free: z.optional(name.check(about('The side that anybody may take: the game is listed until somebody has.'))),
  isForAccounts: z.optional(
    z
      .boolean()
      .check(about('Only whoever is signed in may take the free side: nobody who is blocked comes as a guest.')),
  ),
  computer: z.optional(
    z
      .strictObject({ side: name, level: z.enum(LEVEL_NAMES) })
      .check(about('The side that a computer player of this level plays, on the server; nobody gets a ticket for it.')),
  ),
  isPublic: z.optional(z.boolean().check(about('Anybody may look on, once it has begun.'))),
  opponent: z.optional(
    z
      .strictObject({ name: text(60), side: name })
      .check(about('Whose account is asked to play that side; whoever is signed in asks. He alone can take the seat.')),
  ),
  isRated: z.optional(
    z.boolean().check(about('It counts for the ratings of those who play it: signed in, and with clocks.')),
  ),
  delay: z.optional(
    z.int().check(z.gte(0), z.lte(MOST_DELAY), about('Minutes by which onlookers see it later; absent: none.')),
  ),
});
/** Nobody is held up for ever by a game that counts, a seat is for somebody or for anybody, and computers are not rated. */
export const newGameAsked = newGameForm.check(
  z.refine(({ isRated, pace = 'none' }) => isRated !== true || pace !== 'none', { path: ['isRated'] }),
  z.refine(({ free, opponent }) => free === undefined || opponent === undefined, { path: ['free'] }),
  z.refine(({ isForAccounts, free }) => isForAccounts !== true || free !== undefined, { path: ['isForAccounts'] }),
  z.refine(({ computer, opponent, isRated }) => !computer || (!opponent && isRated !== true), { path: ['computer'] }),
);

export const newGame = z.strictObject({
  id: z.string(),
  promise: z.string().check(about('What the dice are promised by: the end of their chain of hashes.')),
  tickets: bySide(z.string()).check(
    about(
      'What opens the seat of each side: keep one, send the other. There is none for a side that somebody is asked to play, or that a computer plays.',
    ),
  ),
});

/** Seats that a browser asks about at a time. */
const MOST_SEATS = 200;

export const seatsAsked = z.strictObject({ tickets: z.array(text(100)).check(z.maxLength(MOST_SEATS)) });

export const ending = z.strictObject({
  winner: z.optional(z.string().check(about('Absent: nobody has won.'))),
  by: z.optional(z.enum(ENDINGS)),
  points: bySide(z.number()).check(about('As they stood where the rules ended it; otherwise there may be none.')),
});

export const names = bySide(z.nullable(z.string())).check(about('Who has sat down, by side; null: nobody yet.'));

export const pace = z
  .enum([...PACE_IDS, 'other'])
  .check(about('As it was begun with; other: a pace that can no longer be chosen.'));

export const standing = z.optional(
  z
    .strictObject({
      toAct: z.string().check(about('A side, or over.')),
      turn: count,
      moved: time.check(about('When it was changed last.')),
      ending: z.optional(ending.check(about('How it ended; absent where that was not kept.'))),
      isAsked: z.boolean().check(about('The other side asks something.')),
      due: z.optional(time.check(about('When the time of the side to act is up.'))),
      left: z.optional(count.check(about('Milliseconds that it has left as of this answer, in a live game.'))),
    })
    .check(about('Absent until the game has begun.')),
);

const seatInBrief = z.strictObject({
  id: z.string(),
  game: z.string(),
  scenario: z.string(),
  side: z.string(),
  seats: names,
  pace,
  standing,
});

export const seatsAnswered = z.strictObject({
  seats: z.array(z.nullable(seatInBrief)).check(about('In the order of the tickets; null for one that opens nothing.')),
});

export const ratings = z
  .optional(bySide(z.strictObject({ rating: z.int(), isProvisional: z.boolean().check(about('It is not sure yet.')) })))
  .check(about('Of those who have sat down; absent where the game is not rated.'));

const listedGame = z.strictObject({
  id: z.string(),
  game: z.string(),
  scenario: z.string(),
  options: bySide(z.string()),
  created: time,
  free: z.optional(z.string().check(about('The side that anybody may take.'))),
  isForAccounts: z.optional(z.literal(true).check(about('Whoever takes it has to be signed in.'))),
  pace,
  seats: names,
  ratings,
  turn: z.optional(count),
  delay: z.optional(count.check(about('Minutes by which onlookers see it later.'))),
});

export const listAsked = z.strictObject({
  which: z.enum(['free', 'public']).check(about('free: a seat is; public: it goes on, and anybody may look on.')),
});

export const listAnswered = z.strictObject({ games: z.array(listedGame) });

export const ticketAnswered = z.strictObject({ ticket: z.string() });

export const library = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      rules: z.string().check(about('Version of its rules.')),
      sides: z.array(z.string()),
      scenarios: z.array(z.strictObject({ id: z.string(), firstTurn: count, lastTurn: count })),
      options: z.array(z.strictObject({ id: z.string(), values: z.array(z.string()) })),
    }),
  ),
});

const reporting = { reason: z.enum(REASONS), text: z.string().check(z.maxLength(LONGEST_REPORT)) };

export const reportAsked = z.union([
  z.strictObject({ ...reporting, ticket: text(100) }).check(about('By the ticket of a seat.')),
  z
    .strictObject({ ...reporting, game: text(60), side: text(60) })
    .check(about('From a seat of the account that is signed in.')),
]);
