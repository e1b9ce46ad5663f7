import { RETREATED, type RetreatFrame } from '../../../src/games/holland-44/position/state.ts';
import { around, areasBy, distance, isFriendly, isVillage, sideOf, terrainOf } from './board.ts';
import { PRINTS, printOf } from './counters.ts';
import type { Ledger } from './ledger.ts';
import * as position from './position.ts';
import { areaHex, boardOf, type Board } from './position.ts';
import { stepsIn } from './stacking.ts';
import { supplyOf } from './supply.ts';
import { inZone, isBarred } from './zoc.ts';

/** Everything that a retreat is judged by. */
export interface Flight {
  b: Board;
  side: number;
  /** The battle hex. */
  hex: number;
  /** Units that have already retreated, or are about to: they are no friends for 13.2 and 13.3. */
  gone: ReadonlySet<number>;
  /** It disengages (27.1). */
  leaving: boolean;
  /** 13.1.3: the unit would be in supply in a hex. */
  supplied(u: number, hex: number): boolean;
}

/** A way of retreat: hexes entered, the last one perhaps an entry area. */
type Path = readonly number[];

export function flightOf(b: Board, ledger: Ledger, { side, hex, units, why }: RetreatFrame): Flight {
  const retreated = PRINTS.filter(({ index }) => position.isMarked(b, index, RETREATED)).map(({ index }) => index);
  const known = new Map<string, boolean>();
  return {
    b,
    side,
    leaving: why === 'disengage',
    // 14.3.2: a unit that leaves before an enemy has its own hex for the battle hex.
    hex: why === 'rout' ? position.placeOf(b, units[0] as number) : hex,
    gone: new Set([...ledger.fallen, ...retreated, ...units]),
    supplied(u, end) {
      const key = `${u} ${end}`;
      if (!known.has(key)) known.set(key, supplyOf(boardOf({ ...b.s, hex: b.s.hex.with(u, end) }), ledger, side)(u));
      return known.get(key) as boolean;
    },
  };
}

/** Friends that have not retreated (13.2, 13.3); unrevealed units are friends of the Germans. */
export const friendsIn = ({ b, side, gone }: Flight, hex: number): number[] =>
  b.at(hex).filter((u) => printOf(u).side === side && !gone.has(u));
const hasFriends = (flight: Flight, hex: number): boolean =>
  (flight.side === 1 && flight.b.unknown.has(hex)) || friendsIn(flight, hex).length > 0;

/** 13.1.3, 13.2, RUL-H44-303: an EZOC in which no friend stands, whether he has retreated or not. */
const isBare = ({ b, side }: Flight, hex: number, u: number): boolean =>
  inZone(b, side, hex) &&
  !(side === 1 && b.unknown.has(hex)) &&
  b.at(hex).every((other) => printOf(other).side !== side || other === u);

/** 13.2: an EZOC in which nobody may end: friends who have retreated do not help. */
const isShut = (flight: Flight, hex: number): boolean => inZone(flight.b, flight.side, hex) && !hasFriends(flight, hex);

/** 13.2, 7.4.2: a step that does not eliminate. Minor rivers are for those who are no vehicles. */
export function mayFall({ b, side }: Flight, u: number, from: number, to: number): boolean {
  if (terrainOf(to) === 'lake' || position.isEnemyIn(b, side, to) || isBarred(b, side, from, to)) return false;
  if (position.isVehicle(b, u)) return position.bearsVehicles(b, from, to);
  return sideOf(from, to).river === 'minor' || !position.isWet(b, from, to);
}

const areasAt = ({ b, side }: Flight, hex: number): number[] =>
  (areasBy[hex] as string[]).filter((area) => isFriendly(area, side, b.turn)).map(areaHex);

/** 6.1: a supply head finds no other. */
const isHeadless = ({ b }: Flight, u: number, hex: number): boolean =>
  printOf(u).type !== 'supply_head' || !b.at(hex).some((other) => other !== u && printOf(other).type === 'supply_head');

/** 13.2: may the retreat end here? */
const mayEnd = (flight: Flight, u: number, hex: number): boolean =>
  hex < 0 || (!isShut(flight, hex) && isHeadless(flight, u, hex));

/** All ways of up to `most` hexes onwards from a hex that the unit lives through, those ended at an area included. */
export function pathsFrom(flight: Flight, u: number, from: number, path: Path, most: number): Path[] {
  if (path.length >= most || from < 0) return mayEnd(flight, u, from) ? [path] : [];
  const found: Path[] = areasAt(flight, from).map((area) => [...path, area]);
  for (const to of around(from)) {
    if (to === flight.hex || path.includes(to) || !mayFall(flight, u, from, to)) continue;
    // 27.1.1: who disengages does not go into a zone at all.
    if (isBare(flight, to, u) && (flight.leaving || (path.length > 0 && isBare(flight, from, u)))) continue;
    found.push(...pathsFrom(flight, u, to, [...path, to], most));
  }
  return found;
}

/** 13.1.3: how well a way keeps the guidelines 2 to 6; less is better, the first difference decides. */
export function score(flight: Flight, u: number, path: Path): number[] {
  const { b, side, hex } = flight;
  const end = path.at(-1) as number;
  const bare = path.filter((at) => at >= 0 && isBare(flight, at, u)).length;
  if (end < 0) return [0, bare, 0, 0, 0];
  const here = b.at(end).filter((other) => other !== u);
  const friends = here.length > 0 || (side === 1 && b.unknown.has(end));
  const near = around(end).some((next) => position.isEnemyIn(b, side, next) && !position.isMoat(b, end, next));
  return [
    distance(hex, end) >= 2 ? 0 : 1,
    bare,
    friends && near ? 1 : 0,
    flight.supplied(u, end) ? 0 : 1,
    stepsIn(b, [...here, u]) > 9 ? 1 : 0,
  ];
}

export const compare = (one: readonly number[], other: readonly number[]): number => {
  const i = one.findIndex((value, at) => value !== other[at]);
  return i < 0 ? 0 : (one[i] as number) - (other[i] as number);
};

/** RUL-H44-106: of the ways of one length those that are best in all guidelines. */
export function bestPaths(flight: Flight, u: number, length: number): Path[] {
  if (position.printedAllowance(flight.b, u) === 0) return [];
  const scored = pathsFrom(flight, u, flight.b.s.hex[u] as number, [], length).map((path) => ({
    path,
    by: score(flight, u, path),
  }));
  const best = scored.map(({ by }) => by).toSorted(compare)[0];
  return best ? scored.filter(({ by }) => compare(by, best) === 0).map(({ path }) => path) : [];
}

const SHELTER = ['city', 'town', 'woods'];
/** 13.3: ground or friends with whom a retreat may stop after one hex; in EZOC one of them in order. */
export function mayHalt(flight: Flight, u: number, hex: number): boolean {
  const { b } = flight;
  if (hex < 0) return false;
  const shelter = SHELTER.includes(terrainOf(hex)) || isVillage(hex) || hasFriends(flight, hex);
  if (!shelter || !isHeadless(flight, u, hex)) return false;
  if (!inZone(b, flight.side, hex) || (flight.side === 1 && b.unknown.has(hex))) return true;
  return friendsIn(flight, hex).some((other) => position.isGood(b, other));
}
