import type { State } from '../src/engagement/position/state.ts';
import { copyState } from '../src/engagement/position/state.ts';
import type { BenchRow } from './measure.ts';
import { compare, row } from './measure.ts';
import { firstPosition, reichswald } from './play.ts';

const UNITS = 300;
const CLONES = 500;
const COPIES = CLONES * 100;

/** The first position of Reichswald with as many units as the largest game planned. */
function largePosition(): State {
  const first = firstPosition(reichswald()) as State;
  const stretch = (list: readonly number[]): number[] =>
    Array.from({ length: UNITS }, (_, i) => list[i % list.length] as number);
  const { hex, steps, marks, spent, due, entryHex } = first;
  const lists = { hex, steps, marks, spent, due, entryHex };
  const long = Object.fromEntries(Object.entries(lists).map(([field, list]) => [field, stretch(list)]));
  return { ...first, ...long };
}

/** The last copy, kept so that the compiler cannot remove the copying. */
let kept: State | undefined;

const times = (count: number, copy: (state: State) => State, state: State) => () => {
  for (let i = 0; i < count; i++) kept = copy(state);
  if (kept?.hex.length !== UNITS) throw new Error('The copy is not whole.');
  return count;
};

/** The copy made for every action and every step of a search; lists are shared until replaced. */
export function copyRows(): BenchRow[] {
  const state = largePosition();
  const { ratio, perSecond } = compare(times(COPIES, copyState, state), times(CLONES, structuredClone, state));
  const name = `copy of a position of ${UNITS} units`;
  return [row({ name, ratio, against: 'structuredClone', unit: 'copies/s', value: perSecond, target: 100 })];
}
