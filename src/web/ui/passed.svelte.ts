/** Milliseconds since something was told, looked at anew after so many. Belongs to the component that asks for it. */
export function passedSince(told: () => unknown, every: number): () => number {
  let passed = $state(0);
  $effect(() => {
    told();
    const since = performance.now();
    passed = 0;
    const ticking = setInterval(() => (passed = performance.now() - since), every);
    return () => clearInterval(ticking);
  });
  return () => passed;
}
