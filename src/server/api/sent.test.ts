import { expect, it } from 'vitest';
import { parseSent } from './sent.ts';

it.each([
  [String.raw`"\u0000"`, '1:2'],
  [String.raw`{ "name": "A\u0000nn" }`, '1:13'],
  [String.raw`{ "a\\\u0000": 1 }`, '1:7'],
])('a NUL is refused with its place: %s', (text, at) => {
  expect(parseSent(text)).toMatchObject({ ok: false, error: { code: 'broken-json', at } });
});

it.each([[String.raw`"\\u0000"`], [String.raw`"\u0001\\"`], ['"u0000"']])('nothing else is: %s', (text) => {
  expect(parseSent(text)).toEqual({ ok: true, value: JSON.parse(text) as string });
});
