import { describe, expect, it } from 'vitest';
import { DISRUPTED, ENGAGED, FULL_RETREAT, GOOD, REPLACEMENT, SCATTERED, SPENT } from '../../position/state.ts';
import { settle } from '../../play/decide.ts';
import { dieFor, isMarked, rollIn, standWithEdges, unit } from '../../test-kit.ts';

type Set = Parameters<typeof standWithEdges>[1];
const phase = (units: Set['units'], name = 'allied-reorganisation') => {
  const p = standWithEdges(name, { units: units ?? {} });
  settle(p);
  return p;
};
const in1 =
  (...marks: string[]) =>
  (hex: string) => ({ hex, marks });
const disrupted = in1('disrupted');
const routed = in1('full-retreat');

describe('14.4.1 away from the enemy', () => {
  it('[H44-14.4.1-a] a level comes back by itself, to the active side alone', () => {
    const p = phase({ '2L/9/3': disrupted('3010'), '2RUR/9/3': routed('3012'), 'I/vdH': disrupted('4010') });
    expect(['2L/9/3', '2RUR/9/3', 'I/vdH'].map((id) => unit(p, id).order)).toEqual([GOOD, DISRUPTED, DISRUPTED]);
  });

  it('[H44-14.4.1-a] to Germans in their phase, to supply heads and in areas too', () => {
    const p = phase({ 'I/vdH': disrupted('4010'), '1/Erdmann': routed('area:H') }, 'german-reorganisation');
    expect([unit(p, 'I/vdH').order, unit(p, '1/Erdmann').order]).toEqual([GOOD, DISRUPTED]);
    const q = phase({ '82 Supply Head': disrupted('4010') });
    expect(unit(q, '82 Supply Head').order).toBe(GOOD);
  });
});

describe('14.4.2 in EZOC', () => {
  const besieged = {
    '1/505/82': disrupted('3010'),
    '2L/9/3': routed('3010'),
    'I/vdH': '3011',
  };

  it('[H44-14.4.2-a] a die for each unit, in unit order; friends beside it do not help', () => {
    const p = phase({ ...besieged, '2RUR/9/3': '3010' });
    expect(dieFor(p)).toBe('1/505/82');
    rollIn(p, 3);
    expect([unit(p, '1/505/82').order, dieFor(p)]).toEqual([GOOD, '2L/9/3']);
    rollIn(p, 4);
    expect([unit(p, '2L/9/3').order, dieFor(p), p.s.phase]).toEqual([DISRUPTED, undefined, 'german-movement']);
  });

  it('[H44-14.4.2-a] 4 to 6 recover; elite units are better by 1, green ones worse', () => {
    const after = (units: Set['units'], id: string, die: number, name?: string) => {
      const p = phase(units, name);
      rollIn(p, die);
      return unit(p, id).order;
    };
    const normal = { '2L/9/3': disrupted('3010'), 'I/vdH': '3011' };
    expect([1, 3, 4, 6].map((die) => after(normal, '2L/9/3', die))).toEqual([DISRUPTED, DISRUPTED, GOOD, GOOD]);
    const elite = { '1/505/82': disrupted('3010'), 'I/vdH': '3011' };
    expect([2, 3].map((die) => after(elite, '1/505/82', die))).toEqual([DISRUPTED, GOOD]);
    const green = { '6 Penal': disrupted('3010'), '2L/9/3': '3011' };
    expect([1, 4, 5].map((die) => after(green, '6 Penal', die, 'german-reorganisation'))).toEqual([
      DISRUPTED,
      DISRUPTED,
      GOOD,
    ]);
  });

  it('[H44-14.4.2-a] the zone of a unit in full retreat is none', () => {
    const p = phase({ '2L/9/3': routed('3010'), 'I/vdH': routed('3011') });
    expect(unit(p, '2L/9/3').order).toBe(DISRUPTED);
    expect(unit(p, 'I/vdH').order).toBe(FULL_RETREAT);
  });
});

describe('14.4.3 other markers', () => {
  it('[H44-14.4.3-a] [H44-11.5.3-a] all go that pass, whatever the state of the unit or its place', () => {
    const all = ['scattered', 'engaged', 'replacement', 'spent'];
    const p = phase({
      '2L/9/3': { hex: '3010', marks: [...all, 'disrupted'] },
      '2RUR/9/3': { hex: 'area:N', marks: [...all, 'out-of-supply'] },
      'I/vdH': { hex: '3011', marks: all },
    });
    const left = (id: string) => [SCATTERED, ENGAGED, REPLACEMENT, SPENT].filter((bit) => isMarked(p, id, bit));
    expect([left('2L/9/3'), left('2RUR/9/3'), left('I/vdH').length]).toEqual([[], [], 4]);
  });
});
