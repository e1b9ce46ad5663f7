import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError, root, run, say } from './common.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for Chromium: usable as root, no GPU, no network requests of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The Chromium in the variable CHROMIUM, else the first one in PATH or /usr/bin. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/** Finds Chromium, and installs it where that is possible without a password. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) {
    if (isProgram(found)) return found;
    throw new UserError(`CHROMIUM names ${found}, which is not a program: correct or unset the variable.`);
  }
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) await installChromium();
  const installed = findChromium();
  if (installed) return installed;
  throw new UserError(
    'The browser tests need Chromium, and none was found: run "sudo apt-get install chromium", ' +
      'or set the variable CHROMIUM to the path of Chromium or Chrome.',
  );
}

async function installChromium(): Promise<void> {
  say('installing Chromium for the browser tests (apt-get) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const packages = ['chromium', 'fonts-liberation'];
  await run('apt-get', [...wait, 'update'], { cwd: root, env });
  const install = [...wait, 'install', '-y', '--no-install-recommends', ...packages];
  const { status, output } = await run('apt-get', install, { cwd: root, env });
  if (status !== 0) throw new UserError(`${output}\nChromium could not be installed (apt-get's message is above).`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
