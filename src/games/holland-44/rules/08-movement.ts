import { ALLOWED, reason, type Reason } from '../../../kernel/reason.ts';
import { AREAS, isFriendly } from '../data/areas.ts';
import { STACKING } from '../data/tables.ts';
import { MOVEMENT, PARTS, WOODS } from '../data/terrain.ts';
import {
  areaOf,
  enemyOf,
  GERMAN,
  hexOf,
  hiddenIn,
  holds,
  inGoodOrder,
  isMajorGap,
  marked,
  occupancyOf,
  onMap,
  unitOf,
  unitsIn,
  type Control,
  type Position,
  type Side,
} from '../position.ts';
import {
  AREA,
  AUTO_DS,
  DISMOUNTED,
  DISRUPTED,
  DONE,
  ENGAGED,
  FULL_RETREAT,
  GOOD,
  OUT_OF_SUPPLY,
  REPLACEMENT,
  SCATTERED,
  SPENT,
  type Mode,
  type Mover,
} from '../state.ts';
import { isTurned } from '../pools.ts';
import { GREEN } from '../units.ts';
import { isOverstacked } from './06-stacking.ts';
import { controlOf, inZone, isBond, isBondAcross } from './07-zoc.ts';
import { areaFerryReason, ferryReason, isAreaFerry } from './08-ferries.ts';
import {
  barReason,
  groundReason,
  entryCost,
  FOOT,
  INFILTRATION,
  isCanalGap,
  isIntoWoods,
  MECHANISED,
  terrainCost,
  VEHICLE,
  type Column,
} from './08-terrain.ts';
import { partedOnTheWay, wayOf } from './21-ways.ts';
import { markerReason } from './17-moved.ts';
import { isMoored } from './23-engineers.ts';
import { boundaryReason, isFrozen } from './23-special.ts';
import { trafficCost } from './24-traffic.ts';

const NOT_HERE = reason('8.1', 'not-on-map');
const MOVED_ALREADY = reason('8.1', 'already-moved');
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
const ONE_HEAD = reason('6.1', 'one-supply-head');
const OTHER_WAY = reason('21.3', 'same-mode');
const MOORED = reason('23.3.3', 'engineer-stays');
const NEW_MEN = reason('20.2.5', 'replacement-one-hex');

const ENEMY = reason('8.1', 'enemy-there');
const NO_REVEAL = reason('25.3.1', 'extended-into-unknown');
const BOND = reason('7.4.2', 'zoc-bond');
const BOND_SIDE = reason('7.4.2', 'zoc-bond-side');
const STOPPED = reason('7.2', 'must-stop-in-zone');
const TOO_FAR = reason('8.3.1', 'tactical-two-hexes');
const NEAR_ENEMY = reason('8.2.2', 'extended-near-enemy');
const WITH_FRIENDS = reason('8.2.2', 'extended-with-friends');
const NOT_ADJACENT_CANAL = reason('8.3.2', 'canal-first-step');
const SHAKEN = reason('14.3.2', 'full-retreat-near-enemy');
const MUST_LEAVE = reason('14.2', 'green-must-leave');
const CROWDED = reason('6.4.2', 'overstacked-tactical');
export const NO_POINTS = reason('8.1', 'no-points');

/** H44-8.7-d, H44-14.2-b, H44-19.3.1-d, H44-19.5-c: why a unit of the side may not move at all now. */
export function standing(p: Position, u: number): Reason {
  const unit = unitOf(u);
  if (!onMap(p, u) && areaOf(p, u) < 0) return NOT_HERE;
  if (marked(p, u, SPENT)) return GAVE_UP;
  if (marked(p, u, AUTO_DS)) return FOUGHT_ALREADY;
  if (marked(p, u, DONE)) return MOVED_ALREADY;
  if (unit.allowance[p.s.steps[u] as number] === 0) return IMMOBILE;
  if (unit.frozen && isFrozen(p, u)) return FROZEN;
  return areaOf(p, u) >= 0 && !inGoodOrder(p, u) ? HELD_BACK : ALLOWED;
}

/**
 * H44-11.5.1-b, H44-14.2-a, H44-14.3.1-a, H44-14.3.2-b, H44-18.2.2-i, H44-18.4-a, H44-20.2.5-b, H44-22.3.6-a,
 * H44-23.1.2-a: why a unit may not use this mode of movement: what keeps it to tactical movement, or from extended
 * movement.
 */
export function modeReason(p: Position, u: number, mode: Mode): Reason {
  const way = wayOf(p, u);
  if (way && way.mode !== mode) return OTHER_WAY;
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
  const parent = p.s.parents[u] as number;
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
  const face = isOtherSide(p, u) ? unit.otherAllowance : (unit.allowance[p.s.steps[u] as number] as number);
  const printed = face * PARTS;
  const own = unit.artillery ? MOVEMENT.movedArtillery : marked(p, u, DISMOUNTED) ? MOVEMENT.dismounted : printed;
  return own + (mode === 'extended' ? MOVEMENT.extended : 0);
}

/** What is the same for every step a mover may take next. */
export interface Walk {
  side: Side;
  enemy: Side;
  /** What the enemy controls. */
  control: Control;
  mover: Mover;
  /** Hex they are in, or the code of their area. */
  from: number;
  columns: readonly Column[];
  /** Any of them is mechanised. */
  rides: boolean;
  /** Any of them is mechanised and Allied: traffic markers slow it (24.2). */
  inTraffic: boolean;
  /** Any of them is in full retreat. */
  shaken: boolean;
  /** Any of them has just had a replacement: it moves one hex (20.2.5). */
  isNew: boolean;
  /** They may enter the hex of an unknown unit (25.3.1): an actual step, not by extended movement. */
  mayReveal: boolean;
  /** They are in an enemy ZOC that they have to leave, or to stop in. */
  inZone: boolean;
}

/** H44-24.2-c, H44-24.2-e: what is the same for every step; traffic concerns Allied mechanised units alone. */
export function walkOf(p: Position, mover: Mover, from: number, isStep = false): Walk {
  const { side, units } = mover;
  const enemy = enemyOf(side);
  const control = controlOf(p, enemy);
  const columns = columnsOf(p, units);
  const rides = columns.length > 1 || columns[0] !== FOOT;
  let shaken = false;
  let isNew = false;
  for (const u of units) {
    shaken ||= p.s.order[u] === FULL_RETREAT;
    isNew ||= marked(p, u, REPLACEMENT);
  }
  return {
    side,
    enemy,
    control,
    mover,
    from,
    columns,
    rides,
    inTraffic: side !== GERMAN && rides,
    shaken,
    mayReveal: isStep && side !== GERMAN && mover.mode !== 'extended' && units.every(canFight),
    isNew,
    inZone: from >= 0 && control.zone[from] === 1,
  };
}

/**
 * H44-8.3.3-a, H44-8.3.3-e: units pass a city hex, or woods and towns where two steps of friends have given up their
 * movement, without stopping for EZOC.
 */
const SINGLE: readonly (readonly Column[])[] = [[FOOT], [MECHANISED], [VEHICLE]];

/** Columns that the units pay in, each once. */
const columnsOf = (p: Position, units: readonly number[]): readonly Column[] =>
  units.length === 1
    ? (SINGLE[columnOf(p, units[0] as number)] as readonly Column[])
    : [...new Set(units.map((u) => columnOf(p, u)))];

/**
 * H44-8.3.3-a, H44-8.3.3-b, H44-8.3.3-c, H44-8.3.3-e: units pass a city hex, or woods and towns where two steps of
 * friends have given up their movement, without stopping for EZOC.
 */
export function mayInfiltrate(p: Position, { mover, from, side }: Walk): boolean {
  if (mover.mode !== 'tactical') return false;
  const needed = INFILTRATION[p.board.terrain[from] as number] as number;
  if (needed <= 0) return needed === 0;
  const { heads, next } = occupancyOf(p);
  let steps = 0;
  for (let u = heads[from] as number; u >= 0; u = next[u] as number) {
    if (unitOf(u).side === side && marked(p, u, SPENT) && !mover.units.includes(u)) steps += p.s.steps[u] as number;
  }
  return steps >= needed;
}

/** 9.1: guns and supply heads do not attack, so that they do not enter the hex of an unknown unit either. */
const canFight = (u: number): boolean => unitOf(u).attack.some((factor) => factor > 0);

/**
 * H44-6.1-c, H44-6.4.2-c, H44-8.1-g, H44-8.2.2-a, H44-8.2.2-b, H44-8.7-e, H44-14.2-j, H44-14.3.2-f, H44-25.3.1-a: what
 * keeps the movers out of a hex from wherever they come: the enemy, full retreat, a boundary, a crowd.
 */
function enterReason(p: Position, walk: Walk, to: number): Reason {
  if (walk.control.near[to] === 1) {
    const why = enemyReason(p, walk, to);
    if (why !== ALLOWED) return why;
  }
  if (walk.rides && walk.mover.mode !== 'tactical' && isCrowded(p, walk.side, to)) return CROWDED;
  return boundaryReason(p, walk.mover, to);
}

/** Enemies there or next to the hex. */
function enemyReason(p: Position, { side, enemy, control, mover, mayReveal, shaken }: Walk, to: number): Reason {
  if (holds(p, enemy, to) && !(mayReveal && isLoneUnknown(p, to)))
    return mover.mode === 'extended' && isLoneUnknown(p, to) ? NO_REVEAL : ENEMY;
  if (isBond(p, enemy, to)) return BOND;
  if (mover.mode === 'extended' && isNearEnemy(p, enemy, to)) return NEAR_ENEMY;
  return shaken && control.zone[to] === 1 && !hasSteadyFriend(p, side, to) ? SHAKEN : ALLOWED;
}

/** H44-25.3.1-a, H44-25.4-b: an unknown unit without company, units in full retreat apart. */
export const isLoneUnknown = (p: Position, hex: number): boolean =>
  hiddenIn(p)[hex] === 1 && unitsIn(p, hex).every((u) => p.s.order[u] === FULL_RETREAT);

/** RUL-H44-173: an unknown unit's zone does not hold back those who go on into its hex, where no other zone lies. */
export function isFreeFor(p: Position, walk: Walk, to: number): boolean {
  if (!walk.mayReveal || !isLoneUnknown(p, to)) return false;
  for (let at = walk.from * 6; at < walk.from * 6 + 6; at++) {
    const next = p.board.grid.neighbours[at] as number;
    if (next < 0 || next === to || isMajorGap(p, at)) continue;
    if (hiddenIn(p)[next] === 1 || hasSteadyFriend(p, walk.enemy, next)) return false;
  }
  return true;
}

/**
 * H44-8.2.2-a, H44-19.3.1-e, H44-25.2.1-f: adjacent to an enemy unit, unknown ones and those over a river included,
 * units in entry areas not.
 */
export function isNearEnemy(p: Position, enemy: Side, hex: number): boolean {
  const { zone } = occupancyOf(p);
  if (zone[enemy][hex] !== 0) return true;
  if (enemy !== GERMAN) return false;
  const hidden = hiddenIn(p);
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = p.board.grid.neighbours[at] as number;
    if (next >= 0 && hidden[next] === 1) return true;
  }
  return false;
}

/** H44-14.3.2-f: a friend that is not in full retreat stands there already. */
function hasSteadyFriend(p: Position, side: Side, hex: number): boolean {
  const { heads, next } = occupancyOf(p);
  for (let u = heads[hex] as number; u >= 0; u = next[u] as number) {
    if (unitOf(u).side === side && p.s.order[u] !== FULL_RETREAT) return true;
  }
  return side === GERMAN && hiddenIn(p)[hex] === 1;
}

const isCrowded = (p: Position, side: Side, hex: number): boolean =>
  (occupancyOf(p).count[side][hex] as number) > STACKING.units && isOverstacked(p, hex);

/**
 * H44-7.2-a, H44-7.2-c, H44-7.4.2-a, H44-8.3.2-a, H44-8.3.2-b, H44-8.3.2-c, H44-8.3.3-f, H44-19.1-c, H44-20.2.5-b:
 * parts of points (tactical movement: hexes) for a step over a hexside of the hex the movers are in, `woods` as in the
 * mover, or minus the reason why not.
 */
export function stepCost(p: Position, walk: Walk, at: number, woods: number): number {
  const to = p.board.grid.neighbours[at] as number;
  const why = enterReason(p, walk, to);
  if (why !== ALLOWED) return -why;
  if (walk.control.bondSide[at] === 1 && isBondAcross(p, walk.enemy, at)) return -BOND_SIDE;
  const { mover } = walk;
  if (walk.inZone && mover.steps > 0 && !mayInfiltrate(p, walk) && !isFreeFor(p, walk, to)) return -STOPPED;
  if (mover.steps > 0 && walk.isNew) return -NEW_MEN;
  if (mover.steps > 0 && isMoored(p, mover)) return -MOORED;
  return mover.mode === 'tactical' ? tacticalCost(p, walk, at) : pointCost(p, walk, at, woods);
}

/**
 * H44-TEC-h, H44-8.3.1-a, H44-8.3.2-a, H44-8.3.2-d, H44-8.3.2-e, H44-8.3.2-f, H44-8.5.4-a, H44-23.3.3-b, H44-24.2-d:
 * one of two hexes, whatever the terrain; canals in the first step only (RUL-H44-02), major rivers by ferry.
 */
function tacticalCost(p: Position, { mover, columns }: Walk, at: number): number {
  if (mover.steps >= MOVEMENT.tacticalHexes) return -TOO_FAR;
  if (isCanalGap(p, at) && mover.steps > 0) return -NOT_ADJACENT_CANAL;
  for (const column of columns) {
    const barred = barReason(p, column, at);
    if (barred === ALLOWED) continue;
    const ferry = ferryReason(p, mover, at);
    if (ferry !== ALLOWED) return isMajorGap(p, at) ? -ferry : -barred;
    const ground = groundReason(p, column, at);
    if (ground !== ALLOWED) return -ground;
  }
  return 1;
}

/**
 * H44-7.2-b, H44-8.1-c, H44-8.1-e, H44-8.4-d: 8.4 to 8.6: what the dearest of them pays (8.1), 2 points more to leave
 * an EZOC (7.2), and for traffic.
 */
function pointCost(p: Position, walk: Walk, at: number, woods: number): number {
  let most = 0;
  for (const column of walk.columns) {
    const cost = terrainCost(p, column, at, woods);
    if (cost < 0) return cost;
    most = Math.max(most, cost + trafficFor(p, walk, column, p.board.grid.neighbours[at] as number));
  }
  const exit = walk.inZone && !isFreeFor(p, walk, p.board.grid.neighbours[at] as number) ? MOVEMENT.leaveZoc : 0;
  return most + exit;
}

/** Hexes of woods the movers have entered off road after this step, as far as it matters. */
export const woodsAfter = (p: Position, at: number, woods: number): number =>
  isIntoWoods(p, at) ? Math.min(WOODS.free, woods + 1) : woods;

/** H44-19.1-b, H44-19.1-c, H44-19.3.1-c: as `stepCost`, for coming onto the map from an area: EZOC does not bar it. */
export function enterCost(p: Position, walk: Walk, to: number): number {
  const why = enterReason(p, walk, to) || ferryBetween(p, walk, to, AREA - walk.from);
  if (why !== ALLOWED) return -why;
  let most = 0;
  for (const column of walk.columns) {
    const cost = entryCost(p, column, to);
    if (cost < 0) return cost;
    most = Math.max(most, cost + trafficFor(p, walk, column, to));
  }
  return walk.mover.mode === 'tactical' ? 1 : most;
}

/** 24.2: what traffic costs a column of the TEC more: units on foot nothing. */
const trafficFor = (p: Position, { inTraffic }: Walk, column: Column, to: number): number =>
  inTraffic && column !== FOOT ? trafficCost(p, to) : 0;

/** 23.1.2: areas that Germans may enter on turn 1. */
const FIRST_AREAS: readonly string[] = ['A', 'L'];

/** H44-19.4-d, H44-23.1.2-b, 19.3.1: may units of the side move into an area on this turn? */
export const isOpenArea = (area: number, side: Side, turn: number): boolean =>
  isFriendly(area, side, turn) && (side !== GERMAN || turn > 1 || FIRST_AREAS.includes(AREAS[area]?.id ?? ''));

/**
 * 19.3.1: parts of points (tactical movement: hexes) to go into an entry area beside the hex the movers are in, or minus the
 * reason why not. Like any other step it is closed to who has come into an EZOC (7.2), to new men who have gone their hex
 * (20.2.5) and to who has gone both hexes of a tactical move (8.3.1), and who leaves an EZOC pays for it (7.2).
 */
export function areaToll(p: Position, walk: Walk, area: number): number {
  const { steps, mode } = walk.mover;
  const why = ferryBetween(p, walk, walk.from, area);
  if (why !== ALLOWED) return -why;
  if (steps > 0 && walk.inZone && !mayInfiltrate(p, walk)) return -STOPPED;
  if (steps > 0 && walk.isNew) return -NEW_MEN;
  if (mode === 'tactical') return steps < MOVEMENT.tacticalHexes ? 1 : -TOO_FAR;
  return MOVEMENT.intoArea + (walk.inZone ? MOVEMENT.leaveZoc : 0);
}

const ferryBetween = (p: Position, { mover }: Walk, hex: number, area: number): Reason =>
  isAreaFerry(p, hex, area) ? areaFerryReason(p, mover) : ALLOWED;

/** H44-19.3.1-a, H44-19.3.2-a: friendly areas that a mover may step into from the hex, by ferry too (RUL-H44-71). */
export function areasFrom(p: Position, side: Side, hex: number): readonly number[] {
  const { areaFerry, areas } = p.board;
  const beside = areas[hex] === 0 ? NO_AREAS : areasBeside(p, side, hex);
  return hex === areaFerry.hex && isOpenArea(areaFerry.area, side, p.s.turn) ? [...beside, areaFerry.area] : beside;
}
const NO_AREAS: readonly number[] = [];

/** H44-19.1-d, H44-19.3.2-a: hexes where units of an area come onto the map: those of its edge, and that of its ferry. */
export function hexesFrom({ board: { edges, areaFerry } }: Position, area: number): readonly number[] {
  const edge = edges.get(AREAS[area]?.id ?? '') ?? [];
  return area === areaFerry.area ? [...edge, areaFerry.hex] : edge;
}

/** H44-19.3.1-a: friendly areas the hex borders: a mover may step into them for a point and stops there (19.3.1). */
export const areasBeside = (p: Position, side: Side, hex: number): number[] =>
  areasBy(p, hex, (area) => isOpenArea(area, side, p.s.turn));

/** H44-19.3.1-a, RUL-H44-109: friendly areas the hex borders, for a retreat: 23.1.2 does not bind it. */
export const refugesBeside = (p: Position, side: Side, hex: number): number[] =>
  areasBy(p, hex, (area) => isFriendly(area, side, p.s.turn));

function areasBy(p: Position, hex: number, test: (area: number) => boolean): number[] {
  const bits = p.board.areas[hex] as number;
  const found: number[] = [];
  for (let i = 0; i < AREAS.length; i++) if (bits & (1 << i) && test(i)) found.push(i);
  return found;
}

/** The code of an area in `State.hex`. */
export const areaHex = (area: number): number => AREA - area;

/**
 * H44-6.1-d, H44-8.2.2-c, H44-8.2.2-d: why the movers may not stop in a hex they have come to: a second supply head
 * (6.1), company by extended movement (8.2.2), the EZOC they have to leave (14.2).
 */
export function restReason(p: Position, mover: Mover, hex: number): Reason {
  const { mode, side, units } = mover;
  if (bringsSecondHead(p, units, hex)) return ONE_HEAD;
  if (mover.leaves && inZone(p, enemyOf(side), hex)) return MUST_LEAVE;
  if (mode !== 'extended') return ALLOWED;
  const { heads, next } = occupancyOf(p);
  for (let u = heads[hex] as number; u >= 0; u = next[u] as number) {
    if (unitOf(u).side === side && !units.includes(u) && !units.some((v) => partedOnTheWay(p, u, v)))
      return WITH_FRIENDS;
  }
  return side === GERMAN && hiddenIn(p)[hex] === 1 ? WITH_FRIENDS : ALLOWED;
}

function bringsSecondHead(p: Position, units: readonly number[], hex: number): boolean {
  for (const u of units)
    if (unitOf(u).supplyHead) return unitsIn(p, hex).some((v) => unitOf(v).supplyHead && !units.includes(v));
  return false;
}

/** Parts of points, or hexes, that the movers have left: the least of them. */
export function leftOf(p: Position, { units, mode }: Mover): number {
  let least = Infinity;
  for (const u of units) least = Math.min(least, allowanceOf(p, u, mode) - (p.s.spent[u] as number));
  return least;
}

/** The unit on its own, about to move in this mode. */
export const alone = (u: number, mode: Mode): Mover => ({ side: unitOf(u).side, units: [u], mode, steps: 0, woods: 0 });

/** H44-2.3.6-b, 14.2: a disrupted green unit in an EZOC: if it moves it has to end outside. */
export const isBound = (p: Position, u: number): boolean =>
  p.s.order[u] === DISRUPTED &&
  unitOf(u).quality === GREEN &&
  onMap(p, u) &&
  inZone(p, enemyOf(unitOf(u).side), hexOf(p, u));

/** The unit on its own as it would move now: from the start, or going on where another unit has come out of it (21.3). */
export const moverOf = (p: Position, u: number, mode: Mode): Mover => ({
  ...alone(u, mode),
  ...wayOf(p, u),
  ...(isBound(p, u) && { leaves: true }),
});
