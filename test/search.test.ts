import { expect, test } from 'vitest';
import { searchLaw } from './kit/search-law.ts';
import { SUBJECTS } from './kit/subject.ts';

/** Shares of positions, where it is not the usual one: fewer of games of ten thousand actions, all of the shortest. */
const SHARES: Readonly<Record<string, number>> = { 'holland-44': 0.005, 'third-world-war': 0.01 };
const shareOf = ({ game, games }: (typeof SUBJECTS)[number]): number | undefined => (games ? 1 : SHARES[game.id]);

const WARGAMES = SUBJECTS.filter(({ game }) => 'search' in game);

test.each(WARGAMES.map((subject) => ({ id: subject.game.id, game: subject.game, share: shareOf(subject) })))(
  'in $id the search for computer players agrees with the game',
  ({ game, share }) => {
    expect(searchLaw(game, 6, share)).toBeGreaterThan(100);
  },
);
