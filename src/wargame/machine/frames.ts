/** An open matter, on the stack of those of a state. It holds numbers, texts and flat lists of numbers only. */
export interface BaseFrame {
  kind: string;
}

/** Independent copies of all frames. */
export const copyFrames = <F extends BaseFrame>(frames: readonly F[]): F[] => frames.map(copyFrame);

function copyFrame<F extends BaseFrame>(frame: F): F {
  const copy = { ...frame };
  for (const key in copy) {
    const value: unknown = copy[key];
    if (Array.isArray(value)) copy[key] = [...value] as F[typeof key];
  }
  return copy;
}
