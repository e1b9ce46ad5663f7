import { expect, test } from 'vitest';
import { LEVELS } from '../../src/ai/levels.ts';
import { atOnce, decided, questionOf, type Player } from '../../src/ai/player.ts';
import { selfPlay, type Seated } from '../../src/ai/self-play.ts';
import { GAMES } from '../../src/games/all.ts';
import { hexAt, makeGrid, rowOf } from '../../src/hex/grid.ts';
import { cachedBy } from '../../src/kernel/cached-by.ts';
import { begin } from '../../src/kernel/match.ts';
import type { BaseAction } from '../../src/kernel/game.ts';
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

/** A level has moved as far as the Germans let it, with these units alone on the map and no place left to take in the south; and the rest of its plan. */
function marched(level: string, units: Record<string, string>): { state: object; rest: readonly BaseAction[] } {
  const state = standing(units);
  const rest = [...decisionOf(level, state)];
  while (rest.length > 0 && game.toAct(state) === 'allied') game.playUnchecked(state, rest.shift() as BaseAction);
  return { state, rest };
}

function standing(units: Record<string, string>): object {
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
  return begun.value.state;
}

function decisionOf(level: string, state: object, begun?: readonly BaseAction[]): readonly BaseAction[] {
  const { player, budget } = LEVELS[level] as Seated;
  return decided(player(game, { ...questionOf(game, state, 'allied'), begun }, budget, seeded(1)));
}

/** What the Germans may do then. */
function askedOfGermans(level: string, units: Record<string, string>): string[] {
  const { state } = marched(level, units);
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

test('a veteran carries its moves on as it planned them when the Germans spare a bridge, and plans anew when they blow it', () => {
  const { state, rest } = marched('veteran', AT_SON);
  expect(rest).toContainEqual(expect.objectContaining({ type: 'move', unit: '1WG/32/Gds' }));
  expect(game.refusal(state, { by: 'german', type: 'blow', bridge: '3005-3104' })).toBeUndefined();
  const answered = (type: string, dice?: number): object => {
    const world = game.copy(state);
    const answer = [...game.legal(world)].find((order) => (order as { type?: string }).type === type);
    game.playUnchecked(world, answer as BaseAction);
    if (dice !== undefined) game.playUnchecked(world, { by: 'chance', dice: [dice] } as BaseAction);
    return world;
  };
  expect(decisionOf('veteran', answered('spare'), rest)).toEqual(rest);
  const over = [{ by: 'allied', type: 'step', to: '3104' }, ...rest.slice(3)];
  expect(decisionOf('veteran', answered('spare'), over)).toEqual(over);
  expect(decisionOf('veteran', answered('blow', 6), over)).not.toEqual(over);
});

test('a game keeps what a veteran has begun while the Germans are asked', () => {
  const begun: (readonly BaseAction[])[] = [];
  const veteran = LEVELS['veteran'] as Seated;
  const told: Player = (of, question, ...rest) => {
    if (question.begun && question.begun.length > 0) begun.push(question.begun);
    return veteran.player(of, question, ...rest);
  };
  const sparing: Player = (_, { legal }) => atOnce(legal.filter((order) => 'type' in order && order.type === 'spare'));
  const seated = { allied: { ...veteran, player: told }, german: { ...veteran, player: sparing } };
  const { actions } = selfPlay(game, standing(AT_SON), seated, { seed: '1', limit: 12 });
  const asked = actions.findIndex(({ by }) => by === 'german');
  expect(begun[0]?.slice(0, 3)).toEqual(actions.slice(asked + 1, asked + 4));
});
