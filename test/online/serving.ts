import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, with the store in the folder, or in the database of PostgreSQL. */
export async function serve(folder: string, database = ''): Promise<{ server: ChildProcess; host: string }> {
  const args = ['test/online/server.ts', folder, database];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(server.stdout as NonNullable<typeof server.stdout>, 'data')) as [Buffer];
  return { server, host: `127.0.0.1:${port.toString().trim()}` };
}
