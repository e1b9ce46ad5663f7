import type { Frame, State } from '../../../src/engagement/position/state.ts';
import type { PositionView, UnitView } from '../../../src/wargame/wargame.ts';
import { MARK, OFF, at, frameOf, has, type Facts, type Piece, type Rule } from '../facts.ts';

const WORDS: Readonly<Record<number, string>> = {
  [OFF.waiting]: 'waiting',
  [OFF.eliminated]: 'eliminated',
  [OFF.removed]: 'removed',
};
const UNDATED = 99;

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a game's view has of a state, in the order of `names`. */
export interface Shown {
  name: string;
  seen: (view: PositionView) => unknown;
  known: (state: State) => unknown;
}

/** Where a table sees a unit: in the air over the hex it has come to. */
function shownHex(state: State, counter: Piece): number {
  const hex = at(state.hex, counter);
  const flight = frameOf(state, 'flight');
  return flight?.unit === counter.index && hex >= 0 ? flight.over : hex;
}

/** Its decisions by the kind of the frame; a flight is a move in another mode. */
const kindOf = (frame: Frame): string => {
  if (frame.kind === 'flight') return 'move';
  return 'why' in frame && frame.kind !== 'retreat' ? frame.why : frame.kind;
};

/** The hex by which a waiting counter enters or beside which it returns, -1 where it has none. */
const enteringHex = (state: State, counter: Piece): number => {
  const hex = at(state.entryHex, counter);
  return hex < -1 ? -2 - hex : hex;
};

export function viewRules(
  { game, counters, nameOf }: Facts,
  shown: readonly Shown[],
  entering = enteringHex,
): readonly Rule[] {
  const agrees = (state: State, counter: Piece, unit: UnitView | undefined): boolean => {
    const hex = shownHex(state, counter);
    const where = hex >= 0 ? 'map' : (WORDS[hex] ?? 'exited');
    const moved = unit?.marks.includes('moved') === has(state, counter, MARK.moved);
    const fired = unit?.marks.includes('fired') === has(state, counter, MARK.fired);
    const place = unit?.hex === (hex >= 0 ? nameOf(hex) : null) && unit.where === where;
    return unit?.id === counter.id && place && unit.steps === at(state.steps, counter) && moved && fired;
  };
  return [
    {
      name: "the referee's view has every counter with its place, steps and marks",
      holds: (state, { units }) =>
        units.length === counters.length && counters.every((counter, i) => agrees(state, counter, units[i])),
    },
    {
      name: "the referee's view has the turn and hex at which a counter enters",
      holds: (state, { units }) =>
        counters.every((counter, i) => {
          if (at(state.hex, counter) !== OFF.waiting) return true;
          const [due, entryHex] = [at(state.due, counter), entering(state, counter)];
          const hex = entryHex < 0 ? undefined : nameOf(entryHex);
          return units[i]?.due === (due === UNDATED ? null : due) && units[i]?.entryHex === hex;
        }),
    },
    {
      name: 'the view has turn, phase and the side to act',
      holds: (state, view) =>
        view.toAct === game.toAct(state) && view.turn === state.turn && view.phase === state.phase,
    },
    {
      name: 'the view has every open decision with its side',
      holds: ({ frames }, { pending }) =>
        frames.length === pending.length &&
        frames.every((frame, i) => {
          const side = 'side' in frame ? game.sides[frame.side] : 'chance';
          return pending[i]?.kind === kindOf(frame) && pending[i]?.side === side;
        }),
    },
    {
      name: 'the view has the map of the set-up',
      holds: (state, { map }) => map === state.map,
    },
    ...shown.map(({ name, seen, known }) => ({
      name,
      holds: (state: State, view: PositionView) => same(seen(view), known(state)),
    })),
  ];
}
