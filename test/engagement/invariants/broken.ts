import type { CombatFrame, Frame, MoveFrame, RetreatFrame, State } from '../../../src/engagement/position/state.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import { MARK, OFF, type Facts } from '../facts.ts';

/** Changes to a position that break one invariant: fields of the state, or of the referee's view. */
export interface BrokenPosition {
  /** The positions to which it applies; all when absent. */
  when?: (state: State) => boolean;
  state?: (state: State) => Partial<State>;
  view?: (view: PositionView) => Partial<PositionView>;
}

/** Changes to two successive positions that break one invariant. */
export interface BrokenChange {
  /** The first positions to which it applies; all when absent. */
  when?: (before: State) => boolean;
  before?: (state: State) => Partial<State>;
  after?: (state: State) => Partial<State>;
}

type Part = (state: State) => Partial<State>;

export const framed =
  (...frames: Frame[]): Part =>
  () => ({ frames });

export const both =
  (...parts: Part[]): Part =>
  (state) =>
    Object.assign({}, ...parts.map((part) => part(state))) as Partial<State>;

/** The phase of this turn, with nothing open. */
export const turnIs =
  (turn: number, phase: string) =>
  (state: State): boolean =>
    state.turn === turn && state.phase === phase && state.frames.length === 0;

export const retreat = (more: Partial<RetreatFrame>): RetreatFrame => ({
  kind: 'retreat',
  side: 1,
  units: [],
  hit: [],
  driven: -1,
  left: -1,
  loss: false,
  settled: [],
  why: 'combat',
  ...more,
});

type Values = Readonly<Record<string, number>>;

/** What changes positions of a game, by ids of its units. */
export interface Breaking {
  /** A copy of the list with other values for some units. */
  set(list: readonly number[], values: Values): number[];
  placed(places: Values): Part;
  marked(marks: Values): Part;
  spent(points: Values): Part;
  move(side: number, ids: readonly string[], more?: Partial<MoveFrame>): MoveFrame;
  combat(side: number, more: Partial<CombatFrame>): CombatFrame;
}

export function breaking({ numberOf }: Facts): Breaking {
  const set = (list: readonly number[], values: Values): number[] => {
    const copy = [...list];
    for (const [id, value] of Object.entries(values)) copy[numberOf(id).index] = value;
    return copy;
  };
  return {
    set,
    placed:
      (places) =>
      ({ hex }) => ({ hex: set(hex, places) }),
    marked: (marks) => (state) => ({ marks: set(state.marks, marks) }),
    spent: (points) => (state) => ({ spent: set(state.spent, points) }),
    move: (side, ids, more = {}) => ({
      kind: 'move',
      side,
      units: ids.map((id) => numberOf(id).index),
      hexesMoved: 0,
      passenger: -1,
      carried: false,
      forded: false,
      ...more,
    }),
    combat: (side, more) => ({
      kind: 'combat',
      mode: 'ground',
      stage: 'declare',
      side,
      target: 0,
      attackers: [],
      artillery: [],
      air: 0,
      defensiveArtillery: [],
      defensiveAir: 0,
      ...more,
    }),
  };
}

/** Units and moments of a game with which the common invariants are broken. */
export interface Cast {
  /** A unit of this side, and one that stands apart from it. */
  side: number;
  own: string;
  other: string;
  enemy: string;
  /** A movement phase of the side, and a combat phase, with nothing open. */
  moves: (state: State) => boolean;
  fights: (state: State) => boolean;
  /** A sum of marks that no unit can have. */
  marks: number;
}

/** Breaks each of the common invariants. */
export function brokenPositions(facts: Facts, cast: Cast): Record<string, BrokenPosition> {
  const { side, own, other, enemy, moves, fights } = cast;
  const { placed, marked, set, spent, move, combat } = breaking(facts);
  const n = (id: string): number => facts.numberOf(id).index;
  return {
    'each counter is in exactly one place': { state: placed({ [own]: -9 }) },
    'no hex holds counters of both sides': { state: placed({ [own]: 0, [enemy]: 0 }) },
    'a counter has one or two steps, and none once it is eliminated': {
      state: ({ steps }) => ({ steps: set(steps, { [enemy]: 0 }) }),
    },
    'no unit has spent more than its allowance': { state: spent({ [own]: 99 }) },
    'marks are those of the game': { state: marked({ [own]: cast.marks }) },
    'units that move together are in one hex': { when: moves, state: framed(move(side, [own, other])) },
    'frames are nested as decisions are, and one that needs no decision is never on top': {
      state: framed(move(side, [own]), combat(side, {})),
    },
    'units of a decision are listed once and belong to the side that decides': {
      state: framed(move(side, [own, own])),
    },
    'candidates for a loss are on the map': {
      state: both(
        placed({ [enemy]: OFF.eliminated }),
        framed({ kind: 'loss', side: 1 - side, units: [n(enemy)], spared: [], whole: false }),
      ),
    },
    'a unit that must retreat a second hex is in the retreat': { state: framed(retreat({ driven: n(enemy) })) },
    'moves belong to movement phases, combats to combat phases, both to the side whose phase it is': {
      when: moves,
      state: framed(combat(side, {})),
    },
    'a unit has only one role in a combat': {
      state: framed(combat(side, { attackers: [n(own)], artillery: [n(own)] })),
    },
    'a bombardment is by aircraft or by artillery': {
      state: framed(combat(side, { mode: 'bombard', air: 1, artillery: [n(own)] })),
    },
    'a bombardment has no attackers and no defensive support': {
      state: framed(combat(side, { mode: 'bombard', attackers: [n(own)] })),
    },
    'units in a declared combat are marked fired, and its hex attacked': {
      when: fights,
      state: framed(combat(side, { stage: 'dice', artillery: [n(own)] })),
    },
    'units in an undeclared combat are not marked fired': {
      when: fights,
      state: both(marked({ [own]: MARK.fired }), framed(combat(side, { artillery: [n(own)] }))),
    },
    'no hex is listed as attacked twice': { state: () => ({ attacked: [7, 7] }) },
    'each scored hex is held by one side': { state: ({ holders }) => ({ holders: holders.with(0, 2) }) },
    'a scored hex with units in it is held by their side': {
      when: moves,
      state: ({ holders }) => ({ holders: holders.map(() => side) }),
    },
    'the score is that of the rulebook': {
      view: ({ points }) => ({ points: Object.fromEntries(Object.entries(points).map(([name, n]) => [name, n + 1])) }),
    },
    "the referee's view has every counter with its place, steps and marks": {
      view: ({ units }) => ({ units: units.map((unit) => ({ ...unit, marks: ['moved', 'fired'] })) }),
    },
    "the referee's view has the turn and hex at which a counter enters": {
      when: moves,
      view: ({ units }) => ({ units: units.map((unit) => ({ ...unit, due: 3 })) }),
    },
    'the view has turn, phase and the side to act': { view: () => ({ toAct: 'nobody' }) },
    'the view has every open decision with its side': {
      view: ({ pending }) => ({ pending: [...pending, { kind: 'move', side: 'allied' }] }),
    },
    'the view has the map of the set-up': { view: () => ({ map: { base: 'blank' } }) },
  };
}

/** Moments and places with which the common changes are broken. */
export interface ChangeCast {
  /** In the middle of a movement phase. */
  inPhase: (before: State) => boolean;
  /** A unit on the map that does not move then, and an enemy of the phase. */
  unit: string;
  enemy: string;
  /** A scored hex without units, and the side that does not hold it. */
  slot: number;
  taker: number;
}

/** Breaks each of the common changes. */
export function brokenChanges(facts: Facts, cast: ChangeCast): Record<string, BrokenChange> {
  const { inPhase, unit, enemy, slot, taker } = cast;
  const { placed } = breaking(facts);
  const far = (hex: readonly number[], id: string): number =>
    hex[facts.numberOf(id).index] === 0 ? facts.grid.size - 1 : 0;
  return {
    'phases follow in the order of 3.0, and turns count up': { after: ({ turn }) => ({ turn: turn + 2 }) },
    'no hex is attacked at the start of a combat phase, and hexes are only added during it': {
      before: () => ({ attacked: [1, 2] }),
      after: () => ({ attacked: [1] }),
    },
    'units that are gone never return': { before: placed({ [unit]: OFF.eliminated }) },
    'an action costs no counter more than its steps, and no hex more than three counters': {
      before: ({ hex }) => ({ hex: hex.map(() => 5) }),
      after: ({ hex }) => ({ hex: hex.map(() => OFF.eliminated) }),
    },
    'a scored hex changes hands only when a unit enters it': {
      before: ({ holders }) => ({ holders: holders.with(slot, taker) }),
    },
    'a unit moves to an adjacent hex': { before: (state) => placed({ [unit]: far(state.hex, unit) })(state) },
    'in a movement phase only units of the phasing side move': {
      when: inPhase,
      before: (state) => placed({ [enemy]: far(state.hex, enemy) })(state),
    },
    'points spent never decrease within a phase': {
      when: inPhase,
      before: ({ spent }) => ({ spent: spent.map(() => 90) }),
    },
    'scenario options and map changes never change': { after: () => ({ options: {} }) },
  };
}
