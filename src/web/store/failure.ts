/**
 * Why games cannot be saved: the database is that of a later version of the page, the browser forbids it or has none, does
 * not answer, has no room, or reports an error of its own.
 */
export type StorageFailure = 'newer' | 'denied' | 'silent' | 'full' | 'failed';

/** Milliseconds after which a browser counts as not answering. */
const PATIENCE = 10_000;

const NAMES: Readonly<Record<string, StorageFailure>> = {
  QuotaExceededError: 'full',
  TimeoutError: 'silent',
};

/** By the names of the errors with which browsers refuse a database; a private window of Firefox says `InvalidStateError`. */
const OPENING_NAMES: Readonly<Record<string, StorageFailure>> = {
  ...NAMES,
  VersionError: 'newer',
  SecurityError: 'denied',
  NotAllowedError: 'denied',
  InvalidStateError: 'denied',
};

const nameOf = (error: unknown): string | undefined => (error instanceof DOMException ? error.name : undefined);

/** Why the database did not open. What is no answer of a database comes of a browser without one. */
export function openingFailure(error: unknown): StorageFailure {
  const name = nameOf(error);
  return name === undefined ? 'denied' : (OPENING_NAMES[name] ?? 'failed');
}

/** Why something was not written or read. */
export const failureOf = (error: unknown): StorageFailure => NAMES[nameOf(error) ?? ''] ?? 'failed';

/** What the promise gives; rejects when the browser does not answer for too long. */
export function answered<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new DOMException('The browser does not answer.', 'TimeoutError'));
    const timer = setTimeout(late, PATIENCE);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
