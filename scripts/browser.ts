import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError, root, run, say } from './common.mjs';

/** A browser of the system, and how to get it. */
export interface SystemBrowser {
  title: string;
  /** Names of its program, the preferred one first. */
  programs: readonly string[];
  /** The environment variable that may name the program. */
  variable: string;
  /** Packages of Debian that have it, the preferred one first. */
  packages: readonly [string, ...string[]];
  /** What needs it, at the start of a sentence. */
  needs: string;
}

/** The browsers draw their texts in it. */
const FONTS = 'fonts-liberation';

/** The program in the browser's variable, else the first one in PATH or /usr/bin. */
export function findBrowser({ variable, programs }: SystemBrowser): string | undefined {
  const named = process.env[variable];
  if (named) return named;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isProgram);
}

/** Finds the browser, and installs it where that is possible without a password. */
export async function ensureBrowser(browser: SystemBrowser): Promise<string> {
  const { title, variable, needs, packages } = browser;
  const found = findBrowser(browser);
  if (found) {
    if (isProgram(found)) return found;
    throw new UserError(`${variable} names ${found}, which is not a program: correct or unset the variable.`);
  }
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) await install(browser);
  const installed = findBrowser(browser);
  if (installed) return installed;
  throw new UserError(
    `${needs} ${title}, and none was found: run "sudo apt-get install ${packages[0]}", ` +
      `or set the variable ${variable} to its path.`,
  );
}

async function install({ title, packages }: SystemBrowser): Promise<void> {
  say(`installing ${title} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  await run('apt-get', [...wait, 'update'], { cwd: root, env });
  const args = [...wait, 'install', '-y', '--no-install-recommends', FONTS];
  let said = '';
  for (const name of packages) {
    const { status, output } = await run('apt-get', [...args, name], { cwd: root, env });
    if (status === 0) return;
    said = output;
  }
  throw new UserError(`${said}\n${title} could not be installed (apt-get's message is above).`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
