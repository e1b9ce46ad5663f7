// A server with the store in the folder given, or in the database whose URL follows, for a process of its own: says its port on standard output.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../../src/server/app.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

const [, , folder = '', database] = process.argv;
const store = database ? await openPostgres(database) : await openSqlite(join(folder, 'games.sqlite'));
const app = await buildApp(folder, { store });
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
