import jsonPatch, { type Operation } from 'fast-json-patch';
import type { Prompt, Refusal, Result, Side } from '../kernel/game.ts';
import type { GameRecord } from '../kernel/match.ts';
import type { Wargame } from '../wargame/wargame.ts';
import type { Channel, Message, Position, Question, Tail } from './channel.ts';
import type { Parley } from './parley.ts';
import type { Proof, Rolled } from './proof.ts';
import type { Order, Played, Seat } from './seat.ts';
import { toOrder } from './session.ts';

const joined = <T>(had: readonly T[], { kept, more }: Tail<T>): T[] => [...had.slice(0, kept), ...more];

/** The patch leaves what it is applied to as it is: somebody may look at it still. */
const patched = (position: Position, patch: Operation[]): Position =>
  jsonPatch.applyPatch(position, patch, false, false).newDocument;

/** A seat at a game that is played at the other end of a channel: in the same tab, or on another machine. */
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
  #legal: readonly Order[] | undefined;
  #actions: readonly Played[] = [];
  #log: Seat['log'] = [];
  #rolls: readonly Rolled[] = [];
  #asked = 0;
  readonly #open = new Map<number, (value: unknown) => void>();

  private constructor(
    channel: Channel,
    game: Wargame,
    { id, scenario, options, side }: Extract<Message, { type: 'game' }>,
    first: Extract<Message, { type: 'position' }>,
    random: () => number,
  ) {
    this.id = id;
    this.game = game;
    this.scenario = scenario;
    this.options = options;
    this.side = side;
    this.#channel = channel;
    this.#random = random;
    this.#position = first.position;
    this.#state = this.#stand(first);
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
        seat = new ChannelSeat(channel, game, about, message, random);
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
    return this.#actions;
  }

  get log(): Seat['log'] {
    return this.#log;
  }

  get ending(): Seat['ending'] {
    return this.#position.ending ?? undefined;
  }

  get offer(): Seat['offer'] {
    return this.#position.offer ?? undefined;
  }

  get clock(): Seat['clock'] {
    return this.#position.clock ?? undefined;
  }

  get proof(): Proof | undefined {
    const { chain } = this.#position;
    return chain ? { chain, rolls: this.#rolls } : undefined;
  }

  legal(): readonly Order[] {
    this.#legal ??= this.#position.legal ?? this.#listed();
    return this.#legal;
  }

  /** What the rules list, where nothing is hidden. */
  #listed(): Order[] {
    const isOwn = this.game.sides.includes(this.toAct) && (this.side === null || this.side === this.toAct);
    return isOwn ? [...this.game.legal(this.#state)].map(toOrder) : [];
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

  parley(what: Parley, at = this.actions.length): Promise<Result<number>> {
    return this.#ask((ask) => ({ ask, type: 'parley', at, what }));
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
    } else if (message.type === 'position' || message.type === 'change') {
      this.#position = message.type === 'position' ? message.position : patched(this.#position, message.patch);
      this.#state = this.#stand(message);
      this.changed();
    }
  }

  /** A position that agrees with what has been told. */
  #stand({ actions, log, rolls }: Extract<Message, { type: 'position' | 'change' }>): object {
    this.#actions = joined(this.#actions, actions);
    this.#log = joined(this.#log, log);
    this.#rolls = joined(this.#rolls, rolls);
    this.#legal = undefined;
    return this.game.sample(this.#position.known, this.#random);
  }
}
