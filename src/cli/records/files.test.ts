import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../../formats/limits.ts';
import { readText } from './files.ts';
import { codeOf, temporaryPath } from '../test-kit.ts';

test('a file that cannot be read is refused with the reason', async () => {
  const file = temporaryPath('a.json');
  expect(await codeOf(() => readText(file))).toBe('no-such-file');
  expect(await codeOf(() => readText(dirname(file)))).toBe('is-a-folder');
  expect(await codeOf(() => readText(`${file}/b`))).toBe('no-such-file');
  writeFileSync(file, Buffer.from([0xff, 0xfe, 0x41]));
  expect(await codeOf(() => readText(file))).toBe('not-text');
  expect(await codeOf(() => readText(`${file}/b`))).toBe('not-readable');
});

test('a file of the largest size is read, a larger one is not', async () => {
  const file = temporaryPath('a.json');
  writeFileSync(file, ' '.repeat(LIMITS.size));
  expect(readText(file)).toHaveLength(LIMITS.size);
  writeFileSync(file, ' '.repeat(LIMITS.size + 1));
  expect(await codeOf(() => readText(file))).toBe('too-large');
});

test('a device and a pipe are refused without being read', async () => {
  const pipe = temporaryPath('pipe');
  execFileSync('mkfifo', [pipe]);
  for (const file of ['/dev/zero', '/dev/null', pipe])
    expect(await codeOf(() => readText(file))).toBe('not-a-plain-file');
});

test('a file that reports size 0 and is not empty is read', () => {
  expect(readText('/proc/self/status')).toContain('Name:');
});
