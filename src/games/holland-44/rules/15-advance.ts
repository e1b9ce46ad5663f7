import type { Position } from '../position.ts';
import type { AdvanceFrame } from '../state.ts';

export function beginAdvance(
  _: Position,
  __: Pick<AdvanceFrame, 'side' | 'hex' | 'reach' | 'breakthrough'> & { attackers: number[] },
): void {}
