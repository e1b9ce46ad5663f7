import { expect, it } from 'vitest';
import { tableAt } from '../state/test-kit.ts';
import { pick, select, setMode } from './pick.ts';

it('a hex in which no Traffic marker may be placed says why', () => {
  const units = { '2IG/5/Gds': '2010' };
  const table = tableAt({ turn: 1, phase: 'german-traffic', units }, 1, 'holland-44');
  expect(table.position.prompt.code).toBe('traffic');
  pick(table, '2110', { add: false, touch: false });
  expect(table.selection.notice).toMatchObject({ refusal: { rule: '24.4', code: 'north-of-30th-corps', hex: '2110' } });
});

it('a planned move that cannot end where it has come to says why', () => {
  const units = { '1WG/32/Gds': '1302', '2IG/5/Gds': '1303' };
  const table = tableAt({ turn: 2, phase: 'allied-movement', units }, 1, 'holland-44');
  select(table, '1WG/32/Gds');
  setMode(table, 'extended');
  for (let n = 0; n < 2; n++) pick(table, '1303', { add: false, touch: true });
  expect(table.moving.plan?.orders.at(-1)).toEqual({ type: 'step', to: '1303' });
  expect(table.selection.notice).toMatchObject({ refusal: { rule: '8.2.2', code: 'extended-with-friends' } });
});
