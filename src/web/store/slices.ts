/** Milliseconds of work before the page may draw and answer; well below what a person notices. */
const SLICE = 12;

/**
 * Does long work in slices, so that the page draws and answers in between. The work gives back control with how far it
 * is; `report` is called with it after every slice.
 */
export async function inSlices<T>(
  work: Generator<number, T>,
  report: (done: number) => void,
  slice = SLICE,
): Promise<T> {
  for (;;) {
    const step = advance(work, slice);
    if (step.done) return step.value;
    report(step.value);
    await nextTask();
  }
}

/** The same for what nobody waits for: a slice at a time, when the page has nothing else to do. */
export async function whenIdle<T>(work: Generator<number, T>): Promise<T> {
  for (;;) {
    await idle();
    const step = advance(work, SLICE);
    if (step.done) return step.value;
  }
}

/** As many steps as fit into a slice, one at least; gives what the last of them gave. */
export function advance<Step, T>(work: Generator<Step, T>, slice: number): IteratorResult<Step, T> {
  const end = performance.now() + slice;
  let step = work.next();
  while (!step.done && performance.now() < end) step = work.next();
  return step;
}

/** Ends this task and goes on in the next. A message comes at once, in a hidden tab too, where timers are slow. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** The longest wait for a page that always has something to do, in milliseconds. */
const PATIENCE = 200;

/** Settles when the page has nothing to do; in Safari, which does not say when, after a frame's time. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, 16);
  });
