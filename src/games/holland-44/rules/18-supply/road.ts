import { CITY } from '../../position/board.ts';
import {
  ALLIED,
  enemyOf,
  hexAcross,
  holds,
  isBroken,
  objectiveIn,
  spanAcross,
  type Control,
  type Position,
  type Side,
} from '../../position/position.ts';
import { INTACT, SAFE } from '../../position/state.ts';
import { keeperOf } from '../05-bridges/last-users.ts';
import { controlOf } from '../07-zoc/zoc.ts';

/** H44-18.3.2-d: an empty city hex belongs to its last occupant (RUL-H44-138). */
const isHostileCity = (p: Position, side: Side, hex: number): boolean =>
  p.board.terrain[hex] === CITY && !holds(p, side, hex) && p.s.holders[objectiveIn(p, hex)] !== side;

/**
 * H44-18.3.2-b, H44-18.3.2-c: may the road part go through the hex: by road, without enemies, outside EZOC even where a
 * friend stands.
 */
export const isRoadHex = (
  p: Position,
  side: Side,
  hex: number,
  { zone }: Pick<Control, 'zone'> = controlOf(p, enemyOf(side)),
): boolean =>
  p.board.roadIn[hex] !== 0 && zone[hex] === 0 && !holds(p, enemyOf(side), hex) && !isHostileCity(p, side, hex);

/**
 * H44-18.3.2-f, H44-18.3.2-g: the Allies need the Intact marker, the Germans a bridge without it; where there are no
 * markers, the last who were there (RUL-H44-03).
 */
function isBridgeOurs(p: Position, side: Side, span: number): boolean {
  if (p.s.bridges[span] === SAFE) return keeperOf(p, span) === side;
  return (p.s.bridges[span] === INTACT) === (side === ALLIED);
}

/**
 * H44-18.3.2-e: may the road part cross the hexside: along a road, over no blown bridge nor ferry, over the bridges of
 * one's own?
 */
function isRoadSide(p: Position, side: Side, at: number): boolean {
  if (p.board.road[at] === 0) return false;
  const span = spanAcross(p, at);
  return span < 0 || (!isBroken(p.s.bridges[span]) && isBridgeOurs(p, side, span));
}

/** The next hex on the way by road, as `roadsTo` gives it. */
export const nextByRoad = (towards: Int16Array, hex: number): number => towards[hex] as number;

/**
 * H44-18.3.2-a: hexes from which a road part of any length leads to one of these; the overland part may end in them
 * (RUL-H44-135). `towards` is given the next hex on the way from each of them, the hex itself at the end.
 */
export function roadsTo(p: Position, side: Side, ends: readonly number[], towards?: Int16Array): number[] {
  const seen = new Uint8Array(p.board.grid.size);
  const found: number[] = [];
  const enemy = controlOf(p, enemyOf(side));
  const visit = (hex: number, next: number): void => {
    if (seen[hex] === 1) return;
    seen[hex] = 1;
    if (!isRoadHex(p, side, hex, enemy)) return;
    found.push(hex);
    if (towards) towards[hex] = next;
  };
  for (const hex of ends) visit(hex, hex);
  // The list grows while it is read.
  for (const hex of found) {
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      const to = hexAcross(p, at);
      if (to >= 0 && isRoadSide(p, side, at)) visit(to, hex);
    }
  }
  return found;
}
