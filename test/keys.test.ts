// Key terrain: what the score does not pay for, but other rules make worth a march.
import { expect, test } from 'vitest';
import { doctrineOf } from '../src/ai/doctrine/index.ts';
import { gameById, GAMES } from '../src/games/all.ts';
import { hexAt, makeGrid } from '../src/hex/grid.ts';
import { lay, type Units } from '../src/wargame/test-kit.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import { walk } from './kit/walk.ts';

/** Key terrain of a position with no other units than these, as `rule hexes: points of the first side/of the second`. */
function keysOf(id: string, turn: number, phase: string, units: Units, scenario?: string): string[] {
  const game = gameById(id) as Wargame;
  const { match } = lay(game, {
    scenario: scenario ?? game.scenarios.at(-1)?.id ?? '',
    turn,
    phase,
    units,
    printed: true,
  });
  const { names } = makeGrid(game.map.grid);
  return game.search
    .keys(match.state)
    .map(({ rule, hexes, points }) => `${rule} ${hexes.map((hex) => names[hex]).join(' ')}: ${points.join('/')}`);
}

const marketGarden = (turn: number, phase: string, units: Units): string[] =>
  keysOf('market-garden', turn, phase, units);
const GERMAN = { 'G-Feldt-1': '1609' };

test('MG-10.1-b: of a bridge the ends in which no Allied unit has been', () => {
  const [north, south, both] = ['1310', '1311', null].map((hex) =>
    marketGarden(17, 'allied-movement', { 'U-82-504': hex, ...GERMAN }).filter((key) => /13(?:10|11)/.test(key)),
  );
  expect([north, south, both]).toEqual([
    ['10.1 1311: 0/1'],
    ['10.1 1310: 0/1'],
    ['10.1 1310: 0/0.5', '10.1 1311: 0/0.5'],
  ]);
  const taken = marketGarden(17, 'allied-movement', { 'U-82-504': '1310', 'U-82-505': '1311', ...GERMAN });
  expect(taken.filter((key) => /13(?:10|11)/.test(key))).toEqual([]);
});

test('MG-4.2.3-b: hexes where somebody jumps soon, as long as they are printed', () => {
  const landings = (turn: number): string[] =>
    marketGarden(turn, 'german-movement', { 'B-4Para': null, 'U-82-504': '1310', ...GERMAN }).filter((key) =>
      key.startsWith('4.2.3'),
    );
  expect([landings(17), landings(18), landings(19)]).toEqual([['4.2.3 1403: 1/0'], ['4.2.3 1403: 1/0'], []]);
});

test('RW-11.1.4-a: the ridge west of Cleve, until somebody has come there', () => {
  const ridge = (units: Units): string[] => keysOf('reichswald', 9, 'allied-movement', units);
  const waiting = { 'B-129/43': null, 'B-214/43': null };
  expect(ridge({ 'B-44/15': '1004', ...waiting })).toEqual(['11.1.4 1204 1305 1306: 1/0']);
  expect([ridge({ 'B-44/15': '1204', ...waiting }), ridge({ 'B-44/15': '1004' })]).toEqual([[], []]);
});

test('H44-5.7-c, H44-S1.3-a: the bridge of Grave on turn 1; in the short game Germans at the ends of bridges that are never blown', () => {
  const keys = (scenario: string, turn: number, german: string): string[] =>
    keysOf('holland-44', turn, 'allied-movement', { '1/504/82': '5022', 'I/vdH': german }, scenario);
  expect([keys('campaign', 1, '3010'), keys('campaign', 2, '5421')]).toEqual([['5.7 4816 4817: 1/0'], []]);
  expect([keys('short', 2, '5421'), keys('short', 2, '3010')]).toEqual([['S1.3 5421: 1/1'], []]);
});

test.each(GAMES)('$id: all key terrain is on the map, and players know what to make of it', (game) => {
  const grid = makeGrid(game.map.grid);
  const prices = doctrineOf(game.id).keys;
  const rules = new Set<string>();
  for (const { state } of walk(game, 3))
    for (const { rule, hexes } of game.search.keys(state)) {
      rules.add(rule);
      expect([rule, hexes.length > 0, hexes.every((hex) => hexAt(grid, grid.names[hex] ?? '') === hex)]).toEqual([
        rule,
        true,
        true,
      ]);
    }
  expect([...rules].filter((rule) => !((prices[rule] ?? 0) > 0))).toEqual([]);
});
