import type { Channel } from '../../seat/channel.ts';
import type { Sitting, Waiting } from '../../seat/sitting.ts';
import { SocketChannel } from '../../seat/socket-channel.ts';

/** The way to a seat on the server, as the page shows it: how it stands is state, and the browser says when there is a network again. */
export class Link implements Channel {
  status = $state<SocketChannel['status']>('connecting');
  waiting = $state.raw<Waiting>();
  readonly #channel: SocketChannel;
  readonly #again = (): void => this.#channel.retry();

  constructor(url: string, sitting: Sitting) {
    this.#channel = new SocketChannel(url, sitting);
    this.#channel.changed = () => {
      this.status = this.#channel.status;
      this.waiting = this.#channel.waiting;
    };
    addEventListener('online', this.#again);
  }

  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void {
    this.#channel.addEventListener(type, listener);
  }

  postMessage(message: unknown): void {
    this.#channel.postMessage(message);
  }

  /** Nobody sits here any more. */
  leave(): void {
    removeEventListener('online', this.#again);
    this.#channel.leave();
  }
}
