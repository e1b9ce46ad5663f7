import { spentOf, spend } from '../position/fields.ts';
import { directionTo, distance, neighbourAt } from '../../hex/grid.ts';
import type { Prompt, Refusal } from '../../kernel/game.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import {
  namedHex,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  plainAction,
  stepAction,
  unasked,
  unitAction,
  type Decision,
  type SideAction,
  type UnitAction,
} from '../position/actions.ts';
import { aboutUnit, standing } from './movement-phase.ts';
import { inParts, inPoints } from '../position/parts.ts';
import {
  enemyOf,
  engaged,
  enter,
  hexOf,
  idOf,
  isMovement,
  mark,
  nameOf,
  onMap,
  phasing,
  say,
  tell,
  unitCounts,
  unitOf,
  zoneOf,
  type Position,
} from '../position/position.ts';
import type { FlightRules, OwnAction, Unit } from '../position/rules.ts';
import { MOVED, type FlightFrame } from '../position/state.ts';
import { stackReason } from '../ground/steps.ts';
import { refusalOf, refuse, systemReason } from '../position/topics.ts';

const NOT_ON_MAP = systemReason('movement', 'not-on-map');
const NO_LANDING = systemReason('movement', 'cannot-move');
const ENEMY = systemReason('zones', 'enemy-there');
const NOT_ADJACENT = systemReason('movement', 'not-adjacent');
const NO_POINTS = systemReason('movement', 'no-points');
const NOWHERE = systemReason('stacking', 'nowhere-to-stop');

/** The rules of flights in a game that has them. */
function rulesOf({ rules }: Position): FlightRules {
  if (!rules.flight) throw new Error(`Nobody flies in ${rules.about.title}.`);
  return rules.flight;
}

/** A unit that has not taken off yet. */
export const grounded = (p: Position, u: number): FlightFrame => ({
  kind: 'flight',
  side: unitOf(p, u).side,
  unit: u,
  over: hexOf(p, u),
  hexesMoved: 0,
  spotted: isSeen(p, unitOf(p, u), hexOf(p, u)),
});

/** Is a hex in contact with enemies: beside them or over them? */
export const isSeen = (p: Position, { side }: Unit, hex: number): boolean =>
  zoneOf(p, enemyOf(side))[hex] !== 0 || unitCounts(p, enemyOf(side))[hex] !== 0;

/** Parts of points left to a unit in the air. */
export const flightLeft = (p: Position, u: number): number =>
  inParts(p, rulesOf(p).allowance(p, unitOf(p, u))) - spentOf(p, u);

/** Parts of points for the next hex: one more to break contact at take-off. */
export const flightCost = (p: Position, { unit, hexesMoved }: Pick<FlightFrame, 'unit' | 'hexesMoved'>): number =>
  inParts(p, hexesMoved === 0 && engaged(p, unit) ? 2 : 1);

/** Why a unit does not come down in a hex. */
export function landingReason(p: Position, u: number, hex: number): Reason {
  const unit = unitOf(p, u);
  if (unitCounts(p, enemyOf(unit.side))[hex] !== 0) return ENEMY;
  return rulesOf(p).landReason(p, unit, hex) || stackReason(p, hex, [u]);
}

/** Why a unit may not be picked to fly. */
export function flyReason(p: Position, u: number): Reason {
  const why = standing(p, u);
  if (why !== ALLOWED) return why;
  if (!onMap(p, u)) return NOT_ON_MAP;
  const barred = rulesOf(p).reason(p, unitOf(p, u));
  if (barred !== ALLOWED) return barred;
  const left = flightLeft(p, u) - flightCost(p, { unit: u, hexesMoved: 0 }) + inParts(p, 1);
  return canLand(p, u, hexOf(p, u), left, 1) ? ALLOWED : NO_LANDING;
}

/** Hexes of a search from a hex outwards, and the round in which each was found; for each hex, where the last search from it ended. */
let room = roomFor(0);

function roomFor(size: number): { seen: Uint32Array; queue: Int32Array; landings: Int16Array; round: number } {
  return { seen: new Uint32Array(size), queue: new Int32Array(size), landings: new Int16Array(size), round: 0 };
}

/** Can a unit over a hex, with these parts of points left, come down at least `least` hexes further? */
export function canLand(p: Position, u: number, hex: number, left: number, least = 0): boolean {
  const { neighbours, size } = p.board.grid;
  if (room.seen.length !== size) room = roomFor(size);
  const { seen, queue, landings } = room;
  const closed = rulesOf(p).closed(p, unitOf(p, u));
  const part = inParts(p, 1);
  const landing = landings[hex] as number;
  const away = distance(p.board.grid, hex, landing);
  const isNear = away >= least && away * part <= left;
  if (isNear && landingReason(p, u, landing) === ALLOWED && isDirect(p, closed, hex, landing)) return true;
  const round = ++room.round;
  let count = 1;
  seen[hex] = round;
  queue[0] = hex;
  for (let i = 0, far = 0, last = 1; i < count; i++) {
    if (i === last) {
      last = count;
      far++;
    }
    const at = queue[i] as number;
    if (far >= least && landingReason(p, u, at) === ALLOWED) {
      landings[hex] = at;
      return true;
    }
    if ((far + 1) * part > left) continue;
    for (let side = at * 6, end = side + 6; side < end; side++) {
      const to = neighbours[side] as number;
      if (to < 0 || seen[to] === round || (closed !== null && closed[to] !== 0)) continue;
      seen[to] = round;
      queue[count++] = to;
    }
  }
  return false;
}

/** Does a way without a detour lead to a hex, the first that offers itself, over none that is closed? */
function isDirect(p: Position, closed: Uint16Array | null, from: number, to: number): boolean {
  let at = from;
  while (at >= 0 && at !== to) at = nearer(p, closed, at, to);
  return at === to;
}

/** The first open hex beside this one that is nearer to the goal, or -1. */
function nearer({ board: { grid } }: Position, closed: Uint16Array | null, at: number, to: number): number {
  const far = distance(grid, at, to);
  for (let side = at * 6, end = side + 6; side < end; side++) {
    const next = neighbourAt(grid, side);
    if (next >= 0 && distance(grid, next, to) < far && (closed === null || closed[next] === 0)) return next;
  }
  return -1;
}

/** Why the unit in the air does not go to a hex next. */
function hopReason(p: Position, frame: FlightFrame, to: number): Reason {
  if (directionTo(p.board.grid, frame.over, to) < 0) return NOT_ADJACENT;
  const closed = rulesOf(p).closed(p, unitOf(p, frame.unit));
  if (closed !== null && closed[to]) return closed[to];
  const left = flightLeft(p, frame.unit) - flightCost(p, frame);
  if (left < 0) return NO_POINTS;
  return canLand(p, frame.unit, to, left) ? ALLOWED : NOWHERE;
}

function hopRefusal(p: Position, frame: FlightFrame, to: number): Refusal | undefined {
  const why = hopReason(p, frame, to);
  if (why === ALLOWED) return undefined;
  const about = { unit: idOf(p, frame.unit), hex: nameOf(p, to) };
  if (why !== NO_POINTS) return refusalOf(p, why, about);
  const args = { need: inPoints(p, flightCost(p, frame)), left: inPoints(p, flightLeft(p, frame.unit)) };
  return refusalOf(p, why, { ...about, args });
}

/** A choice of the movement phase for games in which units fly: picks one to do so. */
export const FLY: OwnAction<undefined, UnitAction<'fly'>> = {
  legal(p) {
    if (!isMovement(p)) return [];
    const list: UnitAction<'fly'>[] = [];
    for (const u of p.roster.flyers[phasing(p) as 0 | 1])
      if (flyReason(p, u) === ALLOWED) list.push(unitAction(p, phasing(p), 'fly', u));
    return list;
  },
  refusal(p, _, action) {
    const u = namedUnit(p, action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    const why = flyReason(p, u);
    return why === ALLOWED ? undefined : aboutUnit(p, u, why);
  },
  play: (p, _, action) => void p.s.frames.push(grounded(p, namedUnit(p, action.unit))),
};

/** A unit in the air goes on, hex by hex, or comes down. */
export const flying: Decision<FlightFrame, 'step' | 'stop'> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame): Prompt => ({ rule: rulesOf(p).rule, code: 'flying', args: { unit: idOf(p, frame.unit) } }),
  legal(p, frame) {
    const list: SideAction<'step' | 'stop'>[] = [];
    for (let side = frame.over * 6, end = side + 6; side < end; side++) {
      const to = neighbourAt(p.board.grid, side);
      if (to >= 0 && hopReason(p, frame, to) === ALLOWED) list.push(stepAction(p, frame.side, to));
    }
    if (frame.hexesMoved > 0 && landingReason(p, frame.unit, frame.over) === ALLOWED)
      list.push(plainAction(p, frame.side, 'stop'));
    return list;
  },
  refusal(p, frame, action) {
    switch (action.type) {
      case 'step': {
        const to = namedHex(p, action.to);
        return to < 0 ? noSuchHex(action.to) : hopRefusal(p, frame, to);
      }
      case 'stop':
        return landingRefusal(p, frame);
      default:
        return refuse(p, 'movement', 'not-now');
    }
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'step':
        return hop(p, frame, namedHex(p, action.to));
      case 'stop':
        return land(p, frame);
      default:
        return unasked(action);
    }
  },
};

function landingRefusal(p: Position, { unit: u, hexesMoved, over }: FlightFrame): Refusal | undefined {
  const unit = idOf(p, u);
  if (hexesMoved === 0) return refuse(p, 'movement', 'not-moved-yet', { unit });
  const why = landingReason(p, u, over);
  return why === ALLOWED ? undefined : refusalOf(p, why, { unit, hex: nameOf(p, over) });
}

/** One hex further; the first hex in contact with enemies is free, each later one asks for a die. */
function hop(p: Position, frame: FlightFrame, to: number): void {
  const { unit: u, over } = frame;
  const cost = flightCost(p, frame);
  spend(p, u, cost);
  const args = { unit: idOf(p, u), from: nameOf(p, over), to: nameOf(p, to), cost: inPoints(p, cost) };
  tell(p, 'flight', args, rulesOf(p).rule);
  frame.over = to;
  frame.hexesMoved++;
  if (!isSeen(p, unitOf(p, u), to)) return;
  if (frame.spotted) p.s.frames.push({ kind: 'dice', why: rulesOf(p).die, count: 1, unit: u });
  frame.spotted = true;
}

function land(p: Position, { unit: u, over }: FlightFrame): void {
  p.s.frames.pop();
  mark(p, u, MOVED);
  tell(p, 'landed', { unit: idOf(p, u), hex: nameOf(p, over) }, rulesOf(p).rule);
  enter(p, u, over);
  rulesOf(p).landed(p, unitOf(p, u));
  if (engaged(p, u)) say(p, 'engaged', { unit: idOf(p, u), hex: nameOf(p, over) });
}

/** A unit lost in the air flies no further. */
export function flightBySelf(p: Position, frame: FlightFrame): boolean {
  if (onMap(p, frame.unit)) return false;
  p.s.frames.pop();
  return true;
}
