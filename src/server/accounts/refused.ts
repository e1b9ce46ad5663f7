import type { FormatError } from '../../formats/errors.ts';

/** Why nothing was done; the page has a text for each. */
export const REFUSALS = [
  'name-short',
  'name-long',
  'name-letters',
  'name-reserved',
  'name-taken',
  'name-differs',
  'email-malformed',
  'password-short',
  'password-long',
  'password-easy',
  'passkey-failed',
  'passkey-known',
  'passkey-unknown',
  'no-way-in',
  'last-way-in',
  'wrong-sign-in',
  'signed-out',
  'sign-in-again',
  'link-dead',
  'no-mail',
  'no-notices',
  'webhook-address',
  'push-failed',
  'vacation-dates',
  'vacation-overlaps',
  'vacation-days',
  'vacation-unknown',
  'no-such-seat',
  'no-such-name',
  'name-own',
  'not-owner',
  'no-account',
  'report-gone',
  'too-many-requests',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

const STATUS: Partial<Record<RefusalCode, number>> = {
  'name-taken': 409,
  'passkey-known': 409,
  'wrong-sign-in': 401,
  'signed-out': 401,
  'sign-in-again': 403,
  'not-owner': 403,
  'no-such-seat': 404,
  'no-such-name': 404,
  'report-gone': 409,
  'too-many-requests': 429,
};

export const statusOf = (code: RefusalCode): number => STATUS[code] ?? 400;

/** Thrown where something is refused: `at` names the field that it concerns. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly error: { code: RefusalCode; at?: string } | FormatError;

  constructor(code: RefusalCode | FormatError, at?: string) {
    super(typeof code === 'string' ? code : code.code);
    this.statusCode = typeof code === 'string' ? statusOf(code) : 400;
    this.error = typeof code === 'string' ? { code, ...(at === undefined ? {} : { at }) } : code;
  }
}
