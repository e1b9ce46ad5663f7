import { expect, test } from 'vitest';
import { at } from '../../play/play.ts';
import { battle, type Units } from '../../test-kit.ts';
import { numberOf } from '../../position/units.ts';
import { eliminatesAll } from './desperate.ts';
import { hexOf } from '../../position/position.ts';

/** One way out of 3612, by 3613 to 3614. */
const RING: Units = {
  '6DLI/151/50': '3611',
  '8DLI/151/50': '3711',
  '9DLI/151/50': '3511',
  'BR Inf BD A': '3512',
  'BR Inf BD B': '3712',
};

/** Canals leave 3612 the ways to 3611 and 3613, and 3613 those beyond it. */
const CLOSED = [
  ...['3512', '3511', '3711', '3712'].map((b) => ({ a: '3612', b })),
  ...['3512', '3712'].map((b) => ({ a: '3613', b })),
].map((side) => ({ ...side, river: 'canal' as const }));

function eliminates(units: Units, ids: readonly string[]): boolean {
  const s = battle({ ...units, ...Object.fromEntries(ids.map((id) => [id, '3612'])) });
  return eliminatesAll(at(s.state()), ids.map(numberOf), hexOf(at(s.state()), numberOf(ids[0] as string)), 'combat');
}

test('[H44-12.4-b] [RUL-H44-01] the whole stack has to be lost', () => {
  expect(eliminates(RING, ['Henke'])).toBe(false);
  expect(eliminates(RING, ['1/18 Flak'])).toBe(true);
  expect(eliminates(RING, ['1/18 Flak', 'Henke'])).toBe(false);
});

test('[RUL-H44-01] or no retreat of theirs keep the nine steps', () => {
  const full: Units = { '100/180': '3614', '489/22/180': '3614', '47/269/180': { hex: '3614', steps: 2 } };
  const only: Units = { ...RING, ...full };
  expect(eliminates(only, ['14/Hoffmann'])).toBe(false);
  expect(eliminates(only, ['Henke'])).toBe(true);
  expect(eliminates(only, ['14/Hoffmann', 'Alarm'])).toBe(true);
});

test('[H44-12.4-b] [RUL-H44-301] a stack of one-step units that can stop after one hex is not lost', () => {
  // 3613 is woods, free of EZOC; every hex beyond it is in EZOC.
  const shut: Units = { '6DLI/151/50': '3611', '30 Corps Eng': '3414', '43 Div Eng': '3615', '20+23 RCE': '3814' };
  const woods = { hexes: { '3613': { terrain: 'woods' } } };
  const isLost = (ids: readonly string[]): boolean => {
    const s = battle({ ...shut, ...Object.fromEntries(ids.map((id) => [id, '3612'])) }, { ...woods, sides: CLOSED });
    return eliminatesAll(at(s.state()), ids.map(numberOf), hexOf(at(s.state()), numberOf(ids[0] as string)), 'combat');
  };
  expect([isLost(['14/Hoffmann', 'Alarm']), isLost(['14/Hoffmann'])]).toEqual([false, true]);
});
