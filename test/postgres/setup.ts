// One PostgreSQL for all tests of a run, started when the first of them asks for a database.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { Cluster } from './cluster.ts';

export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const answer = async (response: ServerResponse): Promise<void> => {
    try {
      cluster ??= Cluster.start();
      response.end(await (await cluster).database());
    } catch (error) {
      response.writeHead(500).end((error as Error).message);
    }
  };
  const desk = createServer((_, response) => void answer(response)).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  provide('databases', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await (await cluster?.catch(() => undefined))?.stop();
  };
}
