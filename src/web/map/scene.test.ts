import { expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { pick, select } from '../gestures/pick.ts';
import { tableAt, tableOf } from '../state/test-kit.ts';
import { pathOf, sceneOf } from './scene.ts';

it('marks the bridges that can be blown, those that are down, and no others', () => {
  const extra = { bridges: { '1608-1609': 'destroyed', '1310-1311': 'allied' }, ferries: { '1006-1106': 'destroyed' } };
  const sketch = { turn: 18, phase: 'german-movement', printed: true, others: true, units: {}, extra } as const;
  const table = tableAt(sketch, 1, 'market-garden');
  const marked = (mark: string): string[] =>
    (sceneOf(table).sides ?? []).flatMap((side) => (side.mark === mark ? [`${side.a}-${side.b}`] : [])).toSorted();
  expect(marked('choice')).toEqual(['0626-0627', '0720-0820', '0816-0915', '1410-1509', '1705-1706']);
  expect(marked('down')).toEqual(['1006-1106', '1608-1609']);
});

it('marks a bridge under repair in place of one that is down, and one that is safe', () => {
  const sketch = { turn: 18, phase: 'german-movement', printed: true, others: true, units: {}, extra: {} } as const;
  const table = tableAt(sketch, 1, 'market-garden');
  const bridges = {
    down: [
      ['1006', '1106'],
      ['1608', '1609'],
    ],
    repairs: [['1608', '1609']],
    safe: [['0626', '0627']],
  };
  const beside = { ...table.position.beside, ...bridges };
  const replaced = <T extends object>(of: T, key: keyof T, value: unknown): T =>
    new Proxy(of, { get: (_, name) => (name === key ? value : Reflect.get(of, name, of)) });
  const mended = replaced(table, 'position', replaced(table.position, 'beside', beside));
  const marks = sceneOf(mended).sides?.filter(({ mark }) => mark !== 'choice');
  expect(marks).toEqual([
    { a: '1006', b: '1106', mark: 'down' },
    { a: '1608', b: '1609', mark: 'repair' },
    { a: '0626', b: '0627', mark: 'safe' },
  ]);
});

it('marks where a reinforcement may enter, but not half the map', () => {
  const entries = (turn: number, phase: string, id: string): number => {
    const sketch = { turn, phase, printed: true, others: true, units: { [id]: 'off' } } as const;
    const table = tableAt(sketch, 1, 'market-garden');
    select(table, id);
    expect(table.moving.planned?.reach?.hexes.length).toBeGreaterThan(0);
    return sceneOf(table).marks.filter(({ mark }) => mark === 'due').length;
  };
  expect(entries(18, 'allied-movement', 'B-4Para')).toBe(1);
  expect(entries(18, 'german-movement', 'G-406-1')).toBeGreaterThan(5);
  expect(entries(21, 'allied-movement', 'P-1')).toBe(0);
});

it('has badges for marks where the game has a look for them, but not for one that is told by the tick', () => {
  const game = gameById('reichswald') as Wargame;
  const looks = { ground: {}, symbols: {}, marks: { moved: { sign: 'M', tone: 'plain' } } } as const;
  const sketch = { turn: 8, phase: 'allied-movement', units: { 'C-5/2': '0305 moved', 'G-1051/84': '0507 moved' } };
  const marksIn = (of: Wargame): Record<string, string[]> =>
    Object.fromEntries(
      sceneOf(tableOf(of, sketch)).pieces.map(({ id, marks = [] }) => [id, marks.map(({ sign }) => sign)]),
    );
  expect(marksIn(game)).toEqual({ 'C-5/2': [], 'G-1051/84': [] });
  expect(marksIn({ ...game, looks })).toEqual({ 'C-5/2': [], 'G-1051/84': ['M'] });
});

it('the points left at the end of a path are written with the fractions of the game', () => {
  const table = tableAt(
    { turn: 20, phase: 'german-movement', printed: true, units: { 'G-10SS-2': '2105' } },
    1,
    'market-garden',
  );
  select(table, 'G-10SS-2');
  pick(table, '1905', { add: false, touch: true });
  expect(pathOf(table.moving).tip?.words).toBe('8');
  pick(table, '1805', { add: false, touch: true });
  expect(pathOf(table.moving).tip?.words).toBe('7½');
});
