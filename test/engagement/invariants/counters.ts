import { OFF, at, type Facts, type Rule } from '../facts.ts';

/** `lowest`: the lowest code for a place off the map that the game has. */
export const counterRules = ({ game, grid, every, stacksOf }: Facts, lowest: number = OFF.removed): readonly Rule[] => [
  {
    name: 'each counter is in exactly one place',
    holds: ({ hex, steps, marks, spent, due, entryHex }) =>
      [hex, steps, marks, spent, due, entryHex].every((list) => list.length === game.counters.length) &&
      hex.every((place) => Number.isInteger(place) && place >= lowest && place < grid.size),
  },
  {
    name: 'no hex holds counters of both sides',
    holds: (state) => [...stacksOf(state).values()].every((stack) => new Set(stack.map(({ side }) => side)).size === 1),
  },
  {
    name: 'a counter has one or two steps, and none once it is eliminated',
    holds: (state) =>
      every((counter) => {
        const gone = at(state.hex, counter) === OFF.eliminated;
        return (gone ? [0] : [1, 2]).includes(at(state.steps, counter));
      }),
  },
];
