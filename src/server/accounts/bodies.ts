import * as z from 'zod/mini';
import { LANGS } from '../../text/format.ts';
import { DEEDS, MOST_DAYS } from '../../seat/conduct.ts';
import { MAIL_NOTICES } from '../store/accounts.ts';
import type { Authentication, Registration } from './passkeys.ts';
import { Refused } from './refused.ts';

/** Characters of what is typed at most, before it is looked at; of what a browser answers for a passkey. */
const TYPED = 1000;
const ANSWER = 20_000;
const TICKETS = 1000;

const typed = z.string().check(z.maxLength(TYPED));
const token = z.string().check(z.minLength(1), z.maxLength(100));
const lang = z.enum(LANGS);
const answer = z.record(z.string(), z.unknown());
const credential = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(ANSWER)),
  rawId: z.string().check(z.maxLength(ANSWER)),
  type: z.literal('public-key'),
  response: answer,
  clientExtensionResults: answer,
  authenticatorAttachment: z.optional(z.unknown()),
});

/** What a browser has answered; the library looks at it more closely. */
const registration = z.pipe(
  credential,
  z.transform((value) => value as unknown as Registration),
);
const authentication = z.pipe(
  credential,
  z.transform((value) => value as unknown as Authentication),
);

const endpoint = z.string().check(z.maxLength(TYPED));
/** So many bytes as base64url, as a browser gives a key of its own. */
const pushKey = (bytes: number) =>
  z.string().check(
    z.regex(/^[\w-]{1,100}={0,2}$/),
    z.refine((text) => Buffer.from(text, 'base64url').length === bytes),
  );

/** What is posted, by what it asks for. */
export const BODIES = {
  signUp: z.strictObject({
    name: typed,
    lang,
    email: z.optional(typed),
    password: z.optional(typed),
    passkey: z.optional(registration),
  }),
  signIn: z.strictObject({ name: typed, password: typed }),
  name: z.strictObject({ name: typed }),
  passkeySignIn: z.strictObject({ passkey: authentication }),
  addPasskey: z.strictObject({ passkey: registration, label: z.string().check(z.minLength(1), z.maxLength(60)) }),
  removePasskey: z.strictObject({ id: z.string().check(z.maxLength(ANSWER)) }),
  email: z.strictObject({ email: z.nullable(typed), lang }),
  resetAsk: z.strictObject({ email: typed, lang }),
  token: z.strictObject({ token, lang }),
  reset: z.strictObject({ token, password: typed, lang }),
  password: z.strictObject({ password: z.nullable(typed), lang }),
  seats: z.strictObject({ tickets: z.array(token).check(z.maxLength(TICKETS)) }),
  notices: z.strictObject({ mail: z.enum(MAIL_NOTICES), lang }),
  webhook: z.strictObject({ url: z.nullable(typed), lang }),
  push: z.strictObject({ endpoint, p256dh: pushKey(65), auth: pushKey(16), lang }),
  vacation: z.strictObject({ first: z.iso.date(), last: z.iso.date() }),
  endVacation: z.strictObject({ begun: z.iso.datetime() }),
  removePush: z.strictObject({ endpoint }),
  company: z.strictObject({ game: token }),
  mute: z.strictObject({ game: token, isMuted: z.boolean() }),
  block: z.union([z.strictObject({ name: typed }), z.strictObject({ game: token, side: token })]),
  owner: z.strictObject({
    deed: z.enum(DEEDS),
    report: z.optional(typed),
    name: z.optional(typed),
    days: z.optional(z.int().check(z.gte(1), z.lte(MOST_DAYS))),
  }),
  nothing: z.optional(z.nullable(z.strictObject({}))),
} as const;

const EMAIL = z.email().check(z.maxLength(254));

/** An address in the form in which it is kept. Throws when it is none. */
export function checkedEmail(given: string): string {
  const email = given.normalize('NFKC').trim().toLowerCase();
  if (!EMAIL.safeParse(email).success) throw new Refused('email-malformed', 'email');
  return email;
}
