import { expect, test } from 'vitest';
import { searchLaw } from './kit/search-law.ts';
import { SUBJECTS } from './kit/subject.ts';

/** Share of the positions, of a long game of so many actions; of the shortest games all positions. */
const LONG: Readonly<Record<string, { share: number; most: number }>> = {
  'holland-44': { share: 0.02, most: 3500 },
  'third-world-war': { share: 0.02, most: 5000 },
};
const effortFor = ({ game, games }: (typeof SUBJECTS)[number]) => (games ? { share: 1 } : LONG[game.id]);

const WARGAMES = SUBJECTS.filter(({ game }) => 'search' in game);

test.each(WARGAMES.map((subject) => ({ id: subject.game.id, game: subject.game, effort: effortFor(subject) })))(
  'in $id the search for computer players agrees with the game',
  ({ game, effort }) => {
    expect(searchLaw(game, 7, effort)).toBeGreaterThan(100);
  },
);
