import type { Position } from './rules.ts';

// One function for each list of a state or a board, so that each of them reads one kind of list.

export const stepsOf = (p: Position, u: number): number => p.s.steps[u] as number;
/** Parts of movement points spent in this phase. */
export const spentOf = (p: Position, u: number): number => p.s.spent[u] as number;
/** Turn from which a waiting unit may come. */
export const dueOf = (p: Position, u: number): number => p.s.due[u] as number;
export const entryHexOf = (p: Position, u: number): number => p.s.entryHex[u] as number;
/** Bits of all marks. */
export const marksOf = (p: Position, u: number): number => p.s.marks[u] as number;

export function spend(p: Position, u: number, parts: number): void {
  p.s.spent = p.s.spent.with(u, spentOf(p, u) + parts);
}

/** Points left in a pool of air power. */
export const airIn = (p: Position, pool: number): number => p.s.air[pool] as number;

/** Number of a scored hex, or -1. */
export const slotOf = (p: Position, hex: number): number => p.board.slot[hex] as number;

/** Number of the side that holds a scored hex, or -1. */
export const holderAt = (p: Position, hex: number): number => p.s.holders[slotOf(p, hex)] ?? -1;

/** Bits of what runs along or across a hexside. */
export const sideBits = (p: Position, from: number, d: number): number => p.board.sides[from * 6 + d] as number;

/** The first of units that move together. */
export const leadUnit = (units: readonly number[]): number => units[0] as number;
