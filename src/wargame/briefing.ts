import type { BookCell, Told } from './book.ts';
import type { PositionView } from './wargame.ts';

/** A box of a track: what stands in it, line by line, and whether the marker lies there. */
export interface TrackBox {
  readonly label: BookCell;
  readonly lines: readonly (readonly BookCell[])[];
  readonly now: boolean;
}

/** A track on the sheet: turns, weather, air points. */
export interface Track {
  readonly id: string;
  readonly title: Told;
  readonly rule: string;
  boxesOf(view: PositionView): readonly TrackBox[];
}

/** What a phase allows, in a few sentences, and where the rules say it. */
export interface PhaseGuide {
  readonly text: Told;
  readonly rules: readonly string[];
}

/** What the table tells of the game besides its rules: phases by id, tracks in the order of the sheet. */
export interface Briefing {
  readonly phases: Readonly<Record<string, PhaseGuide>>;
  readonly tracks: readonly Track[];
}
