import { leadUnit } from '../position/fields.ts';
import { neighbour } from '../../hex/grid.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { add, clear, makeRange, spread, type SearchMap, type Range } from '../../wargame/search/search.ts';
import type { PriceTable } from '../position/board.ts';
import { inZoneOfAny, threatsTo, unitOf, type Position } from '../position/position.ts';
import { closedTo, leavingFor } from './obstacles.ts';
import type { Mover } from '../position/rules.ts';
import { carryReason, stepPrice, unloadsIn, stepContext, type StepContext } from './steps.ts';

/** A unit that moves by itself and stands in `from` with `left` points. */
export interface Trip {
  mover: Mover;
  from: number;
  left: number;
  /** Rivers may be forded. */
  ford: boolean;
}

/** Ranges and arrays no search is using: kept, so that a search allocates nothing. */
const freeList: Room[] = [];
export interface Room {
  range: Range;
  closed: Uint16Array;
  stops: Uint8Array;
  leaving: Uint8Array;
}

export function allocate(p: Position): Room {
  const { size } = p.board.grid;
  const room = freeList.pop();
  if (room?.closed.length === size) return room;
  return {
    range: makeRange(size),
    closed: new Uint16Array(size),
    stops: new Uint8Array(size),
    leaving: new Uint8Array(size),
  };
}

export const free = (room: Room): void => void freeList.push(room);

/** Where a trip can lead, in parts of points; `goal`: as far as this hex only (-1: everywhere). */
export function travel(p: Position, trip: Trip, room: Room, goal = -1): Range {
  const { mover, from, ford } = trip;
  const context = stepContext(p, leadUnit(mover.units), mover, from, ford);
  const map = searchMapOf(p, context.prices, mover, room);
  const left = Math.max(0, trip.left);
  clear(room.range, left);
  if (mover.hexesMoved > 0 && !unloadsIn(p, mover, from)) {
    add(room.range, from, 0, -1);
    return spread(map, from, left, room.range, goal);
  }
  leave(p, context, trip, room.range);
  return spread(map, -1, left, room.range, goal);
}

/** The first step, which has rules of its own: contact is broken, a passenger is taken along. */
function leave(p: Position, context: StepContext, { mover, from, left }: Trip, range: Range): void {
  range.cost[from] = 0;
  range.from[from] = -1;
  for (let d = 0; d < 6; d++) {
    const to = neighbour(p.board.grid, from, d);
    if (to < 0 || carryReason(p, mover, from, to) !== ALLOWED) continue;
    const cost = stepPrice(p, context, d);
    if (cost >= 0 && cost <= left) add(range, to, cost, from);
  }
}

export function searchMapOf(p: Position, { cost }: PriceTable, mover: Mover, room: Room): SearchMap {
  const unit = unitOf(p, leadUnit(mover.units));
  return {
    neighbours: p.board.grid.neighbours,
    costs: cost,
    closed: closedTo(p, unit.index, room.closed),
    never: p.rules.movement.closed?.(p, unit),
    stops: mover.passenger < 0 ? threatsTo(p, unit) : stopsOf(p, mover, room.stops),
    leaving: leavingFor(p, mover.units, room.leaving),
  };
}

/** Whoever carries a passenger stops also where it has to get off. */
function stopsOf(p: Position, mover: Mover, into: Uint8Array): Uint8Array {
  for (let hex = 0; hex < into.length; hex++) {
    into[hex] = inZoneOfAny(p, mover.units, hex) || unloadsIn(p, mover, hex) ? 1 : 0;
  }
  return into;
}
