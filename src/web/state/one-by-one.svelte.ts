import { untrack } from 'svelte';
import { inSlices, type Steps } from './in-slices.ts';

/** What is worked out key by key between frames, and kept for as long as the position stays. */
export class OneByOne<T> {
  #state: object | undefined;
  #stop: () => void = () => {};
  found = $state.raw<ReadonlyMap<string, T>>(new Map());
  /** Keys not yet worked out. */
  left = $state(0);

  /** Asks for these keys in this position; those already known are not asked again. */
  ask(state: object, keys: readonly string[], work: (key: string) => Steps<T>): void {
    if (state !== this.#state) {
      this.#state = state;
      this.found = new Map();
    }
    const found = new Map(untrack(() => this.found));
    const queue = keys.filter((key) => !found.has(key));
    this.left = queue.length;
    this.#stop();
    if (queue.length === 0) return;
    function* all(): Steps<void> {
      for (let key = queue[0]; key !== undefined; key = queue[0]) {
        found.set(key, yield* work(key));
        queue.shift();
        yield;
      }
    }
    this.#stop = inSlices(all(), () => {
      if (this.left === queue.length) return;
      this.left = queue.length;
      this.found = new Map(found);
    });
  }

  stop(): void {
    this.#stop();
  }
}
