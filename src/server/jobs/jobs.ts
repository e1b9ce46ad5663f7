import type { Job, JobStore, NewJob } from '../store/jobs.ts';
import { timeAfter } from '../time-after.ts';

/** Does the jobs of one kind, and gives those that follow. Throws when it could not: it is tried again later. */
export type Handler = (payload: unknown, job: Job) => Promise<readonly NewJob[] | void>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds between two looks at what is due. */
const EVERY = 5 * SECOND;
/** For how long a job is nobody else's: longer than any handler takes. */
const LEASE = 5 * MINUTE;
/** Jobs at a time. */
const MOST = 20;
/** The pause doubles from a minute to an hour; after so many attempts, about a day, a job is given up. */
const LONGEST_PAUSE = 60 * MINUTE;
const MOST_ATTEMPTS = 30;

interface JobOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  every?: number;
  /** Told whenever a job could not be done. */
  onFailure?: (job: Job, error: Error) => void;
}

/**
 * Does what is due in a store. A job is taken before it is begun and ended after it is done: it is never lost, and done again only where the server, or
 * the store, failed between the two.
 */
export class Jobs {
  readonly #store: JobStore;
  readonly #handlers: Readonly<Record<string, Handler>>;
  readonly #now: () => number;
  readonly #onFailure: JobOptions['onFailure'];
  readonly #every: number;
  #looking: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(store: JobStore, handlers: Readonly<Record<string, Handler>>, options: JobOptions = {}) {
    this.#store = store;
    this.#handlers = handlers;
    this.#now = options.now ?? Date.now;
    this.#every = options.every ?? EVERY;
    this.#onFailure = options.onFailure;
  }

  /** Looks for what is due now and then. A store that fails is asked again the next time. */
  start(): void {
    this.#looking = setInterval(() => void this.run().catch(() => undefined), this.#every).unref();
  }

  /** Does all that is due. */
  run(): Promise<void> {
    return (this.#running ??= this.#all().finally(() => (this.#running = undefined)));
  }

  /** Begins nothing more; what has been begun is ended first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looking);
    await this.#running?.catch(() => undefined);
  }

  async #all(): Promise<void> {
    while (!this.#isClosed) {
      const jobs = await this.#store.take(timeAfter(this.#now, 0), timeAfter(this.#now, LEASE), MOST);
      if (jobs.length === 0) return;
      const done = await Promise.allSettled(jobs.map((job) => this.#do(job)));
      for (const each of done) if (each.status === 'rejected') throw each.reason;
    }
  }

  async #do(job: Job): Promise<void> {
    const next = await this.#handled(job);
    if (next) await this.#store.end(job, 'done', next);
    else if (job.attempts >= MOST_ATTEMPTS) await this.#store.end(job, 'given-up');
    else await this.#store.again(job, timeAfter(this.#now, pauseAfter(job.attempts)));
  }

  /** What follows from a job; undefined when it could not be done. */
  async #handled(job: Job): Promise<readonly NewJob[] | undefined> {
    try {
      const handler = this.#handlers[job.kind];
      if (!handler) throw new Error(`Nobody does jobs of the kind ${job.kind}.`);
      return (await handler(job.payload, job)) ?? [];
    } catch (error) {
      this.#onFailure?.(job, error as Error);
      return undefined;
    }
  }
}

const pauseAfter = (attempts: number): number => Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE);
