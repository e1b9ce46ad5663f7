const MINUTE = 60_000;

/** A route that one address may ask so often in a minute. */
export const limited = (max: number): object => ({ rateLimit: { max, timeWindow: MINUTE } });
