/** Does this once the frame that is due has been painted; gives how to call it off. */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A value as it was before the last frame, until there is none: what is large waits until the map has answered. */
export class Behind<T> {
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
