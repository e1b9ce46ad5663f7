import { randomUUID } from 'node:crypto';
import type { Run, Store } from '../store/store.ts';

/** Milliseconds between two notes that this server runs: so much of a player's time at most is taken for it after a crash. */
const EVERY = 10_000;

/** When servers ran: nobody's time is taken off while none did. */
export class Uptime {
  readonly #store: Store;
  readonly #id = randomUUID();
  readonly #begun = new Date().toISOString();
  readonly #noting: ReturnType<typeof setInterval>;

  constructor(store: Store, every = EVERY) {
    this.#store = store;
    this.#noting = setInterval(() => void this.#note(), every).unref();
    void this.#note();
  }

  /** A note that cannot be stored is made up for by the next one. */
  #note(): Promise<void> {
    return this.#store.ran(this.#id, { begun: this.#begun, seen: new Date().toISOString() }).catch(() => undefined);
  }

  /** When servers have run since a time, this one up to now. */
  async since(time: string, now: string): Promise<Run[]> {
    return [...(await this.#store.runs(time)), { begun: this.#begun, seen: now }];
  }

  async close(): Promise<void> {
    clearInterval(this.#noting);
    await this.#note();
  }
}
