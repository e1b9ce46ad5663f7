import { expect, test } from 'vitest';
import { searchLaw } from './kit/search-law.ts';
import { SUBJECTS } from './kit/subject.ts';

const WARGAMES = SUBJECTS.filter(({ game }) => 'search' in game);

test.each(WARGAMES.map(({ game }) => ({ id: game.id, game })))(
  'in $id a computer player is told in numbers what everybody is told in words',
  ({ game }) => {
    expect(searchLaw(game, 5)).toBeGreaterThan(100);
  },
);
