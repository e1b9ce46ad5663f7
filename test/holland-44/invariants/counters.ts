import type { State } from '../../../src/games/holland-44/position/state.ts';
import {
  AREA_A,
  AREAS,
  COUNTERS,
  GERMAN,
  GRID,
  OFF,
  ORDER,
  areaOf,
  at,
  every,
  groundOf,
  holds,
  inHex,
  inPlay,
  placeInGame,
  sideName,
  stacksOf,
  type Piece,
  type Rule,
} from './facts.ts';

/** Turn and way of arrival as printed (2.3.11): `3-N` by an entry area, `3 Y` to a drop hex. */
const DATES = COUNTERS.map(({ arrival = '' }): { turn: number; by: string } | undefined => {
  const [, turn, by] = /^(\d+)([- ])\w/.exec(arrival) ?? [];
  return turn === undefined || by === undefined ? undefined : { turn: Number(turn), by };
});
const printed = ({ index }: Piece) => DATES[index];

const remnants = COUNTERS.filter(({ remnant }) => remnant);

const parentOf = ({ parents }: State, part: Piece): Piece | undefined => COUNTERS[at(parents, part)];

/** What a remnant or part shows: tanks, airborne troops, German paratroops, or infantry of any class. */
const armOf = ({ type, airborne }: Piece): string =>
  airborne
    ? 'airborne'
    : /^(tank|assault_gun|tank_destroyer)$/.test(type)
      ? 'tank'
      : type === 'para_ground'
        ? type
        : 'infantry';

const isOfDivision = (part: Piece, unit: Piece): boolean =>
  part.number === unit.number && (part.formation === 'any' || part.formation === unit.formation);

/** Units are landing, or fight where they have landed. */
const isLanding = ({ frames }: State): boolean => frames.some(({ kind }) => kind.startsWith('landing'));

export const COUNTER_RULES: readonly Rule[] = [
  {
    name: 'every counter has one place: a hex, an entry area, or one of the boxes',
    holds: (state) =>
      state.hex.length === COUNTERS.length &&
      every((one) => {
        const hex = at(state.hex, one);
        const isArea = hex <= AREA_A && hex > AREA_A - AREAS.length;
        return isArea || (hex >= OFF.out && hex < GRID.size && Number.isInteger(hex));
      }),
  },
  {
    name: 'a unit in play has steps its counters have; of three steps the last is a remnant (11.4)',
    holds: (state) =>
      every((one) => {
        const steps = at(state.steps, one);
        return !inPlay(state, one) || (steps <= one.fresh && steps >= (one.fresh === 3 ? 2 : 1));
      }),
  },
  {
    name: 'the eliminated have no steps, and nobody else is without',
    holds: (state) =>
      every((one) => {
        const isGone = at(state.hex, one) === OFF.eliminated || (one.remnant && at(state.hex, one) === OFF.out);
        return isGone || at(state.steps, one) > 0 || one.type === 'garrison';
      }),
  },
  {
    name: 'breakdown units are not eliminated but go back to their box (21.1)',
    holds: ({ hex }) => every((one) => !one.breakdown || ![OFF.eliminated, OFF.out].includes(at(hex, one) as -2)),
  },
  {
    name: 'only breakdown units and remnants lie in their boxes, only units of three steps in that for remnants (11.4)',
    holds: ({ hex }) =>
      every((one) => {
        if (at(hex, one) === OFF.box) return one.breakdown || one.remnant;
        return at(hex, one) !== OFF.asRemnant || one.fresh === 3;
      }),
  },
  {
    name: 'each unit in the box for remnants has one of its own in play, and each remnant of a unit stands for such a one',
    holds: (state) => {
      const stood = remnants.filter((one) => inPlay(state, one)).flatMap((one) => parentOf(state, one) ?? []);
      const boxed = COUNTERS.filter((one) => at(state.hex, one) === OFF.asRemnant);
      return (
        new Set(stood).size === stood.length &&
        stood.length === boxed.length &&
        boxed.every((one) => stood.includes(one))
      );
    },
  },
  {
    name: 'a remnant is of the kind and the side of its unit, an airborne one of its division (11.4)',
    holds: (state) =>
      remnants.every((one) => {
        const unit = parentOf(state, one);
        return !unit || (unit.fresh === 3 && isOfDivision(one, unit) && armOf(one) === armOf(unit));
      }),
  },
  {
    name: 'a breakdown unit is of the side of its unit, an airborne one of its division (21.2)',
    holds: (state) =>
      every((one) => {
        const unit = one.breakdown ? parentOf(state, one) : undefined;
        return !unit || (unit.fresh >= 2 && isOfDivision(one, unit) && one.airborne === unit.airborne);
      }),
  },
  {
    name: 'only remnants and breakdown units in play have a parent',
    holds: (state) =>
      every((one) => at(state.parents, one) < 0 || ((one.remnant || one.breakdown) && inPlay(state, one))),
  },
  {
    name: 'twenty unknown units are revealed or lie on the map (25.5)',
    holds: (state) => {
      const seen = COUNTERS.filter((one) => one.unknown && at(state.hex, one) !== OFF.out);
      return state.unknown.length + seen.length === 20 && state.fixed.length === state.unknown.length;
    },
  },
  {
    name: 'an unrevealed unit is alone of its kind in its hex, on land, without Allied units but those who land on it (25.2.1, 25.6)',
    holds: (state) =>
      new Set(state.unknown).size === state.unknown.length &&
      (isLanding(state) ||
        state.unknown.every(
          (hex) => groundOf(hex) !== 'lake' && inHex(state, hex).every(({ number }) => number === GERMAN),
        )),
  },
  {
    name: 'a garrison without strength is never in play (25.1)',
    holds: (state) => every((one) => one.type !== 'garrison' || !inPlay(state, one)),
  },
  {
    name: 'reinforcements wait for their turn (2.3.11)',
    holds: (state) =>
      every((one) => {
        const date = printed(one);
        if (!date) return true;
        if (at(state.hex, one) === OFF.waiting) return at(state.due, one) === date.turn;
        return state.turn >= date.turn;
      }),
  },
  {
    name: 'who comes by an entry area is there from the movement phase of his turn on (19.1)',
    holds: (state) =>
      every((one) => {
        const date = printed(one);
        if (date?.by !== '-' || at(state.hex, one) !== OFF.waiting) return true;
        return placeInGame(state) <= placeInGame({ turn: date.turn, phase: `${sideName(one.number)}-movement` });
      }),
  },
  {
    name: 'all of the 406th have come on turn 4 (23.5)',
    holds: (state) =>
      every(
        (one) =>
          one.arrival !== '406' ||
          at(state.hex, one) !== OFF.waiting ||
          placeInGame(state) <= placeInGame({ turn: 4, phase: 'german-movement' }),
      ),
  },
  {
    name: 'only a drop, an area, a die or a supply head is waited for',
    holds: (state) =>
      every(
        (one) =>
          at(state.hex, one) !== OFF.waiting || printed(one) !== undefined || ['406', '2*'].includes(one.arrival ?? ''),
      ),
  },
  {
    name: 'who is not in play has neither marks nor disorder',
    holds: (state) =>
      every((one) => inPlay(state, one) || (at(state.marks, one) === 0 && at(state.order, one) === ORDER.good)),
  },
  {
    name: 'both sides are in one hex only while units that have landed there fight (22.6)',
    holds: (state) =>
      isLanding(state) || [...stacksOf(state)].every(([hex]) => !(holds(state, hex, 0) && holds(state, hex, GERMAN))),
  },
  {
    name: 'units are in entry areas of their side alone, A and L being Allied from turn 7 (19.2)',
    holds: (state) =>
      every((one) => {
        const area = areaOf(state, one);
        if (area === undefined) return true;
        const isAllied = 'MNO'.includes(area) || ('AL'.includes(area) && state.turn >= 7);
        return isAllied === (one.number === 0);
      }),
  },
];
