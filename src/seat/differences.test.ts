import fc from 'fast-check';
import jsonPatch from 'fast-json-patch';
import { expect, it } from 'vitest';
import { differences } from './differences.ts';

/** Few keys and values, so that much is the same in two of them. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, 0, 1, 'a', '', true),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c/d', '~', ''), tie('value'), { maxKeys: 4 }),
  ),
}));

it('makes any value of any other', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const operations = differences({ before }, { before: after });
      const sent = JSON.parse(JSON.stringify(operations)) as typeof operations;
      const made = jsonPatch.applyPatch(structuredClone({ before }), sent, true).newDocument;
      expect(made).toEqual({ before: after });
    }),
    { numRuns: 1000 },
  );
});

it('finds nothing between equal values', () => {
  fc.assert(
    fc.property(value, (one) => {
      expect(differences({ one }, { one: structuredClone(one) })).toEqual([]);
    }),
  );
});

it('says only what is different', () => {
  const before = { units: [1, 2, 3], at: { hex: 'a', why: undefined }, gone: [0] };
  const after = { units: [1, 5], at: { hex: 'a', why: 'x' }, gone: undefined };
  expect(differences(before, after)).toEqual([
    { op: 'remove', path: '/units/2' },
    { op: 'replace', path: '/units/1', value: 5 },
    { op: 'add', path: '/at/why', value: 'x' },
    { op: 'remove', path: '/gone' },
  ]);
});
