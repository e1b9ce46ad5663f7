import { hexOf, place, type Position } from '../position.ts';
import type { RetreatFrame } from '../state.ts';
import { eliminate } from './11-losses.ts';

export function beginRetreat(p: Position, frame: Omit<RetreatFrame, 'kind' | 'path' | 'settled'>): void {
  for (const u of frame.units) if (hexOf(p, u) >= 0) eliminate(p, u, 'retreat');
}
export const eliminatesAll = (_: Position, __: readonly number[], ___: number): boolean => false;
export { place };
