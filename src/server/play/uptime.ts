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

  /** Milliseconds since a time in which a server ran, this one up to now. */
  async since(time: string): Promise<number> {
    const now = new Date().toISOString();
    return upBetween([...(await this.#store.runs(time)), { begun: this.#begun, seen: now }], time, now);
  }

  async close(): Promise<void> {
    clearInterval(this.#noting);
    await this.#note();
  }
}

/** Milliseconds between two times in which at least one of these runs was under way. */
export function upBetween(runs: readonly Run[], from: string, to: string): number {
  let reached = Date.parse(from);
  let up = 0;
  for (const { begun, seen } of [...runs].sort((a, b) => Date.parse(a.begun) - Date.parse(b.begun))) {
    const start = Math.max(reached, Date.parse(begun));
    const end = Math.min(Date.parse(to), Date.parse(seen));
    if (end <= start) continue;
    up += end - start;
    reached = end;
  }
  return up;
}
