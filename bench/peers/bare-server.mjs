// Sockets and commits alone: each action is stored as our server stores it, answered, and sent to the other seat. No rules. Arguments: the database,
// and the number of games.
import { open, serve } from './server.mjs';

const [file, games] = process.argv.slice(2);
const db = open(file);
db.exec(
  'CREATE TABLE games (id TEXT PRIMARY KEY, length INTEGER NOT NULL);' +
    'CREATE TABLE actions (game TEXT NOT NULL, at INTEGER NOT NULL, action TEXT NOT NULL, PRIMARY KEY (game, at))',
);
const add = db.prepare('INSERT INTO games VALUES (?, 0)');
db.transaction(() => Array.from({ length: Number(games) }, (_, id) => add.run(String(id))))();
const lengthen = db.prepare('UPDATE games SET length = length + 1 WHERE id = ? RETURNING length').pluck();
const insert = db.prepare('INSERT INTO actions VALUES (?, ?, ?)');
const keep = db.transaction((game, action) => insert.run(game, lengthen.get(game), action));

serve((game, { ask, action }, socket, all) => {
  const text = JSON.stringify(action);
  keep.immediate(String(game), text);
  for (const other of all) if (other !== socket) other.send(text);
  socket.send(JSON.stringify({ type: 'answer', ask, value: { ok: true, value: 1 } }));
});
