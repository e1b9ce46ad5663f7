import { expect, test } from 'vitest';
import { keeper } from './keeper.ts';

interface State {
  size: number;
}
interface Position {
  s: State;
  size: number;
  made: number;
}

let made = 0;
const make = (s: State): Position => ({ s, size: s.size, made: ++made });
const states = (...sizes: number[]): State[] => sizes.map((size) => ({ size }));

test('the positions of the last four states are kept', () => {
  const at = keeper({ make });
  const [a, b, c, d, e] = states(1, 1, 1, 1, 1) as [State, State, State, State, State];
  const first = at(a);
  for (const s of [b, c, d]) at(s);
  expect(at(a)).toBe(first);
  at(e);
  expect(at(a)).toBe(first);
  const again = at(b);
  expect(again.s).toBe(b);
  expect(at(b)).toBe(again);
});

test('the oldest is taken over for another state where it fits, and what is kept is brought up to date', () => {
  const reuse = (p: Position, s: State): boolean => {
    p.s = s;
    return p.size === s.size;
  };
  const at = keeper({ make, reuse, refresh: (p: Position) => void p.made++ });
  const oldest = at({ size: 1 });
  for (const s of states(2, 2, 2)) at(s);
  const other = { size: 1 };
  expect(at(other)).toBe(oldest);
  expect(oldest.s).toBe(other);
  const before = oldest.made;
  expect(at(other).made).toBe(before + 1);
  const misfit = at({ size: 9 });
  expect(misfit.size).toBe(9);
});
