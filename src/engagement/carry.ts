import type { Refusal } from '../kernel/game.ts';
import { ALLOWED, refusalIf, refusalOf } from '../kernel/reason.ts';
import { anyStep } from './fare.ts';
import { engaged, enter, hexOf, idOf, mark, marked, nameOf, onMap, tell, unitOf, type Position } from './position.ts';
import { canFinish, leftOfAll } from './reach.ts';
import type { Mover } from './rules.ts';
import { CARRIED, FERRIED, MOVED, WAITING, type MoveFrame } from './state.ts';
import { entryHexes, landReason, refuse } from './steps.ts';

/** Units the moving one can take aboard where it is. */
export function passengers(p: Position, frame: MoveFrame): number[] {
  if (frame.passenger >= 0 || !unitOf(p, frame.units[0] as number).amphibious) return [];
  return p.rules.units.flatMap(({ index: u }) => (frame.units.includes(u) || boardRefusal(p, frame, u) ? [] : [u]));
}

function embarkRefusal(p: Position, carrier: number, u: number): Refusal | undefined {
  const unit = unitOf(p, u);
  const because = (rule: string, code: string): Refusal => refuse(rule, code, { unit: unit.id });
  if (unit.side !== unitOf(p, carrier).side) return because('3.0', 'not-your-unit');
  const why = p.rules.carryReason(p, unitOf(p, carrier), unit);
  if (why !== ALLOWED) return refusalOf(why, { unit: unit.id });
  if (marked(p, u, CARRIED)) return because('4.4', 'already-carrying');
  if (!together(p, carrier, u)) return because('4.4', 'not-adjacent');
  if (onMap(p, u) && p.board.terrain[hexOf(p, u)] === 'inundation') return because('9.0', 'must-land-dry');
  if (marked(p, u, MOVED) && engaged(p, u)) return because('4.1.2', 'must-stop-in-zone');
  if ((p.s.spent[u] as number) + contactOf(p, u) > Math.floor(unit.allowance / 2))
    return because('4.4', 'passenger-spent');
  return refusalIf(p.rules.moveReason(p, unit), { unit: unit.id });
}

/** RW-4.1.2-c: the point it costs a passenger to break contact, like anybody else (RUL-RW-55). */
const contactOf = (p: Position, u: number): number => (engaged(p, u) ? 1 : 0);

/** In one hex, both waiting for one entry hex, or the passenger waiting for the entry hex where the carrier stands (AMB-RW-15). */
function together(p: Position, carrier: number, u: number): boolean {
  if (onMap(p, u)) return hexOf(p, u) === hexOf(p, carrier);
  if (hexOf(p, u) !== WAITING || (p.s.due[u] as number) > p.s.turn) return false;
  return onMap(p, carrier) ? entryHexes(p, u).includes(hexOf(p, carrier)) : p.s.entryHex[u] === p.s.entryHex[carrier];
}

/** Why the moving unit may not take this one aboard now. */
export function boardRefusal(p: Position, frame: MoveFrame, u: number): Refusal | undefined {
  const carrier = frame.units[0] as number;
  const unit = idOf(p, u);
  if (frame.passenger >= 0) return refuse('4.4', 'already-carrying', { unit });
  if (marked(p, carrier, FERRIED)) return refuse('4.4', 'one-passenger-a-turn', { unit: idOf(p, carrier) });
  if (frame.units.length > 1 || !unitOf(p, carrier).amphibious) return refuse('4.4', 'not-amphibious', { unit });
  const refusal = embarkRefusal(p, carrier, u);
  if (refusal) return refusal;
  const laden: Mover = { ...frame, passenger: u, afloat: false };
  if (anyStep(p, laden)) return undefined;
  return refuse('4.4', 'nowhere-to-stop', { unit });
}

/** Why the infantry aboard may not get off here. */
export function disembarkRefusal(p: Position, frame: MoveFrame): Refusal | undefined {
  if (frame.passenger < 0) return refuse('4.4', 'nobody-aboard');
  const carrier = frame.units[0] as number;
  if (frame.steps === 0 || !onMap(p, carrier)) return refuse('4.0', 'not-moved-yet', { unit: idOf(p, carrier) });
  const hex = hexOf(p, carrier);
  const why = landReason(p, frame, hex);
  if (why !== ALLOWED) return refusalOf(why, { hex: nameOf(p, hex) });
  const empty: Mover = { ...frame, passenger: -1 };
  if (canFinish(p, empty, hex, leftOfAll(p, empty, false))) return undefined;
  return refuse('4.4', 'no-path-west', { unit: idOf(p, carrier), hex: nameOf(p, hex) });
}

export function embark(p: Position, frame: MoveFrame, passenger: number): void {
  frame.passenger = passenger;
  p.s.spent = p.s.spent.with(passenger, (p.s.spent[passenger] as number) + contactOf(p, passenger));
  mark(p, frame.units[0] as number, FERRIED);
  const at = hexOf(p, frame.units[0] as number);
  if (at >= 0 && !onMap(p, passenger)) enter(p, passenger, at);
  mark(p, passenger, CARRIED | MOVED);
  tell(p, 'embark', { unit: idOf(p, passenger), by: idOf(p, frame.units[0] as number) });
}

export function land(p: Position, frame: MoveFrame): void {
  tell(p, 'land', { unit: idOf(p, frame.passenger), hex: nameOf(p, hexOf(p, frame.passenger)) });
  frame.passenger = -1;
  frame.afloat = false;
}
