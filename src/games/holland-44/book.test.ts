import { describe, expect, it } from 'vitest';
import type { BookCell } from '../../wargame/book.ts';
import { ABOUT } from './position/about.ts';
import { book } from './book.ts';
import rulebook from './rulebook.json' with { type: 'json' };

const LANGUAGES = ['en', 'pt', 'es'] as const;
const cells = book.tables.flatMap(({ head, rows }) => [...head, ...rows.flat()]);
const said = (cell: BookCell): string => (typeof cell !== 'object' ? String(cell) : 'word' in cell ? cell.id : cell.en);

/** A table in English, a line for each row. */
function lines(id: string): string[] {
  const table = book.tables.find((each) => each.id === id);
  return (table?.rows ?? []).map((row) => row.map(said).join(' | '));
}

const sentence = (id: string): string => rulebook.find((rule) => rule.id === `H44-${id}`)?.text.en ?? '';

describe('the form of the tables', () => {
  it('every table has an id of its own, chapters of the book and rows as long as its head', () => {
    expect(new Set(book.tables.map(({ id }) => id)).size).toBe(book.tables.length);
    for (const { id, rules, head, rows } of book.tables) {
      for (const rule of rules) expect(book.chapters, `${id} ${rule}`).toHaveProperty([rule]);
      expect(rows.length, id).toBeGreaterThan(1);
      for (const row of rows) expect(row, id).toHaveLength(head.length);
    }
  });

  it('what has words has them in all languages', () => {
    const plain = cells.filter((cell) => typeof cell === 'string');
    expect(plain.filter((cell) => /\b[a-z]{2}/.test(cell))).toEqual([]);
    const localized = cells.flatMap((cell) => (typeof cell === 'object' && !('word' in cell) ? [cell] : []));
    expect(localized.filter((cell) => LANGUAGES.some((language) => cell[language].trim() === ''))).toEqual([]);
  });

  it('a word is one of the game', () => {
    const words = { terrain: ABOUT.vocabulary.terrain, weather: ABOUT.vocabulary.weather, side: ABOUT.sides };
    const named = cells.filter((cell) => typeof cell === 'object').filter((cell) => 'word' in cell);
    expect(named.filter(({ word, id }) => !words[word].some((known) => known === id))).toEqual([]);
  });

  it('titles, notes and headings say no number that differs between the languages', () => {
    for (const { id, title, note } of book.tables)
      for (const text of [title, ...(note ? [note] : [])]) {
        const numbers = (language: 'en' | 'pt' | 'es'): string[] => text[language].match(/\d+/g) ?? [];
        expect(numbers('pt'), id).toEqual(numbers('en'));
        expect(numbers('es'), id).toEqual(numbers('en'));
      }
  });
});

describe('the tables and the sentences of the rulebook say the same', () => {
  it('combat results, column by column', () => {
    const rows = lines('crt').map((line) => line.split(' | '));
    const columns = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1'];
    columns.forEach((column, i) => {
      const results = rows.map((row) => row[i + 1]).join(', ');
      expect(sentence(`CRT-${'abcdefghi'[i]}`)).toBe(`CRT, column ${column}, die 1 to 6: ${results}.`);
    });
  });

  it('weather', () => {
    expect(sentence('4.3-a')).toBe('AM turn, after the modifier: 1 or less clear, 2 or 3 cloudy, 4 or more overcast.');
    expect(lines('weather')).toEqual([
      '≤1 | clear | clear',
      '2–3 | cloudy | clear',
      '4–5 | overcast | cloudy',
      '≥6 | overcast | overcast',
    ]);
    expect(lines('weather-effects')).toEqual(['clear | 8 | 2 | 3', 'cloudy | 4 | 1 | 1', 'overcast | 0 | 0 | 0']);
  });

  it('demolition', () => {
    expect(sentence('5.6-a')).toContain('0 to 2 the bridge stays intact, 3 to 6 it is blown');
    expect(lines('demolition')).toEqual(['≤2 | it stays intact', '≥3 | it is blown']);
  });

  it('determined defence', () => {
    expect(sentence('12.2-c')).toContain('2 fails without loss; 3 holds, 0/1; 4 holds, 1/1; 5 and 6 hold, 0/0');
    expect(lines('determined')).toEqual([
      '≤1 | 0/1 | 0/1 | 0/1',
      '2 | – | – | –',
      '3 | – | – | •0/1',
      '4 | – | •0/1 | •1/1',
      '5 | •0/1 | •1/1 | •0/0',
      '6 | •1/1 | •0/0 | •0/0',
      '≥7 | •1/0 | •1/0 | •1/0',
    ]);
  });

  it('landing', () => {
    expect(sentence('22.3.3-a')).toBe('Landing table, one die: 1–4 no effect; 5 S; 6–7 S1; 8 or more S2.');
    expect(lines('landing').map((line) => line.split(' | ').slice(0, 2).join(' '))).toEqual([
      '≤4 –',
      '5 S',
      '6–7 S1',
      '≥8 S2',
    ]);
    expect(lines('landing-modifiers')).toEqual([
      'polder | +1',
      'contested | +2',
      'enemy-controlled | +3',
      'town or woods | +4',
    ]);
  });

  it('disengagement, isolation and recovery', () => {
    expect(sentence('27.1.2-f')).toBe('Disengagement, one die: 1–2 no; 3 yes, after losing a step; 4–6 yes.');
    expect(lines('disengagement')).toEqual(['≤2 | no', '3 | yes, and a step is lost', '≥4 | yes']);
    expect(sentence('27.2.2-a')).toContain('on a modified 1–4 it loses a step, even its last; 5–6 no effect');
    expect(lines('isolation')).toEqual(['≤4 | a step is lost', '≥5 | no effect']);
    expect(sentence('14.4.2-a')).toContain('on 4–6 it regains 1 level, on 1–3 nothing changes');
    expect(lines('recovery')).toEqual(['≤3 | no effect', '≥4 | one level']);
  });

  it('terrain and movement', () => {
    expect(sentence('TEC-b')).toBe('Woods cost non-mechanised units 1 MP and mechanised units 2 MP.');
    expect(lines('tec-movement')).toEqual([
      'clear | 1 | 1 | 1',
      'woods | 1 | 2 | 2',
      'polder | 2 | 3 | road only',
      'polder-woods | 2 | 3 | road only',
      'marsh | 3 | 4 | road only',
      'town | 1 | 1 | 1',
      'city | 1 | 1 | 1',
      'lake | no | no | no',
      'primary road | 1 | 1/3 | 1/3',
      'secondary road | 1 | 1/2 | 1/2',
      'minor road | 1 | 1 | 1',
      'minor river | +1 | +2 | no',
      'canal | tactical only | tactical only | no',
      'major river | tactical, with an engineer | tactical, with an engineer | tactical, with an engineer',
      'ferry | tactical only | tactical only | tactical only',
      'road bridge | +0 | +0 | +0',
      'railway bridge | +1 | +2 | +2',
    ]);
  });

  it('terrain and combat', () => {
    expect(sentence('10.3.4-a')).toContain('woods, marsh or city');
    expect(lines('tec-combat')).toEqual([
      'clear | yes | – | – | Clear/Polder | no',
      'woods | no | – | – | Other | 2 steps spent',
      'polder | along a road | – | vehicles | Clear/Polder | no',
      'polder-woods | no | – | vehicles | Clear/Polder | no',
      'marsh | no | ×2 if all attack out of it | vehicles | Other | no',
      'town | yes | ×2 | – | Other | 2 steps spent',
      'city | no | ×2 | – | City | yes',
      'minor river | – | ×2 if all attack across it | vehicles | – | –',
      'canal | – | ×2 if all attack across it | all | – | –',
      'major river | – | ×2 if all attack across it | all | – | –',
    ]);
  });

  it('turns and victory points', () => {
    expect(sentence('S2.1-a')).toContain('from turn 1 to turn 20');
    expect(lines('turns').at(0)).toBe('17 September | – | 1 | 2');
    expect(lines('turns').at(-1)).toBe('23 September | 18 | 19 | 20');
    expect(lines('points').map((line) => line.split(' | ').slice(1).join(' '))).toEqual([
      '1 –',
      '1 –',
      '1 –',
      '1 –',
      '– 1',
      '– ½',
    ]);
  });
});
