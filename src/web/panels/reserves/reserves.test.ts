import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { LANGS } from '../../../text/format.ts';
import type { Table } from '../../state/table.svelte.ts';
import { arrivalsOf, enteringNow, entryText, whyNotNow } from './reserves.ts';
import { tableAt } from '../../state/test-kit.ts';

describe('reinforcements', () => {
  const arrivals = (table: Table, side: string) => arrivalsOf(table, side).map(([arrival]) => arrival);

  it('can enter now when a move of theirs is legal, and only then', () => {
    const table = tableAt();
    const picked = table.position.legal.flatMap(({ type, unit }) => (type === 'move' ? [String(unit)] : []));
    const off = table.position.view.units.flatMap(({ id, hex }) => (hex === null && picked.includes(id) ? [id] : []));
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
    for (const order of table.position.legal.filter(({ type }) => type === 'withdraw')) await table.perform([order]);
    await table.end();
    await table.end();
    expect(table.position.view.phase).toBe('allied-combat');
    expect(arrivals(table, 'allied')[0]).toBe('not-now');
    expect(enteringNow(table).size).toBe(0);
  });

  it('that are due and cannot enter say why, to their own side and while it moves', async () => {
    const units = { 'B-1AL': '1705', 'B-G-5': '1706', 'B-52-155': 'off', 'G-Art-1': 'off', 'G-Walther': '0101' };
    // Arnhem is in German hands although the Allies stand there: a set-up that says so is believed.
    const extra = { holders: { '1705': 'german' } };
    const sketch = { turn: 21, phase: 'allied-movement', printed: true, units, extra } as const;
    const table = tableAt(sketch, 1, 'market-garden');
    for (
      let i = 0;
      i < 20 && !(table.position.view.turn === 23 && table.position.view.phase === 'allied-movement');
      i++
    )
      await table.end();
    const whyOf = (id: string) =>
      table.position.view.units.filter((unit) => unit.id === id).map((unit) => whyNotNow(table, unit));
    expect([table.position.view.turn, table.position.view.phase]).toEqual([23, 'allied-movement']);
    expect(whyOf('B-52-155')).toMatchObject([{ unit: 'B-52-155', rule: '4.2.3', code: 'not-in-arnhem' }]);
    expect(whyOf('G-Art-1')).toEqual([undefined]);
  });

  it('that are due say why where units move in modes too', () => {
    const waiting = { '1/1 Pol': 'off', Stargaard: 'off' } as const;
    const whyOf = (phase: string, id: string) => {
      const table = tableAt({ turn: 6, phase, printed: true, units: waiting }, 1, 'holland-44');
      return table.position.view.units.filter((unit) => unit.id === id).map((unit) => whyNotNow(table, unit));
    };
    expect(whyOf('allied-movement', '1/1 Pol')).toMatchObject([{ rule: '22.1.1', code: 'comes-by-air' }]);
    expect(whyOf('german-movement', 'Stargaard')).toMatchObject([{ rule: '23.5', code: 'comes-by-die' }]);
  });

  it('come in the order of their turns, those by an event last', () => {
    const turns = arrivals(tableAt(), 'allied').filter((one) => typeof one === 'number');
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(arrivals(tableAt(), 'allied').at(-1)).toBe('event');
  });

  it('say how they come: at a hex, over an edge, from the air, onto a printed hex', () => {
    const waysOf = (game: string, id: string) => {
      const unit = tableAt(undefined, 1, game).position.view.units.find((one) => one.id === id);
      return LANGS.map((lang) => unit && entryText(lang, game, unit));
    };
    expect(waysOf('reichswald', 'B-32G')).toEqual(['at 0111', 'em 0111', 'en 0111']);
    expect(waysOf('market-garden', 'G-406-1')).toEqual(['over the east edge', 'pela borda leste', 'por el borde este']);
    expect(waysOf('market-garden', 'P-1')).toEqual(['from the air', 'pelo ar', 'por aire']);
    expect(waysOf('market-garden', 'B-4Para')).toEqual(['from the air at 1403', 'pelo ar em 1403', 'por aire en 1403']);
  });

  it('say so whatever the game', () => {
    for (const { id } of GAMES) {
      for (const unit of tableAt(undefined, 1, id).position.view.units.filter(({ entry }) => entry !== undefined)) {
        const texts = LANGS.map((lang) => entryText(lang, id, unit));
        expect(
          texts.every((text) => text !== unit.entry && /^\p{L}/u.test(text) && !/\S:\S/.test(text)),
          `${unit.id}: ${texts.join(', ')}`,
        ).toBe(true);
      }
    }
  });
});
