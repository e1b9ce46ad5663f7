import {
  enemyOf,
  GERMAN,
  hiddenIn,
  marked,
  unitOf,
  unitsIn,
  type Position,
  type Side,
} from '../../position/position.ts';
import { FELL_BACK } from '../../position/state.ts';
import { inZone } from '../07-zoc/zoc.ts';

/** A unit that has to retreat. */
export interface Retreater {
  u: number;
  side: Side;
  /** Where it sets out. */
  from: number;
  least: number;
  most: number;
  /** All units of this retreat, gone or to go: they let nobody end in a zone, nor stop (RUL-H44-105). */
  together: readonly number[];
  /** Those that have stopped early already. */
  halted: readonly number[];
  /** The others that have still to go. */
  waiting: readonly number[];
  /** It disengages (27.1): no EZOC without a friend, and no stop by 13.3. */
  isFree: boolean;
}

/** Hexes entered, in order; the last may be the code of an entry area. */
export type Path = readonly number[];

export const lastOf = (path: Path): number => path.at(-1) as number;
/** 19.5: does the path end in an entry area? */
export const isOut = (path: Path): boolean => path.length > 0 && lastOf(path) < 0;

/** H44-25.2.1-g: does a friend stand there, an unknown unit included, or a unit that fulfils the test? */
export const hasFriend = (p: Position, side: Side, hex: number, test: (v: number) => boolean): boolean =>
  (side === GERMAN && hiddenIn(p)[hex] === 1) || unitsIn(p, hex).some((v) => unitOf(v).side === side && test(v));

/** H44-13.2-f, RUL-H44-112: neither of this retreat nor back from another one in this turn. */
export const isFresh = (p: Position, r: Retreater, v: number): boolean =>
  !r.together.includes(v) && !marked(p, v, FELL_BACK);

/** H44-13.1.3-d, H44-13.1.3-f, H44-13.2-e, RUL-H44-303: is it in EZOC for who passes: with no friend there, retreated before or not? */
export const isZoned = (p: Position, r: Retreater, hex: number): boolean =>
  inZone(p, enemyOf(r.side), hex) && !hasFriend(p, r.side, hex, (v) => v !== r.u);

/** H44-13.1.3-e, H44-13.2-f: and for who would end there: with no friend who has not retreated? */
export const isZonedAtEnd = (p: Position, r: Retreater, hex: number): boolean =>
  inZone(p, enemyOf(r.side), hex) && !hasFriend(p, r.side, hex, (v) => isFresh(p, r, v));
