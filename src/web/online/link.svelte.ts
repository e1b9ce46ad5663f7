import type { Channel } from '../../seat/channel.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { Answer } from '../../seat/answer.ts';
import type { Aside, Said, Sitting, TurnedAway, Waiting, Watching } from '../../seat/sitting.ts';
import { SocketChannel } from '../../seat/socket-channel.ts';

/** The way to a seat on the server, as the page shows it: how it stands is state, and the browser says when there is a network again. */
export class Link implements Channel {
  status = $state<SocketChannel['status']>('connecting');
  /** Why nobody is seated, where that is refused. */
  refusal = $state<TurnedAway>();
  waiting = $state.raw<Waiting>();
  /** Which sides are present at the table, and what has been said there. */
  present = $state.raw<readonly string[]>([]);
  said = $state.raw<readonly Said[]>([]);
  /** What one's own side has ordered beforehand; undefined until that has been told. */
  ordered = $state.raw<readonly Answer[]>();
  /** Why what it has ordered last is not kept. */
  orderRefusal = $state.raw<Refusal>();
  /** What it has written down for itself; undefined until that has been told. */
  noted = $state<string>();
  rematch = $state.raw<SocketChannel['rematch']>();
  readonly #channel: SocketChannel;
  readonly #again = (): void => this.#channel.retry();

  /** `first`: who comes, or at what he looks on. */
  constructor(url: string, first: Sitting | Watching) {
    this.#channel = new SocketChannel(url, first);
    this.#channel.changed = () => {
      this.refusal = this.#channel.refusal;
      this.status = this.#channel.status;
      this.waiting = this.#channel.waiting;
      this.present = this.#channel.present;
      this.said = this.#channel.said;
      this.ordered = this.#channel.ordered;
      this.orderRefusal = this.#channel.orderRefusal;
      this.noted = this.#channel.noted;
      this.rematch = this.#channel.rematch;
    };
    addEventListener('online', this.#again);
  }

  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void {
    this.#channel.addEventListener(type, listener);
  }

  postMessage(message: unknown): void {
    this.#channel.postMessage(message);
  }

  /** Says something aside; lost when the link is. False then. */
  aside(message: Aside): boolean {
    return this.#channel.aside(message);
  }

  /** Nobody sits here any more. */
  leave(): void {
    removeEventListener('online', this.#again);
    this.#channel.leave();
  }
}
