import { describe, expect, it } from 'vitest';
import { items, sit, type Sitting } from '../../test-kit.ts';
import { boardOf } from '../../position/position.ts';
import { hexNamed } from '../../position/board.ts';

/** Roads from area B in the west along row 31 to three towns and a city. */
const road = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [
    `31${String(i).padStart(2, '0')}-31${String(i + 1).padStart(2, '0')}`,
    { road: 'minor' },
  ]),
);
const hexes = { '3103': 'town', '3106': 'town', '3110': 'city', '3510': 'town', '3108': 'woods' };
const field = (set: Sitting = {}) =>
  sit('german-movement', {
    hexes,
    sides: road,
    ...set,
    extra: { unknown: { '4020': null, '3106': null }, ...set.extra },
  });
const INF = '6DLI/151/50';
const go = (to: string, target = '4020') => ({ type: 'relocate', target, to });

describe('25.6 unknown units', () => {
  it('[H44-25.6-a] from turn 3, once a turn, in the German movement phase', () => {
    expect(field({ turn: 2 }).refused(go('3103'))).toBe('relocate-from-turn-3');
    const t = field({ turn: 3 });
    expect(t.refused(go('3103'))).toBeUndefined();
    t.play(go('3103'));
    const at = (hex: string) => t.state().unknown.includes(hexNamed(boardOf(t.state()).grid, hex));
    expect([at('4020'), at('3103'), at('3106')]).toEqual([false, true, true]);
    expect(t.refused(go('3110', '3106'))).toBe('relocated-already');
    expect(t.toAct()).toBe('german');
  });

  it('[H44-25.6-a] not the Allies', () => {
    const t = sit('allied-movement', {
      hexes,
      sides: road,
      units: { [INF]: '2010' },
      extra: { unknown: { '4020': null } },
    });
    expect(t.refused(go('3103'))).toBe('only-germans-relocate');
  });

  it('[H44-25.6-b] to a town or city', () => {
    expect(field().refused(go('3110'))).toBeUndefined();
    expect(field().refused(go('3108'))).toBe('not-town-or-city');
    expect(field().refused(go('3106'))).toBe('one-unknown-unit');
    expect(field().refused(go('3103', '3110'))).toBe('no-unknown-unit');
    expect(field().refused(go('area:B'))).toBe('no-such-hex');
  });

  it('[H44-25.6-b] neither with Allied units nor beside them', () => {
    expect(field({ units: { [INF]: '3103' } }).refused(go('3103'))).toBe('allied-unit-near');
    expect(field({ units: { [INF]: '3203' } }).refused(go('3103'))).toBe('allied-unit-near');
    expect(field({ units: { [INF]: '3303' } }).refused(go('3103'))).toBeUndefined();
  });

  it('[H44-25.6-c] with a road to a German entry area', () => {
    expect(field().refused(go('3510'))).toBe('no-road-to-area');
    expect(field({ units: { [INF]: '3101' } }).refused(go('3110'))).toBe('no-road-to-area');
    expect(field({ extra: { holders: { '3110': 'allied' } } }).refused(go('3110'))).toBe('no-road-to-area');
  });

  it('RUL-H44-138 it holds the hex for the Germans', () => {
    const extra = { unknown: { '4020': null }, holders: { '3524': 'allied' } };
    const t = sit('german-movement', { printed: true, extra });
    expect(items(t)).toEqual({ 'allied 3524': 1 });
    expect(items(t.play(go('3524')))).toEqual({});
  });
});
