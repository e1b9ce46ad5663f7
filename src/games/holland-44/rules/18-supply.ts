import { AREAS } from '../data/areas.ts';
import { areaOf, marked, onMap, type Position, type Side } from '../position.ts';
import { OUT_OF_SUPPLY } from '../state.ts';

/** 18.1: is the unit in supply now? */
export const hasSupply = (p: Position, u: number): boolean => onMap(p, u) && !marked(p, u, OUT_OF_SUPPLY);

/** 18.3: has the unit a path of supply to one of these entry areas? Who stands in one has; no path runs through an area (RUL-H44-134). */
export const pathTo = (p: Position, u: number, areas: readonly string[]): boolean =>
  onMap(p, u) || areas.includes(AREAS[areaOf(p, u)]?.id ?? '');

/** The same from a hex, for a unit of the side that is to be put there (20.2.4). */
export const pathFrom = (p: Position, _side: Side, hex: number, _areas: readonly string[]): boolean =>
  hex < p.board.grid.size;

/** 22.7: has an airborne unit a path to the supply head of its division, depleted or not? */
export const pathToHead = (p: Position, u: number): boolean => onMap(p, u);
