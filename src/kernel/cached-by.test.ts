import { expect, test } from 'vitest';
import { cachedBy } from './cached-by.ts';

test('a value is made once for each key', () => {
  const made: string[] = [];
  const lengthOf = cachedBy(({ id }: { id: string }) => {
    made.push(id);
    return [id.length];
  });
  const [one, other] = [{ id: 'one' }, { id: 'other' }];
  expect(lengthOf(one)).toBe(lengthOf(one));
  expect(lengthOf(other)).toEqual([5]);
  expect(made).toEqual(['one', 'other']);
});
