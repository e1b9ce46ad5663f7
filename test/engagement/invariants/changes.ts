import { distance } from '../../../src/hex/grid.ts';
import type { State } from '../../../src/engagement/position/state.ts';
import { OFF, at, type Change, type Facts, type Piece } from '../facts.ts';

export interface ChangeSettings {
  /** The number of a phase in the whole game. */
  placeInGame(state: State): number;
  /** The game's own procedure between two turns is not finished. */
  betweenTurns(state: State): boolean;
  /** Places off the map from which nobody comes back. */
  gone: readonly number[];
  /** Who goes further than one hex, in games in which units fly. */
  jumps?: (before: State, piece: Piece) => boolean;
}

const startsWith = (list: readonly number[], first: readonly number[]): boolean =>
  first.every((item, i) => list[i] === item);

export function sharedChanges(
  { game, grid, every, inHex, scored }: Facts,
  { placeInGame, betweenTurns, gone, jumps = () => false }: ChangeSettings,
): readonly Change[] {
  const samePhase = (before: State, after: State): boolean => placeInGame(before) === placeInGame(after);
  return [
    {
      name: 'phases follow in the order of 3.0, and turns count up',
      holds: (before, after) => {
        const went = placeInGame(after) - placeInGame(before);
        return (went === 0 || went === 1) && after.turn - before.turn <= 1 && (!before.over || after.over);
      },
    },
    {
      name: 'no hex is attacked at the start of a combat phase, and hexes are only added during it',
      holds: (before, after) => {
        const begins = !samePhase(before, after) && after.phase.endsWith('-combat');
        return begins ? after.attacked.length === 0 : startsWith(after.attacked, before.attacked);
      },
    },
    {
      name: 'units that are gone never return',
      holds: (before, after) =>
        every((one) => !gone.includes(at(before.hex, one)) || at(after.hex, one) === at(before.hex, one)),
    },
    {
      name: 'an action costs no counter more than its steps, and no hex more than three counters',
      holds: (before, after) => {
        const lost = (hex: number) => inHex(before, hex).filter((one) => at(after.hex, one) === OFF.eliminated);
        return [...new Set(before.hex)].every((hex) => hex < 0 || lost(hex).length <= 3);
      },
    },
    {
      name: 'a scored hex changes hands only when a unit enters it',
      holds: (before, after) =>
        scored.every((hex, slot) => {
          if (before.holders[slot] === after.holders[slot]) return true;
          const here = inHex(after, hex);
          return here.some((one) => one.number === after.holders[slot] && at(before.hex, one) !== hex);
        }),
    },
    {
      name: 'a unit moves to an adjacent hex',
      holds: (before, after) =>
        every((one) => {
          const [from, to] = [at(before.hex, one), at(after.hex, one)];
          return from < 0 || to < 0 || distance(grid, from, to) <= 1 || jumps(before, one);
        }),
    },
    {
      name: 'in a movement phase only units of the phasing side move',
      holds: (before, after) => {
        if (!before.phase.endsWith('-movement') || betweenTurns(before) || betweenTurns(after)) return true;
        const side = Math.max(
          game.sides.findIndex((name) => before.phase.startsWith(name)),
          0,
        );
        return every((one) => one.number === side || at(before.hex, one) === at(after.hex, one));
      },
    },
    {
      name: 'points spent never decrease within a phase',
      holds: (before, after) =>
        !samePhase(before, after) ||
        every((one) => at(after.spent, one) >= at(before.spent, one)) ||
        betweenTurns(before),
    },
    {
      name: 'scenario options and map changes never change',
      holds: (before, after) =>
        JSON.stringify([before.options, before.map]) === JSON.stringify([after.options, after.map]),
    },
  ];
}
