import { describe, expect, it } from 'vitest';
import { settle, decisionOf } from '../../play/decide.ts';
import { hexAt } from '../../../../hex/grid.ts';
import { place } from '../../position/position.ts';
import { DEPLETED, DISMOUNTED, DISRUPTED, ELIMINATED, OUT, OUT_OF_SUPPLY } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import { reachOf } from '../../queries/range.ts';
import { alone } from '../08-movement/modes.ts';
import { checkSupply } from './supply-phase.ts';
import { hasSupply } from './supply.ts';
import { decide, isMarked, listed, refusedIn, road, side, standWithEdges, unit } from '../../test-kit.ts';

const AIRBORNE = '1/505/82';
const HEAD = '82 Supply Head';
type Set = Parameters<typeof standWithEdges>[1];

/** The Allied supply phase is run; then, are these out of supply? */
function checked(set: Set, ...ids: string[]): boolean[] {
  const p = standWithEdges('allied-supply', set);
  checkSupply(p);
  return ids.map((id) => isMarked(p, id, OUT_OF_SUPPLY));
}

describe('18.1 the supply phase', () => {
  it('[H44-18.1-a] [H44-18.1-b] [H44-18.1-c] units without a path are marked, those with one are not any more', () => {
    const out = ['out-of-supply'];
    const units = {
      '2L/9/3': '3010',
      '2RUR/9/3': { hex: '3011', marks: out },
      '1KOSB/9/3': { hex: '1103', marks: out },
    };
    expect(checked({ units }, '2L/9/3', '2RUR/9/3', '1KOSB/9/3')).toEqual([true, true, false]);
  });

  it('[H44-18.1-a] only those of the active side', () => {
    expect(checked({ units: { '2L/9/3': '3010', 'I/vdH': '4010' } }, '2L/9/3', 'I/vdH')).toEqual([true, false]);
  });

  it('[H44-18.1-a] the phase passes by itself, in the Allied turn and in the German one', () => {
    const p = standWithEdges('allied-supply', { units: { '2L/9/3': '3010', 'I/vdH': '4010' } });
    settle(p);
    expect(isMarked(p, '2L/9/3', OUT_OF_SUPPLY)).toBe(true);
    expect(p.s.phase).toBe('german-movement');
    const q = standWithEdges('german-supply', { units: { 'I/vdH': '4010' } });
    settle(q);
    expect(isMarked(q, 'I/vdH', OUT_OF_SUPPLY)).toBe(true);
  });

  it('[RUL-H44-139] a supply head traces nothing', () => {
    expect(checked({ units: { [HEAD]: { hex: '3010', marks: ['depleted'] } } }, HEAD)).toEqual([false]);
  });
});

describe('18.2.2 supply heads', () => {
  const at = (hex: string, more: Set = {}): Set => ({
    ...more,
    turn: 4,
    units: { [AIRBORNE]: hex, [HEAD]: '3010', ...more.units },
  });
  const marks = ['depleted'];

  it('[H44-18.2.2-a] [H44-18.2.2-b] supply units of their division alone', () => {
    const units = { '1/501/101': '3011', '1/1 Pol': '3012', '2L/9/3': '3013' };
    expect(checked(at('3014', { units }), AIRBORNE, ...Object.keys(units))).toEqual([false, true, true, true]);
  });

  it('[AMB-H44-17] the Poles use the head of the 1st Airborne', () => {
    const p = standWithEdges('allied-supply', { turn: 7, units: { '1/1 Pol': '3012', '1AB Supply Head': '3010' } });
    expect(hasSupply(p, numberOf('1/1 Pol'))).toBe(true);
  });

  it('[H44-18.3.1-a] four hexes, or by road (RUL-H44-137)', () => {
    expect(checked(at('3014'), AIRBORNE)).toEqual([false]);
    expect(checked(at('3015'), AIRBORNE)).toEqual([true]);
    expect(
      checked(at('3020', { sides: road('3010', '3011', '3012', '3013', '3014', '3015', '3016') }), AIRBORNE),
    ).toEqual([false]);
  });

  it('[H44-18.3.2-c] no road part to a head in EZOC', () => {
    const sides = road('3010', '3011', '3012', '3013', '3014', '3015', '3016');
    expect(checked(at('3017', { sides, units: { 'I/vdH': '2909' } }), AIRBORNE)).toEqual([true]);
    expect(checked(at('3014', { sides, units: { 'I/vdH': '2909' } }), AIRBORNE)).toEqual([false]);
  });

  it('[H44-18.2.2-c] they are depleted at the end of the Allied supply phase of turn 5, after supplying', () => {
    const p = standWithEdges('allied-supply', { ...at('3012'), turn: 5 });
    checkSupply(p);
    expect([isMarked(p, AIRBORNE, OUT_OF_SUPPLY), isMarked(p, HEAD, DEPLETED)]).toEqual([false, true]);
    const q = standWithEdges('allied-supply', at('3012'));
    checkSupply(q);
    expect(isMarked(q, HEAD, DEPLETED)).toBe(false);
  });

  it('[H44-18.2.2-e] a depleted one supplies nobody; an entry area does', () => {
    const depleted = { [HEAD]: { hex: '3010', marks } };
    expect(checked(at('3012', { units: depleted }), AIRBORNE)).toEqual([true]);
    expect(checked({ turn: 7, units: { [AIRBORNE]: '1103', ...depleted } }, AIRBORNE)).toEqual([false]);
  });
});

describe('18.5 units that land', () => {
  it('[H44-18.5-a] [H44-18.5-b] are in supply in this turn, not in the next', () => {
    expect(checked({ turn: 1, units: { [AIRBORNE]: '3010' } }, AIRBORNE)).toEqual([false]);
    expect(checked({ turn: 2, units: { [AIRBORNE]: '3010' } }, AIRBORNE)).toEqual([true]);
  });

  it('[H44-18.5-a] and what breaks down from them', () => {
    const units = { 'B/82 BD': '3010' };
    const by = (parent: string): Set => ({ turn: 1, units, extra: { parents: { 'B/82 BD': parent } } });
    expect(checked(by(AIRBORNE), 'B/82 BD')).toEqual([false]);
    expect(checked({ turn: 1, units }, 'B/82 BD')).toEqual([true]);
  });
});

describe('18.2.3 eliminated supply heads', () => {
  /** The head of the 82nd has been eliminated. */
  function lost(units: Record<string, string>) {
    const p = standWithEdges('allied-supply', { units: { ...units, [HEAD]: '5010' } });
    place(p, numberOf(HEAD), ELIMINATED);
    return p;
  }

  it('[H44-18.2.3-a] [H44-18.2.3-b] come back with their division, depleted and disrupted', () => {
    const p = lost({ [AIRBORNE]: '3010', '2/505/82': '3010', '1/508/82': '2010', '1/501/101': '2510' });
    expect(decisionOf(p)?.prompt(p, undefined).code).toBe('head-returns');
    expect(listed(p, 'restore')).toEqual([`${HEAD} 3010`, `${HEAD} 2010`]);
    expect(refusedIn(p, 'restore', { unit: HEAD, to: '2510' })).toBe('18.2.3 not-with-division');
    expect(refusedIn(p, 'restore', { unit: '1AB Supply Head', to: '3010' })).toBe('18.2.3 not-eliminated-head');
    expect(refusedIn(p, 'end')).toBe('18.2.3 place-head-first');
    decide(p, 'restore', { unit: HEAD, to: '3010' });
    expect([unit(p, HEAD).hex, isMarked(p, HEAD, DEPLETED), unit(p, HEAD).order]).toEqual(['3010', true, DISRUPTED]);
    expect(p.s.phase).toBe('german-movement');
    expect(isMarked(p, AIRBORNE, OUT_OF_SUPPLY)).toBe(true);
  });

  it('[RUL-H44-49] not where another supply head stands', () => {
    const p = lost({ [AIRBORNE]: '3010', '2/505/82': '2510', '1/508/82': '2010', '101 Supply Head': '2010' });
    expect(refusedIn(p, 'restore', { unit: HEAD, to: '2010' })).toBe('6.1 one-supply-head');
    expect(listed(p, 'restore')).toEqual([`${HEAD} 3010`, `${HEAD} 2510`]);
  });

  it('[H44-18.2.3-a] by themselves where there is but one hex', () => {
    const p = lost({ [AIRBORNE]: '3010', '2/505/82': '3010' });
    settle(p);
    expect([unit(p, HEAD).hex, isMarked(p, HEAD, DEPLETED), unit(p, HEAD).order]).toEqual(['3010', true, DISRUPTED]);
  });

  it('[H44-18.2.3-a] without a unit of the division on the map it does not come back', () => {
    const p = lost({ '1/501/101': '3010', '2/505/82': 'area:N' });
    settle(p);
    expect([unit(p, HEAD).hex, p.s.phase]).toEqual([OUT, 'german-movement']);
  });
});

describe('18.6 dismounted infantry', () => {
  const MOTOR = '3IG/32/Gds';
  const SOUTH = ['1202-1102', '1203-1102', '1203-1103', '1204-1103', '1204-1104', '1205-1104'];
  /** A canal south of row 12, from lake to lake. */
  const canal = (bridged = false): Set => ({
    hexes: { '1201': 'lake', '1206': 'lake', '1101': 'lake', '1106': 'lake', '1105': 'lake' },
    sides: SOUTH.map((pair) =>
      side(pair, { river: 'canal', ...(bridged && pair === '1203-1103' ? { bridge: 'road' } : {}) }),
    ),
  });
  const marks = (set: Set, ...ids: string[]) => {
    const p = standWithEdges('allied-supply', set);
    checkSupply(p);
    return ids.map((id) => isMarked(p, id, DISMOUNTED));
  };

  it('[H44-18.6-a] mechanised and motorised infantry beyond a canal, nobody else', () => {
    const units = {
      [MOTOR]: '1203',
      '1GG/5/Gds': '1202',
      '2IG/5/Gds': '1204',
      '2L/9/3': '1204',
      '30 Corps Eng': '1203',
    };
    const ids = Object.keys(units);
    expect(marks({ ...canal(), units }, ...ids)).toEqual([true, true, false, false, true]);
    expect(marks({ ...canal(true), units }, ...ids)).toEqual([false, false, false, false, false]);
  });

  it('[H44-18.6-a] a breakdown unit as its parent is', () => {
    const by = (parent: string): Set => ({
      ...canal(),
      units: { 'BR Inf BD A': '1203' },
      extra: { parents: { 'BR Inf BD A': parent } },
    });
    expect(marks(by(MOTOR), 'BR Inf BD A')).toEqual([true]);
    expect(marks(by('2L/9/3'), 'BR Inf BD A')).toEqual([false]);
  });

  it('[H44-18.6-a] Allied infantry alone', () => {
    // a canal around the ferry of Pannerden
    const sides = ['5726-5626', '5725-5626', '5625-5626', '5627-5626', '5526-5626', '5525-5626'];
    const p = standWithEdges('german-supply', {
      units: { 'Segler/9ss': '5626' },
      sides: sides.map((pair) => side(pair, { river: 'canal' })),
    });
    checkSupply(p);
    expect(isMarked(p, 'Segler/9ss', DISMOUNTED)).toBe(false);
  });

  it('[H44-18.6-e] not when out of supply', () => {
    const units = { [MOTOR]: { hex: '1604', marks: ['dismounted'] } };
    expect(marks({ ...canal(), units }, MOTOR)).toEqual([false]);
  });

  it('[H44-18.6-b] a ferry over a major river does not dismount', () => {
    const sides = SOUTH.map((pair) => side(pair, { river: 'major', ferry: true }));
    expect(marks({ ...canal(), sides, units: { [MOTOR]: '1203' } }, MOTOR)).toEqual([false]);
  });

  it('[H44-18.6-c] three points, as on foot', () => {
    const units = { [MOTOR]: { hex: '1203', marks: ['dismounted'] } };
    const p = standWithEdges('allied-movement', { ...canal(), turn: 9, units });
    decide(p, 'move', { unit: MOTOR, mode: 'normal' });
    for (const to of ['1303', '1403', '1503']) decide(p, 'step', { to });
    expect([p.s.frames.length, isMarked(p, MOTOR, DISMOUNTED)]).toEqual([0, true]);
  });

  it('[H44-18.6-d] the marker goes when the unit is picked, if a path crosses no canal', () => {
    const units = { [MOTOR]: { hex: '1203', marks: ['dismounted'] } };
    const p = standWithEdges('allied-movement', { ...canal(true), units });
    expect(isMarked(p, MOTOR, DISMOUNTED)).toBe(true);
    expect(reachOf(p, alone(numberOf(MOTOR), 'normal')).allowance).toBe(5);
    decide(p, 'move', { unit: MOTOR, mode: 'normal' });
    expect(isMarked(p, MOTOR, DISMOUNTED)).toBe(false);
    for (const to of ['1303', '1403', '1503', '1603']) decide(p, 'step', { to });
    expect(p.s.frames.length).toBe(1);
  });

  it('[H44-18.6-d] the same for one that comes along', () => {
    const dismounted = (hex: string) => ({ hex, marks: ['dismounted'] });
    const p = standWithEdges('allied-movement', {
      ...canal(true),
      units: { [MOTOR]: dismounted('1203'), '5CG/32/Gds': dismounted('1203') },
    });
    decide(p, 'move', { unit: MOTOR, mode: 'normal' });
    decide(p, 'join', { unit: '5CG/32/Gds' });
    expect(isMarked(p, '5CG/32/Gds', DISMOUNTED)).toBe(false);
    expect(hexAt(p.board.grid, '1203')).toBe(p.s.hex[numberOf(MOTOR)]);
  });
});
