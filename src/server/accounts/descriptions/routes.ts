// What the routes of one's own account say of themselves.
import * as z from 'zod/mini';
import { BODIES } from '../bodies.ts';
import { DONE, ofAccounts } from './describing.ts';
import { exported, forBrowser, ratings, seatsClaimed, seatsHeld, whoIsHere } from './forms.ts';

const NAME = ['name-short', 'name-long', 'name-letters', 'name-reserved', 'name-taken'] as const;
const PASSWORD = ['password-short', 'password-long', 'password-easy'] as const;
/** Who asks has to be signed in; for what others could do harm with, since a short while ago. */
const HERE = ['signed-out'] as const;
const LATELY = ['signed-out', 'sign-in-again'] as const;
const MAIL = ['email-malformed', 'no-mail', 'too-many-requests'] as const;

export const NEW_PASSKEY = ofAccounts({
  operationId: 'askForFirstPasskey',
  summary: 'What a browser needs to make a passkey for a new account of this name.',
  body: BODIES.name,
  answer: forBrowser,
  refusals: NAME,
});

export const SIGN_UP = ofAccounts({
  operationId: 'signUp',
  summary: 'Makes an account, with a password or a passkey, and signs in.',
  body: BODIES.signUp,
  answer: DONE,
  makes: true,
  refusals: [...NAME, ...PASSWORD, 'email-malformed', 'no-mail', 'passkey-failed', 'no-way-in'],
});

export const SIGN_IN = ofAccounts({
  operationId: 'signIn',
  summary: 'Signs in by name or address, and password.',
  description: 'The answer sets a cookie, which says who asks from then on.',
  body: BODIES.signIn,
  answer: DONE,
  refusals: ['wrong-sign-in', 'too-many-requests'],
});

export const ASK_SIGN_IN = ofAccounts({
  operationId: 'askToSignIn',
  summary: 'What a browser needs to sign in with a passkey.',
  body: BODIES.nothing,
  answer: forBrowser,
});

export const PASSKEY_SIGN_IN = ofAccounts({
  operationId: 'signInByPasskey',
  summary: 'Signs in with what a passkey has signed.',
  body: BODIES.passkeySignIn,
  answer: DONE,
  refusals: ['passkey-unknown', 'passkey-failed'],
});

export const SIGN_OUT = ofAccounts({
  operationId: 'signOut',
  summary: 'Signs out here.',
  body: BODIES.nothing,
  answer: DONE,
});

export const SIGN_OUT_EVERYWHERE = ofAccounts({
  operationId: 'signOutEverywhere',
  summary: 'Signs out in all browsers.',
  body: BODIES.nothing,
  answer: DONE,
  refusals: HERE,
});

export const CHANGE_EMAIL = ofAccounts({
  operationId: 'changeEmail',
  summary: 'Asks the owner of an address whether it is his, or gives up the one there is.',
  body: BODIES.email,
  answer: DONE,
  refusals: [...LATELY, ...MAIL],
});

export const CONFIRM_EMAIL = ofAccounts({
  operationId: 'confirmEmail',
  summary: 'Confirms an address by the link of a mail.',
  body: BODIES.token,
  answer: DONE,
  refusals: ['link-dead'],
});

export const ASK_RESET = ofAccounts({
  operationId: 'askForReset',
  summary: 'Has a link for a new password sent.',
  description: 'The answer is the same whether an account has the address or none.',
  body: BODIES.resetAsk,
  answer: DONE,
  refusals: MAIL,
});

export const RESET = ofAccounts({
  operationId: 'resetPassword',
  summary: 'Sets a password by the link of a mail, and signs in here alone.',
  body: BODIES.reset,
  answer: DONE,
  refusals: [...PASSWORD, 'link-dead'],
});

export const WHO_IS_HERE = ofAccounts({
  operationId: 'whoIsHere',
  summary: 'Who is signed in, and what the site can send.',
  answer: whoIsHere,
});

export const RENAME = ofAccounts({
  operationId: 'rename',
  summary: 'Changes the name of the account.',
  body: BODIES.name,
  answer: DONE,
  refusals: [...HERE, ...NAME],
});

export const CHANGE_PASSWORD = ofAccounts({
  operationId: 'changePassword',
  summary: 'Changes the password, or gives it up; all other browsers are signed out.',
  body: BODIES.password,
  answer: DONE,
  refusals: [...LATELY, ...PASSWORD, 'last-way-in'],
});

export const ASK_PASSKEY = ofAccounts({
  operationId: 'askForPasskey',
  summary: 'What a browser needs to make one more passkey.',
  body: BODIES.nothing,
  answer: forBrowser,
  refusals: LATELY,
});

export const ADD_PASSKEY = ofAccounts({
  operationId: 'addPasskey',
  summary: 'Adds a passkey.',
  body: BODIES.addPasskey,
  answer: DONE,
  makes: true,
  refusals: [...LATELY, 'passkey-failed', 'passkey-known'],
});

export const REMOVE_PASSKEY = ofAccounts({
  operationId: 'removePasskey',
  summary: 'Removes a passkey.',
  body: BODIES.removePasskey,
  answer: DONE,
  refusals: [...LATELY, 'last-way-in', 'passkey-unknown'],
});

export const EXPORT = ofAccounts({
  operationId: 'exportAccount',
  summary: 'All that the site knows of the account, but secrets.',
  answer: exported,
  refusals: HERE,
});

export const DELETE = ofAccounts({
  operationId: 'deleteAccount',
  summary: 'Deletes the account. Its name is given once more, so that nobody does it unawares.',
  body: BODIES.name,
  answer: DONE,
  refusals: [...LATELY, 'name-differs'],
});

export const OWN_RATINGS = ofAccounts({
  operationId: 'listOwnRatings',
  summary: 'Its ratings (Glicko-2), with their newest course.',
  answer: z.strictObject({ ratings }),
  refusals: HERE,
});

export const OWN_SEATS = ofAccounts({
  operationId: 'listOwnSeats',
  summary: 'The seats that belong to it, the newest first.',
  answer: seatsHeld,
  refusals: HERE,
});

export const CLAIM_SEATS = ofAccounts({
  operationId: 'claimSeats',
  summary: 'The seats of these tickets belong to it from now on, but those that belong to another account.',
  body: BODIES.seats,
  answer: seatsClaimed,
  refusals: HERE,
});

export const CHANGE_NOTICES = ofAccounts({
  operationId: 'changeNotices',
  summary: 'Which mails tell that it is one’s move.',
  body: BODIES.notices,
  answer: DONE,
  refusals: [...HERE, 'no-notices', 'no-mail'],
});

export const CHANGE_WEBHOOK = ofAccounts({
  operationId: 'changeWebhook',
  summary: 'Where notices are posted, signed as Standard Webhooks has it.',
  description: 'The secret by which they are signed is said once.',
  body: BODIES.webhook,
  answer: z.strictObject({ ok: z.literal(true), secret: z.optional(z.string()) }),
  refusals: [...LATELY, 'no-notices', 'webhook-address'],
});

export const PUSH_KEY = ofAccounts({
  operationId: 'readPushKey',
  summary: 'What a browser asks its push service with.',
  answer: z.strictObject({ key: z.string() }),
  refusals: [...HERE, 'no-notices'],
});

export const ADD_PUSH = ofAccounts({
  operationId: 'addPush',
  summary: 'Sends notices to this browser as long as it is signed in.',
  body: BODIES.push,
  answer: DONE,
  refusals: [...HERE, 'no-notices', 'push-failed'],
});

export const REMOVE_PUSH = ofAccounts({
  operationId: 'removePush',
  summary: 'Sends no more notices to this browser.',
  body: BODIES.removePush,
  answer: DONE,
  refusals: HERE,
});

export const ADD_VACATION = ofAccounts({
  operationId: 'addVacation',
  summary: 'Says from which day to which its clocks of days a turn stand still.',
  body: BODIES.vacation,
  answer: DONE,
  refusals: [...HERE, 'vacation-dates', 'vacation-overlaps', 'vacation-days'],
});

export const END_VACATION = ofAccounts({
  operationId: 'endVacation',
  summary: 'Ends a vacation now, or takes back one that has not begun.',
  body: BODIES.endVacation,
  answer: DONE,
  refusals: [...HERE, 'vacation-unknown'],
});
