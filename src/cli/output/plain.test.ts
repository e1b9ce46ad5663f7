import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onOneLine, printable } from './plain.ts';
import { bivouac, temporaryPath } from '../test-kit.ts';

const CONTROL = /[^\P{Cc}\n]|\p{Cf}/u;

test('invisible characters are escaped, all others are not', () => {
  expect(printable('a\u001b[31mb\u0007\u009b\u202e\tc\r\nd')).toBe(
    'a\\u001b[31mb\\u0007\\u009b\\u202e\\u0009c\\u000d\nd',
  );
  expect(onOneLine('a\nb')).toBe('a\\u000ab');
  const texts = 'Ü ñ ã “” « » – − 9 999 ✓ 漢字';
  expect(onOneLine(texts)).toBe(texts);
});

test('escaping does not change the value of a JSON document', () => {
  const value = { name: '\u001b[2J\u009b31m\u202e\u{e0041}' };
  expect(JSON.parse(printable(JSON.stringify(value, null, 2)))).toEqual(value);
});

test.each([
  ['a field', '{"format":"bivouac-setup","version":1,"game":"toy","\\u001b[2J\\u009b":1}'],
  ['a game', '{"format":"bivouac-setup","version":1,"game":"\\u001b]0;x\\u0007\\nchess"}'],
  ['a format', '{"format":"\\u001b[31m"}'],
  ['a unit', '{"format":"bivouac-setup","version":1,"game":"toy","units":[{"id":"\\u001b[31m\\n\\u202e"}]}'],
])('control characters in %s of a file are not printed raw', async (_, text) => {
  const file = temporaryPath('setup.json');
  writeFileSync(file, text);
  for (const more of [[], ['--json']]) {
    const { status, out, err } = await bivouac('new', 'toy', '--setup', file, ...more);
    expect(status).toBe(1);
    expect(err).toContain('\\u001b');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(`${out}${err}`).not.toMatch(CONTROL);
  }
});

test('nor those in arguments', async () => {
  expect((await bivouac('show', '\u001b[31m')).err).toBe('\\u001b[31m: There is no such file.\n');
});
