// Our server on the store in a file, on a free port, which it tells its parent. Asked for its memory it says how many MB it takes.
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { buildApp } from '../../src/server/app.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

const [file = ''] = process.argv.slice(2);
const app = await buildApp(dirname(file), { store: await openSqlite(file) });
let sockets = 0;
// All players sit on this machine, and the server limits how many come from one address: each connection gets one of its own.
app.server.prependListener('connection', (socket) => {
  const address = `10.0.${sockets >> 8}.${sockets++ & 255}`;
  Object.defineProperty(socket, 'remoteAddress', { value: address });
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  process.send?.({ memory: process.memoryUsage().rss / 2 ** 20 });
});
process.on('disconnect', () => process.exit());
process.send?.({ port: (app.server.address() as AddressInfo).port });
