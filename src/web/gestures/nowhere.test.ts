import { expect, it } from 'vitest';
import { tableAt } from '../state/test-kit.ts';
import { pick } from './pick.ts';

it('a hex in which no Traffic marker may be placed says why', () => {
  const units = { '2IG/5/Gds': '2010' };
  const table = tableAt({ turn: 1, phase: 'german-traffic', units }, 1, 'holland-44');
  expect(table.position.prompt.code).toBe('traffic');
  pick(table, '2110', { add: false, touch: false });
  expect(table.selection.notice).toMatchObject({ refusal: { rule: '24.4', code: 'north-of-30th-corps', hex: '2110' } });
});
