import { AREAS, isFriendly } from '../../data/areas.ts';
import { areaBits, GERMAN, type Position, type Side } from '../../position/position.ts';
import { AREA } from '../../position/state.ts';

/** 23.1.2: areas that Germans may enter on turn 1. */
const FIRST_AREAS: readonly string[] = ['A', 'L'];

/** H44-19.4-d, H44-23.1.2-b, 19.3.1: may units of the side move into an area on this turn? */
export const isOpenArea = (area: number, side: Side, turn: number): boolean =>
  isFriendly(area, side, turn) && (side !== GERMAN || turn > 1 || FIRST_AREAS.includes(AREAS[area]?.id ?? ''));

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
  const bits = areaBits(p, hex);
  const found: number[] = [];
  for (let i = 0; i < AREAS.length; i++) if (bits & (1 << i) && test(i)) found.push(i);
  return found;
}

/** The code of an area in `State.hex`. */
export const areaHex = (area: number): number => AREA - area;
