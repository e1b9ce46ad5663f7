import { rollOf, type DiceChain } from '../../kernel/dice-chain.ts';
import type { Dice } from '../../kernel/dice.ts';
import { no, type Refusal, type Result, type Side } from '../../kernel/game.ts';
import { rollsIn, type GameRecord } from '../../kernel/match.ts';
import { LocalSeat } from '../../seat/local-seat.ts';
import type { Order } from '../../seat/seat.ts';
import { Session } from '../../seat/session.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { KeptGame, KeptSeat, Store } from '../store/store.ts';
import { Chain } from './chain.ts';

/** Who takes a seat, and his word for the dice. */
export interface Taker {
  name: string;
  word: string;
}

/** Whoever loads the page anew finds the game still open. */
const IDLE = 60_000;

const NOT_STORED: Refusal = { rule: 'contract', code: 'not-stored' };

/**
 * A game that is played here and kept in a store. Changes come one after the other; each is stored before anybody hears of it. A game whose
 * store has failed it, or was changed by another process, is closed: whoever opens it again gets what is stored.
 */
export class LiveGame {
  readonly game: Wargame;
  readonly #store: Store;
  #kept: KeptGame;
  readonly #chain: Chain;
  #session: Session | undefined;
  #work: Promise<unknown> = Promise.resolve();
  readonly #closing = new Set<() => void>();
  readonly #taking = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  isClosed = false;
  /** How many are here, and when the last of them left the game is closed after so many milliseconds. */
  #visitors = 0;
  readonly #idle: number;

  private constructor(game: Wargame, store: Store, kept: KeptGame, idle: number) {
    this.game = game;
    this.#store = store;
    this.#kept = kept;
    this.#idle = idle;
    this.#chain = new Chain(kept.dice.secret);
  }

  /** Goes on with a game as it is stored. Throws when it cannot be played by these rules. `idle`: milliseconds that it stays open without anybody. */
  static async open(game: Wargame, store: Store, kept: KeptGame, idle = IDLE): Promise<LiveGame> {
    const live = new LiveGame(game, store, kept, idle);
    if (live.#isFull) await live.#begin();
    return live;
  }

  get id(): string {
    return this.#kept.id;
  }

  get promise(): string {
    return this.#kept.dice.promise;
  }

  get scenario(): string {
    return this.#kept.scenario;
  }

  get seats(): readonly KeptSeat[] {
    return this.#kept.seats;
  }

  /** Somebody is here until the function given back is called. */
  enter(): () => void {
    this.#visitors++;
    return () => {
      this.#visitors--;
      setTimeout(() => this.#visitors === 0 && this.close(), this.#idle).unref();
    };
  }

  /** Calls this when everybody has taken his seat and the game begins, at once where it has begun. */
  onBegin(then: () => void): void {
    if (this.#session) then();
    else this.#waiting.add(then);
  }

  /** Calls this whenever somebody takes a seat, until the function given back is called. */
  onTaken(then: () => void): () => void {
    this.#taking.add(then);
    return () => void this.#taking.delete(then);
  }

  /** Calls this when the game is closed, until the function given back is called. */
  onClose(then: () => void): () => void {
    this.#closing.add(then);
    return () => void this.#closing.delete(then);
  }

  /** Somebody takes a seat, unless it is taken already. The game begins with the last one. */
  take(side: Side, taker: Taker): Promise<void> {
    return this.#next(async () => {
      if (!(await this.#store.take(this.id, side, taker))) return;
      const seats = this.#kept.seats.map((seat) => (seat.side === side ? { ...seat, ...taker } : seat));
      this.#kept = { ...this.#kept, seats };
      for (const then of this.#taking) then();
      if (this.#isFull) await this.#begin();
    });
  }

  /** The seat of a side in a game that has begun. */
  seat(side: Side): LocalSeat {
    const session = this.#session;
    if (!session) throw new Error(`The game ${this.id} has not begun.`);
    return new KeptSeatAt(session, side, (change) => this.#change(session, change));
  }

  /** The record of a game that has begun, with the proof of its dice so far. */
  record(): GameRecord | undefined {
    return this.#session?.record();
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const then of this.#closing) then();
    this.#closing.clear();
  }

  get #isFull(): boolean {
    return this.#kept.seats.every(({ word }) => word !== undefined);
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #begin(): Promise<void> {
    this.#rolled = rollsIn(this.#kept.actions);
    const resumed = Session.resume(this.id, this.game, this.#record(), this.#dice);
    if (!resumed.ok) throw new Error(`The game ${this.id} is not one of these rules: ${JSON.stringify(resumed.error)}`);
    const session = resumed.value;
    this.#session = session;
    this.#noteDice(session);
    if (!(await this.#isStored(session, this.#kept.actions.length))) return this.close();
    for (const then of this.#waiting) then();
    this.#waiting.clear();
  }

  /** The record so far, without its dice's proof. */
  #record(): GameRecord {
    const { game, rules, scenario, options, created, seats, actions } = this.#kept;
    const players = Object.fromEntries(seats.map(({ side, name = '' }) => [side, name]));
    const about = { format: 'bivouac-record', version: 1, game, rules, players, started: created } as const;
    return { ...about, scenario, options, setup: null, actions: [...actions], result: null, hash: null };
  }

  /** Rolls so far, each of the next value of the chain. */
  #rolled = 0;

  readonly #dice: Dice = (rolls) => {
    const value = this.#chain.value(this.#rolled + 1);
    const roll = value === undefined ? undefined : rollOf(value, this.#words, rolls);
    if (roll) this.#rolled++;
    return roll;
  };

  get #words(): DiceChain['words'] {
    return Object.fromEntries(this.#kept.seats.map(({ side, word = '' }) => [side, word]));
  }

  /** The record shows the values of the rolls so far, and no other. */
  #noteDice(session: Session): void {
    const { promise } = this;
    const chain: DiceChain = {
      kind: 'chain',
      promise,
      words: this.#words,
      shown: this.#rolled,
      value: this.#chain.value(this.#rolled) ?? promise,
    };
    session.note({ proofs: [chain] });
  }

  /** Makes a change, stores it, and only then lets everybody know. */
  #change(session: Session, change: () => Promise<Result<number>>): Promise<Result<number>> {
    return this.#next(async () => {
      if (this.isClosed) return no(NOT_STORED);
      const had = session.actions.length;
      const tell = session.hold();
      const changed = await change().catch(() => undefined);
      if (!changed) return this.#abandon();
      if (!changed.ok || session.actions.length === had) {
        tell();
        return changed;
      }
      this.#noteDice(session);
      if (!(await this.#isStored(session, had))) return this.#abandon();
      tell();
      return changed;
    });
  }

  /** Gives up what is not stored: the store has the game as it was before. */
  #abandon(): Result<number> {
    this.close();
    return no(NOT_STORED);
  }

  /** Stores the actions of the session, of which the store has so many; whether it did. */
  async #isStored(session: Session, had: number): Promise<boolean> {
    const { actions } = session;
    const at = Math.min(had, actions.length);
    if (at === had && actions.length === had) return true;
    try {
      return await this.#store.replace(this.id, had, at, actions.slice(at));
    } catch {
      return false;
    }
  }
}

/** A seat whose changes are stored before they are answered. */
class KeptSeatAt extends LocalSeat {
  readonly #keep: (change: () => Promise<Result<number>>) => Promise<Result<number>>;

  constructor(session: Session, side: Side, keep: (change: () => Promise<Result<number>>) => Promise<Result<number>>) {
    super(session, side);
    this.#keep = keep;
  }

  override perform(orders: readonly Order[], at?: number): Promise<Result<number>> {
    return this.#keep(() => super.perform(orders, at));
  }

  override undo(at?: number): Promise<Result<number>> {
    return this.#keep(() => super.undo(at));
  }
}
