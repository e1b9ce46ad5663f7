import { expect, test } from 'vitest';
import { at } from '../../play/play.ts';
import { battle, type Units } from '../../test-kit.ts';
import { numberOf } from '../../position/units.ts';
import { breaksLimit, loadOf, stepsIn } from './stacking.ts';
import { hexOf } from '../../position/position.ts';

/** Steps of a hex that count, and whether a unit of two more is too much. */
function counted(units: Units): [steps: number, breaks: boolean] {
  const s = battle({ ...units, Henke: '3601' });
  const hex = hexOf(at(s.state()), numberOf(Object.keys(units)[0] as string));
  return [stepsIn(at(s.state()), hex), breaksLimit(at(s.state()), hex, [numberOf('Henke')])];
}

test('[H44-6.4.1-c] [RUL-H44-51] nine steps, without artillery, engineers, Flak, supply heads and a tank of one step alone', () => {
  const seven: Units = { '100/180': '3614', '489/22/180': '3614', Ear: { hex: '3614', steps: 1 } };
  expect(counted(seven)).toEqual([7, false]);
  expect(counted({ ...seven, '14/Hoffmann': '3614' })).toEqual([8, true]);
  expect(counted({ ...seven, '406 Arty': '3614', '19 Flak': '3614' })).toEqual([7, false]);
  expect(counted({ ...seven, '559 StuG': '3614' })).toEqual([7, false]);
  expect(counted({ ...seven, '559 StuG': '3614', '280 StuG': '3614' })).toEqual([9, true]);
});

test('[H44-6.1-b] markers do not count, neither on units nor beside them', () => {
  const marks = ['engaged', 'scattered', 'spent', 'replacement', 'moved', 'auto-ds', 'fired', 'out-of-supply'];
  const units: Units = {
    '100/180': { hex: '3614', steps: 3, marks: marks },
    '489/22/180': { hex: '3614', steps: 3, marks: marks },
  };
  const s = battle({ ...units, Henke: '3601' }, { extra: { traffic: { 1: '3614' } } });
  const hex = hexOf(at(s.state()), numberOf('100/180'));
  expect([loadOf(at(s.state()), hex), stepsIn(at(s.state()), hex)]).toEqual([2, 6]);
});
