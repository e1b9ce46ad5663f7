import type { RawData, WebSocket } from 'ws';
import { checked, parseJson } from '../../formats/document.ts';
import type { Result, Side } from '../../kernel/game.ts';
import type { Channel, Message } from '../../seat/channel.ts';
import { host } from '../../seat/host.ts';
import { CLOSED, type Beat, type Refused, type Sitting, type Waiting } from '../../seat/sitting.ts';
import type { LiveGame } from './live-game.ts';
import { namesOf, type LiveGames } from './live-games.ts';
import { sitting } from './messages.ts';

/** Milliseconds between two signs of life, and until a socket has to say what it wants. */
const BEAT = 25_000;

/**
 * Seats whoever comes by a socket with a ticket: he is told who else has sat down until the game begins, and from then on sits at the other end of a
 * channel. What is not understood is answered, and the socket closed; so is one of which no sign of life comes any more.
 */
export function seatBy(socket: WebSocket, games: LiveGames, beat = BEAT): void {
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
    if (message.ok) sit(socket, games, message.value, refuse).catch(() => socket.close(CLOSED.reopen, 'reopen'));
    else refuse('malformed');
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

function parsed(data: RawData): Result<Sitting, unknown> {
  const json = parseJson(textOf(data));
  return json.ok ? checked<Sitting>(sitting, json.value) : json;
}

async function sit(
  socket: WebSocket,
  games: LiveGames,
  { ticket, name, word, legal }: Sitting,
  refuse: (code: Refused['code']) => void,
): Promise<void> {
  const found = await games.byTicket(ticket);
  if (!found) return refuse('no-such-seat');
  const { live, side } = found;
  socket.on('close', live.enter());
  // What is being answered goes out first.
  socket.on(
    'close',
    live.onClose(() => setImmediate(() => socket.close(CLOSED.reopen, 'reopen'))),
  );
  const wait = (): void => socket.send(JSON.stringify(waitingFor(live, side)));
  socket.on('close', live.onTaken(wait));
  await live.take(side, { name, word });
  wait();
  live.onBegin(() => {
    if (socket.readyState !== socket.OPEN) return;
    const seat = live.seat(side);
    socket.on('close', seat.leave);
    host(channelOf(socket), seat, { listsLegal: legal === true });
  });
}

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

/** Questions that a socket may have open at a time; a table asks one, and now and then for the record besides. */
const MOST_OPEN = 20;
/** The protocol's code for a breach of policy. */
export const FLOODED = 1008;

/** A socket as a channel: messages as JSON. One that is not is dropped. */
function channelOf(socket: WebSocket): Channel {
  let open = 0;
  return {
    postMessage: (message) => {
      if ((message as Message).type === 'answer') open--;
      socket.send(JSON.stringify(message));
    },
    addEventListener: (_, listener) =>
      void socket.on('message', (data) => {
        const message = parseJson(textOf(data));
        if (!message.ok) return;
        if (++open > MOST_OPEN) socket.close(FLOODED, 'too many questions');
        else listener({ data: message.value } as MessageEvent);
      }),
  };
}
