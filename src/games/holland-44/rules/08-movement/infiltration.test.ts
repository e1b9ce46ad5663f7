import { expect, test } from 'vitest';
import { position, unit, type Given, type Played, type Sitting } from '../../test-kit.ts';

const [MEN, OTHERS] = ['6DLI/151/50', '8DLI/151/50'];
const woods = (units: readonly Given[], more: Sitting = {}): Played =>
  position(9, 'allied-movement', units, { hexes: { '3010': 'woods' }, ...more });
const move = (id: string, mode = 'tactical') => ({ type: 'move', unit: id, mode });
const step = (to: string) => ({ type: 'step', to });
const spend = (id: string) => ({ type: 'spend', unit: id });

/** The others come to 3010, and go on if they may. */
const passes = (t: Played): boolean => t.after(move(OTHERS), step('3010')).why(step('3009')) === undefined;

test('[H44-8.3.3-b] [H44-8.3.3-c] woods where two steps have given up their movement are passed', () => {
  const t = woods([
    [MEN, '3010'],
    [OTHERS, '2910'],
    ['Stephan', '3110'],
  ]);
  expect([passes(t), passes(t.after(spend(MEN)))]).toEqual([false, true]);
});

test('[H44-8.3.3-b] RUL-H44-321: those whom a combat in movement has spent have not given it up', () => {
  const units: readonly Given[] = [
    [MEN, '2909'],
    [OTHERS, '2910'],
  ];
  const t = woods(units, { extra: { unknown: { '3110': 'elmts/Ewald' } } });
  const fought = t.after(move(MEN, 'normal'), step('3010'), step('3110'), 1);
  expect(unit(fought, MEN)).toMatchObject({ hex: '3010', steps: 2 });
  expect(passes(fought)).toBe(false);
});

test('[H44-8.3.3-c] RUL-H44-321: nor can it be given up by a part of a unit that has moved', () => {
  const t = woods([
    [MEN, '2910'],
    ['Stephan', '3110'],
  ]);
  const breakDown = (target: string) => ({ type: 'break-down', unit: MEN, target });
  const there = t.after(move(MEN), step('3010'), breakDown('BR Inf BD A'), breakDown('BR Inf BD B'));
  expect(there.why(spend('BR Inf BD A'))).toBe('8.1 already-moved');
});

test('[H44-8.3.3-b] RUL-H44-321: nor has a unit that takes back a part which such a combat has spent', () => {
  const units: readonly Given[] = [
    [MEN, '3010', { steps: 2 }],
    ['BR Inf BD A', '2909'],
    [OTHERS, '2910'],
  ];
  const extra = { unknown: { '3110': 'elmts/Ewald' }, parents: { 'BR Inf BD A': MEN } };
  const t = woods(units, { extra });
  const fought = t.after(move('BR Inf BD A', 'normal'), step('3010'), step('3110'), 4);
  expect(unit(fought, 'BR Inf BD A')).toMatchObject({ hex: '3010', steps: 1 });
  const back = fought.after({ type: 'rebuild', unit: 'BR Inf BD A', target: MEN });
  expect([back.why(move(MEN)), passes(back)]).toEqual(['8.3.3 spent', false]);
});
