// Players who come to a server over sockets, and links that break.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
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
  how: {
    options?: Readonly<Record<string, string>>;
    pace?: string;
    free?: string;
    isForAccounts?: boolean;
    isPublic?: boolean;
    isRated?: boolean;
    delay?: number;
    opponent?: object;
    computer?: object;
  } = {},
  cookie = '',
): Promise<NewGame> {
  const body = JSON.stringify({ game, scenario, options: {}, ...how });
  const headers = { 'content-type': 'application/json', cookie };
  return (await (await fetch(`http://${host}/api/games`, { method: 'POST', headers, body })).json()) as NewGame;
}

export interface Sitter {
  socket: WebSocket;
  /** What the server said before the game began, or when it refused. */
  said: Record<string, unknown>[];
  closed: Promise<number>;
  seat: Promise<Seat | undefined>;
}

/** Comes to a seat by its ticket; `again`: as whom, and what he has heard. */
export const comeTo = (
  host: string,
  ticket: string,
  name = 'Ann',
  { cookie, ...again }: { sitting?: string; have?: number | undefined; cookie?: string | undefined } = {},
): Sitter => enter(host, { type: 'sit', ticket, name, word: `word of ${name}`, ...again }, cookie);

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

/** A way to a server, at the port of another one if it is turned there, that can be cut, and can lose what goes either way before that. */
export class Relay {
  /** Of what is lost: the messages that come from the server, or go to it. */
  loses: 'nothing' | 'answers' | 'questions' = 'nothing';
  readonly #server = createServer((near) => this.#join(near));
  readonly #ends = new Set<Socket>();
  #port: number;

  private constructor(port: number) {
    this.#port = port;
  }

  static async to(host: string): Promise<Relay> {
    const relay = new Relay(portOf(host));
    await once(relay.#server.listen(0, '127.0.0.1'), 'listening');
    return relay;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  turn(host: string): void {
    this.#port = portOf(host);
  }

  #join(near: Socket): void {
    const far = connect(this.#port, '127.0.0.1');
    for (const [from, to, what] of [
      [near, far, 'questions'],
      [far, near, 'answers'],
    ] as const) {
      this.#ends.add(from);
      from.on('data', (data) => this.loses !== what && to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  }

  /** Breaks what goes over it; nothing is lost over the next links. */
  cut(): void {
    for (const end of this.#ends) end.destroy();
    this.#ends.clear();
    this.loses = 'nothing';
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

export const portOf = (host: string): number => Number(host.split(':')[1]);
