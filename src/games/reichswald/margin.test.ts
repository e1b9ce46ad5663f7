import { expect, it } from 'vitest';
import { book } from './book.ts';
import { MARGIN } from './margin.ts';

const boxes = MARGIN.tracks.find(({ id }) => id === 'turn')?.boxes ?? [];
const notesOf = (turn: number) => boxes.find(({ id }) => id === String(turn))?.notes ?? [];
const comersOf = (turn: number) => notesOf(turn).flatMap(({ rule, units }) => (units ? [[rule, units]] : []));

it('[RW-11.1-a] a turn tells who arrives on it at the latest, by side', () => {
  expect(comersOf(9)).toEqual([
    ['11.1.4', ['B-11/33', 'B-5/1EngAs', 'C-7/3', 'C-8/3']],
    ['11.1.3', ['G-20/7', 'G-16/6']],
  ]);
  expect(comersOf(10)).toEqual([['11.1.3', ['G-1221/180']]]);
  expect(comersOf(20)).toEqual([]);
});

it('[RW-10.0-a] a turn tells its usual weather and the roll for the other one', () => {
  expect(notesOf(10).map(({ text }) => text.en)).toEqual(['cloudy', 'rain on a 1', 'German reinforcements']);
});

it('the rule of every track and of every note on a turn is in the book', () => {
  for (const { rule } of MARGIN.tracks) expect(book.chapters[rule], rule).toBeDefined();
  const rules = boxes.flatMap(({ notes }) => notes.map((note) => note.rule ?? 'none'));
  expect(rules.filter((rule) => !book.chapters[rule])).toEqual([]);
});
