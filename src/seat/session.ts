import type { BaseAction, Prompt, Refusal, Result, SetupError, Side, Start } from '../kernel/game.ts';
import { no, ok } from '../kernel/game.ts';
import { type Dice } from '../kernel/dice.ts';
import {
  act,
  agree,
  begin,
  recordOf,
  replay,
  resign,
  rollsIn,
  settle,
  timeOut,
  undo,
  undoRefusal,
  unhashedRecordOf,
  type GameRecord,
  type LogEntry,
  type Match,
  type ReplayError,
} from '../kernel/match.ts';
import type { Ending, RecordNotes } from '../kernel/record.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { playOnce, rehearse } from './rehearsal.ts';
import type { Back, Offer, Parley, ServerParley } from './parley.ts';
import type { Order, Pause } from './seat.ts';

/** A legal action without who takes it. */
export function toOrder(action: BaseAction): Order {
  const { by: _, ...order } = action as BaseAction & Order;
  return order as Order;
}

const ENDED: Prompt = { rule: 'contract', code: 'over' };
const GAME_ENDED: Refusal = { rule: 'contract', code: 'game-ended' };
const NO_OFFER: Refusal = { rule: 'contract', code: 'no-offer' };
const OFFER_OPEN: Refusal = { rule: 'contract', code: 'offer-open' };
const NOTHING: Refusal = { rule: 'contract', code: 'undo-nothing' };

/** What a record does not have of a game that was left: an offer that stood open, and the gestures that can still be undone. */
export interface Left {
  readonly offer?: Offer | undefined;
  readonly gestures?: readonly number[] | undefined;
}

interface Watcher {
  readonly changed: () => void;
  readonly pause: Pause | undefined;
}

/** Where a game has been led elsewhere: so many of its actions stand, and these follow, dice and all. */
export interface Elsewhere extends Left {
  readonly kept: number;
  readonly actions: readonly BaseAction[];
  readonly ending?: Ending | undefined;
  readonly notes?: RecordNotes;
}

/** How many actions of a held game stand as they were, and what lets the watchers know. */
export interface Held {
  readonly kept: () => number;
  readonly tell: () => void;
}

/** One game, where it is played. All changes go through `perform`, `undo`, `takeBack`, `rewind` and `parley`. */
export class Session {
  readonly id: string;
  readonly game: Wargame;
  /** The match, or what brings it back. */
  #playing: Match | undefined;
  #laidAside: (() => Match) | undefined;
  readonly #dice: Dice;
  #gestures: number[] = [];
  readonly #watchers = new Set<Watcher>();
  /** Whether changes are kept from the watchers, whether there was one, and how many actions stood throughout. */
  #held = { isSo: false, missed: false, kept: 0 };
  #offer: Offer | undefined;

  private constructor(id: string, game: Wargame, match: Match, dice: Dice) {
    this.id = id;
    this.game = game;
    this.#playing = match;
    this.#dice = dice;
    settle(match, dice);
  }

  /** `changed` is called after every change, in the order in which they were added, until the function given back is called. */
  watch(changed: () => void, pause?: Pause): () => void {
    const watcher = { changed, pause };
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Lays the game aside until somebody asks for anything of it: `pack` gives what brings it back, in less memory. */
  layAside(pack: (match: Match) => () => Match): void {
    if (!this.#playing) return;
    for (const { pause } of this.#watchers) pause?.forget();
    this.#laidAside = pack(this.#playing);
    this.#playing = undefined;
  }

  get #match(): Match {
    return this.#playing ?? this.#takenUp();
  }

  set #match(match: Match) {
    this.#playing = match;
  }

  #takenUp(): Match {
    const match = this.#laidAside?.() as Match;
    this.#laidAside = undefined;
    this.#playing = match;
    for (const { pause } of this.#watchers) pause?.recall();
    return match;
  }

  /** Keeps from the watchers what changes until they are let know, when it is stored. */
  hold(): Held {
    const held = { isSo: true, missed: false, kept: this.actions.length };
    this.#held = held;
    const tell = (): void => {
      this.#held = { ...held, isSo: false };
      if (held.missed) this.#tell();
    };
    return { kept: () => held.kept, tell };
  }

  #tell(): void {
    if (this.#held.isSo) this.#held.missed = true;
    else for (const { changed } of this.#watchers) changed();
  }

  static start(id: string, game: Wargame, start: Start, dice: Dice): Result<Session, SetupError[]> {
    const begun = begin(game as Match['game'], start);
    return begun.ok ? ok(new Session(id, game, begun.value, dice)) : begun;
  }

  static resume(id: string, game: Wargame, record: GameRecord, dice: Dice): Result<Session, ReplayError> {
    const replayed = replay(game as Match['game'], record);
    return replayed.ok ? ok(Session.of(id, game, replayed.value, dice)) : replayed;
  }

  /** Goes on with a match, as it was left; dice that are due fall at once. */
  static of(id: string, game: Wargame, match: Match, dice: Dice, left: Left = {}): Session {
    const session = new Session(id, game, match, dice);
    session.#offer = left.offer;
    session.#gestures = [...(left.gestures ?? [])].filter((at) => at < match.actions.length);
    return session;
  }

  /** How many actions there were when each gesture that can still be undone began. */
  get gestures(): readonly number[] {
    return this.#gestures;
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
    return this.ending ? 'over' : this.game.toAct(this.state);
  }

  get prompt(): Prompt {
    return this.ending ? ENDED : this.game.prompt(this.state);
  }

  /** How the game ended, if not by its rules. */
  get ending(): Ending | undefined {
    return this.#match.ending;
  }

  /** What a side asks the other one. Who has asked for a decision back has his answer when the game goes on. */
  get offer(): Offer | undefined {
    const offer = this.toAct === 'over' ? undefined : this.#offer;
    if (offer?.what !== 'take-back') return offer;
    if (offer.at !== this.actions.length) return undefined;
    this.#offer = { ...offer, back: offer.back ?? this.#backOf(offer.by) };
    return this.#offer;
  }

  /** What a side asks for that wants its newest decision back. */
  #backOf(side: Side): Back {
    const { actions } = this;
    const at = this.#newestOf(side);
    const then = replay(this.#match.game, unhashedRecordOf(this.#match), at);
    const { turn, phase } = this.game.moment(then.ok ? then.value.state : this.state);
    return { turn, phase, actions: actions.length - at, rolls: rollsIn(actions.slice(at)) };
  }

  /** The number of the newest decision of a side; below 0 when it has decided nothing yet. */
  #newestOf(side: Side): number {
    return this.actions.findLastIndex(({ by }) => by === side);
  }

  /** Plays these actions one after the other, dice and all; when any of them is refused, none is played. */
  perform(orders: readonly Order[]): Result<number> {
    const tried = rehearse(this.game, this.state, orders);
    if (tried.refusal) return no(tried.refusal);
    const before = this.#match.actions.length;
    const by = this.toAct;
    for (const order of orders) {
      const played = act(this.#match, { ...order, by }, (state, action) =>
        playOnce(this.game, state, action as BaseAction),
      );
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
    this.#goneBack();
    this.#tell();
    return ok(taken);
  }

  /** Back to the position after so many actions, over dice and the other side's decisions: for a lesson, not for play. */
  rewind(actions: number): void {
    if (!this.#goBack(actions)) return;
    this.#gestures = [];
    settle(this.#match, this.#dice);
    this.#tell();
  }

  /**
   * Back to before the newest decision of a side, over dice and what the others have decided since: the dice fall anew. The record
   * counts how often. False when the side has decided nothing yet.
   */
  takeBack(side: Side): boolean {
    const at = this.#newestOf(side);
    if (at < 0) return false;
    this.note({ takenBack: (this.#match.notes?.takenBack ?? 0) + 1 });
    this.rewind(at);
    return true;
  }

  /**
   * Goes where the game has been led elsewhere. False when the rules refuse one of its actions: the session is of no use then. `falling` is told of each
   * roll before it is played, and how many could have fallen.
   */
  follow(to: Elsewhere, falling: (roll: BaseAction, of: number) => void = () => {}): boolean {
    if (!this.#goBack(to.kept)) return false;
    const { game } = this.#match;
    for (const action of to.actions) {
      if (action.by === 'chance') falling(action, game.chance(this.state).length);
      if (!act(this.#match, action).ok) return false;
    }
    this.#offer = to.offer;
    this.#gestures = [...(to.gestures ?? [])];
    if (to.notes) this.note(to.notes);
    if (to.ending) this.#match.ending = to.ending;
    this.#tell();
    return true;
  }

  /** Back to so many actions, without rolling what is due there. */
  #goBack(actions: number): boolean {
    while (this.#match.actions.length > actions && undo(this.#match, this.toAct).ok);
    if (this.#match.actions.length > actions) {
      const again = replay(this.#match.game, unhashedRecordOf(this.#match), actions);
      if (!again.ok) return false;
      this.#match = again.value;
    }
    this.#goneBack();
    return true;
  }

  /** A side says something to the other one. Gives by how many actions the game is longer or shorter. */
  parley(by: Side, what: Exclude<Parley, ServerParley>): Result<number> {
    const before = this.actions.length;
    const said = this.#say(by, what);
    if (!said.ok) return said;
    this.#tell();
    return ok(this.actions.length - before);
  }

  #say(by: Side, what: Exclude<Parley, ServerParley>): Result<unknown> {
    if (this.toAct === 'over') return no(GAME_ENDED);
    const { offer } = this;
    const isAsked = offer !== undefined && offer.by !== by;
    if (what === 'resign') return resign(this.#match, by);
    if (what === 'accept' || what === 'decline') {
      if (!offer || (what === 'accept' && !isAsked)) return no(NO_OFFER);
      return what === 'accept' ? this.#accept(offer) : ok((this.#offer = undefined));
    }
    if (isAsked) return what === 'draw' && offer.what === 'draw' ? this.#accept(offer) : no(OFFER_OPEN);
    if (what === 'take-back' && this.#newestOf(by) < 0) return no(NOTHING);
    return ok((this.#offer = { by, what, at: this.actions.length }));
  }

  #accept({ by, what }: Offer): Result<unknown> {
    this.#offer = undefined;
    if (what === 'draw') return agree(this.#match);
    return this.takeBack(by) ? ok(undefined) : no(NOTHING);
  }

  /** The sides of one screen agree on a draw. */
  agree(): Result<number> {
    const agreed = agree(this.#match);
    if (agreed.ok) this.#tell();
    return agreed.ok ? ok(0) : agreed;
  }

  /** The time of a side is up. */
  timeOut(side: Side): Result<number> {
    const lost = timeOut(this.#match, side);
    if (lost.ok) this.#tell();
    return lost.ok ? ok(0) : lost;
  }

  #goneBack(): void {
    this.#held.kept = Math.min(this.#held.kept, this.actions.length);
  }

  /** Lets the watchers know of what is different beside the match. */
  tell(): void {
    this.#tell();
  }

  /** Says something about the game in its record. */
  note(notes: RecordNotes): void {
    this.#match.notes = { ...this.#match.notes, ...notes };
  }

  record(): GameRecord {
    return recordOf(this.#match);
  }
}
