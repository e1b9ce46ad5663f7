import { spentOf, dueOf, spend, leadUnit } from '../../../engagement/position/fields.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { ALLOWED, refusalIf, refusalOf, type Reason } from '../../../kernel/reason.ts';
import { namedUnit, noSuchUnit, plainAction, unitAction } from '../../../engagement/position/actions.ts';
import { anyStep } from '../../../engagement/ground/group-steps.ts';
import {
  engaged,
  enter,
  hexOf,
  idOf,
  mark,
  marked,
  nameOf,
  onMap,
  unitOf,
} from '../../../engagement/position/position.ts';
import { canFinish, leftOfAll } from '../../../engagement/ground/reach.ts';
import type { Mover, OwnAction, Position, TransportRules, Unit } from '../../../engagement/position/rules.ts';
import { MOVED, WAITING, type MoveFrame } from '../../../engagement/position/state.ts';
import { entryHexes, leftOf, stackReason } from '../../../engagement/ground/steps.ts';
import type { OwnAct } from '../actions.ts';
import { reason, refuse, say } from '../codes.ts';
import { CARRIED, FERRIED } from '../marks.ts';
import { isAmphibious, UNITS } from '../units.ts';
import { carryReason, isCarriable } from './04-amphibious.ts';
import { moveReason } from './11-leaving.ts';

const CARRIABLE = UNITS.filter(isCarriable).map(({ index }) => index);

/** Units the moving one can carry from where it is. */
function passengers(p: Position, frame: MoveFrame): number[] {
  const carrier = leadUnit(frame.units);
  if (frame.passenger >= 0 || !isAmphibious(unitOf(p, carrier)) || marked(p, carrier, FERRIED)) return [];
  return CARRIABLE.filter((u) => together(p, carrier, u) && !boardRefusal(p, frame, u));
}

/** RW-9.0-b: nobody is taken aboard in the water. */
const boardsInWater = (p: Position, u: number): boolean => onMap(p, u) && isWater(p, hexOf(p, u));

/** Why this carrier does not take this unit, whatever it carries already and wherever it could go. */
function embarkRefusal(p: Position, carrier: number, u: number): Refusal | undefined {
  const unit = unitOf(p, u);
  const because = (rule: string, code: Parameters<typeof refuse>[1]): Refusal => refuse(rule, code, { unit: unit.id });
  if (unit.side !== unitOf(p, carrier).side) return because('3.0', 'not-your-unit');
  const why = carryReason(unitOf(p, carrier), unit);
  if (why !== ALLOWED) return refusalOf(why, { unit: unit.id });
  if (marked(p, u, CARRIED)) return because('4.4', 'already-carrying');
  if (!together(p, carrier, u)) return because('4.4', 'not-adjacent');
  if (boardsInWater(p, u)) return because('9.0', 'must-land-dry');
  if (marked(p, u, MOVED) && engaged(p, u)) return because('4.1.2', 'must-stop-in-zone');
  if (spentOf(p, u) + contactOf(p, u) > Math.floor(unit.allowance / 2)) return because('4.4', 'passenger-spent');
  return refusalIf(moveReason(p, unit), { unit: unit.id });
}

/** RW-4.1.2-c: the point it costs a passenger to break contact, like anybody else (RUL-RW-55). */
const contactOf = (p: Position, u: number): number => (engaged(p, u) ? 1 : 0);

/** In one hex, both waiting for one entry hex, or the passenger waiting for the entry hex where the carrier stands (AMB-RW-15). */
function together(p: Position, carrier: number, u: number): boolean {
  if (onMap(p, u)) return hexOf(p, u) === hexOf(p, carrier);
  if (hexOf(p, u) !== WAITING || dueOf(p, u) > p.s.turn) return false;
  return onMap(p, carrier) ? entryHexes(p, u).includes(hexOf(p, carrier)) : p.s.entryHex[u] === p.s.entryHex[carrier];
}

/** Why the moving unit may not carry this one from here. */
function boardRefusal(p: Position, frame: MoveFrame, u: number): Refusal | undefined {
  const carrier = leadUnit(frame.units);
  const unit = idOf(p, u);
  if (frame.passenger >= 0) return refuse('4.4', 'already-carrying', { unit });
  if (marked(p, carrier, FERRIED)) return refuse('4.4', 'one-passenger-a-turn', { unit: idOf(p, carrier) });
  if (frame.units.length > 1 || !isAmphibious(unitOf(p, carrier))) return refuse('4.4', 'not-amphibious', { unit });
  const refusal = embarkRefusal(p, carrier, u);
  if (refusal) return refusal;
  const loaded: Mover = { ...frame, passenger: u, carried: false };
  if (anyStep(p, loaded)) return undefined;
  return refuse('4.4', 'nowhere-to-stop', { unit });
}

/** Why the passenger may not get off here. */
function disembarkRefusal(p: Position, frame: MoveFrame): Refusal | undefined {
  if (frame.passenger < 0) return refuse('4.4', 'no-passenger');
  const carrier = leadUnit(frame.units);
  if (frame.hexesMoved === 0 || !onMap(p, carrier)) return refuse('4.0', 'not-moved-yet', { unit: idOf(p, carrier) });
  const hex = hexOf(p, carrier);
  const why = landReason(p, frame, hex);
  if (why !== ALLOWED) return refusalOf(why, { hex: nameOf(p, hex) });
  const empty: Mover = { ...frame, passenger: -1 };
  if (canFinish(p, empty, hex, leftOfAll(p, empty, false))) return undefined;
  return refuse('4.4', 'no-path-west', { unit: idOf(p, carrier), hex: nameOf(p, hex) });
}

function embark(p: Position, frame: MoveFrame, passenger: number): void {
  frame.passenger = passenger;
  spend(p, passenger, contactOf(p, passenger));
  mark(p, leadUnit(frame.units), FERRIED);
  const at = hexOf(p, leadUnit(frame.units));
  if (at >= 0 && !onMap(p, passenger)) enter(p, passenger, at);
  mark(p, passenger, CARRIED | MOVED);
  say(p, 'embark', { unit: idOf(p, passenger), by: idOf(p, leadUnit(frame.units)) });
}

function land(p: Position, frame: MoveFrame): void {
  say(p, 'land', { unit: idOf(p, frame.passenger), hex: nameOf(p, hexOf(p, frame.passenger)) });
  frame.passenger = -1;
  frame.carried = false;
}

const isWater = (p: Position, hex: number): boolean => hex >= 0 && p.board.terrain[hex] === 'inundation';

/** RW-4.4-a: infantry is carried from dry land, or from outside the map, into the water, through it, and off at the first dry hex (RUL-RW-56). */
function stepReason(p: Position, mover: Mover, from: number, to: number): Reason {
  if (isWater(p, from)) return ALLOWED;
  if (mover.carried) return LANDS_FIRST;
  return isWater(p, to) ? ALLOWED : OVER_WATER;
}

const OVER_WATER = reason('4.4', 'carries-over-water');
const LANDS_FIRST = reason('4.4', 'passenger-lands-first');
const MUST_LAND = reason('9.0', 'must-land-dry');

/** RW-9.0-b: a passenger gets off on dry land, and where there is room (4.4). */
const landReason = (p: Position, mover: Mover, hex: number): Reason =>
  isWater(p, hex) ? MUST_LAND : stackReason(p, hex, [mover.passenger], mover.units);

const ACTIONS: { readonly [T in 'embark' | 'land']: OwnAction<MoveFrame, OwnAct<T>> } = {
  embark: {
    legal: (p, frame) => passengers(p, frame).map((u) => unitAction(p, frame.side, 'embark', u)),
    refusal(p, frame, action) {
      const u = namedUnit(p, action.unit);
      return u < 0 ? noSuchUnit(action.unit) : boardRefusal(p, frame, u);
    },
    play: (p, frame, action) => embark(p, frame, namedUnit(p, action.unit)),
  },
  land: {
    legal: (p, frame) =>
      frame.passenger >= 0 && !disembarkRefusal(p, frame) ? [plainAction(p, frame.side, 'land')] : [],
    refusal: (p, frame) => disembarkRefusal(p, frame),
    play: (p, frame) => land(p, frame),
  },
};

/** RW-4.4-c: half its points for a unit that has been carried. */
export const allowance = (p: Position, unit: Unit): number =>
  marked(p, unit.index, CARRIED) ? Math.floor(unit.allowance / 2) : unit.allowance;

/** Who was carried goes on from where it landed. */
const mayGoOn = (p: Position, unit: Unit): boolean => marked(p, unit.index, CARRIED) && leftOf(p, unit.index) > 0;

/** Who was carried and has walked on has done with moving. */
function afterStop(p: Position, unit: Unit): void {
  if (marked(p, unit.index, CARRIED)) p.s.spent = p.s.spent.with(unit.index, unit.allowance);
}

/** Amphibious units carry, or go alone. */
export const joinReason = (_: Position, lead: Unit, unit: Unit): Reason =>
  isAmphibious(lead) || isAmphibious(unit) ? NOT_CARRIABLE : ALLOWED;

const NOT_CARRIABLE = reason('4.4', 'not-carriable');

export const TRANSPORT: TransportRules = {
  carriesThrough: isWater,
  stepReason,
  landReason,
  carrying: MUST_LAND,
  passengers,
  mayGoOn,
  afterStop,
  actions: ACTIONS,
};
