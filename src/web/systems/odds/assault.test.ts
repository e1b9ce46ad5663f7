import { describe, expect, it } from 'vitest';
import type { Sketch } from '../../../wargame/test-kit.ts';
import { tableAt } from '../../state/test-kit.ts';
import type { Table } from '../../state/table.svelte.ts';
import { assaultOn, type Assault } from './assault.ts';

const at = (units: Sketch['units'], phase = 'allied-movement'): Table =>
  tableAt({ turn: 14, weather: 'fair', phase, units });

function assault(table: Table, target: string, side: string, holders: readonly string[] = []): Assault {
  const steps = assaultOn(table, { target, side, holders });
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

const ALLIES = { 'B-44/15': '1011', 'B-46/15': '0912', 'B-AD15': '0913' };
const FOE = { 'G-1062/84': '1010' };

describe('who could attack a hex', () => {
  it('are those beside it, those who can come beside it, and guns in range where they are', () => {
    const { beside, coming, guns, now, all, left } = assault(at({ ...ALLIES, ...FOE }), '1010', 'allied');
    expect([beside, coming.map(([id]) => id), guns, left]).toEqual([['B-44/15'], ['B-46/15'], ['B-AD15'], 0]);
    expect(now).toMatchObject({ attack: 4, column: '1-1' });
    expect(all).toMatchObject({ attack: 12, allowed: true });
  });

  it('tells who could come and alone brings the next column', () => {
    expect(assault(at({ ...ALLIES, ...FOE }), '1010', 'allied').bringer?.[0]).toBe('B-46/15');
  });

  it('stand no more together than may', () => {
    const ids = ['B-44/15', 'B-46/15', 'B-227/15', 'B-71/53', 'B-158/53', 'B-160/53'];
    const crowd = Object.fromEntries(
      ids.map((id, i) => [id, ['0913', '0813', '0812', '0912', '1012', '1013'][i] as string]),
    );
    const { coming, all } = assault(at({ ...crowd, ...FOE }), '1010', 'allied');
    const hexes = coming.map(([, hex]) => hex);
    expect(coming.length).toBeGreaterThan(2);
    expect(Math.max(...hexes.map((hex) => hexes.filter((one) => one === hex).length))).toBe(1);
    expect(all?.allowed).toBe(true);
  });

  it('move no more once they fight', () => {
    const { beside, coming } = assault(at({ ...ALLIES, ...FOE }, 'allied-combat'), '1010', 'allied');
    expect([beside, coming]).toEqual([['B-44/15'], []]);
  });
});

describe('what could hit a hex', () => {
  const table = at({ 'B-44/15': '1011', 'G-1062/84': '1006', 'G-ARKO86': '1007' });

  it('comes in the next movement of the enemy', () => {
    const { coming, guns, all } = assault(table, '1011', 'german');
    expect([coming.map(([id]) => id), guns]).toEqual([['G-1062/84'], ['G-ARKO86']]);
    expect(all?.attack).toBeGreaterThan(0);
  });

  it('stands beside it, with the odds of the game, but for those who may not attack', () => {
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010', 'G-1062/84': '1110', 'G-655': '1505' };
    const near = at(units);
    const { beside, now } = assault(near, '1011', 'german');
    expect(beside.toSorted()).toEqual(['G-1051/84', 'G-1062/84']);
    const { game, state } = near.seat;
    expect({ ok: true, value: now }).toEqual(game.odds(state, { target: '1011', attackers: beside, support: {} }));
    expect(assault(near, '0101', 'german')).toMatchObject({ beside: [], now: undefined });
    const wet = tableAt({
      turn: 14,
      weather: 'fair',
      phase: 'allied-movement',
      units,
      hexes: { '1110': 'inundation' },
    });
    expect(assault(wet, '1011', 'german').beside).toEqual(['G-1051/84']);
  });

  it('is asked of an empty hex for strength alone, and with odds for a unit that would go there', () => {
    expect(assault(table, '1009', 'german')).toMatchObject({ all: undefined, strength: 1 });
    expect(assault(table, '1009', 'german', ['B-44/15']).all).toMatchObject({ defence: 4 });
  });
});
