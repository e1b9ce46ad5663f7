import { distance, hexAt } from '../../hex/grid.ts';
import { toggleAnnotating } from './annotate.ts';
import type { Table } from '../state/table.svelte.ts';

/** What lies between two hexes. */
export interface Measured {
  from: string;
  to: string;
  hexes: number;
  /** Movement points for the unit that has been taken up, where it can go there from the first. */
  points?: number;
}

/** Takes the ruler up, at the unit that has been taken up if there is one; or lays it aside. */
export function toggleRuler(table: Table): void {
  const { attention, moving, annotating } = table;
  if (annotating.isUp) toggleAnnotating(table);
  const from = moving.planned?.reach?.from ?? attention.cursor;
  if (attention.ruler) attention.ruler = undefined;
  else attention.ruler = from === undefined ? {} : { from };
}

/** A click while the ruler is up: its first end, then its other one, then its first again. False without a ruler. */
export function measure({ attention }: Table, hex: string): boolean {
  const { ruler } = attention;
  if (!ruler) return false;
  attention.ruler = ruler.from === undefined || ruler.to !== undefined ? { from: hex } : { ...ruler, to: hex };
  return true;
}

/** From its first end to the other one, or to the hex that is pointed at meanwhile. */
export function measured({ attention, moving, grid }: Table): Measured | undefined {
  const { from, to = attention.hover ?? attention.cursor } = attention.ruler ?? {};
  const [a, b] = [hexAt(grid, from ?? ''), hexAt(grid, to ?? '')];
  if (from === undefined || to === undefined || a === undefined || b === undefined) return undefined;
  const { reach } = moving.planned ?? {};
  const goal = reach?.from === from ? reach.hexes.find(({ hex }) => hex === to) : undefined;
  return { from, to, hexes: distance(grid, a, b), ...(goal && { points: goal.cost }) };
}
