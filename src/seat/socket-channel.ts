import { no, type Refusal, type Side } from '../kernel/game.ts';
import type { Answer } from './answer.ts';
import type { Channel, Question } from './channel.ts';
import {
  CLOSED,
  type Aside,
  type Noted,
  type Ordered,
  type Present,
  type Refused,
  type RematchTold,
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
/** Milliseconds after which nobody waits for an answer any more when the link is broken. */
const PATIENCE = 60_000;
/** What is said beside the table. */
const NEWS = new Set(['waiting', 'present', 'talk', 'ordered', 'noted', 'rematch']);
/** What is not for the seat. */
const ASIDE = new Set(['refused', 'beat', 'resumed']);
/** The protocol's code for a link that was not closed. */
const DIED = 1006;

/**
 * The way to a seat on the server. It is opened again whenever it breaks, and the seat hears what it has missed. What was asked and not answered is asked
 * again by the same number, which the server plays once; when the link stays broken it is answered as lost. It is shown as played only when the server says so.
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
  /** What one's own side has ordered beforehand; undefined until that has been told. */
  ordered: readonly Answer[] | undefined;
  /** Why what it has ordered last is not kept. */
  orderRefusal: Refusal | undefined;
  /** What it has written down for itself; undefined until that has been told. */
  noted: string | undefined;
  /** What there is to say of playing once more, when the game is over. */
  rematch: RematchTold | undefined;
  /** What has been said is told anew when the link has come back. */
  #isFresh = true;
  /** Called after every change of these. */
  changed: () => void = () => {};
  readonly #url: string;
  readonly #first: Sitting | Watching;
  readonly #listeners = new Set<(event: MessageEvent) => void>();
  /** By which the server knows whoever comes again, and the newest number of what was heard. */
  readonly #sitting = Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
  #have: number | undefined;
  /** Questions without an answer, by their numbers. */
  readonly #asked = new Map<number, Question>();
  #socket: WebSocket | undefined;
  #pause = FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
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
    socket.addEventListener('open', () => socket.send(JSON.stringify(this.#coming())));
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as { type: string; n?: number });
    });
    socket.addEventListener('close', ({ code }) => this.#broken(socket, code));
  }

  #coming(): Sitting | Watching {
    return { ...this.#first, sitting: this.#sitting, ...(this.#have === undefined ? {} : { have: this.#have }) };
  }

  #hear(message: { type: string; n?: number }): void {
    const news = this.status !== 'open' || NEWS.has(message.type);
    this.status = 'open';
    this.#pause = FIRST;
    this.#heard = Date.now();
    if (message.n !== undefined) this.#have = message.n;
    if (message.type === 'refused') this.refusal = (message as Refused).code;
    if (message.type === 'waiting') this.waiting = message as Waiting;
    if (message.type === 'present') this.present = (message as Present).sides;
    if (message.type === 'rematch') this.rematch = message as RematchTold;
    if (message.type === 'talk') this.#listen(message as Talk);
    if (message.type === 'noted') this.noted = (message as Noted).text;
    if (message.type === 'ordered') this.#takeOrders(message as Ordered);
    if (news) this.changed();
    if (!NEWS.has(message.type) && !ASIDE.has(message.type)) {
      if (message.type === 'answer') this.#asked.delete((message as unknown as { ask: number }).ask);
      this.#pass(message);
    }
    if (message.type === 'position' || message.type === 'resumed') this.#askAgain();
  }

  #listen({ said }: Talk): void {
    this.said = this.#isFresh ? said : [...this.said, ...said];
    this.#isFresh = false;
  }

  #takeOrders({ answers, refusal }: Ordered): void {
    this.ordered = answers;
    this.orderRefusal = refusal;
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
    this.changed();
    if (this.status === 'refused') return this.#giveUp();
    this.#waiting ??= setTimeout(() => this.#giveUp(), PATIENCE);
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST, 2 * this.#pause);
  }

  /** Whoever has an answer by now is not in it any more. */
  #askAgain(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    for (const question of this.#asked.values()) this.#socket?.send(JSON.stringify(question));
  }

  #giveUp(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const question of asked) this.#answerLost(question);
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
    clearTimeout(this.#waiting);
    clearInterval(this.#looking);
    this.#socket?.close();
  }
}
