// Sockets and commits alone: each action is stored as our server stores it, those that come together in one commit, then answered and sent to the other
// seat. No rules. Arguments: the database, and the number of games.
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
const keep = db.transaction((moves) => moves.forEach(({ game, text }) => insert.run(game, lengthen.get(game), text)));

let waiting = [];
function commit() {
  const moves = waiting;
  waiting = [];
  keep.immediate(moves);
  for (const { ask, text, socket, all } of moves) {
    for (const other of all) if (other !== socket) other.send(text);
    socket.send(JSON.stringify({ type: 'answer', ask, value: { ok: true, value: 1 } }));
  }
}

serve((game, { ask, action }, socket, all) => {
  if (waiting.length === 0) setImmediate(commit);
  waiting.push({ game: String(game), ask, text: JSON.stringify(action), socket, all });
});
