import type { RawData, WebSocket } from 'ws';
import { checked } from '../../formats/document.ts';
import { ONLOOKER, type Result, type Side } from '../../kernel/game.ts';
import {
  CLOSED,
  type Beat,
  type Refused,
  type Sitting,
  type TurnedAway,
  type Waiting,
  type Watching,
} from '../../seat/sitting.ts';
import { parseSent } from '../api/sent.ts';
import type { Account } from '../store/accounts.ts';
import type { Line, Link } from './line.ts';
import type { LiveGame } from './live-game.ts';
import { namesOf } from './in-brief.ts';
import type { LiveGames, SeatFound } from './live-games.ts';
import { first } from './messages.ts';

/** Whoever has opened a socket, as far as it is known who he is. */
export interface Comer {
  /** Is it a seat of his account? */
  holds(game: string, side: Side): Promise<boolean>;
  /** The account as which he sits there, undefined for a guest; or why he may not. */
  admit(seat: SeatFound, name: string): Promise<{ account: string | undefined } | TurnedAway>;
  account(): Promise<Account | undefined>;
  /** For whom games against computers are counted that he begins. */
  hirer(): Promise<string>;
}

/** Milliseconds between two signs of life, and until a socket has to say what it wants. */
const BEAT = 25_000;
/** Bytes that wait to be read by somebody who goes on asking: more than any position. */
const MOST_UNREAD = 4_000_000;

/**
 * Seats whoever comes by a socket with a ticket: he is told who else has sat down until the game begins, and from then on sits at the other end of a
 * line. What is not understood is answered, and the socket closed; so is one of which no sign of life comes any more.
 */
export function seatBy(link: Link, games: LiveGames, comer: Comer, beat = BEAT): void {
  const { socket } = link;
  const refuse = (code: TurnedAway): void => {
    tell(socket, { type: 'refused', code } satisfies Refused);
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
    const coming = value.type === 'watch' ? watch(link, games, value, refuse) : sit(link, games, comer, value, refuse);
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
    tell(socket, { type: 'beat' } satisfies Beat);
  }, beat);
  socket.on('close', () => clearInterval(beating));
}

/** The text of a message; sockets give it in one piece. */
const textOf = (data: RawData): string => (data as Buffer).toString('utf8');

function parsed(data: RawData): Result<Sitting | Watching, unknown> {
  const json = parseSent(textOf(data));
  return json.ok ? checked<Sitting | Watching>(first, json.value) : json;
}

async function sit(
  link: Link,
  games: LiveGames,
  comer: Comer,
  sitting: Sitting,
  refuse: (code: TurnedAway) => void,
): Promise<void> {
  const { socket } = link;
  const found = 'ticket' in sitting ? await games.byTicket(sitting.ticket) : await ownSeat(games, comer, sitting);
  if (!found) return refuse('no-such-seat');
  const { live, side, offer } = found;
  if (offer !== undefined && isTaken(found)) return refuse('seat-taken');
  const account = live.isRated ? await comer.account() : undefined;
  if (live.isRated && !account) return refuse('accounts-only');
  const name = account?.name ?? sitting.name;
  const admitted = await comer.admit(found, name);
  if (typeof admitted === 'string') return refuse(admitted);
  const ticket = 'ticket' in sitting ? sitting.ticket : undefined;
  const refusal = await games.refusal(found, ticket, account);
  if (refusal) return refuse(refusal);
  stay(socket, live);
  const line = live.lines.of(side, sitting.sitting);
  const by = { ticket, hirer: () => comer.hirer() };
  const enter = (): void => {
    listen(socket, line, (message) => live.room.hear(side, message, by) || live.papers.hear(side, message));
    const say = (message: object): void => tell(socket, message);
    socket.on('close', live.room.enter(side, say, ticket));
    socket.on('close', live.papers.enter(side, say));
  };
  if (line.resume(link, sitting.have)) return enter();
  const wait = async (): Promise<void> => {
    const ratings = live.isRated ? (await games.ratings([live]))(live.id) : {};
    const challenge = live.hasBegun ? {} : await games.challenges.waitingFor(live.id);
    tell(socket, { ...waitingFor(live, side), ...ratings, ...challenge } satisfies Waiting);
  };
  const took = await live.take(side, { name, word: sitting.word, account: admitted.account, ticket: offer });
  // Of several with an offer, one has sat down meanwhile; unless that was himself, by another socket. Or he sits at the other seat since.
  if (!took && ticket !== undefined && offer !== undefined && (await games.byTicket(ticket))?.offer !== undefined)
    return refuse((await games.refusal(found, ticket, account)) ?? 'seat-taken');
  // Not before: who comes too late hears of nothing else.
  socket.on(
    'close',
    live.onTaken(() => void wait().catch(() => undefined)),
  );
  await wait();
  live.onBegin(() => {
    if (socket.readyState !== socket.OPEN) return;
    line.begin(link, live.seat(side), sitting.legal);
    enter();
  });
}

/** Somebody looks on at a game that anybody may look at. */
async function watch(
  link: Link,
  games: LiveGames,
  { game, sitting, have }: Watching,
  refuse: (code: TurnedAway) => void,
): Promise<void> {
  const { socket } = link;
  const live = await games.publicGame(game);
  if (!live) return refuse('no-such-seat');
  stay(socket, live);
  const line = live.lines.of(ONLOOKER, sitting);
  if (!line.resume(link, have)) line.begin(link, live.watch());
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
  comer: Comer,
  { game, side }: { game: string; side: Side },
): ReturnType<LiveGames['bySeat']> => ((await comer.holds(game, side)) ? games.bySeat(game, side) : undefined);

/** Somebody sits there already. */
export const isTaken = ({ live, side }: SeatFound): boolean =>
  live.seats.some((seat) => seat.side === side && seat.word !== undefined);

/** Whom a game waits for, before it begins. */
const waitingFor = ({ id, game, scenario, promise, seats, pace }: LiveGame, side: Side): Waiting => ({
  type: 'waiting',
  id,
  game: game.id,
  scenario,
  promise,
  side,
  seats: namesOf(seats),
  pace,
});

/** What comes over a socket, as JSON, for whoever sits there: what is said aside is taken by `aside`, and what nobody takes is refused. */
const listen = (socket: WebSocket, line: Line, aside: (message: unknown) => boolean): void =>
  void socket.on('message', (data) => {
    if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
    const message = parseSent(textOf(data));
    if (!message.ok || !(aside(message.value) || line.hear(message.value))) tell(socket, MALFORMED);
  });

const MALFORMED: Refused = { type: 'refused', code: 'malformed' };

const tell = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));
