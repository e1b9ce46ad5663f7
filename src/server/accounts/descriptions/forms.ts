// The forms of what is answered about accounts.
import * as z from 'zod/mini';
import { REASONS } from '../../../seat/conduct.ts';
import { pace, standing } from '../../play/requests.ts';
import { MAIL_NOTICES } from '../../store/accounts.ts';
import { about, count, time } from '../../api/parts.ts';

const perhaps = z.nullable(time);

export const measures = z.strictObject({
  warned: z.nullable(z.enum(REASONS).check(about('Why its owner was warned, until he has read it.'))),
  quiet: perhaps.check(about('Until when nothing that it says is heard.')),
  suspended: perhaps.check(about('Since when it takes no seats.')),
});

const absence = z.strictObject({ begun: time, ended: time });

const account = z.strictObject({
  name: z.string(),
  email: z.nullable(z.string()),
  pendingEmail: z.nullable(z.string()).check(about('An address that is not confirmed yet.')),
  hasPassword: z.boolean(),
  created: time,
  passkeys: z.array(z.strictObject({ id: z.string(), label: z.string(), created: time, used: perhaps })),
  sessions: z.array(z.strictObject({ created: time, used: time, expires: time, isThis: z.boolean() })),
  vacations: z.strictObject({
    all: z.array(absence),
    next: z.nullable(absence),
    left: z.int().check(about('Days of this year.')),
  }),
  notices: z.strictObject({
    mail: z.enum(MAIL_NOTICES),
    webhook: z.nullable(z.string()),
    pushes: z.array(z.string()).check(about('Addresses at the push services of browsers.')),
  }),
  blocked: z.array(z.strictObject({ name: z.string(), since: time })),
  measures,
  isOwner: z.boolean().check(about('He runs the site.')),
});

export const whoIsHere = z.strictObject({
  account: z.nullable(account).check(about('Null: nobody is signed in.')),
  mail: z.boolean().check(about('The site sends mail.')),
  notices: z.boolean().check(about('It sends notices.')),
  push: z.boolean().check(about('It sends notices to browsers.')),
});

export const ratings = z.array(
  z.strictObject({
    pool: z.string().check(about('Id of the game.')),
    rating: z.number(),
    deviation: z.number(),
    games: count,
    curve: z
      .array(z.strictObject({ game: z.string(), at: time, score: z.number(), rating: z.number() }))
      .check(about('After each of the newest games, in their order.')),
  }),
);

const seats = z.array(
  z.strictObject({
    game: z.string(),
    rules: z.string().check(about('Id of the game that is played.')),
    scenario: z.string(),
    created: time,
    side: z.string(),
    others: z.array(z.strictObject({ side: z.string(), name: z.nullable(z.string()), isDeleted: z.boolean() })),
    pace,
    standing,
  }),
);

export const seatsHeld = z.strictObject({ seats });

export const seatsClaimed = z.strictObject({
  seats,
  held: z.array(z.strictObject({ ticket: z.string(), game: z.string(), side: z.string() })),
});

const seat = { game: z.string(), side: z.string() };

export const exported = z.strictObject({
  format: z.literal('bivouac-account'),
  version: z.literal(1),
  account,
  seats,
  notes: z.array(z.strictObject({ ...seat, text: z.string() })),
  computers: z.strictObject({
    counted: z.array(z.string()).check(about('Games, not over yet, whose computer players are counted for it.')),
    substitutes: z
      .array(z.strictObject({ game: z.string(), side: z.string(), at: count, player: z.string() }))
      .check(about('Who played on at its seats, from which action on.')),
  }),
  ratings,
  challenges: z.strictObject({ isWelcome: z.boolean(), open: z.array(z.strictObject(seat)) }),
});

/** What a browser is asked to do with a passkey, as WebAuthn has it. */
export const forBrowser = z.looseObject({ challenge: z.string() });
