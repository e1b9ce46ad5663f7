import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../scripts/common.mjs';
import { withLock } from '../scripts/lock.mjs';
import { setup as ensurePage } from './page.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-launcher-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an unknown program is refused with the list of known ones', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'fly'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('has no program "fly". Name one of: cli, serve,');
});

test('bin/bivouac finds the project from another folder and through a chain of symbolic links', () => {
  symlinkSync(join(root, 'bin/bivouac'), join(folder, 'far'));
  symlinkSync('far', join(folder, 'near'));
  const { status, stderr } = spawnSync(join(folder, 'near'), ['no such command'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBeGreaterThan(0);
  expect(stderr).not.toContain('Cannot find module');
});

test('two runs that want the lock take turns', async () => {
  const lock = join(folder, 'deep/lock');
  const log: string[] = [];
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  /** Ends when the other run has reported that it is waiting. */
  const work = (name: string) => async (): Promise<string> => {
    log.push(`${name} begins`);
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('waiting')));
    log.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([withLock(lock, work('a')), withLock(lock, work('b'))])).toEqual(['a', 'b']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(lock)).toBe(false);
});

test('the lock is released when the work fails', async () => {
  const lock = join(folder, 'lock');
  await expect(withLock(lock, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(existsSync(lock)).toBe(false);
});

test('a lock left by a killed run is taken over', async () => {
  const lock = join(folder, 'lock');
  mkdirSync(lock);
  utimesSync(lock, new Date(), new Date(Date.now() - 60_000));
  expect(await withLock(lock, () => Promise.resolve('taken'))).toBe('taken');
});

test('the commands of the README work on a new game, in their order', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const commands = [...readme.matchAll(/^ {4}\.(\/bin\/bivouac .*?)(?: +#.*)?$/gm)].map(
    ([, command]) => `${root}${command}`,
  );
  expect(commands.length).toBeGreaterThan(6);
  for (const command of commands) {
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: '' });
  }
});

/** `npm start` on a free port: its process and the URL that the server prints. */
async function npmStart(): Promise<{ npm: ChildProcess; url: string }> {
  const npm = spawn('npm', ['start', '--', '--port', '0', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const chunk of npm.stdout) {
    const url = /"url": "([^"]+)"/.exec((output += String(chunk)))?.[1];
    if (url) return { npm, url };
  }
  throw new Error(output);
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('npm start ended by %s to npm ends the server', async (signal) => {
  await ensurePage();
  const { npm, url } = await npmStart();
  expect(await answers(`${url}healthz`)).toBe(true);
  npm.kill(signal);
  await expect.poll(() => answers(`${url}healthz`), { timeout: 30_000 }).toBe(false);
});
