import { expect, test } from 'vitest';
import { HOLLAND_44 } from '../../index.ts';
import { position, unit, type Played } from '../../test-kit.ts';

const ENGINEER = '30 Corps Eng';
const [CAR, MEN] = ['2 HC', '1GG/5/Gds'];
const cross = (id: string, to: string) => [
  { type: 'move', unit: id, mode: 'tactical' },
  { type: 'step', to },
];

/** South of a major river, with a printed ferry to 3110. */
const bank = (): Played =>
  position(
    9,
    'allied-movement',
    [
      [ENGINEER, '3010'],
      [CAR, '3010', { steps: 1 }],
      [MEN, '3010'],
    ],
    {
      sides: [
        { a: '3010', b: '3110', river: 'major', ferry: true },
        { a: '3010', b: '3109', river: 'major' },
      ],
    },
  );

test('RUL-H44-323: the printed ferry carries first, and the engineer beside it may carry others elsewhere', () => {
  const t = bank().after(...cross(CAR, '3110'), { type: 'stop' }, ...cross(MEN, '3109'));
  expect([unit(t, CAR).hex, unit(t, MEN).hex]).toEqual(['3110', '3109']);
});

test('[H44-8.5.6-a] RUL-H44-323: whom it cannot carry any more the engineer does', () => {
  const t = bank().after(...cross(CAR, '3110'), { type: 'stop' }, ...cross(MEN, '3110'), { type: 'stop' });
  expect(unit(t, MEN).hex).toBe('3110');
  expect(t.why({ type: 'move', unit: ENGINEER, mode: 'normal' })).toBe('8.1 already-moved');
});

/** Where a unit on the move, or one that would be, can get to by tactical movement. */
function reached(t: Played, id: string): string[] {
  const reach = HOLLAND_44.reach(t.state(), id, 'tactical');
  return reach.ok ? reach.value.hexes.map(({ hex }) => hex) : [];
}

/** An engineer between two major rivers. */
const between = (): Played =>
  position(
    9,
    'allied-movement',
    [
      [ENGINEER, '3010'],
      [MEN, '3010'],
      [CAR, '3009', { steps: 1 }],
    ],
    {
      sides: [
        { a: '3009', b: '3010', river: 'major' },
        { a: '3010', b: '3011', river: 'major' },
      ],
    },
  );

test('[H44-23.3.3-a] RUL-H44-72: an engineer who would have carried over one side carries over no other on the same path', () => {
  const t = between();
  expect([reached(t, CAR).includes('3010'), reached(t, CAR).includes('3011')]).toEqual([true, false]);
  expect(t.after(...cross(CAR, '3010')).why({ type: 'step', to: '3011' })).toBe('23.3.3 engineer-elsewhere');
});

test('[H44-23.3.3-c] RUL-H44-73: who crosses with an engineer goes no farther, on a path that is searched neither', () => {
  const t = between().after({ type: 'move', unit: MEN, mode: 'tactical' }, { type: 'join', unit: ENGINEER });
  expect([reached(t, MEN).includes('3011'), reached(t, MEN).includes('3012')]).toEqual([true, false]);
  expect(reached(between(), ENGINEER)).toContain('3012');
});

test('[H44-23.3.3-c] RUL-H44-73: nor into an entry area', () => {
  const units = [[ENGINEER, '1107'] as const, [MEN, '1107'] as const];
  const t = position(9, 'allied-movement', units, { sides: [{ a: '1107', b: '1007', river: 'major' }] });
  const both = t.after({ type: 'move', unit: MEN, mode: 'tactical' }, { type: 'join', unit: ENGINEER });
  const over = { type: 'step', to: '1007' };
  expect(both.after(over).why({ type: 'step', to: 'area:M' })).toBe('8.1 nobody-moves');
  expect(t.after(...cross(MEN, '1007')).why({ type: 'step', to: 'area:M' })).toBeUndefined();
});
