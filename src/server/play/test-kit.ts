// Players who come to a server over sockets.
import { GAMES } from '../../games/all.ts';
import { seeded } from '../../kernel/random.ts';
import { ChannelSeat } from '../../seat/channel-seat.ts';
import type { Channel } from '../../seat/channel.ts';
import type { Seat } from '../../seat/seat.ts';
import type { NewGame } from '../../seat/sitting.ts';

/** Begins a game on the server at this host and port. */
export async function beginAt(
  host: string,
  game = 'reichswald',
  scenario = 'veritable',
  how: { options?: Readonly<Record<string, string>>; pace?: string; free?: string } = {},
): Promise<NewGame> {
  const body = JSON.stringify({ game, scenario, options: {}, ...how });
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(`http://${host}/api/games`, { method: 'POST', headers, body })).json()) as NewGame;
}

export interface Sitter {
  socket: WebSocket;
  /** What the server said before the game began, or when it refused. */
  said: Record<string, unknown>[];
  closed: Promise<number>;
  seat: Promise<Seat | undefined>;
}

/** Comes to a seat by its ticket. `cookie`: of the browser. */
export const comeTo = (host: string, ticket: string, name = 'Ann', cookie = ''): Sitter =>
  enter(host, { type: 'sit', ticket, name, word: `word of ${name}` }, cookie);

/** Looks on at a game; the code by which the socket was closed, where that is refused. */
export async function watchAt(host: string, game: string): Promise<Seat | number | undefined> {
  const { seat, closed } = enter(host, { type: 'watch', game });
  return Promise.race([seat, closed]);
}

function enter(host: string, first: object, cookie = ''): Sitter {
  // Node's own takes headers, of which the types of browsers know nothing.
  const socket = new WebSocket(`ws://${host}/api/seat`, { headers: { cookie } } as unknown as string[]);
  const said: Sitter['said'] = [];
  socket.addEventListener('open', () => socket.send(JSON.stringify(first)));
  const listeners = new Set<(event: MessageEvent) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as Record<string, unknown>;
    if (message['type'] === 'waiting' || message['type'] === 'refused') said.push(message);
    for (const listener of listeners) listener({ data: message } as MessageEvent);
  });
  const channel: Channel = {
    postMessage: (message) => socket.send(JSON.stringify(message)),
    addEventListener: (_, listener) => void listeners.add(listener),
  };
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  return { socket, said, closed, seat: ChannelSeat.open(channel, GAMES, seeded(1)) };
}

/** Waits until something is so. */
export async function until(so: () => boolean): Promise<void> {
  while (!so()) await new Promise((resolve) => setTimeout(resolve, 2));
}
