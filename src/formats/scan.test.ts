import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './document.ts';
import { LIMITS } from './limits.ts';
import { scan } from './scan.ts';

const codeOf = (text: string): string | undefined => scan(text)?.code;

test('valid JSON is read as by JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), fc.constantFrom(0, 1, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      fc.pre(!/"(__proto__|constructor|prototype)"/.test(text));
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
    }),
  );
});

test('a text is refused exactly when JSON.parse refuses it', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b\\n"',
    '"\\u12"',
    '1',
    '-',
    '01',
    '1.',
    'true',
    'nul',
    ' ',
    '\t',
  );
  const pieces = fc.array(piece, { maxLength: 9 }).map((all) => all.join(''));
  fc.assert(
    fc.property(pieces, (text) => {
      const code = codeOf(text);
      if (code === 'duplicate-key') return;
      let broken = false;
      try {
        JSON.parse(text);
      } catch {
        broken = true;
      }
      expect(code, text).toBe(broken ? 'broken-json' : undefined);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['', '1:1'],
  ['{ "a": 1', '1:9'],
  ['{\n  "a": 1,\n}', '3:1'],
  ['[1\r\n 2]', '2:2'],
  ['{"a" 1}', '1:6'],
  ['"tab\there"', '1:5'],
  ['[1] x', '1:5'],
  ['[truex]', '1:6'],
])('the place of the error in %j is %s', (text, at) => {
  expect(scan(text)).toMatchObject({ code: 'broken-json', at });
});

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])('the key %s is refused', (key) => {
  expect(codeOf(`{"a":[{"${key}":1}]}`)).toBe('forbidden-key');
});

test('a key given twice in one object is refused', () => {
  expect(scan('{"a":1,"a":2}')).toMatchObject({ code: 'duplicate-key', at: '1:8', args: { key: 'a' } });
  expect(scan('{"a":{"a":1},"b":[{"a":1},{"a":2}]}')).toBeUndefined();
});

test('depth, length and number of entries have limits', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  expect(codeOf(nested(LIMITS.depth))).toBeUndefined();
  expect(codeOf(nested(LIMITS.depth + 1))).toBe('too-deep');
  expect(codeOf('['.repeat(2_000_000))).toBe('too-deep');
  expect(codeOf(JSON.stringify('x'.repeat(LIMITS.text + 1)))).toBe('too-long');
  expect(codeOf(`[${'1,'.repeat(LIMITS.entries)}1]`)).toBe('too-many');
  expect(parseJson(' '.repeat(LIMITS.size + 1))).toMatchObject({ ok: false, error: { code: 'too-large' } });
});

test('a number that overflows is refused', () => {
  expect(codeOf('[1e999]')).toBe('bad-number');
});

test.each(['', ' \n\t', '\uFEFF', '\uFEFF\n'])('an empty text is reported as empty: %j', (text) => {
  expect(parseJson(text)).toEqual({ ok: false, error: { code: 'empty' } });
});

test('a byte order mark is skipped', () => {
  expect(parseJson('\uFEFF[1]')).toEqual({ ok: true, value: [1] });
});
