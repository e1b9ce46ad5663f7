import { expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import type { Answer } from '../../../seat/answer.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { answersOf, draftOf, matches } from './order-draft.ts';

const { answering = [] } = gameById('reichswald') as Wargame;

it('finds a unit by any words about it', () => {
  const text = 'G-16/116 16/116 Infantry 116. Panzer 1714';
  const written = ['', '16/116', 'panzer 1714', 'INF', ' 116 ', 'g-16', '1715', 'panzer 1715'];
  expect(written.map((one) => matches(one, text))).toEqual([true, true, true, true, true, true, false, false]);
});

it('what has been ordered is shown, and ordered again, as it was', () => {
  const answers: Answer[] = [
    { code: 'answer', how: 'points', most: 3 },
    { code: 'loss', how: 'named', names: ['G-16/116', '1714'] },
    { code: 'retreat', how: 'computer' },
    { code: 'recover', how: 'computer' },
  ];
  const drafts = Object.fromEntries(
    answering.map(({ code }) => [code, draftOf(answers.find((one) => one.code === code))]),
  );
  expect(answersOf(answering, drafts)).toEqual(answers);
  const none: Answer = { code: 'answer', how: 'end', type: 'commit' };
  expect(answersOf(answering, { answer: draftOf(none) })).toEqual([none]);
});

it('units and hexes of which none is chosen are no order', () => {
  expect(answersOf(answering, { loss: { how: 'named', most: 1, names: [] } })).toEqual([]);
});
