// The server of boardgame.io. Arguments: the database, and a JSON file with states of games, all of which begin with the middle one.
const { readFileSync } = require('node:fs');
const { Server } = require('boardgame.io/server');
const Database = require('better-sqlite3');

const [file, states] = process.argv.slice(2);
const all = JSON.parse(readFileSync(states, 'utf8'));
const game = {
  name: 'hexes',
  setup: () => JSON.parse(all[all.length >> 1]),
  moves: {
    move: ({ G }, unit, to) => {
      G.hex[unit] = to;
      if (G.log) G.log.push({ type: 'step', unit, to, at: G.log.length });
    },
  },
  // Without a state of each move for undo, which would be stored with every move.
  disableUndo: true,
};

/**
 * Stores each move in one durable commit: the state as text, and its line of the log. Its own store of files does not wait for the disk at all. What has
 * been stored is also kept in memory, so that nothing is read again; metadata, only the time of the last move here, costs no commit.
 */
function storage() {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(
    'CREATE TABLE games (id TEXT PRIMARY KEY, state TEXT NOT NULL); CREATE TABLE log (game TEXT NOT NULL, entries TEXT NOT NULL)',
  );
  const add = db.prepare('INSERT INTO games VALUES (?, ?)');
  const write = db.prepare('UPDATE games SET state = ? WHERE id = ?');
  const append = db.prepare('INSERT INTO log VALUES (?, ?)');
  const keep = db.transaction((id, state, deltalog) => {
    write.run(JSON.stringify(state), id);
    append.run(id, JSON.stringify(deltalog));
  });
  const games = new Map();
  return {
    type: () => 0,
    connect: () => {},
    createMatch: (id, { initialState, metadata }) => {
      add.run(id, JSON.stringify(initialState));
      games.set(id, { initialState, state: initialState, metadata, log: [] });
    },
    setState: (id, state, deltalog) => {
      keep.immediate(id, state, deltalog);
      games.get(id).state = state;
    },
    setMetadata: (id, metadata) => void (games.get(id).metadata = metadata),
    fetch: (id) => games.get(id) ?? {},
    listMatches: () => [...games.keys()],
  };
}

void Server({ games: [game], db: storage(), origins: [] })
  .run({ port: 0 })
  .then(({ appServer }) => process.send({ port: appServer.address().port }));
process.on('disconnect', () => process.exit());
