import type { Side } from '../../../kernel/game.ts';
import { copyState, type State } from '../position/state.ts';

/** What a side, an onlooker or (null) the referee knows. Every field of the state is classified in `knownBy`: one that is not named there is a type error. */
export type Known = { readonly [Field in keyof State]: State[Field] };

/** Everything lies open but which units are unknown ones: neither side may look (25.5), so that both know the same. */
export function knownBy(s: State, viewer: Side | null): Known {
  return {
    scenario: s.scenario,
    turn: s.turn,
    phase: s.phase,
    weather: s.weather,
    hex: s.hex,
    steps: s.steps,
    order: s.order,
    marks: s.marks,
    spent: s.spent,
    due: s.due,
    parents: s.parents,
    soFar: s.soFar,
    bridges: s.bridges,
    traffic: s.traffic,
    unknown: s.unknown,
    fixed: viewer === null ? s.fixed : s.fixed.map(() => HIDDEN),
    holders: s.holders,
    own: s.own,
    over: s.over,
    winner: s.winner,
    options: s.options,
    map: s.map,
    areas: s.areas,
    frames: s.frames,
  };
}

/** An unknown unit of which nobody knows which it is. */
const HIDDEN = -1;

/** Do the sides know less than there is: has a set-up laid down which unit an unknown one is? */
export const isSecret = (s: State): boolean => s.fixed.some((u) => u !== HIDDEN);

/** One state that fits what is known: which unit an unknown one is will be drawn when it is turned, from those nobody has seen. */
export const sampleOf = (known: Known): State => copyState(known);
