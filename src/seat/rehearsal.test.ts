import { expect, it } from 'vitest';
import { toy } from '../wargame/toy.test-kit.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { playOnce } from './rehearsal.ts';

it('plays an action once in a position, and anew in every other', () => {
  let played = 0;
  const game = {
    ...toy,
    play: (state: never, action: never) => (played++, toy.play(state, action)),
  } as unknown as Wargame;
  const begun = toy.fromSetup({ scenario: 'plain', options: {}, setup: null });
  if (!begun.ok) throw new Error('The toy does not start.');
  const end = { by: 'red', type: 'end' };
  const first = playOnce(game, begun.value.state, end);
  expect(playOnce(game, begun.value.state, { ...end })).toBe(first);
  expect(played).toBe(1);
  expect(playOnce(game, structuredClone(begun.value.state), end)).toEqual(first);
  expect(played).toBe(2);
});
