// Builds the page for the tests from the current source.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Builds the page when it is missing or stale; in a separate process, because the build must not see the test environment. */
export async function setup(): Promise<void> {
  const { PATH, HOME } = process.env;
  const cwd = join(import.meta.dirname, '..');
  const build = spawn(process.execPath, ['scripts/tasks/page.ts'], { cwd, env: { PATH, HOME }, stdio: 'inherit' });
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The page could not be built.');
}
