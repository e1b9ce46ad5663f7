import { expect, test } from 'vitest';
import { searchLaw } from './kit/search-law.ts';
import { SUBJECTS } from './kit/subject.ts';

const WARGAMES = SUBJECTS.filter(({ game }) => 'search' in game);

test.each(WARGAMES.map(({ game, games }) => ({ id: game.id, game, share: games ? 1 : undefined })))(
  'in $id the search for computer players agrees with the game',
  ({ game, share }) => {
    expect(searchLaw(game, 6, share)).toBeGreaterThan(100);
  },
);
