import type { Position } from '../../position/position.ts';
import type { RetreatFrame } from '../../position/state.ts';

/** What a retreat is begun with; the rest says how far it has come. */
export type Retreat = Omit<RetreatFrame, 'kind' | 'from' | 'path' | 'settled' | 'halted'>;

/** Units of a side have to retreat; afterwards whatever lies below goes on. */
export function beginRetreat(p: Position, retreat: Retreat): void {
  p.s.frames.push({ kind: 'retreat', ...retreat, from: -1, path: [], settled: [], halted: [] });
}
