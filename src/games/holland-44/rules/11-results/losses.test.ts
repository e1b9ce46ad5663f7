import { describe, expect, test } from 'vitest';
import { position, sit, unit, type Sitting } from '../../test-kit.ts';
import { HOLLAND_44 } from '../../index.ts';

import { at } from '../../play/play.ts';
import { AS_REMNANT, RETREATED } from '../../position/state.ts';
import { numberOf, UNITS } from '../../position/units.ts';
import { loseStep } from './losses.ts';
import { hexOf } from '../../position/position.ts';

const FOOT = '6DLI/151/50';
const PARA = '1/501/101';
/** Units at 3611 attack 3612, one formation alone, with artillery if any. */
function fight(side: 'allied' | 'german', attackers: readonly string[], more: Sitting, gun?: string) {
  const units = { ...Object.fromEntries(attackers.map((unit) => [unit, '3611'])), ...more.units };
  const t = sit(`${side}-combat`, { ...more, units }).play({ type: 'attack', target: '3612' });
  t.play(...attackers.map((unit) => ({ type: 'attacker', unit })));
  if (gun !== undefined) t.play({ type: 'artillery', unit: gun });
  return t.play({ type: 'commit' });
}

test('[H44-11.2-c] before polder without a road infantry loses the step, not tanks', () => {
  const polder: Sitting = { units: { 'Kerutt(-)': '3612' }, hexes: { '3612': 'polder' } };
  const t = fight('allied', ['2IG/5/Gds', '5CG/32/Gds'], polder).dice(1);
  expect([unit(t, '2IG/5/Gds').steps, unit(t, '5CG/32/Gds').steps]).toEqual([3, 2]);
});

test('[H44-11.2-e] artillery in support loses no step', () => {
  const t = fight('allied', [FOOT], { units: { '50 Div Arty': '3611', 'Kerutt(-)': '3612' } }, '50 Div Arty').dice(1);
  expect([unit(t, FOOT).steps, unit(t, '50 Div Arty').steps]).toEqual([2, 1]);
});

test('[H44-11.2-f] a supply head loses no step while another unit is there', () => {
  const units = { [PARA]: '3612', '101 Supply Head': '3612' };
  const t = fight('german', ['1/Erdmann', '2/Erdmann'], { units }).dice(6);
  expect([unit(t, PARA).steps, unit(t, '101 Supply Head').steps, t.toAct()]).toEqual([2, 1, 'allied']);
});

describe('[H44-13.5-a] [H44-18.2.2-f] a supply head, and a company that has retreated to it in this phase', () => {
  const [HEAD, COMPANY] = ['101 Supply Head', 'A/101 BD'];
  const start = () => {
    const t = sit('german-combat', { units: { [HEAD]: '3612', [COMPANY]: '3612', '1/Erdmann': '3611' } });
    t.state().marks = t.state().marks.with(numberOf(COMPANY), RETREATED);
    return t;
  };

  test('nobody defends: the strength of the head is for a hex where it is alone', () => {
    const odds = HOLLAND_44.odds(start().state(), { target: '3612', attackers: ['1/Erdmann'] });
    expect(odds.ok && odds.value).toMatchObject({ defence: 0, column: '7:1', defenders: [] });
  });

  test('nobody takes the loss of a D1', () => {
    const t = start().play({ type: 'attack', target: '3612' }, { type: 'attacker', unit: '1/Erdmann' });
    expect(unit(t.play({ type: 'commit' }).dice(1), HEAD).steps).toBe(1);
  });
});

test('[H44-11.4-d] without a remnant an airborne unit is lost, and its division gets a step back', () => {
  const t = fight('german', ['1/Erdmann', '2/Erdmann'], { units: { [PARA]: { hex: '3612', steps: 2 } } }).dice(6);
  expect([unit(t, PARA).steps, t.state().own.returnedNew['101']]).toEqual([0, 1]);
});

test('[H44-13.1.1-b] the attacker stays where he is while the defender retreats', () => {
  const t = fight('allied', [FOOT], { units: { 'Kerutt(-)': '3612', Stephan: '3612' } }).dice(6);
  t.play({ type: 'yield' });
  while (t.legal('retreat').length > 0) t.play(t.legal('retreat')[0] as object);
  expect([unit(t, FOOT).hex, unit(t, FOOT).order, t.toAct()]).toEqual(['3611', 0, 'allied']);
  expect([unit(t, 'Stephan').order, unit(t, 'Kerutt(-)').order]).toEqual([1, 1]);
});

test.each([
  ['polder', {}, []],
  ['polder', { '1004-1104': { road: 'minor' } }, [1]],
  ['clear', {}, [1]],
] as const)(
  '[H44-10.8.4-c] [H44-11.2-c] [RUL-H44-305] out of an entry area into %s with the roads %o',
  (ground, sides, armour) => {
    const [TANKS, MEN] = ['2IG/5/Gds', '5CG/32/Gds'] as const;
    const units = { [TANKS]: 'area:N', [MEN]: 'area:N', 'Kerutt(-)': '1004', Stephan: '1004' };
    const t = sit('allied-combat', { units, hexes: { '1004': ground }, sides }).play(
      { type: 'attack', target: '1004' },
      ...[TANKS, MEN].map((unit) => ({ type: 'attacker', unit })),
    );
    const odds = HOLLAND_44.odds(t.state(), { target: '1004', attackers: [TANKS, MEN] });
    expect(odds.ok && odds.value.shifts.map(({ amount }) => amount)).toEqual(armour);
    t.play({ type: 'commit' }).dice(1);
    const asked = t.legal('loss').length;
    // Whoever alone could advance loses the step; else either may.
    expect([asked, unit(t, MEN).steps]).toEqual(armour.length > 0 ? [2, 3] : [0, 2]);
  },
);

test.each([
  ['2/505/82', 'A/82 REM'],
  ['1/501/101', 'A/101 REM'],
  ['1/1P/1', 'A/1 REM'],
  ['2/1 Pol', 'A/1 Pol REM'],
  ['2IG/5/Gds', 'Armd REM A'],
  ['3IG/32/Gds', 'BR Inf REM A'],
  ['Princess Irene Bde', 'BR Inf REM A'],
  ['Jungwirth', 'FJ REM A'],
  ['100/180', 'GE Inf REM A'],
])('[H44-11.4-a] %s with its second step lost lies in the box, and %s stands in its place', (id, remnant) => {
  const s = position(4, 'allied-combat', [[id, '3612']]);
  const p = at(s.state());
  loseStep(p, numberOf(id), 'combat');
  expect(unit(p, id)).toMatchObject({ hex: '3612', steps: 2 });
  loseStep(p, numberOf(id), 'combat');
  const there = UNITS.filter(({ index }) => hexOf(p, index) >= 0).map((one) => one.id);
  expect([there, unit(p, id).hex]).toEqual([[remnant], AS_REMNANT]);
  expect(p.s.parents[numberOf(remnant)]).toBe(numberOf(id));
});

test('[H44-11.4-a] a unit of two steps makes no remnant', () => {
  const p = at(position(4, 'allied-combat', [['Stephan', '3612']]).state());
  loseStep(p, numberOf('Stephan'), 'combat');
  loseStep(p, numberOf('Stephan'), 'combat');
  expect(UNITS.filter(({ index }) => hexOf(p, index) >= 0)).toEqual([]);
});
