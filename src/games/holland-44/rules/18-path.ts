import { CITY, MAJOR, CANAL } from '../board.ts';
import { AREAS, isFriendly } from '../data/areas.ts';
import { SUPPLY } from '../data/tables.ts';
import { enemyOf, GERMAN, hiddenIn, holds, isMajorGap, marked, OF, onMap, roadOver, unitOf } from '../position.ts';
import { hexOf, occupancyOf, type Position, type Side } from '../position.ts';
import { DEPLETED, INTACT, SAFE } from '../state.ts';
import type { Unit } from '../units.ts';
import { inZone, isBond, isBondAcross } from './07-zoc.ts';
import { isUsable } from './08-ferries.ts';
import { areasBeside } from './08-movement.ts';

/** 18.3: could the unit trace a path of supply if it were in this hex? */
export function hasPath(p: Position, u: number, hex: number): boolean {
  const heads = headsOf(p, unitOf(u));
  const net = roadNet(p, unitOf(u).side, heads);
  return reaches(p, unitOf(u).side, hex, (at, steps) => {
    if (net[at] === 1 || heads.includes(at)) return true;
    return steps < SUPPLY.overland && areasBeside(p, unitOf(u).side, at).length > 0;
  });
}

/** 18.2.2, AMB-H44-17: hexes of the supply heads of its division, until they are depleted. */
function headsOf(p: Position, { side, airborne, formation }: Unit): number[] {
  const division = formation === 'POL' ? '1AB' : formation;
  const isHead = (u: number): boolean =>
    unitOf(u).supplyHead && unitOf(u).formation === division && onMap(p, u) && !marked(p, u, DEPLETED);
  return airborne ? OF[side].filter(isHead).map((u) => hexOf(p, u)) : [];
}

/** 18.3.1: does an overland path of at most four hexes lead to a hex that will do? */
function reaches(p: Position, side: Side, from: number, isEnd: (hex: number, steps: number) => boolean): boolean {
  const seen = new Set<string>();
  let front = [{ hex: from, watched: false }];
  for (let steps = 0; steps <= SUPPLY.overland; steps++) {
    const next: typeof front = [];
    for (const { hex, watched } of front) {
      if (isEnd(hex, steps)) return true;
      for (let at = hex * 6; at < hex * 6 + 6; at++) {
        const to = p.board.grid.neighbours[at] as number;
        if (to < 0 || !mayTrace(p, side, at, to)) continue;
        const isWatched = inZone(p, enemyOf(side), to) && !hasFriend(p, side, to);
        if ((isWatched && watched) || seen.has(`${to} ${isWatched}`)) continue;
        seen.add(`${to} ${isWatched}`);
        next.push({ hex: to, watched: isWatched });
      }
    }
    front = next;
  }
  return false;
}

const hasFriend = (p: Position, side: Side, hex: number): boolean =>
  occupancyOf(p).count[side][hex] !== 0 || (side === GERMAN && hiddenIn(p)[hex] === 1);

/** 18.3.1: not through enemies and bonds, nor over a major river but by bridge or ferry. */
function mayTrace(p: Position, side: Side, at: number, to: number): boolean {
  const enemy = enemyOf(side);
  if (holds(p, enemy, to) || isBond(p, enemy, to) || isBondAcross(p, enemy, at)) return false;
  return !isMajorGap(p, at) || (p.board.ferry[at] === 1 && isUsable(p, side, at));
}

/** 18.3.2: 1 in every hex from which a road leads to a source. */
function roadNet(p: Position, side: Side, heads: readonly number[]): Uint8Array {
  const net = new Uint8Array(p.board.grid.size);
  const queue = [...heads];
  AREAS.forEach(({ id }, i) => {
    if (isFriendly(i, side, p.s.turn)) queue.push(...(p.board.edges.get(id) ?? []));
  });
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    if (net[hex] === 1 || !carriesRoad(p, side, hex)) continue;
    net[hex] = 1;
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      const to = p.board.grid.neighbours[at] as number;
      if (to >= 0 && roadOver(p, at) > 0 && isOpenBridge(p, side, at)) queue.push(to);
    }
  }
  return net;
}

/** 18.3.2: a hex with a road, without enemies, outside EZOC, and no empty city that the enemy held last. */
function carriesRoad(p: Position, side: Side, hex: number): boolean {
  const enemy = enemyOf(side);
  if (p.board.roadIn[hex] === 0 || holds(p, enemy, hex) || inZone(p, enemy, hex)) return false;
  return p.board.terrain[hex] !== CITY || hasFriend(p, side, hex) || isHeld(p, side, hex);
}

const isHeld = (p: Position, side: Side, hex: number): boolean => {
  const slot = p.board.slot[hex] as number;
  return slot >= 0 && p.s.holders[slot] === side;
};

/** 18.3.2: the Allies need an intact bridge, the Germans one that is not marked so; those of 5.7 are his who was last there (RUL-H44-03). */
function isOpenBridge(p: Position, side: Side, at: number): boolean {
  const span = p.board.spanAt[at] as number;
  if (span < 0 || (p.board.river[at] !== MAJOR && p.board.river[at] !== CANAL)) return true;
  const how = p.s.bridges[span];
  if (how !== SAFE) return (how === INTACT) === (side !== GERMAN);
  const isAllied = [Math.floor(at / 6), p.board.grid.neighbours[at] as number].some((hex) => isHeld(p, 0, hex));
  return isAllied === (side !== GERMAN);
}
