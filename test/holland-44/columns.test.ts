import { expect, test } from 'vitest';
import { LEVELS } from '../../src/ai/levels.ts';
import { selfPlay, type Seated } from '../../src/ai/self-play.ts';
import { GAMES } from '../../src/games/all.ts';
import { hexAt, makeGrid, rowOf } from '../../src/hex/grid.ts';
import { begin } from '../../src/kernel/match.ts';

const game = GAMES.find(({ id }) => id === 'holland-44') as (typeof GAMES)[number];
const grid = makeGrid(game.map.grid);
/** The first row north of the canals that the Allies start behind. */
const ACROSS = rowOf(grid, hexAt(grid, '1501') as number);

/** Battalions of a division that stand south of the canals when a turn begins. */
function leftBehind(division: string, turn: number): string[] {
  const begun = begin(game, { scenario: 'campaign', options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const recruit = LEVELS['recruit'] as Seated;
  const { actions } = selfPlay(
    game,
    begun.value.state,
    { allied: recruit, german: recruit },
    { seed: 'columns', limit: 2500 },
  );
  const state = game.copy(begun.value.state);
  for (const action of actions) {
    if (game.view(state, null).turn >= turn) break;
    game.playUnchecked(state, action);
  }
  expect(game.view(state, null).turn).toBe(turn);
  const hexes = game.search.hexes(state);
  return game.counters.flatMap(({ id, formation, size }, u) => {
    const hex = hexes[u] as number;
    return formation === division && size === 'II' && hex >= 0 && rowOf(grid, hex) < ACROSS ? [id] : [];
  });
}

// 23.4: until turn 6 no corps may use the bridge of another, and none stands in front of the battalions of 12th Corps.
test('recruits mend the bridge that a corps has to cross, and it is over the canal when turn 5 begins', () => {
  expect(leftBehind('50', 5)).toEqual([]);
});
