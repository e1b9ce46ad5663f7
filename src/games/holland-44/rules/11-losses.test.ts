import { expect, test } from 'vitest';
import { sit, type Sitting } from '../phases.test-kit.ts';

const FOOT = '6DLI/151/50';
const PARA = '1/501/101';
/** Units at 3611 attack 3612, one formation alone, with artillery if any. */
function fight(side: 'allied' | 'german', attackers: readonly string[], rest: Sitting, gun?: string) {
  const units = { ...Object.fromEntries(attackers.map((unit) => [unit, '3611'])), ...rest.units };
  const t = sit(`${side}-combat`, { ...rest, units }).play({ type: 'attack', target: '3612' });
  t.play(...attackers.map((unit) => ({ type: 'attacker', unit })));
  if (gun !== undefined) t.play({ type: 'artillery', unit: gun });
  return t.play({ type: 'commit' });
}

test('[H44-11.2-c] before polder without a road infantry loses the step, not tanks', () => {
  const polder: Sitting = { units: { 'Kerutt(-)': '3612' }, hexes: { '3612': 'polder' } };
  const t = fight('allied', ['2IG/5/Gds', '5CG/32/Gds'], polder).dice(1);
  expect([t.unit('2IG/5/Gds').steps, t.unit('5CG/32/Gds').steps]).toEqual([3, 2]);
});

test('[H44-11.2-e] artillery in support loses no step', () => {
  const t = fight('allied', [FOOT], { units: { '50 Div Arty': '3611', 'Kerutt(-)': '3612' } }, '50 Div Arty').dice(1);
  expect([t.unit(FOOT).steps, t.unit('50 Div Arty').steps]).toEqual([2, 1]);
});

test('[H44-11.2-f] a supply head loses no step while another unit is there', () => {
  const units = { [PARA]: '3612', '101 Supply Head': '3612' };
  const t = fight('german', ['1/Erdmann', '2/Erdmann'], { units }).dice(6);
  expect([t.unit(PARA).steps, t.unit('101 Supply Head').steps, t.toAct()]).toEqual([2, 1, 'allied']);
});

test('[H44-11.4-d] without a remnant an airborne unit is lost, and its division gets a step back', () => {
  const t = fight('german', ['1/Erdmann', '2/Erdmann'], { units: { [PARA]: { hex: '3612', steps: 2 } } }).dice(6);
  expect([t.unit(PARA).steps, t.state().own['returned-new:101']]).toEqual([0, 1]);
});

test('[H44-13.1.1-b] the attacker stays where he is while the defender retreats', () => {
  const t = fight('allied', [FOOT], { units: { 'Kerutt(-)': '3612', Stephan: '3612' } }).dice(6);
  t.play({ type: 'yield' });
  while (t.legal('retreat').length > 0) t.play(t.legal('retreat')[0] as object);
  expect([t.unit(FOOT).hex, t.unit(FOOT).order, t.toAct()]).toEqual(['3611', 0, 'allied']);
  expect([t.unit('Stephan').order, t.unit('Kerutt(-)').order]).toEqual([1, 1]);
});
