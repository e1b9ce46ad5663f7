import { expect, it } from 'vitest';
import { tableAt } from '../state/test-kit.ts';
import { mayLift } from './drag.ts';
import { pick, select } from './pick.ts';
import { measured, toggleRuler } from './ruler.ts';

const click = { add: false, touch: false };

it('measures from the first hex clicked to the one pointed at, then to the second, and then anew; nothing is selected', () => {
  const table = tableAt();
  toggleRuler(table);
  expect(measured(table)).toBeUndefined();
  pick(table, '0305', click);
  table.attention.hover = '0505';
  expect(measured(table)).toEqual({ from: '0305', to: '0505', hexes: 2 });
  pick(table, '0307', click);
  expect(measured(table)).toEqual({ from: '0305', to: '0307', hexes: 2 });
  pick(table, '0101', click);
  expect(measured(table)).toMatchObject({ from: '0101', to: '0505' });
  expect([table.selection.units, table.attention.inspected, mayLift(table, '0305')]).toEqual([[], undefined, false]);
  toggleRuler(table);
  expect([measured(table), mayLift(table, '0305')]).toEqual([undefined, true]);
});

it('begins at the unit that has been taken up, and tells its movement points where it can go', () => {
  const table = tableAt();
  select(table, 'C-5/2');
  toggleRuler(table);
  const goal = table.moving.planned?.reach?.hexes.find(({ hex }) => hex === '0405');
  pick(table, '0405', click);
  expect(measured(table)).toEqual({ from: '0305', to: '0405', hexes: 1, points: goal?.cost });
  expect(table.selection.units).toEqual(['C-5/2']);
});
