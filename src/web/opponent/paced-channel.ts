import type { Channel, Message } from '../../seat/channel.ts';

export type Change = Extract<Message, { type: 'change' }>;

/** The way to a seat on which changes come one after the other, each as long after the one before as that is looked at; everything else at once. */
export class PacedChannel implements Channel {
  readonly #channel: Channel;
  readonly #pauseAfter: (change: Change) => number;
  readonly #listeners = new Set<(event: MessageEvent) => void>();
  #held: MessageEvent<Message>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pauseAfter`: for how many milliseconds a change is looked at. */
  constructor(channel: Channel, pauseAfter: (change: Change) => number) {
    this.#channel = channel;
    this.#pauseAfter = pauseAfter;
    channel.addEventListener('message', (event: MessageEvent<Message>) => {
      this.#held.push(event);
      if (event.data.type !== 'change') this.skip();
      else if (this.#timer === undefined) this.#goOn();
    });
  }

  addEventListener(_: 'message', listener: (event: MessageEvent) => void): void {
    this.#listeners.add(listener);
  }

  postMessage(message: unknown): void {
    this.#channel.postMessage(message);
  }

  /** What is held back comes at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const event of this.#held.splice(0)) this.#pass(event);
  }

  readonly #goOn = (): void => {
    this.#timer = undefined;
    while (this.#timer === undefined) {
      const event = this.#held.shift();
      if (!event) return;
      this.#pass(event);
      const pause = this.#pauseAfter(event.data as Change);
      if (pause > 0) this.#timer = setTimeout(this.#goOn, pause);
    }
  };

  #pass(event: MessageEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
