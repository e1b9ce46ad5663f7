import { expect, test } from 'vitest';
import { kindOf } from './looks.ts';

test('a feature with a colon is one of its kind, with a name', () => {
  expect(kindOf('fort')).toEqual({ kind: 'fort' });
  expect(kindOf('camp:first')).toEqual({ kind: 'camp', name: 'first' });
});
