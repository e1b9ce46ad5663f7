import { LAKE } from '../../position/board.ts';
import {
  enemyOf,
  hexAcross,
  holds,
  isMajorGap,
  type Control,
  type Position,
  type Side,
} from '../../position/position.ts';
import { controlOf } from '../07-zoc/zoc.ts';
import { isUsable } from '../08-movement/ferries.ts';
import { isCanalGap } from '../08-movement/terrain.ts';
import { isEngineerFerry } from '../23-special-units/engineers.ts';

/**
 * H44-18.3.1-b: a major river without a bridge stops the path, but not where a ferry can be used, an engineer's
 * included.
 */
const isRiverOpen = (p: Position, side: Side, at: number): boolean =>
  !isMajorGap(p, at) || (p.board.ferry[at] === 1 && isUsable(p, side, at)) || isEngineerFerry(p, side, at);

/**
 * H44-18.3.1-c: the path enters no hex that an enemy holds, and no bond of the enemy's; any terrain but a lake, which
 * is water.
 */
interface Tracer {
  side: Side;
  enemy: Side;
  control: Control;
  /** Not across canals without a bridge (18.6). */
  dry: boolean;
}

function tracerOf(p: Position, side: Side, dry = false): Tracer {
  const enemy = enemyOf(side);
  return { side, enemy, control: controlOf(p, enemy), dry };
}

/**
 * H44-7.4.2-d, H44-18.3.1-c: the path enters no hex that an enemy holds, and no bond of the enemy's; any terrain but a
 * lake, which is water.
 */
const isHexOpen = (p: Position, { side, enemy, control }: Tracer, hex: number): boolean =>
  p.board.terrain[hex] !== LAKE && !holds(p, enemy, hex) && (control.bondHex[hex] === 0 || holds(p, side, hex));

/** H44-18.3.1-d, H44-25.2.1-g: an EZOC that no friend negates by standing there. */
const isWatched = (p: Position, { side, control }: Tracer, hex: number): boolean =>
  control.zone[hex] === 1 && !holds(p, side, hex);

/**
 * H44-7.4.2-d, H44-18.3.1-c: over no bond of the enemy's that can be pushed to either side. Nobody walks the path: only
 * who stands beside the hexside keeps a bond from his hex.
 */
const isSideOpen = (p: Position, { side, control }: Tracer, at: number, back = opposite(p, at)): boolean =>
  isRiverOpen(p, side, at) && !isPushed(p, side, control, at) && !isPushed(p, side, control, back);

/** Is the bond pushed over the hexside as it is numbered, into a hex without units of this side? */
const isPushed = (p: Position, side: Side, { bondSide }: Control, at: number): boolean =>
  bondSide[at] === 1 && !holds(p, side, hexAcross(p, at));

/** The hexside as it is numbered from its other hex. */
const opposite = (p: Position, at: number): number => hexAcross(p, at) * 6 + (((at % 6) + 3) % 6);

/** Where overland paths end. */
export interface Ends {
  /** Hexes at the end of the path. */
  hexes: readonly number[];
  /** Hexes from which one more step leads off the map, into an area. */
  edge: readonly number[];
}

/**
 * H44-18.3.1-a: for every hex, the hexes entered on the shortest overland path from it to the nearest end, an area
 * counting as one; -1 where there is none of at most `most`. `dry`: only paths that cross no canal without a bridge
 * (18.6).
 */
export function overlandFrom(
  p: Position,
  side: Side,
  { hexes, edge }: Ends,
  { most = Infinity, dry = false }: { most?: number; dry?: boolean } = {},
): Int16Array {
  const tracer = tracerOf(p, side, dry);
  const lengths = new Int16Array(p.board.grid.size).fill(-1);
  let wave: number[] = [];
  for (const hex of hexes) addAt(lengths, hex, 0, wave);
  for (let length = 1; length <= most && (length === 1 || wave.length > 0); length++) {
    const before: number[] = [];
    if (length === 1) for (const hex of edge) addAt(lengths, hex, 1, before);
    for (const hex of wave) if (isHexOpen(p, tracer, hex)) addBefore(p, tracer, hex, lengths, before);
    wave = before;
  }
  return lengths;
}

/** Gives a hex its length if it has none yet, and adds it to those of that length. */
function addAt(lengths: Int16Array, hex: number, length: number, into: number[]): void {
  if (lengths[hex] !== -1) return;
  lengths[hex] = length;
  into.push(hex);
}

/** Adds hexes that have no length yet from which the path may step into this one: not from one empty hex in EZOC to the next (18.3.1). */
function addBefore(p: Position, tracer: Tracer, hex: number, lengths: Int16Array, into: number[]): void {
  const length = lengthAt(lengths, hex) + 1;
  const watched = isWatched(p, tracer, hex);
  for (let d = 0; d < 6; d++) {
    const back = hex * 6 + d;
    const from = hexAcross(p, back);
    if (from < 0 || lengths[from] !== -1) continue;
    const at = from * 6 + ((d + 3) % 6);
    if ((tracer.dry && isCanalGap(p, at)) || !isSideOpen(p, tracer, at, back)) continue;
    if (!watched || !isWatched(p, tracer, from)) addAt(lengths, from, length, into);
  }
}

/**
 * H44-18.3.1-a: is there an overland path of at most `most` hexes from this one to an end, as `overlandFrom` has it?
 * `left`: what is left from each hex to an end: 0, 1 at the edge, -1 for none.
 */
export function isOverlandTo(p: Position, side: Side, from: number, left: Int16Array, most: number): boolean {
  const tracer = tracerOf(p, side);
  const seen = new Set([from]);
  let wave: readonly number[] = [from];
  for (let length = 0; length <= most; length++) {
    const next: number[] = [];
    for (const hex of wave) {
      const end = lengthAt(left, hex);
      if (end >= 0 && length + end <= most) return true;
      for (let at = hex * 6; at < hex * 6 + 6; at++) {
        const to = hexAcross(p, at);
        if (to < 0 || seen.has(to) || !isOpen(p, tracer, at)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    wave = next;
  }
  return false;
}

/** 18.3.1: may an overland path go over the hexside, the way it is numbered? */
export const isOverland = (p: Position, side: Side, at: number): boolean => isOpen(p, tracerOf(p, side), at);

function isOpen(p: Position, tracer: Tracer, at: number): boolean {
  const from = Math.floor(at / 6);
  const to = hexAcross(p, at);
  if (!isHexOpen(p, tracer, to) || !isSideOpen(p, tracer, at)) return false;
  return !isWatched(p, tracer, from) || !isWatched(p, tracer, to);
}

/** 18.3.1: the next hex on a shortest path of these lengths; -1 where it leads off the map. */
export function nextOverland(p: Position, side: Side, lengths: Int16Array, hex: number): number {
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const to = hexAcross(p, at);
    if (to >= 0 && lengths[to] === lengthAt(lengths, hex) - 1 && isOverland(p, side, at)) return to;
  }
  return -1;
}

/** Length of the overland part from a hex; -1 where there is none. */
export const lengthAt = (lengths: Int16Array, hex: number): number => lengths[hex] as number;
