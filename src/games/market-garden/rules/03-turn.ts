import { airIn } from '../../../engagement/position/fields.ts';
import type { Position } from '../../../engagement/position/position.ts';
import type { DiceFrame } from '../../../engagement/position/state.ts';
import { ABOUT } from '../about.ts';
import { say } from '../codes.ts';
import { AIR_POINTS } from '../data/tables.ts';
import { noteArrival } from './04-entry.ts';
import { beginSetUp } from './11-set-up.ts';
import { noteEngaged, recover } from './07-recovery.ts';
import { supply, supplyRolled } from './09-supply.ts';
import { demolish, forgetTries, mend } from './10-bridges.ts';
import { UNITS } from '../units.ts';

/** MG-2.4.1-a: turns 17 to 26, a day each. */
const [{ firstTurn: FIRST_TURN, lastTurn: LAST_TURN }] = ABOUT.scenarios;
export { FIRST_TURN, LAST_TURN };

/** MG-3.0-a: the phases of a turn. */
const ORDER = ['german-movement', 'german-combat', 'allied-movement', 'allied-combat'] as const;

/** MG-3.0-b: on the first turn the German does not play. */
export const firstPhase = (turn: number): string => (turn === FIRST_TURN ? ORDER[2] : ORDER[0]);

export function nextPhase(p: Position): string {
  const next = ORDER[ORDER.findIndex((phase) => phase === p.s.phase) + 1];
  return next ?? (p.s.turn === LAST_TURN ? 'over' : ORDER[0]);
}

/** MG-6.0-a, MG-6.2-b: what the day gives, nothing left over; German points first. */
export function fillPools(p: Position): void {
  const { allied, german } = AIR_POINTS[p.s.turn] as { allied: number; german: number };
  p.s.air = [german, allied];
}

/** MG-6.1-a; before the first turn XXX Corps is set up. */
export function startTurn(p: Position): void {
  fillPools(p);
  forgetTries(p);
  say(p, 'air-points', { german: airIn(p, 0), allied: airIn(p, 1) });
  if (p.s.turn !== FIRST_TURN) return;
  for (const { index } of UNITS) noteArrival(p, index);
  beginSetUp(p);
}

/** What a movement phase begins with: markers of mended bridges come off, divisions roll for supply. */
export function phaseBegins(p: Position): void {
  if (p.s.phase === 'allied-movement') {
    mend(p);
    supply(p);
  }
  noteEngaged(p);
}

export function phaseEnds(p: Position): void {
  recover(p);
}

/** The rules that ask for dice. */
export const DICE = { supply: '9.0', demolition: '10.1' } as const;

export function rolled(p: Position, { why, unit }: DiceFrame, [die = 0]: readonly number[]): void {
  if (why === 'supply') supplyRolled(p, unit, die);
  else demolish(p, die);
}
