import type { BaseAction, BaseEvent, Side, Start } from '../../kernel/game.ts';
import { no, ok, ONLOOKER, type Result } from '../../kernel/game.ts';
import { logFor, startOf, type GameRecord, type LogEntry, type Match, type ReplayError } from '../../kernel/match.ts';
import type { Spot } from '../../kernel/running.ts';
import type { Snapshot } from '../../kernel/snapshot.ts';
import { readEvent } from '../../wargame/event-kinds.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { PlayingOut, type Part } from '../store/playout/playing-out.ts';

const RECENT = 8;

/** Where a turn begins: the number of actions played before its first position. */
export interface TurnMark {
  at: number;
  turn: number;
}

/** What is known of a game so far. */
interface Known {
  actions: readonly BaseAction[];
  log: LogEntry<BaseEvent>[];
  /** In order; from one to the next the actions are played again. */
  spots: Spot[];
  /** How many actions have been worked out. */
  reached: number;
}

/**
 * A recorded game to look at from any side of time. Position `n` is the one after n actions; nothing here ever changes the record. It may be shown
 * before all of it has been worked out: `take` brings what comes.
 */
export class Timeline {
  readonly game: Wargame;
  readonly start: Start;
  /** Whose eyes may look at it; null sees everything. */
  readonly eyes: Side | null;
  readonly turns: TurnMark[] = [];
  /** Called when more of it is known. */
  changed: () => void = () => {};
  readonly #known: Known;
  /** Its last position, known before those on the way there. */
  #end: Spot | undefined;
  /** How many entries of the log the turns are known from. */
  #read = 0;
  /** Positions asked for last: the next one is usually their neighbour. */
  readonly #recent: Spot[] = [];

  private constructor(game: Wargame, start: Start, known: Known, eyes: Side | null) {
    this.game = game;
    this.start = start;
    this.eyes = eyes;
    this.#known = known;
    this.#readTurns();
  }

  /** A record of which nothing has been worked out. */
  static of(game: Wargame, record: GameRecord): Timeline {
    return new Timeline(game, startOf(record), { actions: record.actions, log: [], spots: [], reached: -1 }, null);
  }

  /** Plays the whole record once; gives back control before every action, with how many are played. */
  static *making(game: Wargame, record: GameRecord, most?: number): Generator<number, Result<Timeline, ReplayError>> {
    const timeline = Timeline.of(game, record);
    const asked = { playOn: false, kept: most, check: false };
    const out = new PlayingOut(game as Match['game'], record, asked);
    const verdict = yield* out.steps();
    if (!verdict.ok) return no(verdict.error);
    timeline.take(out.take());
    return ok(timeline);
  }

  /** More has been worked out. */
  take({ done, log, spots }: Part): void {
    const known = this.#known;
    // With the last position the log was known to its end.
    if (!this.#end) for (const entry of log) known.log.push(entry);
    for (const spot of spots) {
      if (spot.at === this.length) this.#end ??= spot;
      else known.spots.push(spot);
    }
    if (known.spots.length > 0 || this.#end?.at === 0) known.reached = done;
    this.#readTurns();
    this.changed();
  }

  /** Where the game ended is known from before, and all that was told of it. */
  takeEnd({ at, state, log }: Snapshot): void {
    this.#end = { at, state };
    this.#known.log.splice(0, Infinity, ...log);
    this.#readTurns();
    this.changed();
  }

  /** Nothing follows what has been worked out: the rules refuse it. */
  cut(): void {
    this.#known.actions = this.actions.slice(0, this.reached);
  }

  #readTurns(): void {
    const { log } = this.#known;
    for (; this.#read < log.length; this.#read++) {
      const { at, event } = log[this.#read] as LogEntry<BaseEvent>;
      const known = readEvent(this.game.eventKinds, event);
      if (known?.kind === 'turn') this.turns.push({ at: at + 1, turn: known.args.turn });
    }
  }

  /** Everything of a game that is over; of one that goes on, what an onlooker may know. It must have been worked out. */
  open(): Timeline {
    const { game, start, length } = this;
    if (game.outcome(this.at(length))) return this;
    const log = [...logFor(this.log, ONLOOKER)];
    const actions = this.actions.slice(0, this.#seen((log.at(-1)?.at ?? -1) + 1));
    const spots = [...this.#known.spots, ...(this.#end ? [this.#end] : [])];
    return new Timeline(game, start, { log, actions, spots, reached: actions.length }, ONLOOKER);
  }

  /** The last position, from `first` on, that an onlooker can tell from the one before: even that there is more is a secret. */
  #seen(first: number): number {
    const look = (n: number): string => JSON.stringify(this.game.view(this.at(n), ONLOOKER));
    const now = look(this.length);
    let n = this.length;
    while (n > first && look(n - 1) === now) n--;
    return n;
  }

  get actions(): readonly BaseAction[] {
    return this.#known.actions;
  }

  /** As far as it is known. */
  get log(): readonly LogEntry<BaseEvent>[] {
    return this.#known.log;
  }

  get length(): number {
    return this.actions.length;
  }

  /** How many positions are kept ready. */
  get kept(): number {
    return this.#known.spots.length;
  }

  /** All positions up to this one can be shown. */
  get reached(): number {
    return Math.min(this.#known.reached, this.length);
  }

  /** Up to which position the log is known. */
  get told(): number {
    return this.#end ? this.length : this.reached;
  }

  /** Can this position be shown? */
  has(n: number): boolean {
    return n <= this.reached || n === this.#end?.at;
  }

  /** The position after the first n actions, which must be there. */
  at(n: number): object {
    if (n === this.#end?.at) return this.#end.state;
    const near = this.#recent.reduce((a, b) => (b.at <= n && b.at > a.at ? b : a), this.#keptBefore(n));
    if (near.at === n) return near.state;
    let { at, state } = near;
    for (; at < n; at++) {
      const played = this.game.play(state, this.actions[at]);
      if (!played.ok) throw new Error(`Action ${at} was accepted before: ${played.error.code}`);
      state = played.value.state;
    }
    this.#recent.push({ at, state });
    if (this.#recent.length > RECENT) this.#recent.shift();
    return state;
  }

  #keptBefore(n: number): Spot {
    const { spots } = this.#known;
    let [low, high] = [0, spots.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((spots[middle] as Spot).at <= n) low = middle;
      else high = middle - 1;
    }
    return spots[low] as Spot;
  }

  /** How many entries of the log the first n actions have written. */
  logged(n: number): number {
    let [low, high] = [0, this.log.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.log[middle] as LogEntry<BaseEvent>).at < n) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** What action number n brought about; of 0, what the start did. */
  events(n: number): readonly LogEntry<BaseEvent>[] {
    return this.log.slice(n === 0 ? 0 : this.logged(n - 1), this.logged(n));
  }

  /** The turn shown at position n. */
  turnAt(n: number): number | undefined {
    return this.turns.findLast(({ at }) => at <= n)?.turn;
  }

  /** Where the next turn begins, or the end; undefined as long as that is not known. */
  nextTurn(n: number): number | undefined {
    return this.turns.find(({ at }) => at > n)?.at ?? (this.told < this.length ? undefined : this.length);
  }

  /** Where this turn began, or the one before when this is its beginning; undefined as long as that is not known. */
  previousTurn(n: number): number | undefined {
    if (n - 1 > this.told) return undefined;
    return this.turns.findLast(({ at }) => at < n)?.at ?? 0;
  }
}
