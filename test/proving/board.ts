import { hexAt, makeGrid, neighboursOf } from '../../src/hex/grid.ts';
import type { State } from './state.ts';
import { BLOCKS, ownerOf } from './state.ts';

/** Rule 1.1. */
export const grid = makeGrid({
  orientation: 'pointy',
  columns: 4,
  rows: 6,
  offset: 'odd',
  numbering: { order: 'row-column', firstColumn: 1, firstRow: 1, rows: 'northward' },
  missing: ['0404'],
});

const hexesOf = (...names: string[]): number[] => names.map((name) => hexAt(grid, name) as number);

/** Rules 1.1 and 9.2. */
const FORESTS = hexesOf('0202', '0402', '0403');
export const GOALS = hexesOf('0302', '0503');

export const hexName = (hex: number): string => grid.names[hex] ?? '';
export const blockName = (block: number): string => BLOCKS[block] ?? '';
export const isForest = (hex: number): boolean => FORESTS.includes(hex);

/** Rule 4.2. */
export const costOf = (hex: number): number => (isForest(hex) ? 2 : 1);

export const areAdjacent = (a: number, b: number): boolean => a >= 0 && neighboursOf(grid, a).includes(b);

/** Blocks of either side in a hex, in the order of BLOCKS. */
export function blocksIn(state: State, hex: number): number[] {
  const found: number[] = [];
  for (let block = 0; block < BLOCKS.length; block++) if (state.hex[block] === hex) found.push(block);
  return found;
}

export const enemiesIn = (state: State, hex: number, side: number): number[] =>
  blocksIn(state, hex).filter((block) => ownerOf(block) !== side);

/** Enemy blocks next to a hex. */
export const enemiesBy = (state: State, hex: number, side: number): number[] =>
  neighboursOf(grid, hex).flatMap((next) => enemiesIn(state, next, side));

/** Rule 1.3: may another block of the side enter? */
export function hasRoom(state: State, hex: number, side: number): boolean {
  const here = blocksIn(state, hex);
  return here.length < 2 && here.every((block) => ownerOf(block) === side);
}

export const onMap = (state: State, side: number): number[] =>
  BLOCKS.map((_, block) => block).filter((block) => ownerOf(block) === side && (state.hex[block] as number) >= 0);

/** Set-up of the scenarios, rule 1.4. */
export const START: Readonly<Record<string, { hexes: number[]; turns: number; reserves: number }>> = {
  meeting: {
    hexes: hexesOf('0101', '0101', '0102', '0103', '0104', '0602', '0601', '0603', '0604', '0604', '0502', '0503'),
    turns: 4,
    reserves: 6,
  },
  raid: {
    hexes: hexesOf('0302', '0202', '0301', '0303', '0303', '0602', '0501', '0603', '0604', '0504', '0502', '0503'),
    turns: 2,
    reserves: 3,
  },
};
