import type { Job, JobStore, NewJob } from '../store/jobs.ts';
import { timeAfter } from '../time-after.ts';

/** Does the jobs of one kind, and gives those that follow. Throws when it could not: it is tried again later. */
export type Handler = (payload: unknown, job: Job) => Promise<readonly NewJob[] | void>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds between two looks at what is due. */
const EVERY = 5 * SECOND;
/** For how long a job is nobody else's after its server was killed. */
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
  /** How many are done at a time. */
  most?: number;
  /** Milliseconds for which a job is nobody else's, and again as long as it is under way: after them another server takes over from one that was killed. */
  lease?: number;
  /** Whether what fails for about a day is given up. */
  givesUp?: boolean;
  /** Told whenever a job could not be done. */
  onFailure?: (job: Job, error: Error) => void;
}

/**
 * Does what is due in a store, of the kinds that there are handlers for. A job is taken before it is begun and ended after it is done: it is never lost,
 * and done again only where the server, or the store, failed between the two.
 */
export class Jobs {
  readonly #store: JobStore;
  readonly #handlers: Readonly<Record<string, Handler>>;
  readonly #options: Required<Omit<JobOptions, 'onFailure'>> & Pick<JobOptions, 'onFailure'>;
  #looking: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | undefined;
  /** Somebody has asked since what is due was looked for last. */
  #isAsked = false;
  #wake: () => void = () => {};
  #isClosed = false;

  constructor(store: JobStore, handlers: Readonly<Record<string, Handler>>, options: JobOptions = {}) {
    this.#store = store;
    this.#handlers = handlers;
    this.#options = { now: Date.now, every: EVERY, most: MOST, lease: LEASE, givesUp: true, ...options };
  }

  /** Looks for what is due now and then. A store that fails is asked again the next time. */
  start(): void {
    this.#looking = setInterval(() => this.wake(), this.#options.every).unref();
  }

  /** Looks for what is due at once. */
  wake(): void {
    void this.run().catch(() => undefined);
  }

  /** Does all that is due, also what becomes due on the way. */
  run(): Promise<void> {
    this.#isAsked = true;
    this.#wake();
    return (this.#running ??= this.#all());
  }

  /** Begins nothing more; what has been begun is ended first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looking);
    await this.#running?.catch(() => undefined);
  }

  async #all(): Promise<void> {
    const underWay = new Set<Promise<unknown>>();
    const failures: unknown[] = [];
    const fail = (error: unknown): Job[] => {
      failures.push(error);
      return [];
    };
    for (;;) {
      this.#isAsked = false;
      const jobs = failures.length > 0 ? [] : await this.#take(underWay.size).catch(fail);
      for (const job of jobs) {
        const done: Promise<unknown> = this.#do(job)
          .catch(fail)
          .finally(() => underWay.delete(done));
        underWay.add(done);
      }
      if (underWay.size > 0) await Promise.race([...underWay, this.#asked()]);
      else if (!this.#isAsked || failures.length > 0 || this.#isClosed) break;
    }
    // Whoever asks from now on begins anew.
    this.#running = undefined;
    if (failures.length > 0) throw failures[0];
  }

  /** Ends when somebody asks, at once where somebody has since what is due was looked for. */
  #asked(): Promise<void> {
    return this.#isAsked ? Promise.resolve() : new Promise((resolve) => (this.#wake = resolve));
  }

  async #take(underWay: number): Promise<Job[]> {
    const { now, lease, most } = this.#options;
    if (this.#isClosed || underWay >= most) return [];
    return this.#store.take(timeAfter(now), timeAfter(now, lease), most - underWay, Object.keys(this.#handlers));
  }

  async #do(job: Job): Promise<void> {
    const { now, givesUp } = this.#options;
    const next = await this.#held(job, () => this.#handled(job));
    if (next) await this.#store.end(job, 'done', next);
    // It was interrupted: whoever is started next goes on with it.
    else if (this.#isClosed) await this.#store.again(job, timeAfter(now));
    else if (givesUp && job.attempts >= MOST_ATTEMPTS) await this.#store.end(job, 'given-up');
    else await this.#store.again(job, timeAfter(now, pauseAfter(job.attempts)));
  }

  /** While a job is under way it stays nobody else's. */
  async #held<T>(job: Job, work: () => Promise<T>): Promise<T> {
    const { now, lease } = this.#options;
    let renewed: Promise<void> = Promise.resolve();
    const renewing = setInterval(() => {
      renewed = this.#store.again(job, timeAfter(now, lease)).catch(() => undefined);
    }, lease / 2).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await renewed;
    }
  }

  /** What follows from a job; undefined when it could not be done. */
  async #handled(job: Job): Promise<readonly NewJob[] | undefined> {
    try {
      return (await this.#handlers[job.kind]?.(job.payload, job)) ?? [];
    } catch (error) {
      if (!this.#isClosed) this.#options.onFailure?.(job, error as Error);
      return undefined;
    }
  }
}

const pauseAfter = (attempts: number): number => Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE);
