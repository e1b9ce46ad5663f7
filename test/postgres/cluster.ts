import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { RUNS_AS, binaries, isOpenToAll } from './binaries.ts';

const USER = 'bivouac';
/** A user who is never let in. */
const STRANGER = 'stranger';

/** Nothing of it outlives the tests, so nothing is written for good. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0777',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '16MB',
  max_connections: '100',
  timezone: 'UTC',
};

/** A PostgreSQL in a temporary folder, reached by a socket in it. */
export class Cluster {
  readonly #folder: string;
  readonly #guard: ChildProcess;
  readonly #client: Client;
  #made = 0;
  #work: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, guard: ChildProcess, client: Client) {
    this.#folder = folder;
    this.#guard = guard;
    this.#client = client;
  }

  static async start(): Promise<Cluster> {
    const folder = temporaryFolder();
    try {
      const bin = binaries(folder);
      const data = join(folder, 'data');
      await initialise(bin, data, folder);
      await run(join(bin, 'pg_ctl'), ['-D', data, '-w', 'start'], folder);
      const guard = guarding(join(bin, 'pg_ctl'), data);
      const client = new Client({ connectionString: urlOf(folder, 'postgres') });
      await client.connect();
      await client.query(`create role ${STRANGER} login`);
      return new Cluster(folder, guard, client);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Makes an empty database and gives its URL. */
  database(): Promise<string> {
    const name = `test_${++this.#made}`;
    // Two copies of one template cannot be made at once.
    const made = this.#work.then(() => this.#client.query(`create database ${name}`));
    this.#work = made.catch(() => undefined);
    return made.then(() => urlOf(this.#folder, name));
  }

  async stop(): Promise<void> {
    await this.#client.end();
    this.#guard.stdin?.end();
    await once(this.#guard, 'exit');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const urlOf = (folder: string, database: string): string =>
  `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(folder)}`;

/** In the folder for temporary files, or another one if PostgreSQL may not enter that. */
function temporaryFolder(): string {
  const homes = [tmpdir(), '/tmp', '/var/tmp'];
  const home = RUNS_AS.uid === undefined ? tmpdir() : homes.find(isOpenToAll);
  if (home === undefined)
    throw new Error(`PostgreSQL cannot run as root, and nobody else may enter ${homes.join(', ')}.`);
  const folder = mkdtempSync(join(home, 'bivouac-pg-'));
  if (RUNS_AS.uid !== undefined) chownSync(folder, RUNS_AS.uid, RUNS_AS.gid);
  chmodSync(folder, 0o755);
  return folder;
}

async function initialise(bin: string, data: string, folder: string): Promise<void> {
  const how = ['-A', 'trust', '-U', USER, '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  await run(join(bin, 'initdb'), ['-D', data, ...how], folder);
  const rules = join(data, 'pg_hba.conf');
  writeFileSync(rules, `local all ${STRANGER} reject\n${readFileSync(rules, 'utf8')}`);
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder });
  appendFileSync(join(data, 'postgresql.conf'), settings.map(([name, value]) => `${name} = '${value}'\n`).join(''));
}

/** Runs a program to its end; what it says goes to a file, because a server that it starts would keep a pipe open. */
async function run(program: string, args: readonly string[], folder: string): Promise<void> {
  const output = join(folder, 'output');
  const file = openSync(output, 'w');
  const child = spawn(program, args, { ...RUNS_AS, cwd: folder, stdio: ['ignore', file, file] });
  closeSync(file);
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`${program} has failed (${status}): ${readFileSync(output, 'utf8')}`);
}

/** Stops the server when this process ends, however it ends. */
const guarding = (control: string, data: string): ChildProcess =>
  spawn('sh', ['-c', 'cat >/dev/null; "$0" -D "$1" -m immediate -w stop', control, data], {
    ...RUNS_AS,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
