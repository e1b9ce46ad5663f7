import type { State } from '../../../src/engagement/position/state.ts';
import { at, frameOf, type Facts, type Piece, type Rule } from '../facts.ts';

export interface MovingSettings {
  /** Movement points in parts. */
  parts: number;
  /** One more than the highest sum of marks. */
  marks: number;
  /** Points of a unit in this turn, where they are not those of its counter. */
  allowance?: (state: State, piece: Piece) => number;
}

export const movingRules = ({ every }: Facts, { parts, marks: most, allowance }: MovingSettings): readonly Rule[] => [
  {
    name: 'no unit has spent more than its allowance',
    holds: (state) =>
      every((one) => {
        const spent = at(state.spent, one);
        return Number.isInteger(spent) && spent >= 0 && spent <= parts * (allowance?.(state, one) ?? one.allowance);
      }),
  },
  {
    name: 'marks are those of the game',
    holds: ({ marks }) => marks.every((bits) => Number.isInteger(bits) && bits >= 0 && bits < most),
  },
  {
    name: 'units that move together are in one hex',
    holds: (state) => new Set(frameOf(state, 'move')?.units.map((index) => state.hex[index])).size <= 1,
  },
];
