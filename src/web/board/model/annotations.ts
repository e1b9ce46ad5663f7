/** Inks a reader draws in. */
export const INKS = ['red', 'blue', 'yellow', 'white'] as const;
export type Ink = (typeof INKS)[number];

export interface DrawnArrow {
  from: string;
  to: string;
  ink: Ink;
  dashed?: true;
}

export interface DrawnRing {
  hex: string;
  ink: Ink;
}

export interface DrawnNote {
  hex: string;
  text: string;
  ink: Ink;
}

/** What a reader has drawn on the map, by printed numbers of hexes. */
export interface Annotations {
  arrows: readonly DrawnArrow[];
  rings: readonly DrawnRing[];
  /** One a hex. */
  notes: readonly DrawnNote[];
}

export const NO_ANNOTATIONS: Annotations = { arrows: [], rings: [], notes: [] };
