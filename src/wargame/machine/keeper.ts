/** Positions kept for the states asked about last: enough for a game, its search and what is tried out in between. */
const KEPT = 4;

export interface Keeping<S, P> {
  make(s: S): P;
  /** Brings a position that was kept up to date; what its state says may have changed since. */
  refresh?(p: P): void;
  /** Takes over the oldest position for another state; false where it does not fit. */
  reuse?(p: P, s: S): boolean;
}

/** Finds the position of a state, with its look-ups, as long as it is among the last ones asked for. */
export function keeper<S, P extends { readonly s: S }>({ make, refresh, reuse }: Keeping<S, P>): (s: S) => P {
  const kept: P[] = [];
  return (s) => {
    for (let i = 0; i < kept.length; i++) {
      const p = kept[i] as P;
      if (p.s !== s) continue;
      if (i > 0) kept.unshift(...kept.splice(i, 1));
      refresh?.(p);
      return p;
    }
    const oldest = kept.length < KEPT ? undefined : kept.pop();
    const p = oldest && reuse?.(oldest, s) ? oldest : make(s);
    kept.unshift(p);
    return p;
  };
}
