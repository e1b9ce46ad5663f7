import { afterFrame } from './after-frame.ts';

/** A value as it was before the last frame, until there is none: what is large waits until the map has answered. */
export class Deferred<T> {
  readonly #value: () => T | undefined;
  #seen = $state.raw<T>();

  constructor(value: () => T | undefined) {
    this.#value = value;
    $effect(() => {
      const next = value();
      return next === undefined ? undefined : afterFrame(() => (this.#seen = next));
    });
  }

  get now(): T | undefined {
    return this.#value() === undefined ? undefined : this.#seen;
  }
}
