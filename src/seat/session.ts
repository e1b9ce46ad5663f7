import type { BaseAction, Prompt, Refusal, Result, SetupError, Side, Start } from '../kernel/game.ts';
import { no, ok } from '../kernel/game.ts';
import { type Dice } from '../kernel/dice.ts';
import {
  act,
  begin,
  recordOf,
  replay,
  settle,
  undo,
  undoRefusal,
  unhashedRecordOf,
  type GameRecord,
  type LogEntry,
  type Match,
  type ReplayError,
} from '../kernel/match.ts';
import type { RecordNotes } from '../kernel/record.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { rehearse } from './rehearsal.ts';
import type { Order } from './seat.ts';

/** A legal action without who takes it. */
export function toOrder(action: BaseAction): Order {
  const { by: _, ...order } = action as BaseAction & Order;
  return order as Order;
}

/** One game played in this tab. All changes go through `perform`, `undo`, `takeBack` and `rewind`. */
export class Session {
  readonly id: string;
  readonly game: Wargame;
  #match: Match;
  readonly #dice: Dice;
  /** How many actions there were when each gesture that can still be undone began. */
  #gestures: number[] = [];
  readonly #watchers = new Set<() => void>();
  /** Whether changes are kept from the watchers, and whether there was one. */
  #held = { isSo: false, missed: false };

  private constructor(id: string, game: Wargame, match: Match, dice: Dice) {
    this.id = id;
    this.game = game;
    this.#match = match;
    this.#dice = dice;
    settle(match, dice);
  }

  /** Called after every change, in the order in which they were added, until the function given back is called. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Keeps from the watchers what changes until the function given back is called, when it is stored. */
  hold(): () => void {
    this.#held = { isSo: true, missed: false };
    return () => {
      const { missed } = this.#held;
      this.#held = { isSo: false, missed: false };
      if (missed) this.#tell();
    };
  }

  #tell(): void {
    if (this.#held.isSo) this.#held.missed = true;
    else for (const watcher of this.#watchers) watcher();
  }

  static start(id: string, game: Wargame, start: Start, dice: Dice): Result<Session, SetupError[]> {
    const begun = begin(game as Match['game'], start);
    return begun.ok ? ok(new Session(id, game, begun.value, dice)) : begun;
  }

  static resume(id: string, game: Wargame, record: GameRecord, dice: Dice): Result<Session, ReplayError> {
    const replayed = replay(game as Match['game'], record);
    return replayed.ok ? ok(Session.of(id, game, replayed.value, dice)) : replayed;
  }

  /** Goes on with a match; dice that are due fall at once. */
  static of(id: string, game: Wargame, match: Match, dice: Dice): Session {
    return new Session(id, game, match, dice);
  }

  /** For keeping it; only the session changes it. */
  get match(): Match {
    return this.#match;
  }

  get state(): object {
    return this.#match.state;
  }

  get start(): Start {
    return this.#match.start;
  }

  get actions(): readonly BaseAction[] {
    return this.#match.actions;
  }

  get log(): readonly LogEntry<Match['log'][number]['event']>[] {
    return this.#match.log;
  }

  get toAct(): string {
    return this.game.toAct(this.state);
  }

  get prompt(): Prompt {
    return this.game.prompt(this.state);
  }

  /** Plays these actions one after the other, dice and all; when any of them is refused, none is played. */
  perform(orders: readonly Order[]): Result<number> {
    const tried = rehearse(this.game, this.state, orders);
    if (tried.refusal) return no(tried.refusal);
    const before = this.#match.actions.length;
    const by = this.toAct;
    for (const order of orders) {
      const played = act(this.#match, { ...order, by });
      if (!played.ok) return played;
    }
    settle(this.#match, this.#dice);
    this.#gestures = this.#match.past.length === 0 ? [] : [...this.#gestures, before];
    this.#tell();
    return ok(this.#match.actions.length - before);
  }

  undoRefusal(): Refusal | undefined {
    return undoRefusal(this.#match, this.toAct);
  }

  /** Takes back the newest gesture: everything one `perform` played, as far as the rules of undo let it. */
  undo(): Result<number> {
    const refusal = this.undoRefusal();
    if (refusal) return no(refusal);
    const back = this.#gestures.pop() ?? this.#match.actions.length - 1;
    let taken = 0;
    while (this.#match.actions.length > back && undo(this.#match, this.toAct).ok) taken++;
    this.#tell();
    return ok(taken);
  }

  /** Back to the position after so many actions, over dice and the other side's decisions: for a lesson, not for play. */
  rewind(actions: number): void {
    const again = replay(
      this.#match.game,
      unhashedRecordOf(this.#match),
      Math.min(actions, this.#match.actions.length),
    );
    if (!again.ok) return;
    this.#match = again.value;
    this.#gestures = [];
    settle(this.#match, this.#dice);
    this.#tell();
  }

  /**
   * Back to before the newest decision of a side, over dice and what the others have decided since: the dice fall anew. The record
   * counts how often. False when the side has decided nothing yet.
   */
  takeBack(side: Side): boolean {
    const at = this.#match.actions.findLastIndex(({ by }) => by === side);
    if (at < 0) return false;
    this.note({ takenBack: (this.#match.notes?.takenBack ?? 0) + 1 });
    this.rewind(at);
    return true;
  }

  /** Says something about the game in its record. */
  note(notes: RecordNotes): void {
    this.#match.notes = { ...this.#match.notes, ...notes };
  }

  record(): GameRecord {
    return recordOf(this.#match);
  }
}
