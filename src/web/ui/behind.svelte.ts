/** Does this once the frame that is due has been painted; gives how to call it off. */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** What is so since before the last frame; undefined while the value is new: what is large waits until the map has answered. */
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
    const value = this.#value();
    return value === this.#seen ? value : undefined;
  }
}
