/** A part of a game: an attack with what it led to, or what else happened in a phase, from one position to another. */
export interface Stretch {
  from: number;
  to: number;
  turn: number;
  phase: string;
  /** The hex attacked. */
  hex?: string;
  /** The margin of the first side before it and after. */
  before: number;
  after: number;
}

/** What a game turned on: the stretches in which the margin changed most, as they came. */
export const turningPoints = (stretches: readonly Stretch[], most: number): Stretch[] =>
  stretches
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, most)
    .toSorted((a, b) => a.from - b.from);
