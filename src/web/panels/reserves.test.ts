import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/index.ts';
import { randomDice } from '../../kernel/match.ts';
import { seeded } from '../../kernel/random.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { LocalSeat } from '../seat/local-seat.ts';
import { Session } from '../seat/session.ts';
import { Table } from '../state/table.svelte.ts';
import { arrivalsOf, enteringNow } from './reserves.ts';

const game = gameById('reichswald') as Wargame;

function begun(): Table {
  const start = { scenario: 'veritable', options: {}, setup: null };
  const session = Session.start('t', game, start, randomDice(seeded(1)));
  if (!session.ok) throw new Error('no game');
  return new Table(new LocalSeat(session.value));
}

describe('reinforcements', () => {
  const arrivals = (table: Table, side: string) => arrivalsOf(table, side).map(([arrival]) => arrival);

  it('can enter now when a move of theirs is legal, and only then', () => {
    const table = begun();
    const picked = table.legal.flatMap(({ type, unit }) => (type === 'move' ? [String(unit)] : []));
    const off = table.view.units.flatMap(({ id, hex }) => (hex === null && picked.includes(id) ? [id] : []));
    expect(off.length).toBeGreaterThan(5);
    expect([...enteringNow(table)].toSorted()).toEqual(off.toSorted());
    expect(arrivals(table, 'allied')[0]).toBe('now');
    expect(arrivals(table, 'german')).not.toContain('now');
  });

  it('are due without being able to enter in a combat phase and in the turn of the other side', async () => {
    const table = begun();
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
    const turns = arrivals(begun(), 'allied').filter((one) => typeof one === 'number');
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(arrivals(begun(), 'allied').at(-1)).toBe('event');
  });
});
