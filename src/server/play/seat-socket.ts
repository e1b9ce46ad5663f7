import type { RawData, WebSocket } from 'ws';
import { checked, parseJson } from '../../formats/document.ts';
import type { Result, Side } from '../../kernel/game.ts';
import type { Channel, Message } from '../../seat/channel.ts';
import { host } from '../../seat/host.ts';
import { CLOSED, type Beat, type Refused, type Sitting, type Waiting, type Watching } from '../../seat/sitting.ts';
import type { Account } from '../store/accounts.ts';
import type { LiveGame } from './live-game.ts';
import { namesOf, type LiveGames } from './live-games.ts';
import { first } from './messages.ts';

/** Who has opened the socket: whether a seat is his, and his account where he is signed in. */
export interface Comer {
  isOwn: (game: string, side: Side) => Promise<boolean> | undefined;
  account: () => Promise<Account | undefined> | undefined;
}

/** Milliseconds between two signs of life, and until a socket has to say what it wants. */
const BEAT = 25_000;

/**
 * Seats whoever comes by a socket with a ticket: he is told who else has sat down until the game begins, and from then on sits at the other end of a
 * channel. What is not understood is answered, and the socket closed; so is one of which no sign of life comes any more.
 */
export function seatBy(socket: WebSocket, games: LiveGames, comer: Comer, beat = BEAT): void {
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
      value.type === 'watch' ? watch(socket, games, value, refuse) : sit(socket, games, comer, value, refuse);
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
  comer: Comer,
  sitting: Sitting,
  refuse: (code: Refused['code']) => void,
): Promise<void> {
  const found = 'ticket' in sitting ? await games.byTicket(sitting.ticket) : await ownSeat(games, comer, sitting);
  if (!found) return refuse('no-such-seat');
  const { live, side } = found;
  stay(socket, live);
  const account = live.isRated ? await comer.account() : undefined;
  const ticket = 'ticket' in sitting ? sitting.ticket : undefined;
  const refusal = await games.refusal(found, ticket, account);
  if (refusal) return refuse(refusal);
  const wait = async (): Promise<void> => {
    const ratings = live.isRated ? (await games.ratings([live]))(live.id) : {};
    const challenge = live.hasBegun ? {} : await games.challenges.waitingFor(live.id);
    socket.send(JSON.stringify({ ...waitingFor(live, side), ...ratings, ...challenge } satisfies Waiting));
  };
  socket.on(
    'close',
    live.onTaken(() => void wait().catch(() => undefined)),
  );
  await live.take(side, { name: account?.name ?? sitting.name, word: sitting.word });
  await wait();
  live.onBegin(() => {
    if (socket.readyState !== socket.OPEN) return;
    const seat = live.seat(side);
    socket.on('close', seat.leave);
    host(
      channelOf(socket, (message) => live.room.hear(side, message, ticket)),
      seat,
      { listsLegal: sitting.legal === true },
    );
    socket.on(
      'close',
      live.room.enter(side, (message) => socket.send(JSON.stringify(message)), ticket),
    );
  });
}

/** Somebody looks on at a game that anybody may look at. */
async function watch(
  socket: WebSocket,
  games: LiveGames,
  { game }: Watching,
  refuse: (code: Refused['code']) => void,
): Promise<void> {
  const live = await games.publicGame(game);
  if (!live) return refuse('no-such-seat');
  stay(socket, live);
  const seat = live.watch();
  socket.on('close', seat.leave);
  host(
    channelOf(socket, () => false),
    seat,
  );
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
  { isOwn }: Comer,
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

/** Questions that a socket may have open at a time; a table asks one, and now and then for the record besides. */
const MOST_OPEN = 20;
/** The protocol's code for a breach of policy. */
export const FLOODED = 1008;

/** A socket as a channel: messages as JSON. One that is not is dropped; what is said aside is taken by `aside`. */
function channelOf(socket: WebSocket, aside: (message: unknown) => boolean): Channel {
  let open = 0;
  return {
    postMessage: (message) => {
      if ((message as Message).type === 'answer') open--;
      socket.send(JSON.stringify(message));
    },
    addEventListener: (_, listener) =>
      void socket.on('message', (data) => {
        const message = parseJson(textOf(data));
        if (!message.ok || aside(message.value)) return;
        if (++open > MOST_OPEN) socket.close(FLOODED, 'too many questions');
        else listener({ data: message.value } as MessageEvent);
      }),
  };
}
