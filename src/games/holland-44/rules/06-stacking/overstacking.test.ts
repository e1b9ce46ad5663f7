import { expect, test } from 'vitest';
import { position, unit } from '../../test-kit.ts';
import { AS_REMNANT } from '../../position/state.ts';

const end = { type: 'end' };
const drop = (id: string) => ({ type: 'drop', unit: id });
const move = (id: string) => ({ type: 'move', unit: id, mode: 'normal' });
const into = [{ type: 'step', to: '3010' }, { type: 'stop' }];
const FOUR = ['6DLI/151/50', '8DLI/151/50', '9DLI/151/50', '1D/231/50'] as const;

/** Three battalions in a hex, a fourth beside them that comes in. */
const crowd = (...more: Parameters<typeof position>[2]) =>
  position(9, 'allied-movement', [
    ...FOUR.slice(0, 3).map((id) => [id, '3010'] as const),
    [FOUR[3], '3011', { steps: 2 }],
    ...more,
  ]).after(move(FOUR[3]), ...into);

test('[H44-6.4.1-a] [H44-6.4.1-c] [H44-6.4.1-d] at the end of the phase steps above nine are given up, one by one, of any units', () => {
  const s = crowd().after(end);
  expect(s.state().phase).toBe('allied-movement');
  expect(s.why(end)).toBe('6.4.1 drop-first');
  const done = s.after(drop(FOUR[0]), drop(FOUR[1]));
  expect(done.state().phase).not.toBe('allied-movement');
  expect(FOUR.map((id) => unit(done, id).steps)).toEqual([2, 2, 3, 2]);
});

test('[H44-11.3-b] RUL-H44-52: the second step of three leaves a remnant, which counts', () => {
  const s = crowd().after(end, drop(FOUR[3]));
  expect([unit(s, FOUR[3]).hex, unit(s, 'BR Inf REM A')]).toMatchObject([AS_REMNANT, { hex: '3010', steps: 1 }]);
  expect(s.why(drop('BR Inf REM A'))).toBeUndefined();
});

test('[H44-6.4.1-a] [H44-6.4.2-d] nine steps are allowed, and may stay', () => {
  const s = position(9, 'allied-movement', [
    ...FOUR.slice(0, 3).map((id) => [id, '3010'] as const),
    ['43 Div Eng', '3010'],
  ]);
  expect(s.after(end).state().phase).not.toBe('allied-movement');
});

test('[H44-6.4.1-b] RUL-H44-51: free-stacking units and supply heads do not count, nor can they be given up; a second tank counts', () => {
  const one = crowd(['43 Div Eng', '3010'], ['43 Div Arty', '3010'], ['Armd BD A', '3010']).after(end);
  expect(one.why(drop('43 Div Eng'))).toBe('6.4.1 not-counted');
  expect(one.why(drop('Armd BD A'))).toBe('6.4.1 not-counted');
  const done = one.after(drop(FOUR[0]), drop(FOUR[1]));
  expect(done.state().phase).not.toBe('allied-movement');
  const two = position(9, 'allied-movement', [
    ...FOUR.slice(0, 3).map((id) => [id, '3010'] as const),
    ['Armd BD A', '3010'],
    ['Armd BD B', '3011'],
  ]).after({ type: 'move', unit: 'Armd BD B', mode: 'tactical' }, ...into, end);
  expect(two.why(drop('Armd BD A'))).toBeUndefined();
  expect(two.after(drop('Armd BD A')).state().phase).not.toBe('allied-movement');
  expect(two.after(drop(FOUR[0])).state().phase).toBe('allied-movement');
});

test('[H44-6.4.1-c] RUL-H44-53: only units of the active side in such a hex', () => {
  const s = crowd(['2L/9/3', '3310'], ['Budde', '3610']).after(end);
  expect(s.why(drop('Budde'))).toBe('6.4.1 not-your-unit');
  expect(s.why(drop('2L/9/3'))).toBe('6.4.1 no-excess');
});
