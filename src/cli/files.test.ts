import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../formats/limits.ts';
import { readText } from './files.ts';
import { codeOf, scratch } from './test-kit.ts';

test('what cannot be read says why', async () => {
  const file = scratch('a.json');
  expect(await codeOf(() => readText(file))).toBe('no-such-file');
  expect(await codeOf(() => readText(dirname(file)))).toBe('is-a-folder');
  expect(await codeOf(() => readText(`${file}/b`))).toBe('no-such-file');
  writeFileSync(file, Buffer.from([0xff, 0xfe, 0x41]));
  expect(await codeOf(() => readText(file))).toBe('not-text');
  expect(await codeOf(() => readText(`${file}/b`))).toBe('not-readable');
});

test('a file of the largest size is read, a larger one is not', async () => {
  const file = scratch('a.json');
  writeFileSync(file, ' '.repeat(LIMITS.size));
  expect(readText(file)).toHaveLength(LIMITS.size);
  writeFileSync(file, ' '.repeat(LIMITS.size + 1));
  expect(await codeOf(() => readText(file))).toBe('too-large');
});

test('a device and a pipe are refused without being read', async () => {
  const pipe = scratch('pipe');
  execFileSync('mkfifo', [pipe]);
  for (const file of ['/dev/zero', '/dev/null', pipe])
    expect(await codeOf(() => readText(file))).toBe('not-a-plain-file');
});

test('a file that calls itself empty and is not is read as far as it goes', () => {
  expect(readText('/proc/self/status')).toContain('Name:');
});
