import { expect, it } from 'vitest';
import { LEVELS } from '../../src/ai/levels.ts';
import { selfPlay, type Seated } from '../../src/ai/self-play.ts';
import { GAMES } from '../../src/games/all.ts';
import {
  ALLIED,
  GERMAN,
  hexOf,
  onMap,
  positionOf,
  type Position,
} from '../../src/games/holland-44/position/position.ts';
import type { State } from '../../src/games/holland-44/position/state.ts';
import { UNITS } from '../../src/games/holland-44/position/units.ts';
import { hasPath, supplyPaths } from '../../src/games/holland-44/rules/18-supply/paths.ts';
import { hasSupplyIn, isShort, sourcesOf } from '../../src/games/holland-44/rules/18-supply/supply.ts';
import { within } from '../../src/hex/grid.ts';
import { begin } from '../../src/kernel/match.ts';

const game = GAMES.find(({ id }) => id === 'holland-44') as (typeof GAMES)[number];
const RANDOM = LEVELS['random'] as Seated;

/** The campaign after so many actions at random. */
function positionAfter(limit: number): Position {
  const start = begin(game, { scenario: 'campaign', options: {}, setup: null });
  if (!start.ok) throw new Error('The campaign does not begin.');
  const players = { allied: RANDOM, german: RANDOM };
  return positionOf(selfPlay(game, start.value.state, players, { seed: `supply ${limit}`, limit }).state as State);
}

it.each([400, 1600, 3200])(
  '[H44-18.3.1-a] after %i actions: a path is found from a hex alone wherever it is from all hexes at once',
  (limit) => {
    const p = positionAfter(limit);
    const found: boolean[] = [];
    for (const side of [ALLIED, GERMAN] as const) {
      const goals = UNITS.filter((unit) => unit.side === side).map(({ index }) => sourcesOf(p, index));
      const different = new Map(goals.map((goal) => [JSON.stringify(goal), goal]));
      for (const goal of different.values()) {
        const paths = supplyPaths(p, side, goal);
        for (let hex = 0; hex < p.board.grid.size; hex++) {
          const isFound = hasPath(p, side, goal, hex);
          if (isFound !== isShort(paths, hex)) expect.fail(`side ${side}, hex ${p.board.grid.names[hex]}: ${isFound}`);
          found.push(isFound);
        }
      }
    }
    expect(new Set(found).size).toBe(2);
  },
);

it.each([1600, 3200])(
  '[RUL-H44-360] after %i actions: a unit is in supply elsewhere where it is when it stands there',
  (limit) => {
    const p = positionAfter(limit);
    const found: boolean[] = [];
    for (const { index, side, id } of UNITS.filter((unit) => onMap(p, unit.index))) {
      for (const hex of within(p.board.grid, hexOf(p, index), 2)) {
        const there = positionOf({ ...p.s, hex: p.s.hex.with(index, hex) });
        const isFound = isShort(supplyPaths(there, side, sourcesOf(there, index)), hex);
        if (hasSupplyIn(p, index, hex) !== isFound) expect.fail(`${id} in ${p.board.grid.names[hex]}: ${!isFound}`);
        found.push(isFound);
      }
    }
    expect(new Set(found).size).toBe(2);
  },
);
