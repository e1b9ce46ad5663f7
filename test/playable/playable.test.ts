import { describe, expect, test } from 'vitest';
import { GAMES, gameById } from '../../src/games/all.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { toOrder } from '../../src/seat/session.ts';
import { benchAt, remembering } from './bench.ts';
import { explore, tryOrder, type Effort } from './law.ts';
import { afterAutomatic, besideEnemies } from './positions.ts';

/** Whole games of each, for a long run: PLAYABLE_GAMES=40 npx vitest run --project page test/playable */
const WHOLE = Number(process.env['PLAYABLE_GAMES'] ?? 0);

/** Random games in whose beginnings nearly all types of actions come up. */
const SEEDS: Readonly<Record<string, readonly number[]>> = {
  reichswald: [0, 7, 14],
  'market-garden': [14, 16, 18],
  'third-world-war': [0, 8, 12],
  'holland-44': [1, 2, 7, 21],
};

const effortFor = (id: string): Effort =>
  WHOLE > 0
    ? { seeds: Array.from({ length: WHOLE }, (_, seed) => seed), most: Infinity, each: 4 }
    : { seeds: SEEDS[id] ?? [0, 1], most: 600, each: 1 };

describe.each(GAMES.map((game) => ({ id: game.id, game: game as Wargame })))('at the table of $id', ({ id, game }) => {
  test('every action that is legal can be given by mouse, by touch and as a typed line', async () => {
    const { missing, types } = await explore(game, effortFor(id));
    expect(missing).toEqual([]);
    expect(types.size).toBeGreaterThan(Object.keys(game.actions).length * 0.75);
  });
});

describe('what random play seldom comes to', () => {
  const holland = remembering(gameById('holland-44') as Wargame);
  test.each([
    ['exploit', afterAutomatic],
    ['disengage', besideEnemies],
  ] as const)('%s is given by mouse, by touch and as a typed line in every language', async (type, positionOf) => {
    const { start, state } = positionOf(holland);
    const orders = [...holland.legal(state)].map(toOrder).filter((order) => order.type === type);
    expect(orders.length).toBeGreaterThan(1);
    for (const [n, order] of orders.entries())
      expect(await tryOrder(benchAt(holland, start.scenario, state), order, n)).toEqual([]);
  });

  test('a combat phase with an automatic DS asks for the advance, and says before its end what is left of it', () => {
    const { start, state } = afterAutomatic(holland);
    const { table } = benchAt(holland, start.scenario, state);
    expect(table.position.prompt).toMatchObject({ rule: '8.7', code: 'combat-exploit' });
    expect(table.position.beside.urges).toEqual([{ rule: '8.7', code: 'exploit-left', args: { n: 5 } }]);
  });
});
