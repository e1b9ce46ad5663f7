import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import type { SupplyLine, Wargame } from '../../wargame/wargame.ts';
import { mapContextOf } from '../speech/map-context.ts';
import { hexSpoken } from '../speech/speak.ts';
import { tableAt, tableOf } from '../state/test-kit.ts';
import { barsOf, cutBySide, suppliedShown, supplyOf, outOfSupply } from './networks.ts';
import { sceneOf } from './scene.ts';

const game = gameById('reichswald') as Wargame;
const [FIRST = '', SECOND = ''] = game.sides;
const ONE = 'C-5/2';
const TWO = 'C-6/2';
const CUT = 'B-71/53';
const ENEMY = 'G-1051/84';
const UNITS = { [ONE]: '1005', [TWO]: '1105', [CUT]: '1205', [ENEMY]: '1010' };

const LINES: readonly SupplyLine[] = [
  { unit: ONE, supplied: true, path: ['1005', '1004', '1003'], overland: 1, source: { area: 'W' } },
  { unit: TWO, supplied: true, path: ['1105', '1004', '1003'], overland: 1, source: { area: 'W' } },
  { unit: CUT, supplied: false, path: [], overland: 0, stopped: ['1205', '1204', '1203'] },
  { unit: ENEMY, supplied: true, path: ['1010', '1011'], overland: 1, source: { unit: ONE } },
];
const BONDS = [
  { side: FIRST, from: '1005', to: '1007', at: ['1006'], shut: ['1006'] },
  { side: SECOND, from: '1010', to: null, at: ['1011', '1110'], shut: ['1011'] },
];

/** A game with these bonds and lines, and how often each was asked for. */
function tableWith() {
  const asked = { bonds: 0, supply: 0 };
  const aids = {
    ...game.aids,
    bonds: () => (asked.bonds++, BONDS),
    supply: () => (asked.supply++, LINES),
  };
  const table = tableOf({ ...game, aids }, { turn: 14, weather: 'fair', phase: `${FIRST}-combat`, units: UNITS });
  return { table, asked };
}

describe('overlays that a game works out', () => {
  it('are asked for only while they are shown', () => {
    const { table, asked } = tableWith();
    sceneOf(table);
    hexSpoken('en', mapContextOf(table), '1005');
    expect(asked).toEqual({ bonds: 0, supply: 0 });
    table.layers.toggle('supply');
    sceneOf(table);
    expect(asked.bonds).toBe(0);
    expect(asked.supply).toBeGreaterThan(0);
  });

  it('show nothing in a game that has none', () => {
    const table = tableAt();
    table.layers.toggle('bonds');
    table.layers.toggle('supply');
    const { bars, supply } = sceneOf(table);
    expect([bars, supply?.steps, supply?.cut]).toEqual([[], [], []]);
  });
});

describe('bonds', () => {
  it('are lines in the ink of their side, with what they bar', () => {
    const { table } = tableWith();
    expect(barsOf(table)).toEqual([]);
    table.layers.toggle('bonds');
    expect(barsOf(table)).toEqual([
      { ink: 'first', from: '1005', to: '1007', at: ['1006'], shut: ['1006'] },
      { ink: 'second', from: '1010', to: null, at: ['1011', '1110'], shut: ['1011'] },
    ]);
  });

  it('of the enemy are told of the hexes they bar, in every language', () => {
    const { table } = tableWith();
    table.layers.toggle('bonds');
    const context = mapContextOf(table);
    expect(hexSpoken('en', context, '1110')).toMatch(/no way from here to 1011: enemy bond$/);
    expect(hexSpoken('pt', context, '1011')).not.toMatch(/elo/);
    expect(hexSpoken('es', { ...context, bonds: BONDS }, '1006')).toMatch(
      /cerrado por un enlace enemigo entre 1005 y 1007$/,
    );
  });
});

describe('supply', () => {
  it('of the whole side: every step once, by road or overland, and whoever is cut off, of both sides', () => {
    const { table } = tableWith();
    expect(supplyOf(table)).toBeUndefined();
    table.layers.toggle('supply');
    expect(supplyOf(table)).toEqual({
      ink: 'first',
      steps: [
        { from: '1005', to: '1004', by: 'land' },
        { from: '1004', to: '1003', by: 'road' },
        { from: '1003', to: null, by: 'road' },
        { from: '1105', to: '1004', by: 'land' },
      ],
      stops: [],
      sources: [],
      cut: ['1205'],
    });
    expect(outOfSupply(table).map(({ unit }) => unit)).toEqual([CUT]);
    expect(cutBySide(table)).toEqual([{ side: FIRST, cut: [LINES[2]] }]);
  });

  it('of the units selected, or of a stack being looked at: its source on the map stands out', () => {
    const { table } = tableWith();
    table.layers.toggle('supply');
    table.attention.inspected = '1010';
    expect(supplyOf(table)).toEqual({
      ink: 'second',
      steps: [{ from: '1010', to: '1011', by: 'land' }],
      stops: [],
      sources: ['1005'],
      cut: ['1205'],
    });
    table.selection.units = [CUT];
    expect(supplyOf(table)).toMatchObject({
      steps: [
        { from: '1205', to: '1204', by: 'lost' },
        { from: '1204', to: '1203', by: 'lost' },
      ],
      stops: ['1203'],
    });
    table.selection.units = [TWO];
    const { lines, all, side } = suppliedShown(table);
    expect([lines.map(({ unit }) => unit), all, side]).toEqual([[TWO], false, FIRST]);
  });

  it('is told unit by unit', () => {
    const { table } = tableWith();
    table.layers.toggle('supply');
    const context = mapContextOf(table);
    expect(hexSpoken('en', context, '1005')).toMatch(/Canadian 5\/2: in supply from area W, 1 hex overland$/);
    expect(hexSpoken('es', context, '1010')).toMatch(
      /: con suministro de 5\/2, canadiense, 1 hexágono a campo través$/,
    );
    expect(hexSpoken('pt', context, '1205')).toMatch(
      /71\/53, britânica: ficaria sem abastecimento, fechado pelo inimigo em 1203$/,
    );
  });
});
