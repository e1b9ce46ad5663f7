import type { RawData, WebSocket } from 'ws';
import { checked, parseJson } from '../../formats/document.ts';
import { ONLOOKER, type Result, type Side } from '../../kernel/game.ts';
import { CLOSED, type Beat, type Refused, type Sitting, type Waiting, type Watching } from '../../seat/sitting.ts';
import type { Line } from './line.ts';
import type { LiveGame } from './live-game.ts';
import { namesOf, type LiveGames } from './live-games.ts';
import { first } from './messages.ts';

/** Is it a seat of whoever has opened the socket? */
type IsOwn = (game: string, side: Side) => Promise<boolean> | undefined;

/** Milliseconds between two signs of life, and until a socket has to say what it wants. */
const BEAT = 25_000;

/**
 * Seats whoever comes by a socket with a ticket: he is told who else has sat down until the game begins, and from then on sits at the other end of a
 * line. What is not understood is answered, and the socket closed; so is one of which no sign of life comes any more.
 */
export function seatBy(socket: WebSocket, games: LiveGames, isOwn: IsOwn, beat = BEAT): void {
  const refuse = (code: Refused['code']): void => {
    socket.send(JSON.stringify({ type: 'refused', code } satisfies Refused));
    socket.close(CLOSED.refused, code);
  };
  const silence = setTimeout(() => refuse('malformed'), beat);
  keepAlive(socket, beat);
  socket.on('close', () => clearTimeout(silence));
  socket.once('message', (data) => {
    clearTimeout(silence);
    const message = parsed(data);
    if (!message.ok) return refuse('malformed');
    const { value } = message;
    const coming =
      value.type === 'watch' ? watch(socket, games, value, refuse) : sit(socket, games, isOwn, value, refuse);
    coming.catch(() => socket.close(CLOSED.reopen, 'reopen'));
  });
  socket.on('error', () => socket.terminate());
}

/** Tells a socket now and then that the server is there, and ends one that does not answer the protocol's ping before the next. */
function keepAlive(socket: WebSocket, beat: number): void {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  const beating = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
    socket.send(JSON.stringify({ type: 'beat' } satisfies Beat));
  }, beat);
  socket.on('close', () => clearInterval(beating));
}

/** The text of a message; sockets give it in one piece. */
const textOf = (data: RawData): string => (data as Buffer).toString('utf8');

function parsed(data: RawData): Result<Sitting | Watching, unknown> {
  const json = parseJson(textOf(data));
  return json.ok ? checked<Sitting | Watching>(first, json.value) : json;
}

async function sit(
  socket: WebSocket,
  games: LiveGames,
  isOwn: IsOwn,
  sitting: Sitting,
  refuse: (code: Refused['code']) => void,
): Promise<void> {
  const found = 'ticket' in sitting ? await games.byTicket(sitting.ticket) : await ownSeat(games, isOwn, sitting);
  if (!found) return refuse('no-such-seat');
  const { live, side } = found;
  stay(socket, live);
  const line = live.lines.of(side, sitting.sitting);
  const enter = (): void => {
    listen(socket, line, (message) => live.room.hear(side, message));
    socket.on(
      'close',
      live.room.enter(side, (message) => socket.send(JSON.stringify(message))),
    );
  };
  if (line.resume(socket, sitting.have)) return enter();
  const wait = (): void => socket.send(JSON.stringify(waitingFor(live, side)));
  socket.on('close', live.onTaken(wait));
  await live.take(side, { name: sitting.name, word: sitting.word });
  wait();
  live.onBegin(() => {
    if (socket.readyState !== socket.OPEN) return;
    line.begin(socket, live.seat(side), sitting.legal);
    enter();
  });
}

/** Somebody looks on at a game that anybody may look at. */
async function watch(
  socket: WebSocket,
  games: LiveGames,
  { game, sitting, have }: Watching,
  refuse: (code: Refused['code']) => void,
): Promise<void> {
  const live = await games.publicGame(game);
  if (!live) return refuse('no-such-seat');
  stay(socket, live);
  const line = live.lines.of(ONLOOKER, sitting);
  if (!line.resume(socket, have)) line.begin(socket, live.watch());
  listen(socket, line, () => false);
}

/** The game stays open as long as the socket, and the socket no longer than the game. */
function stay(socket: WebSocket, live: LiveGame): void {
  socket.on('close', live.enter());
  // What is being answered goes out first.
  socket.on(
    'close',
    live.onClose(() => setImmediate(() => socket.close(CLOSED.reopen, 'reopen'))),
  );
}
const ownSeat = async (
  games: LiveGames,
  isOwn: IsOwn,
  { game, side }: { game: string; side: Side },
): ReturnType<LiveGames['bySeat']> => ((await isOwn(game, side)) ? games.bySeat(game, side) : undefined);

/** Whom a game waits for, before it begins. */
const waitingFor = ({ id, game, scenario, promise, seats }: LiveGame, side: Side): Waiting => ({
  type: 'waiting',
  id,
  game: game.id,
  scenario,
  promise,
  side,
  seats: namesOf(seats),
});

/** What comes over a socket, as JSON, for whoever sits there: what is not is dropped; what is said aside is taken by `aside`. */
const listen = (socket: WebSocket, line: Line, aside: (message: unknown) => boolean): void =>
  void socket.on('message', (data) => {
    const message = parseJson(textOf(data));
    if (message.ok && !aside(message.value)) line.hear(message.value);
  });
