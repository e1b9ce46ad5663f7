import { marked, onMap, type Position } from '../position.ts';
import { OUT_OF_SUPPLY } from '../state.ts';

/** 18.1: is the unit in supply now? */
export const hasSupply = (p: Position, u: number): boolean => onMap(p, u) && !marked(p, u, OUT_OF_SUPPLY);
