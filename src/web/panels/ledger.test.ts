import { describe, expect, it } from 'vitest';
import { HOLLAND_44 } from '../../games/holland-44/index.ts';
import type { Sketch } from '../../wargame/test-kit.ts';
import type { Victory, VictoryItem } from '../../wargame/wargame.ts';
import { tableAt } from '../state/test-kit.ts';
import { ledgerGroups, type LedgerContext, type LedgerGroup, type LedgerLine } from './ledger.ts';

function groupsOf(sketch: Sketch, lang: 'en' | 'pt' | 'es' = 'en', id = 'market-garden'): LedgerGroup[] {
  const { seat, names, position, aids } = tableAt(sketch, 1, id);
  return ledgerGroups({ lang, names, map: position.map, turn: position.view.turn }, aids.victory, seat.game.sides);
}

const linesOf = (side: string | null, ...of: Parameters<typeof groupsOf>): readonly LedgerLine[] =>
  groupsOf(...of).find((group) => group.side === side)?.lines ?? [];

describe('the score item by item', () => {
  const units = { 'G-Walther': '0626', 'G-6FJR': '0625', 'B-G-5': '1301' };
  const sketch: Sketch = { turn: 20, phase: 'german-movement', units };

  it('names places, and units that count for the same reason in one line', () => {
    const lines = linesOf('german', sketch);
    expect(lines).toContainEqual(
      expect.objectContaining({ text: 'Arnhem', rule: '11.2', points: 40, worth: '40 for the Allies' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        text: 'units on the red road',
        notes: ['FJR6 and Walther'],
        rule: '11.2.2',
        points: 4,
        worth: '2 each',
      }),
    );
  });

  it('names a hex by the place around it, and units whose ids are of several words', () => {
    const names = { game: 'holland-44', unit: (id: string) => id.replaceAll(' ', '-') };
    const context: LedgerContext = { lang: 'en', names, map: HOLLAND_44.map, turn: 3 };
    const none = { rule: '26.5.1', hexes: [], holder: null, each: true, worth: { allied: 1 }, points: { allied: 2 } };
    const items: VictoryItem[] = [
      { ...none, item: '2608', counted: {} },
      { ...none, item: 'north', counted: { allied: ['30 Corps Eng', '2 HC'] } },
    ];
    const victory: Victory = { items, sudden: [], final: { rule: '26.4', turn: 20, winner: null } };
    const [allied] = ledgerGroups(context, victory, ['allied', 'german']);
    expect(allied?.lines.map(({ text, notes }) => [text, notes.at(-1)])).toEqual([
      ['Eindhoven (2608)', undefined],
      ['units north of the Lower Rhine', '30-Corps-Eng and 2-HC'],
    ]);
  });

  it('adds up to the score', () => {
    const { view } = tableAt(sketch, 1, 'market-garden').position;
    for (const [side, points] of Object.entries(view.points)) {
      const group = groupsOf(sketch).find((one) => one.side === side);
      expect([side, group?.points]).toEqual([side, points]);
      expect(group?.lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
    }
  });

  it('has the most first, and what nobody has points for with what it is worth', () => {
    const points = linesOf('german', sketch).map((line) => line.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    const open = { turn: 20, phase: 'german-movement', units: { 'G-Walther': '0101' } };
    expect(linesOf(null, open).map(({ text, worth }) => [text, worth])).toEqual([
      ['XXX Corps at the north edge', 'Allies 25'],
      ['Allied units destroyed', 'Germans 10 each'],
      ['German units destroyed', 'Allies 5 each'],
      ['units on the red road', 'Germans 2 each'],
      ['bridges blown', 'Germans −5 each'],
    ]);
  });

  it('tells what no unit and no place stands for in the words of the game', () => {
    expect(linesOf('allied', sketch, 'pt')).toContainEqual(
      expect.objectContaining({ text: 'o 30º Corpo na borda norte', rule: '11.2.1', points: 25 }),
    );
  });

  it('says what is missing: who holds a part, who stands in the way, what comes first, by when', () => {
    const goch = tableAt().seat.game.map.places.find(({ id }) => id === 'goch')?.hexes ?? [];
    const at = { turn: 15, phase: 'allied-movement', units: { 'B-44/15': goch[0] ?? '', 'G-1062/84': '0609' } };
    const notes = (text: string, ...of: Parameters<typeof groupsOf>): readonly string[] | undefined =>
      linesOf(null, ...of).find((line) => line.text === text)?.notes;
    expect(notes('Goch', at, 'en', 'reichswald')).toEqual([`Allies: ${goch[0]}`, `Germans: ${goch[1]}`]);
    expect(notes('the Reichswald without Germans', at, 'en', 'reichswald')).toEqual([
      '1 unit in the way: 1062/84',
      'held by the Germans',
    ]);
    const exit = linesOf('german', at, 'es', 'reichswald').find(({ text }) => text.startsWith('segundo sector'));
    expect(exit?.notes.slice(1)).toEqual(['0 de 6 hasta ahora', 'solo tras tomar: Goch']);
    const east: Sketch = { turn: 4, phase: 'pact-movement', units: { 'SU-25': '2301' } };
    expect(notes('fewer than three divisions gone to Denmark', east, 'en', 'third-world-war')?.slice(1)).toEqual([
      '0 of 3 so far',
      'by the end of turn 5',
    ]);
  });

  it('names a city that brings nothing because it is cut off', () => {
    const ring = { 'NL-4DIMec': '2109', 'WG-7DB': '2111', 'WG-1DB': '2211', 'WG-3DB': '2010' };
    const cut = { turn: 9, phase: 'pact-movement', printed: true, units: { 'SU-103': '2110', ...ring } } as const;
    const line = linesOf(null, cut, 'pt', 'third-world-war').find(({ text }) => text === 'Hannover');
    expect(line).toMatchObject({ rule: '9.2.1', points: 0 });
    expect(line?.notes).toEqual([
      'sem ligação, por isso sem pontos: Hannover (2110)',
      'nas mãos dos Exércitos do Pacto',
    ]);
  });
});
