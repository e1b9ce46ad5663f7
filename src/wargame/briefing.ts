import type { Told } from './book.ts';

/** What a phase allows, in a few sentences, and where the rules say it. */
export interface PhaseGuide {
  readonly text: Told;
  readonly rules: readonly string[];
}

/** What the table tells of the game besides its rules: phases by id. */
export interface Briefing {
  readonly phases: Readonly<Record<string, PhaseGuide>>;
}
