import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf } from './hash.ts';

describe('canonical JSON', () => {
  test('the order of keys does not matter, at any depth', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
    expect(canonical({ a: null, b: [{ c: 2, d: 1 }] })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  });

  test('the order of a list matters', () => {
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });

  test('reads back as the same data', () => {
    const value = { text: 'a "bridge"\n', list: [0, -1, 2.5, true, null, []], none: {}, ['__proto__']: 'own' };
    expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  test('writes every text as JSON does', () => {
    for (const text of ['', 'Ärmel', '"', '\\', 'a\nb', '\u0001', '\u007f', '\u2028', '\ud800', '🜂', '1003']) {
      expect(canonical({ [text]: text })).toBe(JSON.stringify({ [text]: text }));
    }
  });

  test('what JSON leaves out or turns into null is treated as JSON treats it', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical([undefined, Number.NaN, -0])).toBe('[null,null,0]');
    expect(canonical(undefined)).toBe('null');
  });
});

describe('hash', () => {
  test('is SHA-256 of the UTF-8 text, in hexadecimal', () => {
    const expected = createHash('sha256').update('{"a":1,"ß":"Ärmel – Größe"}').digest('hex');
    expect(hashOf({ ß: 'Ärmel – Größe', a: 1 })).toBe(expected);
  });

  test('changes with any number in the data', () => {
    expect(hashOf({ hex: [1, 2, 3] })).not.toBe(hashOf({ hex: [1, 2, 4] }));
  });
});
