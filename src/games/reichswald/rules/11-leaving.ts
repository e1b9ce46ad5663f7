import { dueOf, holderAt } from '../../../engagement/position/fields.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import { knownHex } from '../../../hex/grid.ts';
import { stepRefusal } from '../../../engagement/ground/group-steps.ts';
import { reachOf } from '../../../engagement/ground/reach.ts';
import { isInArea } from '../../../engagement/position/board.ts';
import { pickRefusal } from '../../../engagement/movement/movement-phase.ts';
import { hexOf, idOf, marked, nameOf, onMap, place, unitOf, unitsIn } from '../../../engagement/position/position.ts';
import type { Position, Unit } from '../../../engagement/position/rules.ts';
import { EXITED, REMOVED, UNDATED, WAITING } from '../../../engagement/position/state.ts';
import { alone } from '../../../engagement/ground/steps.ts';
import { reason, refuse, say } from '../codes.ts';
import { isAmphibious, numberOf, UNITS, WYLER } from '../units.ts';
import { FLED } from '../marks.ts';
import { touchReason } from './04-amphibious.ts';
import { stackReason } from './04-movement.ts';

/** RW-9.0-j: who has fled the flood moves no further this turn. */
export const moveReason = (p: Position, unit: Unit): Reason =>
  marked(p, unit.index, FLED) ? FLED_FLOOD : ordersReason(p, unit);

const FLED_FLOOD = reason('9.0', 'fled-flood');

/** RW-4.1.1-d, -e, RW-11.1.5-a: units whose orders keep them where they are this turn. */
function ordersReason(p: Position, unit: Unit): Reason {
  const { turn } = p.s;
  if (turn > LAST_ORDERS || p.s.phase !== 'allied-movement') return ALLOWED;
  if (turn === 8 && unit.id === 'C-9/3') return STAYS;
  if (turn === 8 && unit.id === 'C-5/2' && nameIfOn(p, unit) === WYLER) return HOLD_WYLER;
  return (LEAVING[turn] ?? []).includes(unit.id) && hasArrived(p, unit.index) ? WITHDRAWING : ALLOWED;
}

/** Last turn with orders to stay or to leave for named units. */
const LAST_ORDERS = 9;
const STAYS = reason('4.1.1', 'stays-this-turn');
const HOLD_WYLER = reason('4.1.1', 'must-hold-wyler');
const WITHDRAWING = reason('11.1.5', 'withdrawing');
const WYLER_KEPT = reason('4.1.1', 'wyler-kept');
export const NO_EXIT = reason('11.2', 'no-exit-here');

const nameIfOn = (p: Position, unit: Unit): string => (onMap(p, unit.index) ? nameOf(p, hexOf(p, unit.index)) : '');

/** RW-11.1.5-a: who leaves by name on which turn; on turn 10 a brigade of the 3rd Canadian and an amphibian are chosen. */
const LEAVING: Readonly<Record<number, readonly string[]>> = { 8: ['C-4/2', 'C-6/2'], 9: ['C-5/2'] };

export function withdrawable(p: Position): number[] {
  if (p.s.phase !== 'allied-movement') return [];
  if (p.s.turn !== 10) return (LEAVING[p.s.turn] ?? []).map(numberOf).filter((u) => hasArrived(p, u));
  const free = UNITS.filter((unit) => hasArrived(p, unit.index));
  const brigades = p.s.own['brigadeOut'] ? [] : free.filter((unit) => unit.infantry && unit.formation === '3 Cdn');
  const amphibians = p.s.own['amphibianOut'] ? [] : free.filter((unit) => isAmphibious(unit));
  return [...brigades, ...amphibians].map((unit) => unit.index);
}

/** On the map, or waiting off it but free to enter (RUL-RW-60). */
const hasArrived = (p: Position, u: number): boolean =>
  onMap(p, u) || (hexOf(p, u) === WAITING && p.s.entryHex[u] !== -1 && dueOf(p, u) <= p.s.turn);

/** They come back: on turn 12 at 0801, the 2nd Canadian Division at 0107 when the 43rd is complete (11.1.4, AMB-RW-24). */
export function withdraw(p: Position, u: number): void {
  const unit = unitOf(p, u);
  say(p, 'withdrawn', { unit: unit.id });
  place(p, u, WAITING);
  if (p.s.turn === 10) p.s.own[isAmphibious(unit) ? 'amphibianOut' : 'brigadeOut'] = 1;
  const [due, hex] = p.s.turn === 10 ? ([12, '0801'] as const) : ([UNDATED, '0107'] as const);
  p.s.due = p.s.due.with(u, due);
  p.s.entryHex = p.s.entryHex.with(u, knownHex(p.board.grid, hex));
}

/** Why the Allied movement phase may not end: units due to leave, the 5th Canadian due at Wyler, amphibians out of touch. */
export function* movementDuties(p: Position): Iterable<Refusal> {
  for (const due of withdrawable(p)) yield refuse('11.1.5', 'withdrawal-due', { unit: idOf(p, due) });
  if (p.s.phase !== 'allied-movement') return;
  const wyler = wylerDuty(p);
  if (wyler) yield wyler;
  yield* touchDuties(p);
}

/** RW-4.1.1-e: the 5th Canadian Brigade has to occupy Wyler on turn 8. */
function wylerDuty(p: Position): Refusal | undefined {
  if (!wylerOwed(p)) return undefined;
  const brigade = numberOf('C-5/2');
  const open = !stepRefusal(p, alone(brigade), knownHex(p.board.grid, WYLER));
  return open ? refuse('4.1.1', 'hold-wyler-due', { unit: 'C-5/2', hex: WYLER }) : undefined;
}

function wylerOwed(p: Position): boolean {
  const brigade = numberOf('C-5/2');
  return (
    p.s.turn === 8 && p.s.phase === 'allied-movement' && onMap(p, brigade) && nameOf(p, hexOf(p, brigade)) !== WYLER
  );
}

/** Why no unit may stop where it would leave the 5th Canadian Brigade no room in Wyler. RW-4.1.1-e */
export function wylerKept(p: Position, unit: Unit, hex: number): Reason {
  if (p.s.turn !== 8 || unit.id === 'C-5/2' || nameOf(p, hex) !== WYLER || !wylerOwed(p)) return ALLOWED;
  const there = unitsIn(p, hex).filter((u) => u !== unit.index);
  return stackReason(p, hex, [...there, unit.index, numberOf('C-5/2')]) === ALLOWED ? ALLOWED : WYLER_KEPT;
}

const AMPHIBIANS = UNITS.filter(isAmphibious);

/** RW-4.4-b: an amphibian out of touch that has not moved goes where it is in touch, if it can; leaving the map is not that (RUL-RW-57). */
function* touchDuties(p: Position): Iterable<Refusal> {
  for (const unit of AMPHIBIANS) {
    if (!onMap(p, unit.index)) continue;
    if (touchReason(p, unit, hexOf(p, unit.index)) === ALLOWED) continue;
    if (pickRefusal(p, unit.index) || !reachOf(p, unit.index, undefined).hexes.some(({ mayStop }) => mayStop)) continue;
    yield refuse('4.4', 'no-path-west', { unit: unit.id, hex: nameOf(p, hexOf(p, unit.index)) });
  }
}

/** RW-11.2-c: Allied units may leave for good over the two sectors of the south edge (RUL-RW-22). */
export const exitReason = (p: Position, unit: Unit, hex: number): Reason =>
  unit.side === 0 && sectorOf(p, hex) !== undefined ? ALLOWED : NO_EXIT;

function sectorOf(p: Position, hex: number): 'a' | 'b' | undefined {
  if (isInArea(p.board, 'exit-a', hex)) return 'a';
  return isInArea(p.board, 'exit-b', hex) ? 'b' : undefined;
}

/** Off the map: sector A, sector B before Goch is taken, sector B after. */
export const EXITED_A = EXITED;
export const EXITED_B_EARLY = EXITED - 1;
export const EXITED_B = EXITED - 2;

export function exit(p: Position, u: number): void {
  const sector = sectorOf(p, hexOf(p, u));
  say(p, 'exit', { unit: idOf(p, u), sector: sector ?? '' });
  const taken = (p.board.places.get('goch') ?? []).every((hex) => holderAt(p, hex) === 0);
  place(p, u, sector === 'a' ? EXITED_A : taken ? EXITED_B : EXITED_B_EARLY);
}

/** RW-8.0-h needs it too: gone for good, not destroyed. */
export const takeOff = (p: Position, u: number): void => place(p, u, REMOVED);
