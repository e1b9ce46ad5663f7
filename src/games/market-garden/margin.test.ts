import { expect, it } from 'vitest';
import { book } from './book.ts';
import { AIR_POINTS } from './data/tables.ts';
import { MARGIN } from './margin.ts';
import { FIRST_TURN, LAST_TURN } from './rules/03-turn.ts';

const [turns, allied, german] = MARGIN.tracks;
const notesOf = (turn: number) => turns?.boxes.find(({ id }) => id === String(turn))?.notes ?? [];
const signsOf = (turn: number): string[] => notesOf(turn).map(({ sign, mark = '' }) => sign + mark);

it('MG-2.4.1-a: the turns of the track are the days of the battle', () => {
  const days = Array.from({ length: LAST_TURN - FIRST_TURN + 1 }, (_, i) => String(FIRST_TURN + i));
  expect(turns?.boxes.map(({ id }) => id)).toEqual(days);
});

it('MG-6.0-a: each turn names the air points of both sides, and each air track holds the most of its side', () => {
  const boxes = (most: number): string[] => Array.from({ length: most + 1 }, (_, i) => String(i));
  expect(allied?.boxes.map(({ id }) => id)).toEqual(boxes(16));
  expect(german?.boxes.map(({ id }) => id)).toEqual(boxes(8));
  for (const [turn, air] of Object.entries(AIR_POINTS)) {
    expect(notesOf(Number(turn))[0]).toMatchObject({ mark: `${air.allied}/${air.german}` });
    expect(allied?.boxes.some(({ id }) => id === String(air.allied))).toBe(true);
    expect(german?.boxes.some(({ id }) => id === String(air.german))).toBe(true);
  }
});

it('MG-9.0-b, MG-11.1-a: a turn tells who arrives and which roll supplies', () => {
  expect(signsOf(17)).toEqual(['bombers16/2']);
  expect(signsOf(18)).toEqual(['bombers8/4', 'first', 'second']);
  expect(signsOf(19)).toEqual(['bombers4/8', 'first', 'second', 'supply2+']);
  expect(signsOf(22)).toEqual(['bombers8/4', 'first', 'supply5+']);
  expect(signsOf(23)).toEqual(['bombers8/4', 'first', 'second', 'supply6']);
  expect(signsOf(24)).toEqual(['bombers16/2', 'first', 'supply–']);
  expect(signsOf(26)).toEqual(['bombers8/2', 'supply–']);
  expect(notesOf(21).map(({ text }) => text.en)).toEqual([
    'air points: Allies 2, Germans 4',
    'German reinforcements north of the Waal: Harzer',
    'Allied landing: 1Polish',
    'supply from the air on 4 or more',
  ]);
  expect(notesOf(18).flatMap(({ units = [] }) => units)).toEqual([
    'G-406-1',
    'G-406-2',
    'G-406-3',
    'G-406-4',
    'B-4Para',
  ]);
  expect(notesOf(18).map(({ text }) => text.es)).toEqual([
    'puntos aéreos: Aliados 8, Alemanes 4',
    'refuerzos alemanes del este: Becker/406, Fürstenberg/406, Greschick/406, Göbel/406',
    'salto aliado: 4PB (1403)',
  ]);
  expect(notesOf(19).find(({ sign }) => sign === 'first')?.text.pt).toMatch(
    /^reforços alemães do leste: [^:;]+; do oeste: /,
  );
});

it('effects of terrain are those of the table', () => {
  expect(MARGIN.effects).toMatchObject({
    open: '1 · 1 · 1',
    swamp: '2 · 3 · – | −1',
    height: '2 · 3 · 3 | −2',
    'red-road': '1 · ½ · ½',
    river: '+1 · +2 · – | −2',
    ferry: '+1 | −2',
  });
});

it('the rule of every track and of every note on a turn is in the book', () => {
  for (const { rule } of MARGIN.tracks) expect(book.chapters[rule], rule).toBeDefined();
  const rules = (MARGIN.tracks[0]?.boxes ?? []).flatMap(({ notes }) => notes.map((note) => note.rule ?? 'none'));
  expect(rules.filter((rule) => !book.chapters[rule])).toEqual([]);
});
