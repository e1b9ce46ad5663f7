import { expect, test } from 'vitest';
import { after, position, unit, why } from '../../test-kit/arrivals.test-kit.ts';
import { AS_REMNANT } from '../../position/state.ts';

const end = { type: 'end' };
const drop = (id: string) => ({ type: 'drop', unit: id });
const move = (id: string) => ({ type: 'move', unit: id, mode: 'normal' });
const into = [{ type: 'step', to: '3010' }, { type: 'stop' }];
const FOUR = ['6DLI/151/50', '8DLI/151/50', '9DLI/151/50', '1D/231/50'] as const;

/** Three battalions in a hex, a fourth beside them that comes in. */
const crowd = (...more: Parameters<typeof position>[2]) =>
  after(
    position(9, 'allied-movement', [
      ...FOUR.slice(0, 3).map((id) => [id, '3010'] as const),
      [FOUR[3], '3011', { steps: 2 }],
      ...more,
    ]),
    move(FOUR[3]),
    ...into,
  );

test('[H44-6.4.1-a] [H44-6.4.1-c] [H44-6.4.1-d] at the end of the phase steps above nine are given up, one by one, of any units', () => {
  const s = after(crowd(), end);
  expect(s.phase).toBe('allied-movement');
  expect(why(s, end)).toBe('6.4.1 drop-first');
  const done = after(s, drop(FOUR[0]), drop(FOUR[1]));
  expect(done.phase).not.toBe('allied-movement');
  expect(FOUR.map((id) => unit(done, id).steps)).toEqual([2, 2, 3, 2]);
});

test('[H44-11.3-b] RUL-H44-52: the second step of three leaves a remnant, which counts', () => {
  const s = after(crowd(), end, drop(FOUR[3]));
  expect([unit(s, FOUR[3]).hex, unit(s, 'BR Inf REM A')]).toMatchObject([AS_REMNANT, { hex: '3010', steps: 1 }]);
  expect(why(s, drop('BR Inf REM A'))).toBeNull();
});

test('[H44-6.4.1-a] [H44-6.4.2-d] nine steps are allowed, and may stay', () => {
  const s = position(9, 'allied-movement', [
    ...FOUR.slice(0, 3).map((id) => [id, '3010'] as const),
    ['43 Div Eng', '3010'],
  ]);
  expect(after(s, end).phase).not.toBe('allied-movement');
});

test('[H44-6.4.1-b] RUL-H44-51: free-stacking units and supply heads do not count, nor can they be given up; a second tank counts', () => {
  const one = after(crowd(['43 Div Eng', '3010'], ['43 Div Arty', '3010'], ['Armd BD A', '3010']), end);
  expect(why(one, drop('43 Div Eng'))).toBe('6.4.1 not-counted');
  expect(why(one, drop('Armd BD A'))).toBe('6.4.1 not-counted');
  const done = after(one, drop(FOUR[0]), drop(FOUR[1]));
  expect(done.phase).not.toBe('allied-movement');
  const two = after(
    position(9, 'allied-movement', [
      ...FOUR.slice(0, 3).map((id) => [id, '3010'] as const),
      ['Armd BD A', '3010'],
      ['Armd BD B', '3011'],
    ]),
    { type: 'move', unit: 'Armd BD B', mode: 'tactical' },
    ...into,
    end,
  );
  expect(why(two, drop('Armd BD A'))).toBeNull();
  expect(after(two, drop('Armd BD A')).phase).not.toBe('allied-movement');
  expect(after(two, drop(FOUR[0])).phase).toBe('allied-movement');
});

test('[H44-6.4.1-c] RUL-H44-53: only units of the active side in such a hex', () => {
  const s = after(crowd(['2L/9/3', '3310'], ['Budde', '3610']), end);
  expect(why(s, drop('Budde'))).toBe('6.4.1 not-your-unit');
  expect(why(s, drop('2L/9/3'))).toBe('6.4.1 no-excess');
});
