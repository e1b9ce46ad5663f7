import { DISMOUNTED, DONE, REPLACEMENT, SPENT, type MoveFrame } from '../../../src/games/holland-44/position/state.ts';
import {
  areasBy,
  areaIds,
  around,
  edgeOf,
  hasRoad,
  isAreaFerry,
  isFriendly,
  isSoft,
  PANNERDEN,
  sideOf,
  terrainOf,
  touching,
} from './board.ts';
import { mayCross as mayKeep } from './boundaries.ts';
import { printOf } from './counters.ts';
import { allowanceOf, costOf, POINT, trafficCost } from './costs.ts';
import { mayFerry, mayFerryOff } from './ferries.ts';
import * as position from './position.ts';
import { areaHex, type Board } from './position.ts';
import { fits } from './stacking.ts';
import { controlOf, inZone, isBarred } from './zoc.ts';

/** Units on the move, and where. */
export interface Group {
  b: Board;
  side: number;
  units: readonly number[];
  mode: string;
  /** Hexes gone, and those of woods among them off the road. */
  hexesMoved: number;
  woods: number;
  at: number;
}

export const groupOf = (b: Board, { side, units, mode, hexesMoved, woods }: MoveFrame): Group => ({
  b,
  side,
  units,
  mode,
  hexesMoved,
  woods,
  at: position.placeOf(b, units[0] as number),
});

const area = (place: number): string => areaIds[-10 - place] as string;

/** 25.1, 25.4: only an unrevealed unit holds the hex, and units in full retreat. */
const isUnknownAlone = (b: Board, hex: number): boolean =>
  b.unknown.has(hex) && b.at(hex).every((u) => printOf(u).side === 0 || position.isRouted(b, u));

/** RUL-H44-173: of enemies only the unrevealed unit of that hex has the group's hex in its zone. */
function isShadowOf({ b, at }: Group, to: number): boolean {
  const others = around(at).filter(
    (hex) => hex !== to && position.isEnemyIn(b, 0, hex) && !position.isMoat(b, hex, at),
  );
  const real = others.filter(
    (hex) => b.unknown.has(hex) || b.at(hex).some((u) => printOf(u).side === 1 && !position.isRouted(b, u)),
  );
  return isUnknownAlone(b, to) && real.length === 0;
}

/** 8.3.3, RUL-H44-321: who has fought an unknown unit is spent too, but has given up no movement. */
function mayInfiltrate({ b, mode, at, side }: Group): boolean {
  if (mode !== 'tactical') return false;
  if (terrainOf(at) === 'city') return true;
  const gaveUp = b
    .at(at)
    .filter((u) => printOf(u).side === side && position.isMarked(b, u, SPENT) && !position.isMarked(b, u, DONE));
  const steps = gaveUp.reduce((sum, u) => sum + position.stepsOf(b, u), 0);
  return ['woods', 'town'].includes(terrainOf(at)) && steps >= 2;
}

/** 7.2: who has entered an EZOC stops. */
const isStopped = (group: Group, to: number): boolean =>
  group.at >= 0 &&
  group.hexesMoved > 0 &&
  inZone(group.b, group.side, group.at) &&
  !mayInfiltrate(group) &&
  !(to >= 0 && group.side === 0 && isShadowOf(group, to));

/** 8.5: the river between, by mode. */
function mayCross({ b, units, mode, hexesMoved, at }: Group, to: number): boolean {
  if (at < 0 || to < 0 || !position.isWet(b, at, to)) return true;
  const { river } = sideOf(at, to);
  if (river === 'major') return mode === 'tactical' && mayFerry(b, units, at, to);
  if (units.some((u) => position.isVehicle(b, u))) return false;
  return river === 'minor' || (mode === 'tactical' && hexesMoved === 0);
}

/** 8.6.2: vehicles and soft ground, in every mode. */
const isFirm = ({ b, units, at }: Group, to: number): boolean =>
  !units.some((u) => position.isVehicle(b, u)) ||
  (at < 0
    ? !isSoft(to) || hasRoad(to)
    : sideOf(at, to).road !== undefined
      ? !position.isWet(b, at, to) || !(isSoft(at) || isSoft(to))
      : !(isSoft(at) || isSoft(to)));

const touchesEnemy = (b: Board, side: number, hex: number): boolean =>
  [hex, ...around(hex)].some((next) => position.isEnemyIn(b, side, next));

/** 14.3.2: in full retreat only beside a friend that is not. */
function mayFace({ b, side, units }: Group, to: number): boolean {
  if (!units.some((u) => position.isRouted(b, u)) || !inZone(b, side, to)) return true;
  return (
    (side === 1 && b.unknown.has(to)) || b.at(to).some((u) => printOf(u).side === side && !position.isRouted(b, u))
  );
}

/** 6.4.2: mechanised units and hexes that are overfull before they come. */
const hasRoom = ({ b, side, units, mode }: Group, to: number): boolean =>
  mode === 'tactical' ||
  !units.some((u) => position.isMechanised(b, u) && !position.isMarked(b, u, DISMOUNTED)) ||
  fits(b.at(to).filter((u) => printOf(u).side === side));

/** Everything but points that bars a hex of the map. */
function mayEnter(group: Group, to: number): boolean {
  const { b, side, mode, at, units } = group;
  if (terrainOf(to) === 'lake') return false;
  const mayReveal = side === 0 && mode !== 'extended' && isUnknownAlone(b, to);
  // Only who can attack enters the hex of an unknown unit (9.1, 25.3.1).
  if (position.isEnemyIn(b, side, to) && !(mayReveal && units.every((u) => position.attackOf(b, u) > 0))) return false;
  if (at >= 0 && isBarred(b, side, at, to)) return false;
  if (at < 0 && controlOf(b, 1 - side).hexes.has(to)) return false;
  if (mode === 'extended' && touchesEnemy(b, side, to)) return false;
  return (
    mayCross(group, to) &&
    isFirm(group, to) &&
    mayFace(group, to) &&
    hasRoom(group, to) &&
    units.every((u) => mayKeep(b, u, to))
  );
}

/** Sixths for the whole group; hexes in tactical movement; undefined: not to be entered. */
export function priceOf(group: Group, to: number): number | undefined {
  const { b, units, at, mode, woods, side } = group;
  if (mode === 'tactical') return 1;
  const costs = units.map((u) => {
    const cost = to < 0 ? POINT : costOf(b, u, at, to, woods);
    return cost === undefined ? Infinity : cost + trafficCost(b, u, to);
  });
  const shadow = side === 0 && to >= 0 && at >= 0 && isShadowOf(group, to);
  const leaving = at >= 0 && inZone(b, side, at) && !shadow ? 2 * POINT : 0;
  const price = Math.max(...costs) + leaving;
  return price === Infinity ? undefined : price;
}

/** 8.2.2: an extended move may not end here with others; whether one that passes can still end elsewhere is not asked. */
export const isCrowded = ({ b, side, units, mode }: Group, to: number): boolean =>
  mode === 'extended' &&
  to >= 0 &&
  (b.unknown.has(to) || b.at(to).some((u) => printOf(u).side === side && !units.includes(u)));

/** Sixths, or hexes, that the poorest has left. */
export const leftOf = ({ b, units, mode, hexesMoved }: Group): number =>
  Math.min(
    ...units.map((u) => allowanceOf(b, u, mode) - (b.s.spent[u] as number)),
    // RUL-H44-151: a part has gone as many hexes as its parent.
    mode === 'tactical' ? 2 - hexesMoved : Infinity,
  );

const isReplaced = ({ b, units }: Group): boolean => units.some((u) => position.isMarked(b, u, REPLACEMENT));

/** 19.3, 19.6, 23.1.2: areas that may be entered. */
function areasFor(group: Group): number[] {
  const { b, side, at, hexesMoved } = group;
  const open = (id: string): boolean =>
    isFriendly(id, side, b.turn) && !(b.turn === 1 && side === 1 && !['A', 'L'].includes(id));
  if (at < 0) return hexesMoved === 0 ? touching(area(at)).filter(open).map(areaHex) : [];
  const ferried = areaIds.filter((id) => isAreaFerry(at, id) && isByFerry(group));
  return [...(areasBy[at] as string[]), ...ferried].filter(open).map(areaHex);
}

/** RUL-H44-71: by tactical movement. */
const isByFerry = ({ b, units, mode }: Group): boolean => mode === 'tactical' && mayFerryOff(b, units);

const hexesFor = (group: Group): readonly number[] =>
  group.at >= 0
    ? around(group.at)
    : [...edgeOf(area(group.at)), ...[PANNERDEN].filter((hex) => isAreaFerry(hex, area(group.at)) && isByFerry(group))];

/** 8: every place that a group may enter next. */
export function nextPlaces(group: Group): number[] {
  if (group.hexesMoved > 0 && (group.at < 0 || isReplaced(group))) return [];
  const left = leftOf(group);
  const affordable = (to: number): boolean => (priceOf(group, to) ?? Infinity) <= left && !isStopped(group, to);
  const hexes = hexesFor(group).filter((to) => mayEnter(group, to) && affordable(to));
  return [...hexes, ...areasFor(group).filter((to) => group.at < 0 || affordable(to))];
}
