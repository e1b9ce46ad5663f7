import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { locked } from './lock.ts';
import { codeOf, temporaryPath } from '../test-kit.ts';
import { replaceText, writeNew, writeWhole } from './write.ts';

const textOf = (file: string): string => readFileSync(file, 'utf8');
const isRoot = process.getuid?.() === 0;

test('a file is replaced, keeps its mode whatever the umask, and no temporary file is left', () => {
  const file = temporaryPath('a.json');
  writeWhole(file, 'old');
  chmodSync(file, 0o666);
  const umask = process.umask(0o077);
  writeWhole(file, 'new');
  process.umask(umask);
  expect(textOf(file)).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o666);
  expect(readdirSync(dirname(file))).toEqual(['a.json']);
});

test.runIf(isRoot)('a file replaced by root keeps its owner', () => {
  const file = temporaryPath('a.json');
  writeFileSync(file, 'old');
  chownSync(file, 1234, 4321);
  writeWhole(file, 'new');
  expect(statSync(file)).toMatchObject({ uid: 1234, gid: 4321 });
});

test('a link is kept and its target replaced', () => {
  const file = temporaryPath('a.json');
  const link = join(dirname(file), 'link.json');
  writeFileSync(file, 'old');
  symlinkSync(file, link);
  writeWhole(link, 'new');
  expect(textOf(file)).toBe('new');
});

test('a link without a target is not replaced', async () => {
  const link = temporaryPath('link.json');
  symlinkSync('nowhere.json', link);
  expect(await codeOf(() => writeWhole(link, 'x'))).toBe('leads-nowhere');
});

test('a read-only file is not replaced, even by root', async () => {
  const file = temporaryPath('a.json');
  writeFileSync(file, 'old', { mode: 0o444 });
  expect(await codeOf(() => writeWhole(file, 'new'))).toBe('read-only');
  expect(await codeOf(() => writeNew(file, 'new', true))).toBe('read-only');
  expect(textOf(file)).toBe('old');
});

test('a file that cannot be written is refused with the reason', async () => {
  const file = temporaryPath('a.json');
  mkdirSync(file);
  expect(await codeOf(() => writeWhole(file, 'x'))).toBe('is-a-folder');
  expect(await codeOf(() => writeWhole(join(file, 'no', 'b.json'), 'x'))).toBe('no-such-folder');
});

test('only a plain file is replaced', async () => {
  const pipe = temporaryPath('pipe');
  execFileSync('mkfifo', [pipe]);
  for (const file of ['/dev/null', pipe]) {
    expect(await codeOf(() => writeWhole(file, 'x'))).toBe('not-a-plain-file');
    expect(await codeOf(() => writeNew(file, 'x', true))).toBe('not-a-plain-file');
  }
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
});

test('writeNew replaces an empty file, any other only with force', async () => {
  const file = temporaryPath('a.json');
  await writeNew(file, 'one', false);
  expect(await codeOf(() => writeNew(file, 'two', false))).toBe('already-there');
  expect(textOf(file)).toBe('one');
  await writeNew(file, 'three', true);
  expect(textOf(file)).toBe('three');
  writeFileSync(file, '');
  await writeNew(file, 'four', false);
  expect(textOf(file)).toBe('four');
  expect(readdirSync(dirname(file))).toEqual(['a.json']);
});

test('when two commands create the same file at once, one is refused', async () => {
  const file = temporaryPath('a.json');
  const codes = await Promise.all(['one', 'two'].map((text) => codeOf(() => writeNew(file, text, false))));
  expect(codes.toSorted()).toEqual(['already-there', 'done']);
  expect(textOf(file)).toBe(codes[0] === 'done' ? 'one' : 'two');
});

test('replaceText writes only while the file has the text that was read', async () => {
  const file = temporaryPath('a.json');
  writeFileSync(file, 'theirs');
  expect(await replaceText(file, 'before', 'mine')).toBe(false);
  expect(textOf(file)).toBe('theirs');
  expect(await replaceText(file, 'theirs', 'mine')).toBe(true);
  expect(textOf(file)).toBe('mine');
});

test('two commands on one file take turns, whatever path they use', async () => {
  const file = temporaryPath('a.json');
  const link = join(dirname(file), 'link.json');
  writeFileSync(file, '0');
  symlinkSync(file, link);
  const add = (name: string) => locked(name, () => writeWhole(name, String(Number(textOf(name)) + 1)));
  await Promise.all([file, link, file, link].map(add));
  expect(textOf(file)).toBe('4');
  expect(readdirSync(dirname(file)).toSorted()).toEqual(['a.json', 'link.json']);
});

test('the lock is released when the work fails', async () => {
  const file = temporaryPath('a.json');
  const fail = (): never => {
    throw new Error('no disk');
  };
  await expect(locked(file, fail)).rejects.toThrow('no disk');
  expect(await locked(file, () => 'mine')).toBe('mine');
});

/** Runs commands in a process of their own, which is killed while it holds the lock on the file. */
function killedIn(file: string, commands: string): void {
  const lock = join(import.meta.dirname, 'lock.ts');
  const write = join(import.meta.dirname, 'write.ts');
  const program = `
    import { locked, temporaryName } from ${JSON.stringify(lock)};
    import { writeWhole } from ${JSON.stringify(write)};
    import { writeFileSync } from 'node:fs';
    const [file, folder] = ${JSON.stringify([file, dirname(file)])};
    await locked(file, () => { ${commands}; process.kill(process.pid, 'SIGKILL'); });`;
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect({ signal, stderr }).toMatchObject({ signal: 'SIGKILL' });
}

test('a lock left by a killed command is taken over at once, and what it was writing goes', async () => {
  const file = temporaryPath('a.json');
  writeFileSync(file, 'old');
  killedIn(file, `writeFileSync(folder + '/' + temporaryName('0123'), 'half')`);
  expect(readdirSync(dirname(file))).toHaveLength(3);
  let warnings = 0;
  expect(await replaceText(file, 'old', 'new', () => warnings++)).toBe(true);
  expect(warnings).toBe(0);
  expect(readdirSync(dirname(file))).toEqual(['a.json']);
});

test('many commands that find a left lock still take turns', async () => {
  const file = temporaryPath('a.json');
  writeFileSync(file, '0');
  killedIn(file, '');
  const add = () => locked(file, () => writeWhole(file, String(Number(textOf(file)) + 1)));
  await Promise.all(Array.from({ length: 20 }, add));
  expect([textOf(file), readdirSync(dirname(file))]).toEqual(['20', ['a.json']]);
});

test('whoever waits for a lock is told so once, and a lock of another machine is waited for', async () => {
  const file = temporaryPath('a.json');
  writeFileSync(`${file}.lock`, 'elsewhere 1');
  let warnings = 0;
  const done = locked(
    file,
    () => 'mine',
    () => warnings++,
  );
  await sleep(1200);
  rmSync(`${file}.lock`);
  expect([await done, warnings]).toEqual(['mine', 1]);
});
