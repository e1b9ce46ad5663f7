import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import { makeGrid } from '../../hex/grid.ts';
import { lay } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { attackOf, dangersOf, Threat } from './threat.svelte.ts';

const game = gameById('reichswald') as Wargame;
const grid = makeGrid(game.map.grid);
const reach = (unit: string, ...hexes: string[]) => ({
  unit,
  from: null,
  allowance: 9,
  hexes: hexes.map((hex) => ({ hex, cost: 1, path: [hex], mayStop: hex !== '1012', mustStop: null })),
});

describe('what could come to a hex', () => {
  it('counts every unit once, and its strength next to where it could stop or stands', () => {
    const dangers = dangersOf(grid, [
      { strength: 4, at: '0505', reach: reach('a', '1010', '1011', '1012') },
      { strength: 3, at: null, reach: reach('b', '1010') },
      { strength: 9, at: '0505', reach: undefined },
    ]);
    expect(dangers.get('1010')).toEqual({ count: 2, strength: 4 });
    expect(dangers.get('1012')).toEqual({ count: 0, strength: 4 });
    expect(dangers.get('1009')).toEqual({ count: 0, strength: 7 });
    expect(dangers.get('0506')).toEqual({ count: 0, strength: 13 });
    expect(dangers.get('1515')).toBeUndefined();
  });

  it('reads the strength of the face that lies up, of the fresh one where it is hidden', () => {
    const counter = game.counters.find(({ faces }) => faces.length === 2 && faces[0]?.[0] !== faces[1]?.[0]);
    const unit = { id: counter?.id ?? '', hex: null, marks: [], where: 'map' as const };
    if (!counter) throw new Error('no such counter');
    expect([2, 1, null].map((steps) => attackOf(counter, { ...unit, steps }))).toEqual([
      counter.faces[0]?.[0],
      counter.faces[1]?.[0],
      counter.faces[0]?.[0],
    ]);
    const threeStep = { ...counter, steps: 3 };
    expect([3, 2, 1, null].map((steps) => attackOf(threeStep, { ...unit, steps }))).toEqual(
      [0, 1, 1, 0].map((face) => counter.faces[face]?.[0]),
    );
  });
});

describe('the enemy’s reach', () => {
  it('is worked out little by little, and kept while the position stays', async () => {
    const units = { 'B-44/15': '0510', 'G-1051/84': '1010', 'G-1062/84': '1011' };
    const { state } = lay(game, { turn: 14, weather: 'fair', phase: 'allied-movement', units }).match;
    const threat = new Threat();
    threat.ask(game, state, ['G-1051/84', 'G-1062/84']);
    await expect.poll(() => threat.left).toBe(0);
    const first = threat.reaches.get('G-1051/84');
    expect([...threat.reaches.keys()]).toEqual(['G-1051/84', 'G-1062/84']);
    expect({ ok: true, value: first }).toEqual(game.nextReach(state, 'G-1051/84'));
    threat.ask(game, state, ['G-1051/84']);
    expect(threat.left).toBe(0);
    expect(threat.reaches.get('G-1051/84')).toBe(first);
    threat.ask(game, game.copy(state), ['G-1051/84']);
    threat.stop();
    expect(threat.reaches.size).toBe(0);
  });
});
