// What the routes say of themselves that concern other people.
import * as z from 'zod/mini';
import { DEEDS, REASONS } from '../../seat/conduct.ts';
import { count, time } from '../api/parts.ts';
import { BODIES } from '../accounts/bodies.ts';
import { DONE, ofAccounts } from '../accounts/descriptions/describing.ts';
import { measures } from '../accounts/descriptions/forms.ts';

const name = z.nullable(z.string());
const perhaps = z.nullable(time);
const sitter = { side: z.string(), name, isAccount: z.boolean() };
const said = z.strictObject({ by: z.string(), text: z.string(), at: time });

export const COMPANY = ofAccounts({
  operationId: 'listCompany',
  summary: 'Who else plays a game of the account, and whom it does not hear.',
  body: BODIES.company,
  answer: z.strictObject({
    isMuted: z.boolean(),
    quiet: perhaps.check(z.describe('Until when nothing that this account says is heard.')),
    others: z.array(z.strictObject({ ...sitter, isBlocked: z.boolean() })),
  }),
  refusals: ['signed-out', 'no-such-seat'],
});

export const MUTE = ofAccounts({
  operationId: 'mute',
  summary: 'Hears nothing more, or hears again, of what the others say at a game.',
  body: BODIES.mute,
  answer: DONE,
  refusals: ['signed-out', 'no-such-seat'],
});

export const BLOCK = ofAccounts({
  operationId: 'block',
  summary: 'Wants nothing to do with somebody, given by his name or by his seat.',
  body: BODIES.block,
  answer: DONE,
  refusals: ['signed-out', 'no-such-seat', 'no-such-name', 'name-own'],
});

export const UNBLOCK = ofAccounts({
  operationId: 'unblock',
  summary: 'Takes that back.',
  body: BODIES.name,
  answer: DONE,
  refusals: ['signed-out', 'no-such-name'],
});

export const READ_WARNING = ofAccounts({
  operationId: 'readWarning',
  summary: 'Has read why the account was warned.',
  body: BODIES.nothing,
  answer: DONE,
  refusals: ['signed-out'],
});

const OFFICE_FORM = z.strictObject({
  reports: z.array(
    z.strictObject({
      id: z.string(),
      rules: z.string(),
      by: z.strictObject(sitter),
      about: z.strictObject(sitter),
      reason: z.enum(REASONS),
      text: z.string(),
      at: time,
      said: z.array(said),
    }),
  ),
  measured: z.array(z.extend(measures, { name: z.string() })),
  deeds: z.array(
    z.strictObject({
      at: time,
      owner: name,
      about: name,
      deed: z.enum(DEEDS),
      reason: z.nullable(z.enum(REASONS)),
      days: z.nullable(count),
    }),
  ),
  figures: z.strictObject({
    games: z.array(z.strictObject({ rules: z.string(), pace: z.string(), waiting: count, going: count, over: count })),
    players: z.strictObject({ day: count, week: count }),
    jobs: z.strictObject({ waiting: count, givenUp: count }),
    servers: z.array(time).check(z.describe('Since when each runs.')),
  }),
});

export const OFFICE = ofAccounts({
  operationId: 'readOffice',
  summary: 'What whoever runs the site sees of it.',
  answer: OFFICE_FORM,
  refusals: ['signed-out', 'not-owner'],
});

export const DO_DEED = ofAccounts({
  operationId: 'doDeed',
  summary: 'What he does about a report, or about an account by its name.',
  body: BODIES.owner,
  answer: DONE,
  refusals: ['signed-out', 'not-owner', 'report-gone', 'no-account', 'no-such-name'],
});
