import Database from 'better-sqlite3';
import { WebSocketServer } from 'ws';

/** A database as our store has it: an answered write survives the loss of power. */
export function open(file) {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  return db;
}

/**
 * A server of games on a free port, which it tells its parent. The first message of a socket names its game, and is answered; `move` gets all
 * others: the game, the message, the socket and all sockets of the game.
 */
export function serve(move) {
  const games = new Map();
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('listening', () => process.send({ port: server.address().port }));
  server.on('connection', (socket) =>
    socket.once('message', (/** @type {Buffer} */ first) => {
      const { game } = JSON.parse(first.toString());
      if (!games.has(game)) games.set(game, new Set());
      const all = games.get(game).add(socket);
      socket.on('message', (/** @type {Buffer} */ message) => move(game, JSON.parse(message.toString()), socket, all));
      socket.send('"seated"');
    }),
  );
  process.on('disconnect', () => process.exit());
}
