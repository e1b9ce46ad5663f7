import { no, type Refusal, type Side } from '../kernel/game.ts';
import type { Channel, Question } from './channel.ts';
import {
  CLOSED,
  type Aside,
  type Present,
  type Refused,
  type Said,
  type Sitting,
  type Talk,
  type TurnedAway,
  type Waiting,
  type Watching,
} from './sitting.ts';

const LOST: Refusal = { rule: 'contract', code: 'link-lost' };
/** Milliseconds until the next try, each time twice as long. */
const FIRST = 500;
const LONGEST = 10_000;
/** Milliseconds without a word of the server, which says one every 25 seconds, after which the link is taken for dead; how often that is looked at. */
const DEAD = 60_000;
const LOOK = 5000;
/** What is said beside the table. */
const NEWS = new Set(['waiting', 'present', 'talk']);
/** The protocol's code for a link that was not closed. */
const DIED = 1006;

/**
 * The way to a seat on the server. It is opened again whenever it breaks, and the seat hears where the game stands then. What was asked and not answered
 * is answered as lost: it is shown as played only if it comes with the position.
 */
export class SocketChannel implements Channel {
  /** `open`: the server has been heard since the last break. */
  status: 'connecting' | 'open' | 'lost' | 'refused' = 'connecting';
  /** Why nobody is seated, where that is refused. */
  refusal: TurnedAway | undefined;
  /** Who has sat down, before the game begins. */
  waiting: Waiting | undefined;
  /** Which sides are present at the table, and what has been said there. */
  present: readonly Side[] = [];
  said: readonly Said[] = [];
  /** What has been said is told anew when the link has come back. */
  #isFresh = true;
  /** Called after every change of these. */
  changed: () => void = () => {};
  readonly #url: string;
  readonly #first: Sitting | Watching;
  readonly #listeners = new Set<(event: MessageEvent) => void>();
  /** Questions without an answer, by their numbers. */
  readonly #asked = new Map<number, Question>();
  #socket: WebSocket | undefined;
  #pause = FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #heard = 0;
  readonly #looking = setInterval(() => this.#look(), LOOK);

  /** `first`: who comes, or at what he looks on. */
  constructor(url: string, first: Sitting | Watching) {
    this.#url = url;
    this.#first = first;
    this.#connect();
  }

  /** Comes again at once where the link is lost: there may be a network again. */
  retry(): void {
    if (this.status === 'lost') this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#isFresh = true;
    socket.addEventListener('open', () => socket.send(JSON.stringify(this.#first)));
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as { type: string });
    });
    socket.addEventListener('close', ({ code }) => this.#broken(socket, code));
  }

  #hear(message: { type: string }): void {
    const news = this.status !== 'open' || NEWS.has(message.type);
    this.status = 'open';
    this.#pause = FIRST;
    this.#heard = Date.now();
    if (message.type === 'waiting') this.waiting = message as Waiting;
    if (message.type === 'present') this.present = (message as Present).sides;
    if (message.type === 'talk') this.#listen(message as Talk);
    if (message.type === 'refused') this.refusal = (message as Refused).code;
    if (news) this.changed();
    if (!NEWS.has(message.type) && message.type !== 'refused' && message.type !== 'beat') {
      if (message.type === 'answer') this.#asked.delete((message as unknown as { ask: number }).ask);
      this.#pass(message);
    }
  }

  #listen({ said }: Talk): void {
    this.said = this.#isFresh ? said : [...this.said, ...said];
    this.#isFresh = false;
  }

  /** Says something aside; lost when the link is. False then. */
  aside(message: Aside): boolean {
    if (this.status !== 'open') return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #pass(message: object): void {
    for (const listener of this.#listeners) listener({ data: message } as MessageEvent);
  }

  /** A link can die without being closed: nothing comes any more. */
  #look(): void {
    const socket = this.#socket;
    if (!socket || Date.now() - this.#heard < DEAD) return;
    this.#broken(socket, DIED);
    socket.close();
  }

  #broken(socket: WebSocket, code: number): void {
    if (this.#left || socket !== this.#socket) return;
    this.#socket = undefined;
    this.status = code === CLOSED.refused ? 'refused' : 'lost';
    this.present = [];
    for (const question of this.#asked.values()) this.#answerLost(question);
    this.#asked.clear();
    this.changed();
    if (this.status === 'refused') return;
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST, 2 * this.#pause);
  }

  addEventListener(_: 'message', listener: (event: MessageEvent) => void): void {
    this.#listeners.add(listener);
  }

  postMessage(message: unknown): void {
    const question = message as Question;
    if (this.status !== 'open') return queueMicrotask(() => this.#answerLost(question));
    this.#asked.set(question.ask, question);
    this.#socket?.send(JSON.stringify(message));
  }

  #answerLost({ ask, type }: Question): void {
    this.#pass({ type: 'answer', ask, value: type === 'record' ? null : no(LOST) });
  }

  /** Nobody sits here any more. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
    this.#socket?.close();
  }
}
