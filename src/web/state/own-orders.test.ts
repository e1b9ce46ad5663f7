import { expect, it } from 'vitest';
import { select } from '../gestures/pick.ts';
import { about, byType, ordersHere, ownOrders } from './own-orders.ts';
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

it('of many of a type, only those of the stack that is looked at are shown, and of units that are in none', () => {
  const broken = (unit: string) => ({ type: 'break-down', unit, target: 'part' });
  const orders = Array.from({ length: 13 }, (_, i) => broken(`unit ${i}`));
  const units = [
    { id: 'lost', hex: null },
    { id: 'unit 3', hex: '1504' },
    { id: 'unit 4', hex: null, area: 'N' },
  ];
  const table = {
    position: {
      decision: 'move',
      legal: [...orders, broken('lost'), { type: 'relocate', target: '2608', to: '2914' }],
      view: { units },
    },
    selection: { units: [] },
    attention: { inspected: '1504' },
    units: { allIn: () => units.filter(({ hex }) => hex === '1504') },
  } as never;
  expect(ownOrders(table)).toEqual([
    broken('unit 3'),
    broken('lost'),
    { type: 'relocate', target: '2608', to: '2914' },
  ]);
});

it('what is about neither a unit nor a hex is always shown, and what is about the hex of a stack that has been taken up too', () => {
  const repairs = Array.from({ length: 13 }, (_, i) => ({ type: 'repair', bridge: `bridge ${i}` }));
  const relocate = { type: 'relocate', target: '1504', to: '2914' };
  const table = {
    position: { decision: 'move', legal: [...repairs, relocate], view: { units: [] } },
    selection: { units: [] },
    attention: { inspected: undefined },
    units: { allIn: () => [] },
  };
  expect(ownOrders(table as never)).toEqual([...repairs, relocate]);
  expect(ownOrders({ ...table, selection: { units: ['unit 3'] }, attention: { inspected: '1504' } } as never)).toEqual([
    relocate,
  ]);
});

it('in a combat phase everything but attacks and the end is shown, and what is meant by the stack that is looked at', () => {
  const leave = (unit: string) => ({ type: 'disengage', unit });
  const table = {
    position: {
      decision: 'fight',
      legal: [{ type: 'attack', target: '3010' }, leave('a'), leave('b'), { type: 'nuclear' }, { type: 'end' }],
      view: { units: [] },
    },
    selection: { units: [] },
    attention: { inspected: '1504' },
    units: { allIn: () => [{ id: 'b' }] },
  } as never;
  expect(ownOrders(table)).toEqual([leave('a'), leave('b')]);
  expect(ordersHere(table)).toEqual([leave('b')]);
});

it('orders are listed by their types, and those of a type by what they are about', () => {
  const [end, a, b, c] = [
    { type: 'unlimber', unit: 'gun' },
    { type: 'relocate', target: '2608', to: '2914' },
    { type: 'relocate', target: '3108', to: '2914' },
    { type: 'relocate', target: '2608', to: '3212' },
  ];
  expect(byType([a, end, b, c])).toEqual([
    ['relocate', [a, b, c]],
    ['unlimber', [end]],
  ]);
  expect(about([a, b, c])).toEqual([
    [
      '2608',
      [
        { order: a, which: '2914' },
        { order: c, which: '3212' },
      ],
    ],
    ['3108', [{ order: b, which: '2914' }]],
  ]);
  expect(about([end])).toEqual([['gun', [{ order: end, which: '' }]]]);
});
