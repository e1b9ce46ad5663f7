import { expect, it } from 'vitest';
import { random } from '../../src/ai/random.ts';
import { selfPlay } from '../../src/ai/self-play.ts';
import { GAMES } from '../../src/games/all.ts';
import { ALLIED, GERMAN, positionOf } from '../../src/games/holland-44/position/position.ts';
import type { State } from '../../src/games/holland-44/position/state.ts';
import { UNITS } from '../../src/games/holland-44/position/units.ts';
import { hasPath, supplyPaths } from '../../src/games/holland-44/rules/18-supply/paths.ts';
import { isShort, sourcesOf } from '../../src/games/holland-44/rules/18-supply/supply.ts';
import { begin } from '../../src/kernel/match.ts';

const game = GAMES.find(({ id }) => id === 'holland-44') as (typeof GAMES)[number];
const PLAYER = { player: random, budget: { playouts: 0 } };

it.each([400, 1600, 3200])(
  '[H44-18.3.1-a] after %i actions: a path is found from a hex alone wherever it is from all hexes at once',
  (limit) => {
    const start = begin(game, { scenario: 'campaign', options: {}, setup: null });
    if (!start.ok) throw new Error('The campaign does not begin.');
    const players = { allied: PLAYER, german: PLAYER };
    const p = positionOf(selfPlay(game, start.value.state, players, { seed: `supply ${limit}`, limit }).state as State);
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
