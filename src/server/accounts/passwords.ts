import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refused } from './refused.ts';

/** Characters of a password. */
const SHORTEST = 10;
const LONGEST = 200;
/** Different ones that it has at least. */
const DIFFERENT = 5;

/** OWASP's smallest setting of Argon2id: kibibytes, passes. */
const MEMORY = 19_456;
const PASSES = 2;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** The same letters however a keyboard makes them. */
const tidy = (password: string): string => password.normalize('NFKC');

/** Throws what is wrong with a password of somebody with these names. */
export function checkPassword(password: string, ...names: readonly (string | null | undefined)[]): void {
  const text = tidy(password);
  if (Array.from(text).length < SHORTEST) throw new Refused('password-short', 'password');
  if (text.length > LONGEST) throw new Refused('password-long', 'password');
  const low = text.toLowerCase();
  const isOwn = names.some((name) => name && low.replaceAll(name.toLowerCase(), '').length < SHORTEST / 2);
  if (isOwn || new Set(low).size < DIFFERENT) throw new Refused('password-easy', 'password');
}

interface Cost {
  memory: number;
  passes: number;
}

const tag = (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  promisify(argon2)('argon2id', { message: tidy(password), nonce, parallelism: 1, tagLength: TAG_BYTES, ...cost });

/** In the form that all implementations write: $argon2id$v=19$m=…,t=…,p=1$salt$tag. */
export async function hashedPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await tag(password, salt, { memory: MEMORY, passes: PASSES });
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${base64(salt)}$${base64(hash)}`;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** What a password is compared with where there is none: that takes as long. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Is it the password? Takes as long where there is none. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [, m = '', t = '', salt = '', hash = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(kept ?? NOBODY) ?? [];
  const found = await tag(password, Buffer.from(salt, 'base64'), { memory: Number(m), passes: Number(t) });
  const same = timingSafeEqual(found, Buffer.from(hash, 'base64'));
  return same && typeof kept === 'string';
}
