import type { FormatError } from '../../formats/errors.ts';

const MINUTE = 60_000;

/** A route that one address may ask so often in a minute. */
export const limited = (max: number): object => ({ rateLimit: { max, timeWindow: MINUTE } });

/** Why something is not done. */
export const failed = (error: { code: string } | FormatError): object => ({ ok: false, error });
