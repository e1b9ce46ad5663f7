import {
  ALLIED,
  BRIDGE,
  BRIDGES,
  GERMAN,
  GRID,
  NORTH,
  OBJECTIVES,
  OFF,
  apart,
  at,
  COUNTERS,
  framesOf,
  holds,
  onMap,
  partOf,
  phasesOf,
  type Rule,
} from './facts.ts';
import type { State } from '../../../src/games/holland-44/position/state.ts';

/** 5.7: never blown. */
const SAFE = ['6122', '5321', '6124'];
const isSafe = ({ names, rail }: (typeof BRIDGES)[number]): boolean =>
  !rail && names.some((name) => SAFE.includes(name));

/** 24.5: the turn that brings each marker, 1 to 6. */
const TRAFFIC = [1, 1, 1, 2, 3, 4];

/** 22.4, 10.7: landing points and air units by the weather, none at night. */
const LANDING = [8, 4, 0];
const AIR = [2, 1, 0];

const mostOf = (state: State, amounts: readonly number[]): number =>
  partOf(state.turn) === 'night' ? 0 : (amounts[state.weather] as number);

/** 26.5.2: what the Germans have for the losses of the Allies: a point for a unit of three steps, else a half. */
const lossPoints = (state: State): number =>
  COUNTERS.filter(
    (one) => one.number === ALLIED && at(state.hex, one) === OFF.eliminated && !one.breakdown && !one.head,
  )
    .map((one) => (one.fresh === 3 || one.remnant ? 1 : 0.5))
    .reduce((sum, points) => sum + points, 0);

/** 26.5.1: a point for each hex that the Allies hold. */
const hexPoints = ({ holders }: State): number => holders.filter((side) => side === ALLIED).length;

const alliedNorth = (state: State): number =>
  COUNTERS.filter(
    (one) =>
      one.number === ALLIED &&
      onMap(state, one) &&
      NORTH.has(at(state.hex, one)) &&
      !one.airborne &&
      !one.head &&
      !one.breakdown,
  ).length;

const lastTurn = ({ scenario }: State): number => (scenario === 'short' ? 11 : 20);

export const TURN_RULES: readonly Rule[] = [
  {
    name: 'the turn is one of the scenario, the phase one of the turn (3.0, 4.1, 23.1.1)',
    holds: (state) => state.turn >= 1 && state.turn <= lastTurn(state) && phasesOf(state.turn).includes(state.phase),
  },
  {
    name: 'somebody has won exactly when the game is over, and then nothing is open',
    holds: ({ over, winner, frames, phase }) =>
      over ? winner >= 0 && frames.length === 0 && phase === 'victory' : winner === -1,
  },
  { name: 'the first day is clear (S1.2)', holds: ({ turn, weather }) => turn > 2 || weather === 0 },
  {
    name: 'there are no more air units and landing points than the weather gives, none at night (4.4)',
    holds: (state) =>
      state.phase === 'weather' || (state.own.air <= mostOf(state, AIR) && state.own.landing <= mostOf(state, LANDING)),
  },
  {
    name: 'no pool and no record of steps is below zero',
    holds: ({ own }) =>
      Object.values(own).every((value: unknown) => typeof value !== 'number' || (Number.isFinite(value) && value >= 0)),
  },
  {
    name: 'every bridge over a canal or major river stands in one of five ways',
    holds: ({ bridges }) => bridges.length === BRIDGES.length && bridges.every((how) => how >= 0 && how <= BRIDGE.safe),
  },
  {
    name: 'the road bridges of Arnhem, Nijmegen and Westervoort have no marker, and no others (5.7)',
    holds: ({ bridges }) => BRIDGES.every((bridge, i) => isSafe(bridge) === (bridges[i] === BRIDGE.safe)),
  },
  {
    name: 'no railway bridge over a major river is under repair (5.8)',
    holds: ({ bridges }) =>
      BRIDGES.every(({ rail, river }, i) => !(rail && river === 'major' && bridges[i] === BRIDGE.repair)),
  },
  {
    name: 'traffic markers have come, lie on the map, and not beside one another (24.4, 24.5)',
    holds: ({ traffic, turn }) =>
      traffic.length === 6 &&
      traffic.every((hex, i) => hex === -1 || (hex >= 0 && hex < GRID.size && turn >= (TRAFFIC[i] as number))) &&
      traffic.every((hex, i) => hex < 0 || traffic.every((other, j) => i === j || other < 0 || apart(hex, other) > 1)),
  },
  {
    name: 'every city, every victory hex, Overloon and Venray are held by a side (26.5.1)',
    holds: ({ holders }) =>
      holders.length === OBJECTIVES.length && holders.every((side) => side === ALLIED || side === GERMAN),
  },
  {
    name: 'a side alone in such a hex holds it (RUL-H44-138), who retreats once he has come to rest (RUL-H44-360)',
    holds: (state) => {
      const passing = framesOf(state, 'retreat').flatMap(({ path }) => path);
      return OBJECTIVES.every((hex, slot) => {
        const there = [ALLIED, GERMAN].filter((side) => holds(state, hex, side));
        return there.length !== 1 || state.holders[slot] === there[0] || passing.includes(hex);
      });
    },
  },
  {
    name: 'the ledger of the Germans is the losses of the Allies (26.5.2)',
    holds: (state, { points }) => points['german'] === (state.scenario === 'short' ? 0 : lossPoints(state)),
  },
  {
    name: 'the ledger of the Allies is the hexes they hold and units north of the Rhine (26.5.1)',
    holds: (state, { points }) => {
      const allied = points['allied'] as number;
      if (state.scenario === 'short') return allied === 0;
      return allied >= hexPoints(state) && allied <= hexPoints(state) + alliedNorth(state);
    },
  },
];
