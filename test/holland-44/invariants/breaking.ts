import type {
  CombatFrame,
  Frame,
  MoveFrame,
  RetreatFrame,
  State,
} from '../../../src/games/holland-44/position/state.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import { numberOf } from './facts.ts';

/** Changes to a position that break one invariant: fields of the state, or of the referee's view. */
export interface BrokenPosition {
  /** The positions to which it applies; the first one when absent. */
  when?: (state: State) => boolean;
  state?: (state: State) => Partial<State>;
  view?: (view: PositionView) => Partial<PositionView>;
}

/** Changes to two successive positions that break one invariant. */
export interface BrokenChange {
  /** The first positions to which it applies. */
  when?: (before: State) => boolean;
  before?: (state: State) => Partial<State>;
  after?: (state: State) => Partial<State>;
}

type Part = (state: State) => Partial<State>;
type Values = Readonly<Record<string, number>>;

export function set(list: readonly number[], values: Values): number[] {
  const copy = [...list];
  for (const [id, value] of Object.entries(values)) copy[numberOf(id)] = value;
  return copy;
}

export const placed =
  (places: Values): Part =>
  ({ hex }) => ({ hex: set(hex, places) });
export const marked =
  (marks: Values): Part =>
  (state) => ({ marks: set(state.marks, marks) });
export const ordered =
  (orders: Values): Part =>
  ({ order }) => ({ order: set(order, orders) });
export const stepped =
  (left: Values): Part =>
  ({ steps }) => ({ steps: set(steps, left) });
export const parented =
  (whole: Readonly<Record<string, string>>): Part =>
  ({ parents }) => ({
    parents: set(parents, Object.fromEntries(Object.entries(whole).map(([id, of]) => [id, numberOf(of)]))),
  });
export const own =
  (more: Values): Part =>
  (state) => ({ own: { ...state.own, ...more } });
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

export const units = (ids: readonly string[]): number[] => ids.map(numberOf);

export const move = (side: 0 | 1, ids: readonly string[]): MoveFrame => ({
  kind: 'move',
  side,
  units: units(ids),
  mode: 'normal',
  hexesMoved: 0,
  woods: 0,
  waiting: -1,
  entering: -1,
});

export const combat = (side: 0 | 1, target: number, more: Partial<CombatFrame>): CombatFrame => ({
  kind: 'combat',
  mode: 'phase',
  stage: 'force',
  side,
  target,
  attackers: [],
  lead: -1,
  attached: -1,
  artillery: [],
  air: false,
  asked: [],
  ...more,
});

export const retreat = (side: 0 | 1, ids: readonly string[]): RetreatFrame => ({
  kind: 'retreat',
  side,
  why: 'combat',
  hex: -1,
  units: units(ids),
  least: 2,
  most: 2,
  order: 1,
  from: -1,
  path: [],
  settled: [],
  halted: [],
});
