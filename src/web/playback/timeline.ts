import type { BaseAction, BaseEvent, Refusal, Side, Start } from '../../kernel/game.ts';
import { no, ok, ONLOOKER, type Result } from '../../kernel/game.ts';
import { begin, logFor, type GameRecord, type LogEntry, type Match, type ReplayError } from '../../kernel/match.ts';
import { readEvent } from '../../wargame/event-kinds.ts';
import type { Wargame } from '../../wargame/wargame.ts';

/** Actions between two kept positions, and how many positions are kept at most: a longer game keeps them further apart. */
const SPACING = 50;
const KEPT = 200;
const RECENT = 8;

/** A game from its start on. */
interface Recorded extends Pick<Match, 'game' | 'start'> {
  actions: readonly BaseAction[];
  log: readonly LogEntry<BaseEvent>[];
}

/** Where a turn begins: the number of actions played before its first position. */
export interface TurnMark {
  at: number;
  turn: number;
}

/** A recorded game to look at from any side of time. Position `n` is the one after n actions; nothing here ever changes the record. */
export class Timeline {
  readonly game: Wargame;
  readonly start: Start;
  readonly actions: readonly BaseAction[];
  readonly log: readonly LogEntry<BaseEvent>[];
  readonly turns: readonly TurnMark[];
  /** Whose eyes may look at it; null sees everything. */
  readonly eyes: Side | null;
  readonly #spacing: number;
  /** Positions 0, spacing, 2 × spacing … */
  readonly #kept: readonly object[];
  /** Positions asked for last: the next one is usually their neighbour. */
  readonly #recent: { at: number; state: object }[] = [];

  private constructor(recorded: Recorded, kept: readonly object[], spacing: number, eyes: Side | null) {
    this.game = recorded.game as Wargame;
    this.start = recorded.start;
    this.actions = recorded.actions;
    this.log = recorded.log;
    this.eyes = eyes;
    this.#spacing = spacing;
    this.#kept = kept;
    this.turns = recorded.log.flatMap(({ at, event }) => {
      const known = readEvent(this.game.eventKinds, event);
      return known?.kind === 'turn' ? [{ at: at + 1, turn: known.args.turn }] : [];
    });
  }

  /** Plays the whole record once; gives back control before every action, with how many are played. */
  static *making(game: Wargame, record: GameRecord, most = KEPT): Generator<number, Result<Timeline, ReplayError>> {
    const { scenario, options, setup, actions } = record;
    const begun = begin(game as Match['game'], { scenario, options, setup });
    if (!begun.ok) return no({ at: -1, errors: begun.error });
    const match = begun.value;
    const spacing = Math.max(SPACING, Math.ceil(actions.length / most));
    const kept = [match.state];
    let { state } = match;
    for (const [at, action] of actions.entries()) {
      yield at;
      const played = game.play(state, action);
      if (!played.ok) return no({ at, refusal: played.error as Refusal });
      state = played.value.state;
      for (const event of played.value.events) match.log.push({ at, event });
      if ((at + 1) % spacing === 0) kept.push(state);
    }
    return ok(new Timeline({ ...match, actions }, kept, spacing, null));
  }

  /** Everything of a game that is over; of one that goes on, what an onlooker may know. */
  open(): Timeline {
    const { game, start, length } = this;
    if (game.outcome(this.at(length))) return this;
    const log = logFor(this.log, ONLOOKER);
    const actions = this.actions.slice(0, this.#seen((log.at(-1)?.at ?? -1) + 1));
    return new Timeline({ game: game as Match['game'], start, log, actions }, this.#kept, this.#spacing, ONLOOKER);
  }

  /** The last position, from `first` on, that an onlooker can tell from the one before: even that there is more is a secret. */
  #seen(first: number): number {
    const look = (n: number): string => JSON.stringify(this.game.view(this.at(n), ONLOOKER));
    const now = look(this.length);
    let n = this.length;
    while (n > first && look(n - 1) === now) n--;
    return n;
  }

  get length(): number {
    return this.actions.length;
  }

  /** How many positions are kept ready. */
  get kept(): number {
    return this.#kept.length;
  }

  /** The position after the first n actions. */
  at(n: number): object {
    const base = Math.floor(n / this.#spacing);
    const near = this.#recent
      .filter((one) => one.at <= n && one.at >= base * this.#spacing)
      .reduce((a, b) => (b.at > a.at ? b : a), { at: base * this.#spacing, state: this.#kept[base] as object });
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

  /** Where the next turn begins, or the end. */
  nextTurn(n: number): number {
    return this.turns.find(({ at }) => at > n)?.at ?? this.length;
  }

  /** Where this turn began, or the one before when this is its beginning. */
  previousTurn(n: number): number {
    return this.turns.findLast(({ at }) => at < n)?.at ?? 0;
  }
}
