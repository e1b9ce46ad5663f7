import { DEPLETED, DISMOUNTED, OUT_OF_SUPPLY } from '../../../../src/games/holland-44/position/state.ts';
import type { State } from '../../../../src/games/holland-44/position/state.ts';
import type { Step } from '../../../kit/walk.ts';
import { PRINTS, printOf } from '../counters.ts';
import type { Ledger } from '../ledger.ts';
import * as position from '../position.ts';
import { boardOf, placeName, type Board } from '../position.ts';
import { supplyOf, type Supplied } from '../supply.ts';
import type { Tally } from '../tally.ts';

const PHASES = ['allied-supply', 'german-supply'];

/** The position in which supply was checked: what followed it in the same action changes neither hexes nor disorder. */
function checkedIn(before: State, after: State): Board {
  const marks = after.marks.map((bits, u) =>
    printOf(u).type === 'supply_head' && (before.hex[u] as number) >= 0
      ? (bits & ~DEPLETED) | ((before.marks[u] as number) & DEPLETED)
      : bits,
  );
  return boardOf({ ...after, marks, bridges: before.bridges, turn: before.turn });
}

/** The supply phase whose check falls into this action: not before eliminated supply heads have come back (RUL-H44-207). */
function checkIn({ events, state, next, game }: Step): number | undefined {
  const [before, after] = [state as State, next as State];
  const begun = events.map(({ args }) => args?.['phase']).filter((name) => PHASES.includes(name as string));
  const restored = before.phase === PHASES[0] && game.toAct(before) !== 'chance';
  const waits = PHASES.includes(after.phase) && game.toAct(after) !== 'chance';
  if (waits || (begun.length === 0 && !restored)) return undefined;
  return restored || begun[0] === PHASES[0] ? 0 : 1;
}

/** 18.1, 18.5, 18.6: after a supply phase exactly those without a path are marked. */
export function supplyProblem(step: Step, ledger: Ledger, tally: Tally): string | undefined {
  const side = checkIn(step);
  if (side === undefined) return undefined;
  const before = step.state as State;
  const b = checkedIn(before, step.next as State);
  const supplied = supplyOf(b, ledger, side);
  const units = PRINTS.filter(({ index, ...print }) => print.side === side && position.placeOf(b, index) >= 0);
  for (const { index, type } of units) {
    if (type === 'supply_head') continue;
    tally.supplies++;
    const wrong = unitProblem(b, index, before, ledger.landed.has(index), supplied);
    if (wrong) return `${wrong} in ${placeName(position.placeOf(b, index))}`;
  }
  return undefined;
}

function unitProblem(b: Board, u: number, before: State, landed: boolean, supplied: Supplied): string | undefined {
  const [id, side] = [position.idOf(u), printOf(u).side];
  const wanting = landed ? isMarkedIn(before, u, OUT_OF_SUPPLY) : !supplied(u);
  if (wanting !== position.isMarked(b, u, OUT_OF_SUPPLY))
    return `supply: ${id} is ${wanting ? 'in' : 'out of'} supply in the game only`;
  const afoot = side === 0 && !landed && !wanting && position.classOf(b, u) === 'mechanised' && !supplied(u, true);
  const marked = position.isMarked(b, u, DISMOUNTED);
  if (afoot === marked || (marked && isMarkedIn(before, u, DISMOUNTED))) return undefined;
  return `supply: ${id} is ${afoot ? 'not ' : ''}dismounted in the game only`;
}

const isMarkedIn = (s: State, u: number, bit: number): boolean => ((s.marks[u] as number) & bit) !== 0;
