import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../scripts/common.mjs';

/** A server in a process of its own. */
export interface Child {
  url: string;
  /** MB of memory that the process takes, after garbage collection. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts a server, which says on which port of this machine it listens. */
export async function startServer(file: string, args: readonly string[]): Promise<Child> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(join(root, 'bench', file), args, { env, execArgv: ['--expose-gc'] });
  const { port } = await said<{ port: number }>(child);
  return {
    url: `ws://127.0.0.1:${port}`,
    memory: async () => {
      child.send('memory');
      return (await said<{ memory: number }>(child)).memory;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** The next message of a child; throws when it ends instead. */
function said<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`${child.spawnargs.at(-1)}: ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}
