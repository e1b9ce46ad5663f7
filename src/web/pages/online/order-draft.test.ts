import { expect, it } from 'vitest';
import { makeGrid } from '../../../hex/grid.ts';
import { gameById } from '../../../games/all.ts';
import type { Answer } from '../../../seat/answer.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { answersOf, draftOf, namesIn } from './order-draft.ts';

const { counters, map, answering = [] } = gameById('reichswald') as Wargame;
const known = {
  side: 'german',
  counters: new Map(counters.map((counter) => [counter.id, counter])),
  grid: makeGrid(map.grid),
};
const labelOf = (id: string): string => known.counters.get(id)?.label ?? id;

it('finds units of one’s own by what their counters say, and hexes', () => {
  expect(namesIn('16/116, 1714,, g-115/15', known)).toEqual({ names: ['G-16/116', '1714', 'G-115/15'], unknown: [] });
});

it('says what means nothing: units of the other side do not either', () => {
  expect(namesIn('C-5/2, 9999, 1714', known)).toEqual({ names: ['1714'], unknown: ['C-5/2', '9999'] });
});

it('what has been ordered is shown, and ordered again, as it was', () => {
  const answers: Answer[] = [
    { code: 'answer', how: 'points', most: 3 },
    { code: 'loss', how: 'named', names: ['G-16/116', '1714'] },
    { code: 'retreat', how: 'computer' },
    { code: 'recover', how: 'computer' },
  ];
  const drafts = Object.fromEntries(
    answering.map(({ code }) => [
      code,
      draftOf(
        answers.find((one) => one.code === code),
        labelOf,
      ),
    ]),
  );
  expect(answersOf(answering, drafts, known)).toEqual(answers);
  const none: Answer = { code: 'answer', how: 'end', type: 'commit' };
  expect(answersOf(answering, { answer: draftOf(none, labelOf) }, known)).toEqual([none]);
});
