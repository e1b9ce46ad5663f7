import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { idOf } from '../../position/actions.ts';
import { ARRIVALS } from '../../data/arrivals.ts';
import { MOVEMENT, PARTS } from '../../data/terrain.ts';
import { isTurned } from '../../position/pools.ts';
import {
  areaOf,
  enemyOf,
  GERMAN,
  hexOf,
  inGoodOrder,
  marked,
  onMap,
  parentOf,
  printedAllowance,
  spentOf,
  stepsOf,
  unitOf,
  type Position,
} from '../../position/position.ts';
import {
  AUTO_DS,
  DISMOUNTED,
  DONE,
  ENGAGED,
  FULL_RETREAT,
  GOOD,
  OUT_OF_SUPPLY,
  REPLACEMENT,
  SCATTERED,
  SPENT,
  WAITING,
  type Mode,
  type Mover,
} from '../../position/state.ts';
import { GREEN } from '../../position/units.ts';
import { inZone } from '../07-zoc/zoc.ts';
import { FOOT, MECHANISED, VEHICLE, type Column } from './terrain.ts';
import { markerReason } from '../17-artillery-and-air/moved.ts';
import { movementSoFar } from '../21-breakdown/movement-so-far.ts';
import { isFrozen } from '../23-special-units/special.ts';

const NOT_HERE = reason('8.1', 'not-on-map');
const BY_AIR = reason('22.1.1', 'comes-by-air');
const BY_DIE = reason('23.5', 'comes-by-die');
export const MOVED_ALREADY = reason('8.1', 'already-moved');
const GAVE_UP = reason('8.3.3', 'spent');
const FOUGHT_ALREADY = reason('8.7', 'auto-ds');
const IMMOBILE = reason('2.3.4', 'immobile');
const FROZEN = reason('23.6', 'frozen');
const HELD_BACK = reason('19.3.1', 'area-needs-good-order');
const FIRST_TURN = reason('23.1.2', 'tactical-on-turn-1');
const DISORDERED = reason('14.2', 'tactical-when-disrupted');
const SLOW_RETREAT = reason('14.3.2', 'no-extended-in-retreat');
const DISPERSED = reason('22.3.6', 'tactical-when-scattered');
const LOCKED = reason('11.5.1', 'tactical-when-engaged');
const UNSUPPLIED = reason('18.4', 'tactical-without-supply');
const HEAD = reason('18.2.2', 'tactical-supply-head');
const OTHER_MODE = reason('21.3', 'same-mode');
export const NEW_MEN = reason('20.2.5', 'replacement-one-hex');

/** Why a unit that is neither on the map nor in an area is not to be moved: how it comes, if it still does. */
function awayReason(p: Position, u: number): Reason {
  const by = hexOf(p, u) === WAITING ? ARRIVALS[idOf(u)]?.by : undefined;
  if (by === 'drop' || by === 'supply-head') return BY_AIR;
  return by === 'die' ? BY_DIE : NOT_HERE;
}

/** H44-8.7-d, H44-14.2-b, H44-19.3.1-d, H44-19.5-c: why a unit of the side may not move at all now. */
export function standing(p: Position, u: number): Reason {
  const unit = unitOf(u);
  if (!onMap(p, u) && areaOf(p, u) < 0) return awayReason(p, u);
  if (marked(p, u, SPENT)) return GAVE_UP;
  if (marked(p, u, AUTO_DS)) return FOUGHT_ALREADY;
  if (marked(p, u, DONE)) return MOVED_ALREADY;
  if (unit.allowance[stepsOf(p, u)] === 0) return IMMOBILE;
  if (unit.frozen && isFrozen(p, u)) return FROZEN;
  return areaOf(p, u) >= 0 && !inGoodOrder(p, u) ? HELD_BACK : ALLOWED;
}

/**
 * H44-11.5.1-b, H44-14.2-a, H44-14.3.1-a, H44-14.3.2-b, H44-18.2.2-i, H44-18.4-a, H44-20.2.5-b, H44-22.3.6-a,
 * H44-23.1.2-a: why a unit may not use this mode of movement: what keeps it to tactical movement, or from extended
 * movement.
 */
export function modeReason(p: Position, u: number, mode: Mode): Reason {
  const soFar = movementSoFar(p, u);
  if (soFar && soFar.mode !== mode) return OTHER_MODE;
  if (mode === 'tactical') return ALLOWED;
  const unit = unitOf(u);
  if (unit.side === GERMAN && p.s.turn === 1) return FIRST_TURN;
  if (unit.supplyHead) return HEAD;
  const gun = unit.artillery ? markerReason(p, u) : ALLOWED;
  if (gun !== ALLOWED) return gun;
  if (marked(p, u, SCATTERED)) return DISPERSED;
  if (marked(p, u, ENGAGED)) return LOCKED;
  if (marked(p, u, OUT_OF_SUPPLY)) return UNSUPPLIED;
  const order = p.s.order[u];
  if (order !== GOOD && order !== FULL_RETREAT) return DISORDERED;
  if (mode === 'normal') return ALLOWED;
  if (order === FULL_RETREAT) return SLOW_RETREAT;
  return marked(p, u, REPLACEMENT) ? NEW_MEN : ALLOWED;
}

/** 21.2: does a pool counter lie with its other side up, as its parent wants it? */
function isOtherSide(p: Position, u: number): boolean {
  const parent = parentOf(p, u);
  return parent >= 0 && isTurned(unitOf(u), unitOf(parent));
}

/** H44-2.3.13-b, H44-8.5.2-b, H44-18.6-c: column of the TEC that a unit pays in: dismounted infantry walks (18.6). */
export function columnOf(p: Position, u: number): Column {
  const unit = unitOf(u);
  if (unit.vehicle) return VEHICLE;
  const troops = isOtherSide(p, u) ? unit.otherClass : unit.class;
  return troops === 'mechanised' && !marked(p, u, DISMOUNTED) ? MECHANISED : FOOT;
}

/**
 * H44-2.3.4-a, H44-8.1-b, H44-8.2.1-a, H44-17.3-c, H44-18.6-c: parts of points a unit may spend in this phase; hexes by
 * tactical movement.
 */
export function allowanceOf(p: Position, u: number, mode: Mode): number {
  if (mode === 'tactical') return MOVEMENT.tacticalHexes;
  const unit = unitOf(u);
  const face = isOtherSide(p, u) ? unit.otherAllowance : printedAllowance(p, u);
  const printed = face * PARTS;
  const own = unit.artillery ? MOVEMENT.movedArtillery : marked(p, u, DISMOUNTED) ? MOVEMENT.dismounted : printed;
  return own + (mode === 'extended' ? MOVEMENT.extended : 0);
}

/** Parts of points, or hexes, that the movers have left: the least of them. */
export function leftOf(p: Position, { units, mode }: Mover): number {
  let least = Infinity;
  for (const u of units) least = Math.min(least, allowanceOf(p, u, mode) - spentOf(p, u));
  return least;
}

/** The unit on its own, about to move in this mode. */
export const alone = (u: number, mode: Mode): Mover => ({
  side: unitOf(u).side,
  units: [u],
  mode,
  hexesMoved: 0,
  woods: 0,
});

/** H44-2.3.6-b, 14.2, 14.3.1: a green unit in an EZOC that is disrupted or in full retreat: if it moves it has to end outside. */
export const isBound = (p: Position, u: number): boolean =>
  p.s.order[u] !== GOOD &&
  unitOf(u).quality === GREEN &&
  onMap(p, u) &&
  inZone(p, enemyOf(unitOf(u).side), hexOf(p, u));

/** The unit on its own as it would move now: from the start, or going on where another unit has come out of it (21.3). */
export const moverOf = (p: Position, u: number, mode: Mode): Mover => ({
  ...alone(u, mode),
  ...movementSoFar(p, u),
  ...(isBound(p, u) && { leaves: true }),
});
