// A server with the store in the folder given, for a process of its own: says its port on standard output.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../../src/server/app.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

const folder = process.argv[2] as string;
const app = await buildApp(folder, { store: await openSqlite(join(folder, 'games.sqlite')) });
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
