import { neighbourAt } from '../../hex/grid.ts';
import { spentOf } from '../position/fields.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import type { Destinations } from '../../wargame/search/contract.ts';
import {
  add,
  clear,
  FORBIDDEN,
  isReached,
  makeRange,
  pathTo,
  spread,
  type Range,
  costTo,
  foundAt,
} from '../../wargame/search/search.ts';
import type { Reach, ReachHex } from '../../wargame/wargame.ts';
import { flightCost, flightLeft, grounded, isSeen, landingReason } from './flight.ts';
import { inParts, inPoints } from '../position/parts.ts';
import { hexOf, idOf, nameOf, unitOf, type Position } from '../position/position.ts';
import type { FlightFrame } from '../position/state.ts';

/** Arrays of a search in the air: what everything costs, where nothing is closed, what can be reached, how far it is to a landing. */
interface Room {
  costs: Uint8Array;
  open: Uint16Array;
  none: Uint8Array;
  range: Range;
  landings: Range;
  contacts: Contacts;
}

/** For each hex in range: is it in contact with enemies, and how many such hexes has the quietest of its cheapest paths? */
interface Contacts {
  here: Uint8Array;
  sum: Uint8Array;
}

const rooms = new WeakMap<object, Room>();

function roomOf({ board: { grid }, rules }: Position): Room {
  let room = rooms.get(grid);
  if (!room) {
    const costs = Uint8Array.from(grid.neighbours, (to) => (to < 0 ? FORBIDDEN : rules.movement.parts));
    const open = new Uint16Array(grid.size);
    const none = new Uint8Array(grid.size);
    const contacts = { here: new Uint8Array(grid.size), sum: new Uint8Array(grid.size) };
    rooms.set(
      grid,
      (room = { costs, open, none, range: makeRange(grid.size), landings: makeRange(grid.size), contacts }),
    );
  }
  return room;
}

/** Where a unit in the air can go on to, in parts of points; and from each hex how far it is to the next where it can come down. */
function flights(p: Position, frame: FlightFrame): Room & { contact: number; left: number } {
  const room = roomOf(p);
  const { unit: u, over } = frame;
  const closed = p.rules.flight?.closed(p, unitOf(p, u)) ?? room.open;
  const map = { neighbours: p.board.grid.neighbours, costs: room.costs, closed, stops: room.none };
  const contact = flightCost(p, frame) - inParts(p, 1);
  const left = Math.max(0, flightLeft(p, u) - contact);
  clear(room.range, left);
  add(room.range, over, 0, -1);
  spread(map, over, left, room.range);
  quieten(p, frame, room);
  clear(room.landings, left);
  for (let i = 0; i < room.range.count; i++) {
    const hex = foundAt(room.range, i);
    if (landingReason(p, u, hex) === ALLOWED) add(room.landings, hex, 0, -1);
  }
  spread(map, -1, left, room.landings);
  return { ...room, contact, left };
}

const contactsTo = (contacts: Uint8Array, hex: number): number => contacts[hex] as number;

/** Of the cheapest paths to each hex keeps one with the fewest hexes in contact: each after the first asks for a die. */
function quieten(p: Position, { unit, over }: FlightFrame, { range, contacts: { here, sum } }: Room): void {
  const part = inParts(p, 1);
  for (let i = 0; i < range.count; i++) {
    const hex = foundAt(range, i);
    here[hex] = isSeen(p, unitOf(p, unit), hex) ? 1 : 0;
    sum[hex] = 0;
    if (hex === over) continue;
    let least = 255;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const from = neighbourAt(p.board.grid, side);
      if (from < 0 || costTo(range, from) + part !== range.cost[hex] || contactsTo(sum, from) >= least) continue;
      least = contactsTo(sum, from);
      range.from[hex] = from;
    }
    sum[hex] = least + contactsTo(here, hex);
  }
}

/** Everything a unit in the air can fly over and still come down. */
export function flightReachOf(p: Position, frame: FlightFrame): Reach {
  const { range, landings, contact, left, contacts } = flights(p, frame);
  const free = frame.spotted ? 0 : 1;
  const hexes: ReachHex[] = [];
  for (let i = 0; i < range.count; i++) {
    const hex = foundAt(range, i);
    const cost = costTo(range, hex);
    if (hex === frame.over || !isReached(landings, hex) || cost + costTo(landings, hex) > left) continue;
    hexes.push({
      hex: nameOf(p, hex),
      cost: inPoints(p, cost + contact),
      path: pathTo(range, hex).map((at) => nameOf(p, at)),
      mayStop: landings.cost[hex] === 0,
      mustStop: null,
      mode: 'flight',
      dice: Math.max(0, contactsTo(contacts.sum, hex) - free),
      ...(contacts.here[hex] === 1 ? { contact: true } : {}),
    });
  }
  hexes.sort((a, b) => a.cost - b.cost || (a.hex < b.hex ? -1 : 1));
  const allowance = inPoints(p, flightLeft(p, frame.unit) + spentOf(p, frame.unit));
  return { unit: idOf(p, frame.unit), from: nameOf(p, frame.over), allowance, hexes };
}

/** Fills `into` with where a unit that takes off now may come down, nearest first. */
export function landingsOf(p: Position, u: number, into: Destinations): Destinations {
  const { range, landings, contact } = flights(p, grounded(p, u));
  into.count = 0;
  for (let i = 0; i < range.count; i++) {
    const hex = foundAt(range, i);
    if (hex === hexOf(p, u) || landings.cost[hex] !== 0) continue;
    into.hexes[into.count] = hex;
    into.costs[into.count++] = costTo(range, hex) + contact;
  }
  return into;
}
