import { describe, expect, it } from 'vitest';
import { END, sit, type Sitting } from '../../test-kit.ts';

const GUARDS = '2IG/5/Gds';
const traffic = (set: Sitting = {}) => sit('german-traffic', { units: { [GUARDS]: '2010' }, ...set });
const put = (marker: string, to: string) => ({ type: 'place', marker, to });
const lying = (t: ReturnType<typeof traffic>): number[] =>
  t.state().traffic.flatMap((hex, i) => (hex >= 0 ? [i + 1] : []));

describe('24.3 the traffic phase', () => {
  it('[H44-24.5-a] [H44-24.5-b] markers 1 to 3 on turn 1, one more on each of turns 2, 3, 4', () => {
    const markers = (turn: number) => [
      ...new Set(
        traffic({ turn })
          .legal('place')
          .map(({ marker }) => marker),
      ),
    ];
    expect(markers(1)).toEqual(['1', '2', '3']);
    expect(markers(2)).toEqual(['1', '2', '3', '4']);
    expect(markers(3)).toEqual(['1', '2', '3', '4', '5']);
    expect(markers(4)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(traffic({ turn: 2 }).refused(put('5', '1505'))).toBe('marker-comes-later');
    expect(traffic().refused(put('7', '1505'))).toBe('no-such-marker');
  });

  it('[H44-24.1-a] [H44-24.3-a] [H44-24.3-c] any number, then two dice take markers away', () => {
    const t = traffic().play(put('2', '1505'), put('4', '1508'), put('5', '1805')).play(END);
    expect(t.toAct()).toBe('chance');
    t.dice(2, 4);
    expect(lying(t)).toEqual([5]);
    expect(t.state().turn).toBe(5);
  });

  it('[H44-24.3-c] a double takes one, other numbers none', () => {
    const t = () => traffic().play(put('2', '1505'), put('4', '1508')).play(END);
    expect(lying(t().dice(2, 2))).toEqual([4]);
    const none = t().dice(1, 3);
    expect([lying(none), none.codes().includes('traffic-removed')]).toEqual([[2, 4], false]);
  });

  it('[H44-24.3-b] [H44-24.3-d] nothing has to be placed; what lies there is not moved', () => {
    const t = traffic({ extra: { traffic: { 1: '1505' } } });
    expect(t.refused(put('1', '1509'))).toBe('marker-placed');
    expect(lying(t.play(END).dice(1, 6))).toEqual([]);
    expect(traffic().play(END).state().turn).toBe(5);
  });

  it('[H44-24.4-a] not on nor next to another, of the same phase too', () => {
    const t = traffic({ extra: { traffic: { 1: '1505' } } });
    for (const hex of ['1505', '1504', '1506', '1605']) expect(t.refused(put('2', hex))).toBe('marker-beside-marker');
    expect(t.refused(put('2', '1507'))).toBeUndefined();
    expect(t.play(put('2', '1507')).refused(put('3', '1508'))).toBe('marker-beside-marker');
  });

  it('[H44-24.4-b] RUL-H44-171 not in a row above that of the northernmost mechanised unit of the 30th Corps', () => {
    const t = traffic({ units: { [GUARDS]: '2010', '6DLI/151/50': '3010', '1AB Supply Head': '6418' } });
    expect(t.refused(put('1', '2001'))).toBeUndefined();
    expect(t.refused(put('1', '2110'))).toBe('north-of-30th-corps');
    expect(traffic({ units: { [GUARDS]: '2010', '2 HC': '2210' } }).refused(put('1', '2210'))).toBeUndefined();
  });

  it('[H44-24.4-b] the badge counts, not the area of entry; mechanised units alone', () => {
    expect(traffic({ units: { [GUARDS]: '2010', '4D/130/43': '2210' } }).refused(put('1', '2110'))).toBeDefined();
    expect(traffic({ units: { '6DLI/151/50': '2010' } }).state().turn).toBe(5);
  });

  it('[H44-24.4-c] any other hex, with enemies in it too', () => {
    expect(traffic().refused(put('1', '2010'))).toBeUndefined();
    expect(traffic().refused(put('1', 'area:B'))).toBe('no-such-hex');
  });

  it('[H44-24.3-c] with nothing to place the dice come all the same', () => {
    const all = { 1: '1000', 2: '1003', 3: '1006', 4: '1009', 5: '1012', 6: '1015' };
    const t = traffic({ extra: { traffic: all } });
    expect(t.toAct()).toBe('chance');
    expect(lying(t.dice(1, 2))).toEqual([3, 4, 5, 6]);
  });
});
