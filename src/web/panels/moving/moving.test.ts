import { expect, it } from 'vitest';
import { pick, select } from '../../gestures/pick.ts';
import { tableAt } from '../../state/test-kit.ts';
import { extrasUnderWay } from './moving.ts';

const click = { add: false, touch: true };
const leaving = { turn: 20, phase: 'german-movement', printed: true, units: { 'G-10SS-1': '2103' } } as const;

it('a unit that has come to the edge of the map may leave it or stop, wherever the panel is', () => {
  const table = tableAt(leaving, 1, 'market-garden');
  select(table, 'G-10SS-1');
  expect(extrasUnderWay(table)).toEqual([]);
  for (let n = 0; n < 2; n++) pick(table, '2201', click);
  expect(extrasUnderWay(table).map(({ type }) => type)).toEqual(['exit', 'stop']);
});
