import { expect, it } from 'vitest';
import { select } from '../gestures/pick.ts';
import { ownOrders } from './own-orders.ts';
import { tableAt } from './test-kit.ts';

it('a unit that is taken up has what only it can do besides moving', () => {
  const units = { 'US-Bde-A': '2022', 'US-Bde-B': '2008' } as const;
  const table = tableAt({ printed: true, turn: 8, phase: 'nato-movement', units, others: true }, 1, 'third-world-war');
  const form = (unit: string) => ({ type: 'form', unit });
  expect(ownOrders(table)).toEqual([form('US-Bde-A'), form('US-Bde-B')]);
  select(table, 'US-Bde-B');
  expect(ownOrders(table)).toEqual([form('US-Bde-B')]);
  select(table, 'WG-Bde-Bonn');
  expect(ownOrders(table)).toEqual([]);
});
