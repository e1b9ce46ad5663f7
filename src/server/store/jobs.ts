/** Something that is to be done at a time, also by a server that is started later. Times are ISO 8601, in UTC. */
export interface NewJob {
  /** Which handler does it. */
  readonly kind: string;
  /** There is one job a key, for ever: what was done once is not done again. */
  readonly key: string;
  /** Kept as JSON. */
  readonly payload: unknown;
  readonly due: string;
}

export interface Job extends NewJob {
  /** How often it was begun, this time included. */
  readonly attempts: number;
}

export type JobEnd = 'done' | 'given-up';

/** Where jobs are kept, for all servers of the store. */
export interface JobStore {
  /** Keeps jobs; those whose key is known already are left out. */
  add(jobs: readonly NewJob[]): Promise<void>;
  /**
   * Jobs that are due, of these kinds or of any, for whoever asks alone: none of them is due again until `until`, and then only if it was not ended by
   * whoever took it.
   */
  take(now: string, until: string, most: number, kinds?: readonly string[]): Promise<Job[]>;
  /** Ends a job, and keeps those that follow from it. False, and nothing changed, when somebody else has taken it since. */
  end(job: Job, how: JobEnd, next?: readonly NewJob[]): Promise<boolean>;
  /** A job is to be tried again then, unless somebody else has taken it since. */
  again(job: Job, due: string): Promise<void>;
}
