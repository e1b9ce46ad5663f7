import { DEPLETED } from '../../../src/games/holland-44/position/state.ts';
import {
  areaIds,
  areasBy,
  around,
  bridgeName,
  edgeOf,
  hasRoad,
  isAreaFerry,
  isFriendly,
  PANNERDEN,
  sideOf,
  terrainOf,
} from './board.ts';
import { PRINTS, printOf } from './counters.ts';
import { keeperOf, neverBlown, type Ledger } from './ledger.ts';
import * as position from './position.ts';
import { type Board } from './position.ts';
import { inZone, isBarred } from './zoc.ts';

/** What a path of supply may lead to. */
export interface Sources {
  areas: readonly string[];
  hexes: readonly number[];
}

/** 19.2: all friendly areas. */
export const friendlyAreas = (side: number, turn: number): string[] =>
  areaIds.filter((area) => isFriendly(area, side, turn));

/** 18.3.2: a hex that the road part may enter. */
function isRoadHex(b: Board, ledger: Ledger, side: number, hex: number): boolean {
  if (!hasRoad(hex) || position.isEnemyIn(b, side, hex) || inZone(b, side, hex)) return false;
  return terrainOf(hex) !== 'city' || position.isFriendIn(b, side, hex) || ledger.last.get(hex) === side;
}

/** 18.3.2: a road that may be followed from one hex to the next. */
function isRoadOpen(b: Board, ledger: Ledger, side: number, from: number, to: number): boolean {
  const { road, bridge } = sideOf(from, to);
  if (road === undefined || position.isWet(b, from, to) || isBarred(b, side, from, to)) return false;
  if (bridge === undefined) return true;
  if (neverBlown(from, to)) return keeperOf(ledger, from, to) === side;
  return (b.bridges[bridgeName(from, to)] === 'intact') === (side === 0);
}

/** Hexes from which a road leads to one of the sources. */
export function roadNet(b: Board, ledger: Ledger, side: number, { areas, hexes }: Sources): Set<number> {
  const starts = [...areas.flatMap(edgeOf), ...hexes].filter((hex) => isRoadHex(b, ledger, side, hex));
  const net = new Set(starts);
  for (const hex of net)
    for (const next of around(hex))
      if (!net.has(next) && isRoadOpen(b, ledger, side, next, hex) && isRoadHex(b, ledger, side, next)) net.add(next);
  return net;
}

/** 8.5.5, RUL-H44-69: both ends free of enemies and their zone. */
export const isFerryOpen = (b: Board, side: number, from: number, to: number): boolean =>
  sideOf(from, to).ferry === true &&
  [from, to].every((hex) => !position.isEnemyIn(b, side, hex) && !inZone(b, side, hex));

/** 23.3.3, RUL-H44-342: an Allied engineer in good order that has not helped in an assault of this turn. */
export const isFerryman = (b: Board, u: number): boolean =>
  printOf(u).side === 0 && printOf(u).type === 'engineer' && position.isGood(b, u) && !b.s.own.assaults[u];

/** 23.3.3: with engineers at either end. */
const isFerried = (b: Board, side: number, from: number, to: number): boolean =>
  side === 0 && [from, to].some((hex) => b.at(hex).some((u) => isFerryman(b, u)));

/** 18.3.1: a step of the overland part; `dry`: over no canal without a bridge (18.6). */
function mayPass(b: Board, side: number, from: number, to: number, dry: boolean): boolean {
  if (terrainOf(to) === 'lake' || position.isEnemyIn(b, side, to) || isBarred(b, side, from, to)) return false;
  if (dry && sideOf(from, to).river === 'canal' && position.isWet(b, from, to)) return false;
  return !position.isMoat(b, from, to) || isFerryOpen(b, side, from, to) || isFerried(b, side, from, to);
}

const isEmptyZone = (b: Board, side: number, hex: number): boolean =>
  !position.isFriendIn(b, side, hex) && inZone(b, side, hex);

/** RUL-H44-71: neither an enemy nor his zone at the ferry that leads to an area. */
export const isBankFree = (b: Board, side: number): boolean =>
  !position.isEnemyIn(b, side, PANNERDEN) && !inZone(b, side, PANNERDEN);

/** The hex lies on the edge of one of these areas, or its ferry leads there. */
const leadsTo = (b: Board, side: number, hex: number, areas: readonly string[]): boolean =>
  (areasBy[hex] as string[]).some((area) => areas.includes(area)) ||
  areas.some((area) => isAreaFerry(hex, area) && isBankFree(b, side));

/** Hexes that an overland path from a hex can reach, each with the fewest hexes entered; no two empty ones in a row in EZOC. */
export function overland(b: Board, side: number, from: number, most: number, dry = false): Map<number, number> {
  const reached = new Map<number, number>([[from, 0]]);
  const seen = new Set<number>([2 * from]);
  let front: [number, boolean][] = [[from, false]];
  for (let steps = 1; steps <= most && front.length > 0; steps++) {
    const next: [number, boolean][] = [];
    for (const [hex, bare] of front)
      for (const to of around(hex)) {
        const empty = isEmptyZone(b, side, to);
        const key = 2 * to + (empty ? 1 : 0);
        if (seen.has(key) || (bare && empty) || !mayPass(b, side, hex, to, dry)) continue;
        seen.add(key);
        if (!reached.has(to)) reached.set(to, steps);
        next.push([to, empty]);
      }
    front = next;
  }
  return reached;
}

/** 18.3: a path of at most four hexes overland and any length by road; an area is a hex of the path (RUL-H44-134). */
export function hasPath(b: Board, side: number, from: number, sources: Sources, net: ReadonlySet<number>, dry = false) {
  return [...overland(b, side, from, 4, dry)].some(
    ([hex, steps]) =>
      net.has(hex) || sources.hexes.includes(hex) || (steps < 4 && leadsTo(b, side, hex, sources.areas)),
  );
}

const DIVISIONS: Readonly<Record<string, string>> = { '1AB': '1AB', POL: '1AB', '82': '82', '101': '101' };
/** 18.2.2, AMB-H44-17: the supply head of an airborne unit. */
export const headOf = (u: number): number =>
  PRINTS.find(
    ({ type, formations }) => type === 'supply_head' && formations[0] === DIVISIONS[printOf(u).formations[0] ?? ''],
  )?.index ?? -1;

/** The check of a supply phase; `head` is the supply head that still supplies a unit. */
export interface Supplied {
  (u: number, dry?: boolean, from?: number): boolean;
}

/** 18.1: is a unit on the map in supply? */
export function supplyOf(b: Board, ledger: Ledger, side: number): Supplied {
  const areas = friendlyAreas(side, b.turn);
  const nets = new Map<number, Set<number>>();
  return (u, dry = false, from = position.placeOf(b, u)) => {
    const head = printOf(u).airborne ? headOf(u) : -1;
    const usable = head >= 0 && position.placeOf(b, head) >= 0 && !position.isMarked(b, head, DEPLETED);
    const sources = { areas, hexes: usable ? [position.placeOf(b, head)] : [] };
    const key = usable ? head : -1;
    const net = nets.get(key) ?? roadNet(b, ledger, side, sources);
    nets.set(key, net);
    return hasPath(b, side, from, sources, net, dry);
  };
}
