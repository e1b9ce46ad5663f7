import { describe, expect, test } from 'vitest';
import { at } from '../../play/play.ts';
import { reachQuery } from '../../queries/queries.ts';
import { ground, position, unit, type Given } from '../../test-kit.ts';

const end = { type: 'end' };
const green = (more: Parameters<typeof position>[2] = [], map?: object) =>
  position(9, 'german-movement', [['Jenkel', '3010', { marks: ['disrupted'] }], ['1/505/82', '3011'], ...more], map);
const move = { type: 'move', unit: 'Jenkel', mode: 'tactical' };
const step = (to: string) => ({ type: 'step', to });

test('[H44-14.2-c] RUL-H44-114: the phase does not end while a disrupted green unit could leave the EZOC', () => {
  expect(green().why(end)).toBe('14.2 green-must-leave');
  const left = green().after(move, step('3009'), { type: 'stop' });
  expect(left.why(end)).toBeUndefined();
});

test.each([
  ['in good order', ['Jenkel', []]],
  ['of normal quality', ['Budde', ['disrupted']]],
] as const)('[H44-14.2-c] a unit %s may stay', (_, [id, marks]) => {
  const s = position(9, 'german-movement', [
    [id, '3010', { marks: [...marks] }],
    ['1/505/82', '3011'],
  ]);
  expect(s.why(end)).toBeUndefined();
});

test('[H44-14.2-c] outside EZOC it may stay', () => {
  const s = position(9, 'german-movement', [
    ['Jenkel', '3010', { marks: ['disrupted'] }],
    ['1/505/82', '3013'],
  ]);
  expect(s.why(end)).toBeUndefined();
});

describe('[H44-14.2-c] RUL-H44-114: full retreat is another way to leave, not to stay', () => {
  const routed = (id: string, hex: string, ...more: Given[]) =>
    position(9, 'german-movement', [[id, hex, { marks: ['full-retreat'] }], ['1/505/82', '3011'], ...more]);
  const normal = { ...move, mode: 'normal' };

  test.each([
    ['since this phase', () => green().after({ type: 'full-retreat', unit: 'Jenkel' })],
    ['from the start', () => routed('Jenkel', '3010')],
  ])('who is in it %s has to leave, by normal or tactical movement', (_, begun) => {
    const s = begun();
    expect(s.why(end)).toBe('14.2 green-must-leave');
    expect(s.after(normal, step('3009')).why(end)).toBeUndefined();
    expect(s.after(move, step('3009'), { type: 'stop' }).why(end)).toBeUndefined();
  });

  test('it does not stop in EZOC, beside friends neither', () => {
    const s = routed('Jenkel', '3010', ['Kempton', '3110']).after(normal);
    expect(s.why(step('3110'))).toBe('8.2.2 nowhere-to-stop');
    expect(s.why(step('3109'))).toBeUndefined();
  });

  test('with no way out it stays, and so may who is of normal quality or outside EZOC', () => {
    const ring = routed('Jenkel', '3010', ['2/505/82', '3009']);
    expect(ring.legal('move')).toEqual([]);
    expect(ring.why(end)).toBeUndefined();
    expect(routed('Budde', '3010').why(end)).toBeUndefined();
    expect(routed('Jenkel', '3013').why(end)).toBeUndefined();
  });
});

test('[H44-14.2-c] it does not go on in EZOC while it can leave', () => {
  const s = green().after(move);
  expect(s.why(step('3110'))).toBe('8.2.2 nowhere-to-stop');
  expect(s.why(step('2910'))).toBe('8.2.2 nowhere-to-stop');
  expect(s.why(step('3109'))).toBeUndefined();
});

test('[H44-14.2-c] where no hex outside EZOC can be reached it stays where it is', () => {
  const ring = green([['2/505/82', '3009']]);
  expect(ring.why(move)).toBe('8.1 cannot-move');
  expect(ring.why(end)).toBeUndefined();
});

test('[H44-14.2-c] what it can reach is what it may leave to', () => {
  const reach = (s: ReturnType<typeof green>) => {
    const found = reachQuery(at(s.state()), 'Jenkel', 'tactical');
    return found.ok ? found.value.hexes.map(({ hex }) => hex) : [];
  };
  expect(reach(green())).toContain('3109');
  expect(reach(green())).not.toContain('3110');
  expect(reach(green([['2/505/82', '3009']]))).toEqual([]);
  const city = reach(green([['2/505/82', '3009']], { hexes: ground('city', '3110') }));
  expect(city).toContain('3110');
  expect(city).not.toContain('2910');
});

test('[H44-8.3.3-a] through a city in EZOC it leaves with two hexes', () => {
  const ringed = green([['2/505/82', '3009']], { hexes: ground('city', '3110') });
  expect(ringed.why(end)).toBe('14.2 green-must-leave');
  const done = ringed.after(move, step('3110'), step('3210'));
  expect(unit(done, 'Jenkel').hex).toBe('3210');
});

test('[H44-14.2-c] it neither gives up its movement nor gives a step away instead', () => {
  const s = green([['Kempton', '3010', { steps: 1 }]], { hexes: ground('town', '3010') });
  expect(s.why({ type: 'spend', unit: 'Jenkel' })).toBe('14.2 green-must-leave');
  expect(s.why({ type: 'merge', unit: 'Jenkel', target: 'Kempton' })).toBe('14.2 green-must-leave');
});

test('[H44-14.2-c] who comes along leaves too', () => {
  const s = position(9, 'german-movement', [
    ['Budde', '3010'],
    ['Jenkel', '3010', { marks: ['disrupted'] }],
    ['1/505/82', '3011'],
  ]);
  const both = s.after({ type: 'move', unit: 'Budde', mode: 'tactical' }, { type: 'join', unit: 'Jenkel' });
  expect(both.why(step('3110'))).toBe('8.2.2 nowhere-to-stop');
  expect(both.why(step('3109'))).toBeUndefined();
});
