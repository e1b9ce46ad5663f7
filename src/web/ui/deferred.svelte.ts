import { afterFrame } from './after-frame.ts';

/** A value as it was before the last frame; none as soon as there is none. What is large waits until the map has answered. */
export class Deferred<T> {
  readonly #value: () => T | undefined;
  #seen = $state.raw<T>();

  constructor(value: () => T | undefined) {
    this.#value = value;
    $effect(() => {
      const next = value();
      if (next !== undefined) return afterFrame(() => (this.#seen = next));
      // Or what comes next would begin with what was there before.
      this.#seen = undefined;
      return undefined;
    });
  }

  get now(): T | undefined {
    return this.#value() === undefined ? undefined : this.#seen;
  }
}
