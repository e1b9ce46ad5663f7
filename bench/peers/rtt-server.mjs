// Games the way of Rally the Troops: at each move the whole state is read as text and stored as text, and then sent to both seats. Arguments: the
// database, and a JSON file with the state of each game. A state that has a log is sent with the new lines of it alone, as that site does.
import { readFileSync } from 'node:fs';
import { open, serve } from './server.mjs';

const [file, states] = process.argv.slice(2);
const db = open(file);
db.exec('CREATE TABLE games (id INTEGER PRIMARY KEY, state TEXT NOT NULL)');
const add = db.prepare('INSERT INTO games VALUES (?, ?)');
db.transaction(() => JSON.parse(readFileSync(states, 'utf8')).forEach((state, id) => add.run(id, state)))();
const read = db.prepare('SELECT state FROM games WHERE id = ?').pluck();
const write = db.prepare('UPDATE games SET state = ? WHERE id = ?');

const play = db.transaction((game, { unit, to }) => {
  const state = JSON.parse(read.get(game));
  state.hex[unit] = to;
  if (state.log) state.log.push({ type: 'step', unit, to, at: state.log.length });
  write.run(JSON.stringify(state), game);
  return state;
});

serve((game, move, _, all) => {
  const { log, ...state } = play.immediate(game, move);
  const text = JSON.stringify(log ? { ...state, log: log.slice(-1) } : state);
  for (const socket of all) socket.send(text);
});
