import type { Prompt, Refusal, Result, Side } from '../kernel/game.ts';
import type { GameRecord } from '../kernel/match.ts';
import type { Wargame } from '../wargame/wargame.ts';
import type { Channel, Message, Position, Question } from './channel.ts';
import type { Order, Seat } from './seat.ts';

/** A seat at a game that is played at the other end of a channel: a worker, or later another machine. */
export class ChannelSeat implements Seat {
  readonly id: string;
  readonly game: Wargame;
  readonly scenario: string;
  readonly options: Seat['options'];
  readonly side: Side | null;
  readonly #channel: Channel;
  readonly #random: () => number;
  #position: Position;
  #state: object;
  #log: Seat['log'];
  #asked = 0;
  readonly #open = new Map<number, (value: unknown) => void>();

  private constructor(
    channel: Channel,
    game: Wargame,
    { id, scenario, options, side }: Extract<Message, { type: 'game' }>,
    first: Position,
    random: () => number,
  ) {
    this.id = id;
    this.game = game;
    this.scenario = scenario;
    this.options = options;
    this.side = side;
    this.#channel = channel;
    this.#random = random;
    this.#position = first;
    this.#log = first.log;
    this.#state = game.sample(first.known, random);
  }

  /**
   * Takes the seat that a host gives, whatever else is said before. `games`: those that this page has; undefined when the host plays another one. `random` fills
   * in what the seat may not know.
   */
  static open(
    channel: Channel,
    games: readonly Wargame[],
    random: () => number = Math.random,
  ): Promise<ChannelSeat | undefined> {
    return new Promise((resolve) => {
      let about: Extract<Message, { type: 'game' }> | undefined;
      let seat: ChannelSeat | undefined;
      channel.addEventListener('message', ({ data }) => {
        const message = data as Message;
        if (seat) return seat.#take(message);
        if (message.type === 'game') about = message;
        if (!about) return;
        const wanted = about.game;
        const game = games.find(({ id }) => id === wanted);
        if (!game) return resolve(undefined);
        if (message.type !== 'position') return;
        seat = new ChannelSeat(channel, game, about, message.position, random);
        resolve(seat);
      });
      channel.start?.();
    });
  }

  changed: () => void = () => {};

  get state(): object {
    return this.#state;
  }

  get toAct(): string {
    return this.#position.toAct;
  }

  get prompt(): Prompt {
    return this.#position.prompt;
  }

  get actions(): Seat['actions'] {
    return this.#position.actions;
  }

  get log(): Seat['log'] {
    return this.#log;
  }

  legal(): readonly Order[] {
    return this.#position.legal;
  }

  perform(orders: readonly Order[], at = this.actions.length): Promise<Result<number>> {
    return this.#ask((ask) => ({ ask, type: 'perform', at, orders }));
  }

  undoRefusal(): Refusal | undefined {
    return this.#position.undo ?? undefined;
  }

  undo(at = this.actions.length): Promise<Result<number>> {
    return this.#ask((ask) => ({ ask, type: 'undo', at }));
  }

  async record(): Promise<GameRecord | undefined> {
    const record = await this.#ask<GameRecord | null>((ask) => ({ ask, type: 'record' }));
    return record ?? undefined;
  }

  #ask<T>(question: (ask: number) => Question): Promise<T> {
    const ask = ++this.#asked;
    return new Promise((resolve) => {
      this.#open.set(ask, resolve as (value: unknown) => void);
      this.#channel.postMessage(question(ask));
    });
  }

  #take(message: Message): void {
    if (message.type === 'answer') {
      this.#open.get(message.ask)?.(message.value);
      this.#open.delete(message.ask);
    } else if (message.type === 'position') {
      const { position } = message;
      this.#position = position;
      this.#log = [...this.#log.slice(0, position.kept), ...position.log];
      this.#state = this.game.sample(position.known, this.#random);
      this.changed();
    }
  }
}
