import type { State } from '../../../src/engagement/position/state.ts';
import type { Facts, Rule } from '../facts.ts';

/** `count`: the points of both sides, in their order, counted again from the rulebook. */
export const scoreRules = (
  { game, scored, inHex }: Facts,
  count: (state: State) => readonly [number, number],
): readonly Rule[] => [
  {
    name: 'each scored hex is held by one side',
    holds: ({ holders }) => holders.length === scored.length && holders.every((side) => side === 0 || side === 1),
  },
  {
    name: 'a scored hex with units in it is held by their side',
    holds: (state) =>
      scored.every((hex, slot) => inHex(state, hex).every(({ number }) => number === state.holders[slot])),
  },
  {
    name: 'the score is that of the rulebook',
    holds: (state, { points }) => {
      const counted = count(state);
      return game.sides.every((side, i) => points[side] === counted[i]);
    },
  },
];
