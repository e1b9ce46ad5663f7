import { expect, test } from 'vitest';
import { searchLaw } from './kit/search-law.ts';
import { SUBJECTS } from './kit/subject.ts';

const WARGAMES = SUBJECTS.filter(({ game }) => 'search' in game);

test.each(WARGAMES.map(({ game }) => ({ id: game.id, game })))(
  'in $id the search for computer players agrees with the game',
  ({ game }) => {
    expect(searchLaw(game, 5)).toBeGreaterThan(100);
  },
);
