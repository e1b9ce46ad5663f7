import type { Localized } from './book.ts';

/** What a phase allows, or what wins a scenario, in a few sentences, and the rules that say so. */
export interface PhaseGuide {
  readonly text: Localized;
  readonly rules: readonly string[];
}

/** Help for the table: phases by id, and how each scenario is won. */
export interface Briefing {
  readonly phases: Readonly<Record<string, PhaseGuide>>;
  readonly victory?: Readonly<Record<string, PhaseGuide>>;
}
