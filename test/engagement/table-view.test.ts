import { describe, expect, test } from 'vitest';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import { hexAt, makeGrid, neighboursOf } from '../../src/hex/grid.ts';
import { lay, type Sketch } from '../../src/wargame/test-kit.ts';
import type { TableView, Wargame } from '../../src/wargame/wargame.ts';

const game = REICHSWALD as Wargame;
const grid = makeGrid(game.map.grid);
const around = (hex: string): string[] =>
  neighboursOf(grid, hexAt(grid, hex) as number).map((next) => grid.names[next] as string);

const seen = (sketch: Sketch, ...actions: object[]): TableView => {
  const table = lay(game, sketch);
  table.play(...actions);
  return game.tableView(table.match.state, null);
};

const facing = { 'B-129/43': '0807', 'G-1222/180': '1006' };
const moves = { turn: 9, phase: 'allied-movement', units: facing } as const;
const fights = { turn: 9, phase: 'allied-combat', units: { 'B-129/43': '0906', 'G-1222/180': '1006' } } as const;

describe('what a table shows besides the position', () => {
  test('asks for a unit, for its path, for a combat, for its declaration', () => {
    expect(seen(moves).asks).toBe('move');
    expect(seen(moves, { type: 'move', unit: 'B-129/43' }).asks).toBe('moving');
    expect(seen(fights).asks).toBe('fight');
    expect(seen(fights, { type: 'attack', target: '1006' }).asks).toBe('declare');
  });

  test('the dice, and a choice after them', () => {
    const table = lay(game, fights);
    table.play({ type: 'attack', target: '1006' }, { type: 'attacker', unit: 'B-129/43' }, { type: 'commit' });
    const asked: string[] = [];
    while (asked.length < 2) {
      asked.push(game.tableView(table.match.state, null).asks);
      table.play(table.toAct() === 'chance' ? { by: 'chance', dice: [6, 6] } : (table.legal()[0] as object));
    }
    expect(asked).toEqual(['dice', 'choose']);
  });

  test('zones are the hexes around the units of a side, each once', () => {
    const { zones } = seen({ ...moves, units: { 'B-129/43': '0807', 'B-15GP': '0807', 'G-1222/180': '0101' } });
    expect([...(zones['allied'] ?? [])].sort()).toEqual(around('0807').sort());
    expect([...(zones['german'] ?? [])].sort()).toEqual(around('0101').sort());
    expect(zones['german']?.length).toBeLessThan(6);
  });

  test('the last turn has a phase more', () => {
    const usual = ['allied-movement', 'allied-combat', 'german-movement', 'german-combat'];
    expect(seen(moves).phases).toEqual(usual);
    expect(seen({ ...moves, turn: 22 }).phases).toEqual([...usual, 'final-movement']);
    expect(seen({ ...moves, turn: 22, phase: 'final-movement' }).phases).toEqual([...usual, 'final-movement']);
  });

  test('who has moved is done while units are moved', () => {
    const moved = [{ type: 'move', unit: 'B-129/43' }, { type: 'step', to: '0808' }, { type: 'stop' }];
    expect(seen(moves).done).toEqual({});
    expect(seen(moves, ...moved).done).toEqual({ 'B-129/43': 'moved' });
  });

  test('air points are lost with the combat phase of their side', () => {
    const pools = { air: { allied: 7 } };
    expect(seen({ ...fights, pools }).expiring).toEqual({ air: 7 });
    expect(seen({ ...moves, pools }).expiring).toEqual({});
    expect(seen({ ...fights, phase: 'german-combat', pools }).expiring).toEqual({});
  });

  test('objectives have their holders, bombed towns are closed', () => {
    const { objectives, closed } = seen({ ...moves, extra: { bombed: ['goch'] } });
    const held = Object.entries(objectives);
    expect(held.length).toBeGreaterThan(5);
    expect(held.every(([hex, side]) => game.map.hexes[hex] && game.sides.includes(side))).toBe(true);
    expect([...closed].sort()).toEqual([...(game.map.places.find(({ id }) => id === 'goch')?.hexes ?? [])].sort());
  });
});
