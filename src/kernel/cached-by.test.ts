import { expect, test } from 'vitest';
import { cachedBy, cachedByText } from './cached-by.ts';

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

test('a value is made once for each text, and again after too many others', () => {
  const made: string[] = [];
  const known = cachedByText<[string]>(2);
  const look = (text: string): [string] =>
    known(text, () => {
      made.push(text);
      return [text];
    });
  expect(look('one')).toBe(look('one'));
  look('two');
  look('three');
  expect(look('three')).toEqual(['three']);
  expect(look('one')).toEqual(['one']);
  expect(made).toEqual(['one', 'two', 'three', 'one']);
});
