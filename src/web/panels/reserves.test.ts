import { describe, expect, it } from 'vitest';
import type { Table } from '../state/table.svelte.ts';
import { arrivalsOf, enteringNow } from './reserves.ts';
import { tableAt } from '../state/test-kit.ts';

describe('reinforcements', () => {
  const arrivals = (table: Table, side: string) => arrivalsOf(table, side).map(([arrival]) => arrival);

  it('can enter now when a move of theirs is legal, and only then', () => {
    const table = tableAt();
    const picked = table.legal.flatMap(({ type, unit }) => (type === 'move' ? [String(unit)] : []));
    const off = table.view.units.flatMap(({ id, hex }) => (hex === null && picked.includes(id) ? [id] : []));
    expect(off.length).toBeGreaterThan(5);
    expect([...enteringNow(table)].toSorted()).toEqual(off.toSorted());
    expect(arrivals(table, 'allied')[0]).toBe('now');
    expect(arrivals(table, 'german')).not.toContain('now');
  });

  it('are due without being able to enter in a combat phase and in the turn of the other side', async () => {
    const table = tableAt();
    expect(arrivals(table, 'german')[0]).toBe('not-now');
    await table.perform([
      { type: 'move', unit: 'C-5/2' },
      { type: 'step', to: '0405' },
    ]);
    for (const order of table.legal.filter(({ type }) => type === 'withdraw')) await table.perform([order]);
    await table.end();
    await table.end();
    expect(table.view.phase).toBe('allied-combat');
    expect(arrivals(table, 'allied')[0]).toBe('not-now');
    expect(enteringNow(table).size).toBe(0);
  });

  it('come in the order of their turns, those by an event last', () => {
    const turns = arrivals(tableAt(), 'allied').filter((one) => typeof one === 'number');
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(arrivals(tableAt(), 'allied').at(-1)).toBe('event');
  });
});
