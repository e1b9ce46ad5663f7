import { ABOUT } from './about.ts';
import { TURNS } from '../data/tables.ts';
import { ALLIED, GERMAN, type Position, type Side } from './position.ts';

export type PhaseId = (typeof ABOUT)['vocabulary']['phases'][number];
/** H44-3.0-c, H44-3.0-e: the phases of a turn in their order, those of the Allies first. */
const ALL: readonly PhaseId[] = ABOUT.vocabulary.phases;

/** H44-3.0-d: whose phase it is; null for the weather and the victory check. */
export const phaseSide = ({ s }: Position): Side | null => SIDES.get(s.phase) ?? null;

const SIDES: ReadonlyMap<string, Side> = new Map(
  ALL.flatMap((phase): [string, Side][] =>
    phase.startsWith('allied') ? [[phase, ALLIED]] : phase.startsWith('german') ? [[phase, GERMAN]] : [],
  ),
);

/** What the phase is for: its name without the side. */
export const phaseKind = ({ s }: Position): string => s.phase.replace(/^(?:allied|german)-/, '');

/** Part of the day of a turn: am, pm or night. */
export const partOf = (turn: number): string => TURNS.find((one) => one.turn === turn)?.part ?? 'night';

/** H44-23.1.1-a, 3.0, 4.1: the phases of a turn. Weather is for AM turns; turn 1 begins with the landings. */
export const dayOf = (turn: number): number => Number(TURNS.find((one) => one.turn === turn)?.date.slice(-2));

/**
 * H44-S1.1-b, H44-3.0-a, H44-3.0-b, H44-4.1-d, H44-4.1-e, H44-23.1.1-a: the phases of a turn. Weather is for AM turns;
 * turn 1 begins with the landings.
 */
export const phasesOf = (turn: number): readonly PhaseId[] =>
  turn === 1 ? ALL.slice(ALL.indexOf('allied-landing')) : partOf(turn) === 'am' ? ALL : ALL.slice(1);

/** The phase after this one in its turn; undefined after the last. */
export function phaseAfter(turn: number, phase: string): PhaseId | undefined {
  const phases = phasesOf(turn);
  return phases[phases.indexOf(phase as PhaseId) + 1];
}
