import { expect, test } from 'vitest';
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
