import type { BaseEvent, Prompt, Refusal, Result, Side } from '../kernel/game.ts';
import type { GameRecord, LogEntry } from '../kernel/match.ts';
import type { Ending } from '../kernel/record.ts';
import type { Wargame } from '../wargame/wargame.ts';
import type { ClockFace } from './clock-face.ts';
import type { Offer, Parley } from './parley.ts';
import type { Proof } from './proof.ts';

/** What somebody who keeps a copy of a game does when it is laid aside, and when it is taken up as it was: with other objects. */
export interface Pause {
  readonly forget: () => void;
  readonly recall: () => void;
}

/** A side's action without `by`, which is filled in where it is played. */
export type Order = Readonly<{ type: string } & Record<string, string | number>>;

/** That an action has been played; all of it where nothing is hidden, else without what may be secret of it. */
export interface Played {
  readonly by: string;
  readonly type?: string;
}

/** What one player has of a game, wherever it is played. */
export interface Seat {
  readonly id: string;
  readonly game: Wargame;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whose seat it is; null where both sides share the screen. */
  readonly side: Side | null;
  /** A position that agrees with everything this seat knows: the game may be asked about it. */
  readonly state: object;
  readonly toAct: string;
  readonly prompt: Prompt;
  readonly actions: readonly Played[];
  /** What this seat may read of the log. */
  readonly log: readonly LogEntry<BaseEvent>[];
  /** How the game ended, if not by its rules. */
  readonly ending: Ending | undefined;
  /** What one side asks the other. */
  readonly offer: Offer | undefined;
  /** Where the game is played against time. */
  readonly clock: ClockFace | undefined;
  /** What the rolls so far were promised by, where they were. */
  readonly proof: Proof | undefined;
  /** Called after every change, one's own or another's. */
  changed: () => void;
  /** Called where the game is laid aside for a while. */
  pause?: Pause | undefined;
  /** What this seat may do now; none while another side or nobody is to act. */
  legal(): readonly Order[];
  /**
   * Plays these orders one after the other, dice and all; when any of them is refused, none is played. Gives the number of actions. Refused as
   * `late` when the game has another number of actions by then than `at`, by default those that the seat has heard of.
   */
  perform(orders: readonly Order[], at?: number): Promise<Result<number>>;
  undoRefusal(): Refusal | undefined;
  /** Takes back the newest gesture, everything that one `perform` played, as far as the rules of undo let it. */
  undo(at?: number): Promise<Result<number>>;
  /**
   * Says something to the other side; where both share the screen a draw is agreed on at once. Gives by how many actions the game is longer or
   * shorter. Refused as `late` like an order.
   */
  parley(what: Parley, at?: number): Promise<Result<number>>;
  /** The game as a record; undefined while a side must not have all of it. */
  record(): Promise<GameRecord | undefined>;
}
