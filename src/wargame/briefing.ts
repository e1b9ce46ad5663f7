import type { Localized } from './book.ts';

/** What a phase allows, in a few sentences, and the rules that say so. */
export interface PhaseGuide {
  readonly text: Localized;
  readonly rules: readonly string[];
}

/** Help for the table: phases by id. */
export interface Briefing {
  readonly phases: Readonly<Record<string, PhaseGuide>>;
}
