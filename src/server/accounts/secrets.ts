import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** What nobody can guess, for whoever is given it. The store has its hash alone. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');
