import { expect, it } from 'vitest';
import { makeDestinations } from '../../../wargame/search/contract.ts';
import { HOLLAND_44 as game } from '../index.ts';
import { at } from '../play/play.ts';
import { DONE } from '../position/state.ts';
import { numberOf } from '../position/units.ts';
import { hexNamed } from '../position/board.ts';
import { marksOf } from '../position/position.ts';
import { NO_PATH } from '../../../wargame/search/march.ts';
import { neighboursOf } from '../../../hex/grid.ts';
import { ALLOWED } from '../../../kernel/reason.ts';
import { alone } from '../rules/08-movement/modes.ts';
import { boundaryReason } from '../rules/23-special-units/special.ts';
import { hasSupply } from '../rules/18-supply/supply.ts';
import { position, sit } from '../test-kit.ts';

const MEN = '1/505/82';
const BRIDGE = { '3010-3011': { river: 'canal', bridge: 'road', road: 'minor' } } as const;

/** A battalion beside a canal with a bridge that is wired or not. */
const beside = (bridge: string, from = '3009') =>
  sit('allied-movement', {
    units: { [MEN]: from, 'Kerutt(-)': '5602' },
    sides: BRIDGE,
    extra: { bridges: { '3010-3011': bridge } },
  }).state();

it.each([
  ['3009', '3010'],
  ['3009', '3011'],
  ['3010', '3011'],
])('[H44-5.4-a] search does not make a move from %s to %s on which a bridge has to be decided about', (from, hex) => {
  const [wired, intact] = [beside('wired', from), beside('intact', from)];
  const to = hexNamed(at(wired).board.grid, hex);
  const found = game.search.destinations(wired, numberOf(MEN), makeDestinations(at(wired).board.grid.size));
  expect([...found.hexes.subarray(0, found.count)]).toContain(to);
  const before = game.copy(wired);
  expect([game.search.move(wired, numberOf(MEN), to), wired]).toEqual([false, before]);
  expect(game.legal(wired)).toEqual(game.legal(before));
  expect(game.search.move(intact, numberOf(MEN), to)).toBe(true);
  expect([intact.hex[numberOf(MEN)], marksOf(at(intact), numberOf(MEN)) & DONE]).toEqual([to, DONE]);
});

/** The march of a battalion of 8th Corps to Eindhoven, over bridges that are down too: what it costs, and the hexes it leads through. */
function marchOn(turn: number) {
  const id = '23H/29/11';
  const extra = { bridges: { '1306-1407': 'blown', '1307-1408': 'blown' } };
  const state = position(turn, 'allied-movement', [[id, '1305']], { printed: true, extra }).state();
  const p = at(state);
  const { grid } = p.board;
  const march = game.search.march(state, numberOf(id), [hexNamed(grid, '2608')], 40);
  const way = [hexNamed(grid, '1305')];
  for (;;) {
    const last = way.at(-1) as number;
    const next = neighboursOf(grid, last).find((hex) => (march[hex] as number) < (march[last] as number));
    if (next === undefined) break;
    way.push(next);
  }
  const cost = march[way[0] as number] as number;
  return { cost, way, keeps: way.every((hex) => boundaryReason(p, alone(numberOf(id), 'normal'), hex) === ALLOWED) };
}

it('[H44-23.4-a] the march of a corps keeps to its side of the boundary as long as that holds', () => {
  const [bound, free] = [marchOn(6), marchOn(7)];
  expect([bound.keeps, bound.cost < NO_PATH, bound.way.length > 10]).toEqual([true, true, true]);
  expect(bound.cost).toBeGreaterThan(free.cost);
});

const UP_NORTH = ['5CG/32/Gds', '1/504/82'];

/** The highway between Son and Sint-Oedenrode, and two battalions at Nijmegen that are supplied over it, with Germans in these hexes. */
function highway(germans: Record<string, string>) {
  const north = [
    [UP_NORTH[0], '5320'],
    [UP_NORTH[1], '5321'],
  ] as [string, string][];
  const whole = ['1303-1404', '3008-3108', '3809-3810', '4816-4817', '5219-5220'];
  const blown = ['3005-3105', '3005-3104'];
  const bridges = Object.fromEntries([
    ...whole.map((bridge) => [bridge, 'intact']),
    ...blown.map((bridge) => [bridge, 'blown']),
  ]);
  const places = ['2608', '2707', '2708', '5320', '5321'];
  const extra = { bridges, holders: Object.fromEntries(places.map((place) => [place, 'allied'])) };
  const units = [...north, ...Object.entries(germans)];
  return position(6, 'allied-movement', units, { printed: true, extra }).state();
}
/** Who cuts units of a side off, by the names of the hexes. */
const cuttersIn = (state: ReturnType<typeof highway>, side: 0 | 1) =>
  [...(game.search.cutters?.(state, side) ?? [])].map(([hex, units]) => [at(state).board.grid.names[hex], units]);

it.each([
  [{ 'Ewald(-)': '3208' }, [['3208', 2]]],
  // Who stands where his ZOC does not reach the road stops nobody.
  [{ 'Ewald(-)': '3209', Goebel: '5426' }, [['3209', 2]]],
  [{ Goebel: '5426' }, []],
  // Two share those whom they cut off.
  [
    { 'Ewald(-)': '3208', Goebel: '4413' },
    [
      ['4413', 1],
      ['3208', 1],
    ],
  ],
])('[H44-18.3-a] Germans at %j cut off: %j', (germans, cut) => {
  const state = highway(germans as Record<string, string>);
  expect(cuttersIn(state, 0)).toEqual(cut);
  const free = highway({});
  expect(UP_NORTH.map((id) => hasSupply(at(state), numberOf(id)))).toEqual(UP_NORTH.map(() => cut.length === 0));
  expect(UP_NORTH.map((id) => hasSupply(at(free), numberOf(id)))).toEqual([true, true]);
});

it('[H44-18.3.2-a] bridges over which units are supplied, while their paths are open', () => {
  const lines = (state: ReturnType<typeof highway>) =>
    [...(game.search.lifelines?.(state, 0) ?? [])].map(([hex, units]) => `${at(state).board.grid.names[hex]} ${units}`);
  const ends = ['5220', '5219', '4817', '4816', '3810', '3809', '3108', '3008', '1404', '1303'];
  expect(lines(highway({}))).toEqual(ends.map((end) => `${end} 2`));
  expect(lines(highway({ 'Ewald(-)': '3208' }))).toEqual([]);
});

it('[H44-23.6-a] a garrison sleeps until an Allied unit is within two hexes', () => {
  const sleepers = (hex: string) =>
    game.search.sleepers?.(
      position(
        6,
        'allied-movement',
        [
          ['Bloch', '4301'],
          [MEN, hex],
        ],
        { printed: true },
      ).state(),
    );
  expect(sleepers('4204')).toEqual(new Map([[numberOf('Bloch'), 2]]));
  expect(sleepers('4203')).toEqual(new Map());
});

it('[H44-14.3.2-d] [H44-25.3.1-a] units alone in full retreat, and for the Allies the hexes of unknown units', () => {
  const marks = ['full-retreat'];
  const state = position(
    6,
    'german-movement',
    [
      [MEN, '4204', { marks }],
      ['1/504/82', '4208', { marks }],
      ['2/504/82', '4208'],
      ['Kerutt(-)', '5602'],
    ],
    { printed: true, extra: { unknown: { '4816': 'Runge' } } },
  ).state();
  expect(game.search.routed?.(state)).toEqual([numberOf(MEN)]);
  expect([0, 1].map((side) => game.search.unseen?.(state, side as 0 | 1))).toEqual([
    [hexNamed(at(state).board.grid, '4816')],
    [],
  ]);
});
