import { expect, it } from 'vitest';
import { makeDestinations } from '../../../wargame/search/contract.ts';
import { HOLLAND_44 as game } from '../index.ts';
import { sit } from '../test-kit.ts';
import { at } from '../play/play.ts';
import { DONE } from '../position/state.ts';
import { numberOf } from '../position/units.ts';
import { hexNamed } from '../position/board.ts';
import { marksOf } from '../position/position.ts';

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
