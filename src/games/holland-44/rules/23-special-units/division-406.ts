import { idOf, say } from '../../position/actions.ts';
import { DIVISION_406 } from '../../data/arrivals.ts';
import { DIVISION_406 as ROLL } from '../../data/tables.ts';
import { GERMAN, hexOf, OF, unitOf, type Position } from '../../position/position.ts';
import { WAITING, type DiceFrame } from '../../position/state.ts';
import { areaNamed, comeTo } from '../19-entry-areas/entry.ts';

const come = (p: Position, u: number): void => comeTo(p, u, areaNamed(DIVISION_406.area), '23.5');

/**
 * H44-23.5-a, H44-23.5-b: as the German movement phase begins a die is due for each unit of the division that has not
 * come; on turn 4 all come (RUL-H44-170).
 */
export function askDivision406(p: Position): void {
  const waiting = OF[GERMAN].filter((u) => unitOf(u).div406 && hexOf(p, u) === WAITING);
  if (p.s.turn >= ROLL.all) for (const u of waiting) come(p, u);
  else ask(p, waiting);
}

function ask(p: Position, waiting: number[]): void {
  if (waiting.length > 0) p.s.frames.push({ kind: 'dice', why: 'division-406', count: 1, values: waiting });
}

/** H44-23.5-a: the die for the first of them. */
export function division406Rolled(p: Position, { values }: DiceFrame, [die = 0]: readonly number[]): void {
  const [u, ...others] = values as [number, ...number[]];
  const comes = die <= ROLL.upTo;
  say(p, 'division-406', '23.5', { unit: idOf(u), die, result: comes ? 'comes' : 'waits' });
  if (comes) come(p, u);
  ask(p, others);
}
