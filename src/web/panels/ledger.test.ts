import { describe, expect, it } from 'vitest';
import { HOLLAND_44 } from '../../games/holland-44/index.ts';
import type { Sketch } from '../../wargame/test-kit.ts';
import { tableAt } from '../state/test-kit.ts';
import { ledgerLines, type LedgerLine } from './ledger.ts';

function linesOf(side: string, sketch: Sketch, lang: 'en' | 'pt' | 'es' = 'en', id = 'market-garden'): LedgerLine[] {
  const { seat, names, counters } = tableAt(sketch, 1, id);
  const { map } = tableAt(sketch, 1, id).position;
  return ledgerLines({ lang, names, places: map.places, units: counters }, seat.game.ledger(seat.state), side);
}

describe('the score item by item', () => {
  const units = { 'G-Walther': '0626', 'G-6FJR': '0625', 'B-G-5': '1301' };

  it('names places, and units that count for the same reason in one line', () => {
    const lines = linesOf('german', { turn: 20, phase: 'german-movement', units });
    expect(lines).toContainEqual({ text: 'Arnhem', rule: '11.2', points: 40 });
    expect(lines).toContainEqual({ text: 'units on the red road: FJR6 and Walther', rule: '11.2.2', points: 4 });
  });

  it('names a hex by the place around it, and units whose ids are of several words', () => {
    const units = new Map([['30 Corps Eng', {}]]);
    const names = { game: 'holland-44', unit: (id: string) => id.replaceAll(' ', '-') };
    const item = (id: string) => ({ rule: '26.5.1', item: id, side: 'allied', points: 1 });
    const items = [item('2608'), item('north 30 Corps Eng'), item('north 2 HC'), item('30 Corps Eng')];
    const lines = ledgerLines({ lang: 'en', names, places: HOLLAND_44.map.places, units }, items, 'allied');
    expect(lines.map(({ text }) => text)).toEqual([
      'Eindhoven (2608)',
      'units north of the Lower Rhine: 30-Corps-Eng and 2-HC',
      'units destroyed: 30-Corps-Eng',
    ]);
  });

  it('adds up to the score', () => {
    const table = tableAt({ turn: 20, phase: 'german-movement', units }, 1, 'market-garden');
    for (const [side, points] of Object.entries(table.position.view.points)) {
      const lines = linesOf(side, { turn: 20, phase: 'german-movement', units });
      expect([side, lines.reduce((sum, line) => sum + line.points, 0)]).toEqual([side, points]);
    }
  });

  it('tells what no unit and no place stands for in the words of the game', () => {
    const sketch = { turn: 20, phase: 'german-movement', units };
    expect(linesOf('allied', sketch, 'pt')).toContainEqual({
      text: 'o 30º Corpo na borda norte',
      rule: '11.2.1',
      points: 25,
    });
  });

  it('names a city that brings nothing because it is cut off', () => {
    const ring = { 'NL-4DIMec': '2109', 'WG-7DB': '2111', 'WG-1DB': '2211', 'WG-3DB': '2010' };
    const sketch = { turn: 9, phase: 'pact-movement', printed: true, units: { 'SU-103': '2110', ...ring } } as const;
    expect(linesOf('pact', sketch, 'pt', 'third-world-war')).toContainEqual({
      text: 'sem pontos, isoladas da própria borda: Hannover',
      rule: '9.2.1',
      points: 0,
    });
  });
});
