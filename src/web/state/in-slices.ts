import { advance } from '../store/slices.ts';

/** Time one slice of work may take before the page gets its turn, in milliseconds. */
const SLICE = 8;

/** Work that can be left after each step. */
export type Steps<T> = Generator<unknown, T>;

/** Work of a single step. */
export function* atOnce<T>(work: () => T): Steps<T> {
  yield;
  return work();
}

/**
 * Works step by step between frames; `show` is called after each slice with what the last step gave, which after the last one is
 * the outcome. What comes back stops it.
 */
export function inSlices<Step, T>(
  steps: Generator<Step, T>,
  show: (latest: Step | T, done: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function slice(): void {
    const { value, done = false } = advance(steps, SLICE);
    show(value, done);
    if (!done) timer = setTimeout(slice);
  }
  timer = setTimeout(slice);
  return () => clearTimeout(timer);
}
