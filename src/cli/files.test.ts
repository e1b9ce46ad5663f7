import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../formats/limits.ts';
import { readText, replaceText, writeWhole } from './files.ts';
import { scratch } from './test-kit.ts';

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'done';
};

test('a file is replaced whole, keeps its mode, and leaves no draft', () => {
  const file = scratch('a.json');
  writeWhole(file, 'old');
  chmodSync(file, 0o640);
  writeWhole(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(dirname(file))).toEqual(['a.json']);
});

test('a link stays a link: what it names is replaced', () => {
  const file = scratch('a.json');
  const link = join(dirname(file), 'link.json');
  writeFileSync(file, 'old');
  symlinkSync(file, link);
  writeWhole(link, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
});

test('a change by another in between is not overwritten', () => {
  const file = scratch('a.json');
  writeFileSync(file, 'theirs');
  expect(codeOf(() => replaceText(file, 'before', 'mine'))).toBe('changed-meanwhile');
  expect(readFileSync(file, 'utf8')).toBe('theirs');
});

test('what cannot be read says why', () => {
  const file = scratch('a.json');
  expect(codeOf(() => readText(file))).toBe('no-such-file');
  expect(codeOf(() => readText(dirname(file)))).toBe('is-a-folder');
  writeFileSync(file, Buffer.from([0xff, 0xfe, 0x41]));
  expect(codeOf(() => readText(file))).toBe('not-text');
  writeFileSync(file, ' '.repeat(LIMITS.size + 1));
  expect(codeOf(() => readText(file))).toBe('too-large');
});

test('what cannot be written says why', () => {
  const file = scratch('a.json');
  mkdirSync(file);
  expect(codeOf(() => writeWhole(file, 'x'))).toBe('is-a-folder');
  expect(codeOf(() => writeWhole(join(file, 'no', 'b.json'), 'x'))).toBe('no-such-folder');
});
