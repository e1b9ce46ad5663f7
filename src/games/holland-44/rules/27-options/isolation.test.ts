import { describe, expect, it } from 'vitest';
import { OUT_OF_SUPPLY } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import { isIsolated } from './isolation.ts';
import { settle } from '../../play/decide.ts';
import { dieFor, isMarked, rollIn, standWithEdges, unit } from '../../test-kit.ts';

type Set = Parameters<typeof standWithEdges>[1];
const out = (hex: string, steps?: number) => ({ hex, marks: ['out-of-supply'], ...(steps ? { steps } : {}) });
const at = (p: ReturnType<typeof standWithEdges>, id: string) => p.s.steps[numberOf(id)];

/** Lakes around 3010 and 3011. */
const LAKES = Object.fromEntries(
  ['3009', '3012', '3109', '3110', '3111', '2909', '2910', '2911'].map((hex) => [hex, 'lake']),
);
const night = (units: Set['units'], more: Set = {}, phase = 'allied-supply') => {
  const p = standWithEdges(phase, { turn: 8, options: { isolation: 'on' }, hexes: LAKES, ...more, units: units ?? {} });
  settle(p);
  return p;
};
/** Steps of the unit after each roll. */
const after = (id: string, rolls: number[], phase: string, more: Set = {}) =>
  rolls.map((die) => {
    const p = night({ [id]: out('3010') }, more, phase);
    rollIn(p, die);
    return at(p, id);
  });

describe('27.2 isolation', () => {
  it('[H44-27.2.1-a] with the option, by night, for units that carried the marker before', () => {
    const who = (units: Set['units'], more?: Set) => dieFor(night(units, more));
    expect(who({ '2L/9/3': out('3010') })).toBe('2L/9/3');
    expect(who({ '2L/9/3': '3010' })).toBeUndefined();
    expect(who({ '2L/9/3': out('3010') }, { turn: 9 })).toBeUndefined();
    expect(who({ '2L/9/3': out('3010') }, { options: {} })).toBeUndefined();
    expect(who({ '82 Supply Head': out('3010') })).toBeUndefined();
  });

  it('[H44-27.2.1-b] an overland path of any length saves', () => {
    const p = night({ '2L/9/3': out('4010') });
    expect([dieFor(p), isMarked(p, '2L/9/3', OUT_OF_SUPPLY), at(p, '2L/9/3')]).toEqual([undefined, true, 3]);
    expect(isIsolated(p, numberOf('2L/9/3'))).toBe(false);
  });

  it('[H44-27.2.1-c] so does a depleted supply head', () => {
    const p = night({ '1/505/82': out('3010'), '82 Supply Head': { hex: '3011', marks: ['depleted'] } });
    expect([dieFor(p), isMarked(p, '1/505/82', OUT_OF_SUPPLY)]).toEqual([undefined, true]);
  });

  it('[H44-27.2.2-a] a die for each unit of a stack; 1 to 4 cost a step, the last one too', () => {
    const p = night({ 'I/vdH': out('3010'), Stephan: out('3010', 1) }, {}, 'german-supply');
    expect(dieFor(p)).toBe('I/vdH');
    rollIn(p, 4);
    expect([at(p, 'I/vdH'), dieFor(p)]).toEqual([1, 'Stephan']);
    rollIn(p, 4);
    expect([at(p, 'Stephan'), typeof unit(p, 'Stephan').hex]).toEqual([0, 'number']);
    expect(after('I/vdH', [1, 4, 5, 6], 'german-supply')).toEqual([1, 1, 2, 2]);
  });

  it('[H44-27.2.3-a] elite or Allied +1, not both; green -1; a city to go to +2', () => {
    expect(after('2L/9/3', [3, 4], 'allied-supply')).toEqual([2, 3]);
    expect(after('1/505/82', [3, 4], 'allied-supply')).toEqual([2, 3]);
    expect(after('6 Penal', [5, 6], 'german-supply')).toEqual([1, 2]);
    const city = { hexes: { ...LAKES, '3011': 'city' } };
    expect(after('1/505/82', [1, 2], 'allied-supply', city)).toEqual([2, 3]);
    expect(after('I/vdH', [2, 3], 'german-supply', city)).toEqual([1, 2]);
    // one's own hex counts, one that the enemy holds does not
    expect(after('I/vdH', [2, 3], 'german-supply', { hexes: { ...LAKES, '3010': 'city' } })).toEqual([1, 2]);
    const p = night({ 'I/vdH': out('3010'), '2L/9/3': '3011' }, city, 'german-supply');
    rollIn(p, 4);
    expect(at(p, 'I/vdH')).toBe(1);
  });
});
