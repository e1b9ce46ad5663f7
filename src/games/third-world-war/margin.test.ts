import { expect, it } from 'vitest';
import { book } from './book.ts';
import { AIR_POWER } from './data/tables.ts';
import { MARGIN } from './margin.ts';
import { FIRST_TURN, LAST_TURN } from './rules/03-turn.ts';

const [turns, ...air] = MARGIN.tracks;
const notesOf = (turn: number) => turns?.boxes.find(({ id }) => id === String(turn))?.notes ?? [];
const signsOf = (turn: number): string[] => notesOf(turn).map(({ sign, mark = '' }) => sign + mark);

it('TWW-2.4.1-a: the turns of the track are the days from 4 to 23 August', () => {
  const days = Array.from({ length: LAST_TURN - FIRST_TURN + 1 }, (_, i) => String(FIRST_TURN + i));
  expect(turns?.boxes.map(({ id }) => id)).toEqual(days);
});

it('TWW-2.4.2-a: each side has a track for attack and one for defence, with boxes from 1 to 10 and two markers', () => {
  expect(air.map(({ follows }) => follows)).toEqual([
    { pool: 'air-defence', side: 'nato', digits: true },
    { pool: 'air-defence', side: 'pact', digits: true },
    { pool: 'air-attack', side: 'nato', digits: true },
    { pool: 'air-attack', side: 'pact', digits: true },
  ]);
  const boxes = Array.from({ length: 10 }, (_, i) => String(i + 1));
  for (const track of air) expect(track.boxes.map(({ id }) => id)).toEqual(boxes);
});

it('TWW-6.0-a: each turn names the air points of both sides', () => {
  for (const { from, to, pact, nato } of AIR_POWER)
    for (let turn = from; turn <= to; turn++)
      expect(notesOf(turn)[0]).toMatchObject({ sign: 'bombers', mark: `${pact.attack}/${nato.attack}` });
  expect(notesOf(9)[0]?.text.en).toBe('air points: Pact 45 for attack, 10 for defence; NATO 35 and 6');
});

it('TWW-9.1.3-a, TWW-9.1.4-a, TWW-4.0-h: a turn tells who arrives and who leaves', () => {
  expect(signsOf(4)).toEqual(['bombers50/30']);
  expect(signsOf(5)).toEqual(['bombers50/30', 'first', 'second', 'exit']);
  expect(signsOf(6)).toEqual(['bombers50/30', 'first']);
  expect(signsOf(15)).toEqual(['bombers40/40', 'second']);
  expect(signsOf(23)).toEqual(['bombers30/50']);
  expect(notesOf(8).flatMap(({ rule, units }) => (units ? [[rule, units.length]] : []))).toEqual([
    ['9.1.4', 3],
    ['9.1.3', 2],
  ]);
  expect(notesOf(8).map(({ text }) => text.en)).toEqual([
    'air points: Pact 50 for attack, 12 for defence; NATO 30 and 5',
    'Pact reinforcements: 37DB, 22DIMec, 107DAet',
    'NATO reinforcements: 26DIMec/US, 8DIMec/WG',
  ]);
});

it('effects of terrain are those of the table', () => {
  expect(MARGIN.effects).toEqual({
    open: '1 · 1 · 1',
    city: '1 · 1 · 1 | −2',
    forest: '2 · 3 · 3 | −1',
    mountain: '3 · 3 · – | −3',
    sea: '– · – · –',
    river: '+1 · +2 · +2 | −2',
  });
});

it('the rule of every track and of every note on a turn is in the book', () => {
  for (const { rule } of MARGIN.tracks) expect(book.chapters[rule], rule).toBeDefined();
  const rules = (MARGIN.tracks[0]?.boxes ?? []).flatMap(({ notes }) => notes.map((note) => note.rule ?? 'none'));
  expect(rules.filter((rule) => !book.chapters[rule])).toEqual([]);
});
