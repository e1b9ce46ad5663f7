import { expect, it } from 'vitest';
import { deedOf } from './deed.ts';

const KINDS = { goes: 'walk', falls: 'roll' } as const;
const log = [
  { at: 0, event: { code: 'goes', args: { unit: 'a' }, rule: '1' } },
  { at: 3, event: { code: 'goes', args: { unit: 'b' }, rule: '1' } },
  { at: 4, event: { code: 'falls', rule: '1' } },
];

it('what was done is the newest order since the step began, else whom one has taken up', () => {
  expect(deedOf(KINDS, log, 2, ['c'])).toEqual({ event: log[1]?.event });
  expect(deedOf(KINDS, log, 4, ['c'])).toEqual({ units: ['c'] });
  expect(deedOf(KINDS, log, 4, [])).toBeUndefined();
});
