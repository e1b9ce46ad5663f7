// The page that the tests look at is built from the present source.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Builds the page where it is missing or old: in a process of its own, which knows nothing of a test runner around it. */
export async function setup(): Promise<void> {
  const { PATH, HOME } = process.env;
  const cwd = join(import.meta.dirname, '..');
  const build = spawn(process.execPath, ['scripts/tasks/page.ts'], { cwd, env: { PATH, HOME }, stdio: 'inherit' });
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The page could not be built.');
}
