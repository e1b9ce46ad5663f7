import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Side } from '../../kernel/game.ts';
import type { Channel, Message } from '../../seat/channel.ts';
import { host } from '../../seat/host.ts';
import type { LocalSeat } from '../../seat/local-seat.ts';
import type { Resumed } from '../../seat/sitting.ts';

/** Milliseconds for which a line whose link broke is kept, and those for which messages are kept after the last of them. */
const PATIENCE = 60_000;
/** Messages that are kept to be sent again, and characters of them; answers, which the same question gets again. */
const MOST_KEPT = 200;
const MOST_CHARACTERS = 2 ** 15;
const MOST_ANSWERS = 50;
/** Numbers of messages begin below this. */
const MOST_FIRST = 2 ** 31;
/** Lines of a side without a link: of pages that were loaded anew. */
const MOST_LEFT = 3;
/** Questions that may be open at a time; a table asks one, and now and then for the record besides. */
const MOST_OPEN = 20;
/** The protocol's code for a breach of policy. */
export const FLOODED = 1008;

/** A socket, and the stream that it writes to. */
export interface Link {
  readonly socket: WebSocket;
  readonly wire: Pick<Duplex, 'cork' | 'uncork'>;
}

/**
 * The way to whoever sits at a seat, over links that break: what is said is numbered, and what a broken link has lost is sent again over the next one. A
 * question that comes again gets the answer it had.
 */
export class Line implements Channel {
  /** Somebody may come back to it: whoever has given it an id. */
  readonly #isKept: boolean;
  readonly #onEnd: () => void;
  #link: Link | undefined;
  #isCorked = false;
  #seat: LocalSeat | undefined;
  #listener: (event: MessageEvent) => void = () => {};
  /** The number of the newest message. No two lines begin alike: nobody has heard what another one has said. */
  #said = randomInt(MOST_FIRST);
  #kept: string[] = [];
  #characters = 0;
  #forgetting: NodeJS.Timeout | undefined;
  #ending: NodeJS.Timeout | undefined;
  /** Questions without an answer, and the answers of those that have one, by their numbers. */
  readonly #answers = new Map<number, Message | undefined>();
  #open = 0;

  constructor(isKept: boolean, onEnd = (): void => {}) {
    this.#isKept = isKept;
    this.#onEnd = onEnd;
  }

  get isOpen(): boolean {
    return this.#link !== undefined;
  }

  /** Goes on over another link for whoever has heard so many messages. False when what follows is not known any more. */
  resume(link: Link, have: number | undefined): boolean {
    if (!this.#seat || have === undefined) return false;
    const missing = this.#said - have;
    if (missing < 0 || missing > this.#kept.length) return false;
    this.#over(link);
    for (const text of this.#kept.slice(this.#kept.length - missing)) this.#send(text);
    this.#send(JSON.stringify({ type: 'resumed' } satisfies Resumed));
    return true;
  }

  /** Tells everything that this seat knows, and from then on what is different. */
  begin(link: Link, seat: LocalSeat, listsLegal = false): void {
    this.#seat?.leave();
    this.#seat = seat;
    this.#forget();
    this.#over(link);
    host(this, seat, { listsLegal });
  }

  #over(link: Link): void {
    clearTimeout(this.#ending);
    const before = this.#link;
    this.#link = link;
    if (before !== link) before?.socket.terminate();
    link.socket.on('close', () => this.#broken(link));
  }

  #broken(link: Link): void {
    if (link !== this.#link) return;
    this.#link = undefined;
    if (!this.#isKept) return this.end();
    this.#ending = setTimeout(() => this.end(), PATIENCE).unref();
  }

  /** Nobody comes back to it any more; what is being answered still goes out. */
  end(): void {
    clearTimeout(this.#ending);
    this.#seat?.leave();
    this.#forget();
    this.#onEnd();
  }

  postMessage(message: unknown): void {
    const text = JSON.stringify({ ...(message as Message), n: ++this.#said });
    if ((message as Message).type === 'answer') this.#answered(message as Message & { type: 'answer' });
    if (this.#isKept) this.#keep(text);
    this.#send(text);
  }

  /** What is said in one go, as a change and the answer to whoever has asked for it, goes out in one write. */
  #send(text: string): void {
    if (!this.#link) return;
    const { socket, wire } = this.#link;
    if (!this.#isCorked) {
      this.#isCorked = true;
      wire.cork();
      process.nextTick(() => {
        this.#isCorked = false;
        wire.uncork();
      });
    }
    socket.send(text);
  }

  addEventListener(_: 'message', listener: (event: MessageEvent) => void): void {
    this.#listener = listener;
  }

  /** Takes a question that has come over its link; false for what has no number to answer it by. */
  hear(message: unknown): boolean {
    const { ask } = (message ?? {}) as { ask?: unknown };
    if (typeof ask !== 'number') return false;
    if (this.#isKept && this.#answers.has(ask)) {
      const answer = this.#answers.get(ask);
      if (answer) this.#send(JSON.stringify({ ...answer, n: this.#said }));
      return true;
    }
    if (++this.#open > MOST_OPEN) {
      this.end();
      this.#link?.socket.close(FLOODED, 'too many questions');
      return true;
    }
    if (this.#isKept) this.#answers.set(ask, undefined);
    this.#listener({ data: message } as MessageEvent);
    return true;
  }

  #answered(answer: Message & { type: 'answer' }): void {
    this.#open--;
    if (!this.#isKept) return;
    const { ask, value } = answer;
    // A record is long, and the same whenever it is asked for.
    if (value && 'ok' in value) this.#answers.set(ask, answer);
    else this.#answers.delete(ask);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST_ANSWERS) this.#answers.delete(oldest as number);
  }

  #keep(text: string): void {
    this.#kept.push(text);
    this.#characters += text.length;
    while (this.#kept.length > MOST_KEPT || this.#characters > MOST_CHARACTERS)
      this.#characters -= this.#kept.shift()?.length ?? 0;
    this.#forgetting ??= setTimeout(() => this.#forget(), PATIENCE).unref();
    this.#forgetting.refresh();
  }

  /** A seat at which nothing happens takes no room: whoever has heard everything can still go on. */
  #forget(): void {
    clearTimeout(this.#forgetting);
    this.#forgetting = undefined;
    this.#kept = [];
    this.#characters = 0;
  }
}

/** The lines of a game to which somebody may come back. */
export class Lines {
  readonly #lines = new Map<string, { side: Side; line: Line }>();

  /** The line of a side by the id that whoever sits there has given it: a new one where it is not known, or there is none. */
  of(side: Side, sitting: string | undefined): Line {
    if (sitting === undefined) return new Line(false);
    const key = JSON.stringify([side, sitting]);
    const known = this.#lines.get(key);
    if (known) return known.line;
    const line = new Line(true, () => void this.#lines.delete(key));
    this.#lines.set(key, { side, line });
    this.#endOldest(side);
    return line;
  }

  #endOldest(side: Side): void {
    const left = [...this.#lines.values()].filter((each) => each.side === side && !each.line.isOpen);
    // The newest is the one that is just being made.
    for (const { line } of left.slice(0, Math.max(0, left.length - 1 - MOST_LEFT))) line.end();
  }

  close(): void {
    for (const { line } of this.#lines.values()) line.end();
  }
}
