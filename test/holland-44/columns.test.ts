import { expect, test } from 'vitest';
import { LEVELS } from '../../src/ai/levels.ts';
import { decided, questionOf } from '../../src/ai/player.ts';
import { selfPlay, type Seated } from '../../src/ai/self-play.ts';
import { GAMES } from '../../src/games/all.ts';
import { hexAt, makeGrid, rowOf } from '../../src/hex/grid.ts';
import { cachedBy } from '../../src/kernel/cached-by.ts';
import { begin } from '../../src/kernel/match.ts';
import { seeded } from '../../src/kernel/random.ts';

const game = GAMES.find(({ id }) => id === 'holland-44') as (typeof GAMES)[number];
const grid = makeGrid(game.map.grid);
/** The first row north of the canals that the Allies start behind. */
const ACROSS = rowOf(grid, hexAt(grid, '1501') as number);

/** A game between regulars up to turn 5, played once. */
const played = cachedBy((_: typeof game) => {
  const begun = begin(game, { scenario: 'campaign', options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const regular = LEVELS['regular'] as Seated;
  const start = begun.value.state;
  const { actions } = selfPlay(game, start, { allied: regular, german: regular }, { seed: 'columns', limit: 2500 });
  return { start, actions };
});

/** Its position when a turn begins. */
function positionOf(turn: number): object {
  const { start, actions } = played(game);
  const state = game.copy(start);
  for (const action of actions) {
    if (game.view(state, null).turn >= turn) break;
    game.playUnchecked(state, action);
  }
  expect(game.view(state, null).turn).toBe(turn);
  return state;
}

/** Battalions of a division that stand south of the canals when a turn begins, but for whoever keeps a bridge that others are supplied over. */
function leftBehind(division: string, turn: number): string[] {
  const state = positionOf(turn);
  const hexes = game.search.hexes(state);
  const bridges = game.search.lifelines?.(state, 0);
  return game.counters.flatMap(({ id, formation, size }, u) => {
    const hex = hexes[u] as number;
    return formation === division && size === 'II' && hex >= 0 && rowOf(grid, hex) < ACROSS && !bridges?.has(hex)
      ? [id]
      : [];
  });
}

// 23.4: until turn 6 no corps may use the bridge of another, and none stands in front of the battalions of 12th Corps.
test('regulars mend the bridge that a corps has to cross, and it is over the canal when turn 5 begins', () => {
  expect(leftBehind('50', 5)).toEqual([]);
});

// Two battalions of the Germans stand across the canal, and had driven away whoever came to mend the bridge alone.
test('who mends a bridge near the enemy has somebody with him, and 8th Corps has its bridge when turn 4 begins', () => {
  const state = positionOf(4);
  const unit = game.counters.findIndex(({ id }) => id === '8 Corps Bridging');
  expect(game.search.steps(state)[unit]).toBe(1);
  expect(game.tableView(state, 'allied').down).not.toContainEqual(['1109', '1210']);
});

/** What the Germans may do when a level has moved as far as they let it, with these units alone on the map and no place left to take in the south. */
function askedOfGermans(level: string, units: Record<string, string>): string[] {
  const placed = Object.entries(units).map(([id, hex]) => ({ id, hex, marks: [] }));
  const bridges = { '3005-3105': 'intact', '3008-3108': 'intact' };
  const places = ['2608', '2707', '2708', '2914', '3225', '3524', '4301'];
  const extra = { bridges, holders: Object.fromEntries(places.map((place) => [place, 'allied'])) };
  const setup = { format: 'bivouac-setup', version: 1, game: 'holland-44', scenario: 'campaign', turn: 9 };
  const begun = game.fromSetup({
    scenario: 'campaign',
    options: {},
    setup: { ...setup, phase: 'allied-movement', weather: 'overcast', units: placed, only: true, extra },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const { player, budget } = LEVELS[level] as Seated;
  for (const order of decided(player(game, questionOf(game, state, 'allied'), budget, seeded(1))))
    game.playUnchecked(state, order);
  return game.toAct(state) === 'german'
    ? [...game.legal(state)].map((order) => (order as { type?: string }).type ?? '')
    : [];
}

// 5.4: who comes beside a bridge asks the Germans whether they blow it. North of the canal is all that there is to win.
const AT_SON = { '1GG/5/Gds': '2908', '1WG/32/Gds': '2908', 'II/1035/59': '3108' };

test('a regular marches up to a bridge that the enemy may blow', () => {
  expect(askedOfGermans('regular', AT_SON)).toContain('blow');
});

test('a recruit takes bridges as it finds them: it makes no move on which the enemy may blow one', () => {
  expect(askedOfGermans('recruit', AT_SON)).toEqual([]);
});
