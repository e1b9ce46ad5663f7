import type { BaseEvent, Prompt, Refusal, Result, Side } from '../kernel/game.ts';
import { logFor, type GameRecord, type LogEntry } from '../kernel/match.ts';
import { no } from '../kernel/game.ts';
import type { ClockFace } from './clock-face.ts';
import { isAtServer, NO_CLOCK, NOT_AWAY, NOT_HANDED_OVER, type Parley, type ServerParley } from './parley.ts';
import type { Proof } from './proof.ts';
import { toOrder, type Session } from './session.ts';
import type { Order, Seat } from './seat.ts';

/** The game has gone on since, by another tab or by what was asked before and whose answer was lost. */
const LATE: Refusal = { rule: 'contract', code: 'late' };
const NOT_YOURS: Refusal = { rule: 'contract', code: 'undo-other-side' };

/** What only a server does. */
const ELSEWHERE: Readonly<Record<ServerParley, Refusal>> = {
  claim: NO_CLOCK,
  'hand-over': NOT_AWAY,
  return: NOT_HANDED_OVER,
};

/** A seat at a game that is played in this tab, or in this process. */
export class LocalSeat implements Seat {
  readonly #session: Session;
  /** Nobody sits here any more. */
  readonly leave: () => void;
  readonly side: Side | null;

  /** `side`: whose seat; null for both at one screen. */
  constructor(session: Session, side: Side | null = null) {
    this.#session = session;
    this.side = side;
    this.leave = session.watch(() => this.changed(), {
      forget: () => {
        this.#read.length = 0;
        this.#readable = [];
        this.pause?.forget();
      },
      recall: () => this.pause?.recall(),
    });
  }

  changed: () => void = () => {};
  pause?: Seat['pause'];

  get id(): string {
    return this.#session.id;
  }

  get game(): Seat['game'] {
    return this.#session.game;
  }

  get scenario(): string {
    return this.#session.start.scenario;
  }

  get options(): Seat['options'] {
    return this.#session.start.options;
  }

  get state(): object {
    return this.#session.state;
  }

  get toAct(): string {
    return this.#session.toAct;
  }

  get prompt(): Prompt {
    return this.#session.prompt;
  }

  get actions(): Seat['actions'] {
    return this.#session.actions;
  }

  get log(): Seat['log'] {
    const { log } = this.#session;
    return this.side === null ? log : this.#readIn(log);
  }

  /** The log that has been read, and what of it this seat may read. */
  readonly #read: LogEntry<BaseEvent>[] = [];
  #readable: LogEntry<BaseEvent>[] = [];

  /** Reads only what is new: a log grows, or is cut off at its end. */
  #readIn(log: Seat['log']): Seat['log'] {
    let kept = Math.min(this.#read.length, log.length);
    while (kept > 0 && log[kept - 1] !== this.#read[kept - 1]) kept--;
    if (kept < this.#read.length) {
      this.#read.length = kept;
      this.#readable = [...logFor(this.#read, this.side)];
    }
    const more = log.slice(kept);
    this.#read.push(...more);
    this.#readable.push(...logFor(more, this.side));
    return this.#readable;
  }

  get ending(): Seat['ending'] {
    return this.#session.ending;
  }

  get offer(): Seat['offer'] {
    return this.#session.offer;
  }

  /** At one's own table nobody looks at the clock. */
  get clock(): ClockFace | undefined {
    return undefined;
  }

  get proof(): Proof | undefined {
    return undefined;
  }

  legal(): Order[] {
    const { game, state } = this.#session;
    return this.#isTurn && game.sides.includes(this.toAct) ? [...game.legal(state)].map(toOrder) : [];
  }

  async perform(orders: readonly Order[], at = this.actions.length): Promise<Result<number>> {
    const { toAct } = this.#session;
    if (at !== this.actions.length) return no(LATE);
    if (!this.#isTurn) return no({ rule: 'contract', code: 'not-your-turn', args: { side: toAct } });
    return this.#session.perform(orders);
  }

  undoRefusal(): Refusal | undefined {
    return this.#isTurn ? this.#session.undoRefusal() : NOT_YOURS;
  }

  async undo(at = this.actions.length): Promise<Result<number>> {
    if (at !== this.actions.length) return no(LATE);
    return this.#isTurn ? this.#session.undo() : no(NOT_YOURS);
  }

  async parley(what: Parley, at = this.actions.length): Promise<Result<number>> {
    if (at !== this.actions.length) return no(LATE);
    if (isAtServer(what)) return no(ELSEWHERE[what]);
    if (this.side === null && what === 'draw') return this.#session.agree();
    return this.#session.parley(this.side ?? this.toAct, what);
  }

  async record(): Promise<GameRecord | undefined> {
    return this.side === null || this.toAct === 'over' || this.#isOpen ? this.#session.record() : undefined;
  }

  /** Nothing is hidden from one side, and nothing has been said to one alone. */
  get #isOpen(): boolean {
    const { game, state, log } = this.#session;
    return game.secret?.(state) !== true && log.every(({ event }) => event.to === undefined);
  }

  get #isTurn(): boolean {
    return this.side === null || this.side === this.toAct;
  }
}
