import { isDeepStrictEqual } from 'node:util';
import type { Level } from '../../ai/names.ts';
import type { DiceChain } from '../../kernel/dice-chain.ts';
import { no, ONLOOKER, type Refusal, type Result, type Side } from '../../kernel/game.ts';
import { chainsOf, rollsIn, type GameRecord, type Match } from '../../kernel/match.ts';
import type { LocalSeat } from '../../seat/local-seat.ts';
import type { ServerParley } from '../../seat/parley.ts';
import type { KnownPace } from '../../seat/sitting.ts';
import type { Proof } from '../../seat/proof.ts';
import { Session } from '../../seat/session.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { computerJobs } from '../computers/computer-jobs.ts';
import { handedOver, substitutesIn } from '../computers/hand-over.ts';
import { jobsOf } from '../notices/turn-jobs.ts';
import { ratingJobs } from '../ratings/rating-jobs.ts';
import type { Change, Deciding, KeptGame, KeptSeat, KeptTaker, Standing, Store } from '../store/store.ts';
import { absencesOf } from '../absence/absence.ts';
import { answerAll, isAnswerable } from '../papers/answering.ts';
import { Chain } from '../dice/chain.ts';
import type { Moment } from '../clocks/clock.ts';
import { knownPace } from '../clocks/paces.ts';
import { GameClock } from '../clocks/game-clock.ts';
import { ahead, BEGINNING, follow } from './following.ts';
import { GameDice } from '../dice/game-dice.ts';
import { HeldBack } from './held-back.ts';
import { recordOf, replayedBy } from './kept-record.ts';
import { KeptSeatAt } from './kept-seat.ts';
import { packed } from './packed.ts';
import { Lines } from './line.ts';
import { settled } from './settlements.ts';
import { Papers, type Desk } from '../papers/papers.ts';
import { Presence } from '../talk/presence.ts';
import { Rematch } from '../talk/rematch.ts';
import { Room } from '../talk/room.ts';
import type { Uptime } from '../clocks/uptime.ts';

/** Milliseconds that a game stays open without anybody, and without a change until it is laid aside. */
export interface Lasting {
  idle?: number;
  rest?: number;
}

/** Where a game is kept, and who knows when servers ran. */
export interface Keeping extends Lasting {
  store: Store;
  uptime: Uptime;
  /** Who is present at which game; nobody is asked elsewhere where nothing else is said. */
  presence?: Presence;
  /** What became of changes that were asked for. */
  counts?: { stored: number; refused: number; lost: number };
  /** Told when a job was stored that is due at once. */
  wake?: () => void;
}

/** Whoever loads the page anew finds the game still open. */
const IDLE = 60_000;
/** Milliseconds without a change after which a game is laid aside. To take it up again takes one or two. */
const REST = 10_000;
const MINUTE = 60_000;

const NOT_STORED: Refusal = { rule: 'contract', code: 'not-stored' };
const ONLY_WATCHES: Refusal = { rule: 'contract', code: 'only-watches' };

/**
 * A game that is played here and kept in a store. Changes come one after the other; each is stored before anybody hears of it. A game whose
 * store has failed it is closed: whoever opens it again gets what is stored. So is one that another process has changed, where that cannot be followed.
 */
export class LiveGame {
  readonly game: Wargame;
  readonly room: Room;
  readonly lines = new Lines();
  readonly papers: Papers;
  readonly #store: Store;
  #kept: KeptGame;
  readonly #dice: GameDice;
  /** What the seats are shown of the dice. */
  #proof: Proof | undefined;
  readonly #counts: Keeping['counts'];
  readonly #wake: Keeping['wake'];
  #session: Session | undefined;
  #heldBack: HeldBack | undefined;
  readonly #clock: GameClock;
  /** Who has had to decide since when, and how many actions there are, as it is stored. */
  #deciding: Deciding | undefined;
  #length = 0;
  /** When it was changed last, and who gets a seat with the change under way. */
  #moved = '';
  #handed: Change['seat'];
  #work: Promise<unknown> = Promise.resolve();
  readonly #closing = new Set<() => void>();
  readonly #taking = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  isClosed = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** How many are here, and when the last of them left the game is closed after so many milliseconds. */
  #visitors = 0;
  readonly #idle: number;
  readonly #rest: number;

  private constructor(
    game: Wargame,
    { store, uptime, presence = new Presence(), counts, wake, idle = IDLE, rest = REST }: Keeping,
    kept: KeptGame,
  ) {
    this.game = game;
    this.#store = store;
    this.#clock = new GameClock(kept.pace, uptime, () => absencesOf(this.#kept));
    this.#counts = counts;
    this.#wake = wake;
    this.#kept = kept;
    const { actions: _, dice: __, ...brief } = kept;
    const rematch = new Rematch(store, { game, kept: brief, isOver: () => this.#isOver });
    this.room = new Room(kept.id, store, presence, rematch);
    this.papers = new Papers(this.#desk(), store);
    this.#idle = idle;
    this.#rest = rest;
    const words = (): DiceChain['words'] => Object.fromEntries(this.seats.map(({ side, word = '' }) => [side, word]));
    this.#dice = new GameDice(new Chain(kept.dice.secret, kept.dice.promise), words);
  }

  /** Goes on with a game as it is stored. Throws when it cannot be played by these rules. */
  static async open(game: Wargame, keeping: Keeping, kept: KeptGame): Promise<LiveGame> {
    const live = new LiveGame(game, keeping, kept);
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

  get pace(): KnownPace {
    return knownPace(this.#kept.pace);
  }

  get isRated(): boolean {
    return this.#kept.isRated === true;
  }

  /** The side that anybody may take, or could before somebody did. */
  get free(): Side | null {
    return this.#kept.free;
  }

  /** Whoever takes it has to be signed in. */
  get isForAccounts(): boolean {
    return this.#kept.isForAccounts === true;
  }

  get seats(): readonly KeptSeat[] {
    return this.#kept.seats;
  }

  /** Reads something while nothing is being changed: a seat shows a change before it is stored. */
  look<T>(read: () => T): Promise<T> {
    return this.#next(async () => read());
  }

  /** How often it has been changed. */
  get version(): number {
    return this.#kept.version;
  }

  /** The side to act, or `over`; undefined before the game has begun. */
  get toAct(): string | undefined {
    return this.#session?.toAct;
  }

  /** The computer player that has the seat of a side. */
  levelOf(side: Side): Level | undefined {
    return this.seats.find((seat) => seat.side === side)?.level;
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

  /** Calls this when the game is closed, at once where it is, until the function given back is called. */
  onClose(then: () => void): () => void {
    if (this.isClosed) then();
    this.#closing.add(then);
    return () => void this.#closing.delete(then);
  }

  /** Somebody takes a seat, unless it is taken already; whether he did. The game begins with the last one. */
  take(side: Side, taker: KeptTaker): Promise<boolean> {
    return this.#next(async () => {
      await this.#seeWhoIsAway();
      if (!(await this.#store.take(this.id, side, taker))) return false;
      const isFull = await this.#seeWhoSits().catch(() => this.close());
      if (isFull) await this.#begin();
      return true;
    });
  }

  /** Reads who has sat down, here or at another server; whether everybody has. */
  async #seeWhoSits(): Promise<boolean> {
    this.#kept = (await this.#store.game(this.id)) ?? this.#kept;
    for (const then of this.#taking) then();
    return this.#isFull;
  }

  /** Somebody has sat down elsewhere. The server at which the last one does begins the game; where it fails to, whoever comes again does. */
  async #followSitters(): Promise<boolean> {
    const isFull = await this.#seeWhoSits();
    if (this.#kept.standing) await this.#begin();
    else if (isFull) setTimeout(() => this.#session || this.close(), BEGINNING).unref();
    return true;
  }

  /** The seat of a side in a game that has begun. */
  seat(side: Side): LocalSeat {
    return this.#seatOf(side, (session, change) => this.#change(session, change));
  }

  get hasBegun(): boolean {
    return this.#session !== undefined;
  }

  /** As it is stored: then nobody has to decide any more. */
  get #isOver(): boolean {
    return this.#deciding === undefined && this.#session?.toAct === 'over';
  }

  get mayBeWatched(): boolean {
    return this.#kept.isPublic && this.#session !== undefined;
  }

  /** Where somebody looks on, who knows what every side may know. */
  watch(): LocalSeat {
    const held = this.#heldBack;
    if (!held) return this.#seatOf(ONLOOKER, async () => no(ONLY_WATCHES));
    const nothing = (): undefined => undefined;
    const keep = async (): Promise<Result<number>> => no(ONLY_WATCHES);
    return new KeptSeatAt(held.session, ONLOOKER, {
      keep,
      clock: nothing,
      settle: keep,
      proof: nothing,
      isRated: false,
    });
  }

  /** Makes ready what onlookers see where they see it later. */
  async holdBack(): Promise<void> {
    const { delay = 0 } = this.#kept;
    if (delay > 0) await this.#next(() => this.#holdBack(delay * MINUTE));
  }

  async #holdBack(delay: number): Promise<void> {
    const session = this.#session;
    if (!session || this.#heldBack) return;
    this.#heldBack = HeldBack.of(session, await this.#store.played(this.id), delay);
  }

  #seatOf(
    side: Side,
    keep: (session: Session, change: () => Promise<Result<number>>) => Promise<Result<number>>,
  ): LocalSeat {
    const session = this.#session;
    if (!session) throw new Error(`The game ${this.id} has not begun.`);
    return new KeptSeatAt(session, side, {
      keep: (change) => keep(session, change),
      clock: () => this.#clock.face,
      settle: (what) => this.#settle(session, side, what),
      isRated: this.isRated,
      proof: () => this.#proofOf(session),
    });
  }

  #desk(): Desk {
    return {
      id: this.#kept.id,
      game: this.game,
      mayOrder: (side) => {
        const session = this.#session;
        if (!session || session.toAct === 'over') return false;
        return session.toAct !== side || isAnswerable(this.game, session.prompt.code);
      },
      next: (work) => this.#next(work),
    };
  }

  /** The record of a game that has begun, with the proof of its dice so far. */
  record(): GameRecord | undefined {
    return this.#session?.record();
  }

  /** Another process may have changed the game: it goes on from there for whoever is here, or is closed where it cannot. */
  catchUp(): Promise<void> {
    this.room.catchUp();
    return this.#next(async () => {
      if (this.isClosed) return;
      const following = this.#session ? this.#follow(this.#session) : this.#followSitters();
      const hasFollowed = await following.catch(() => false);
      if (!hasFollowed) this.close();
    });
  }

  async #follow(session: Session): Promise<boolean> {
    await this.papers.catchUp();
    const news = await ahead(this.#store, session);
    if (!news) return false;
    const { version, standing } = news;
    if (version === this.#kept.version) return true;
    // Who plays on for somebody stands with the seats, which are read when the game is opened.
    if (!isDeepStrictEqual(standing?.substitutes, substitutesIn(session).substitutes)) return false;
    const { tell, kept } = session.hold();
    if (!follow(session, this.#dice, news)) return false;
    if (standing) this.#showLater(session, kept(), standing);
    this.#kept = { ...this.#kept, version, standing };
    this.#deciding = standing?.deciding;
    this.#length = session.actions.length;
    this.#moved = standing?.moved ?? '';
    await this.#startClock(session);
    this.#proof = undefined;
    this.#resting?.refresh();
    tell();
    return true;
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    clearTimeout(this.#resting);
    this.lines.close();
    this.#heldBack?.close();
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
    await this.papers.open();
    const { actions, standing } = this.#kept;
    this.#deciding = standing?.deciding;
    this.#length = actions.length;
    this.#moved = standing?.moved ?? '';
    this.#dice.goOn(standing?.dice.shown ?? rollsIn(actions));
    const session = Session.of(this.id, this.game, this.#replayed(), this.#dice.roll, standing ?? {});
    this.#dice.takeUp(session.actions, 0, false);
    await this.#startClock(session);
    const isAsKept = standing !== null && session.actions.length === actions.length;
    // The session has them now.
    this.#kept = { ...this.#kept, actions: [] };
    this.#noteDice(session);
    if (!isAsKept && !(await this.#isStored(session, actions.length))) return this.#beginAsStored();
    // Not before: nobody hears of what is not stored.
    this.#session = session;
    this.#resting = setTimeout(() => void this.#layAside(), this.#rest).unref();
    // Whoever has only looked at it leaves it as it was.
    session.watch(() => {}, { forget: () => {}, recall: () => void this.#resting?.refresh() });
    for (const then of this.#waiting) then();
    this.#waiting.clear();
  }

  /** Where another process has begun it in the same moment, its beginning is the one that counts. */
  async #beginAsStored(): Promise<void> {
    const kept = await this.#store.game(this.id).catch(() => undefined);
    if (!kept || kept.version === this.#kept.version) return this.close();
    this.#kept = kept;
    return this.#begin();
  }

  /** The game as it is kept, and on the way how many rolls could have fallen each time. */
  #replayed(): Match {
    return replayedBy(this.id, this.game, this.#record(), (roll, most) => this.#dice.note(roll, most));
  }

  #startClock(session: Session): Promise<void> {
    return this.#clock.start(this.#kept.standing?.clock, this.game.sides, this.#moment(session));
  }

  /** The record so far. */
  #record(): GameRecord {
    return recordOf(this.#kept, this.#dice.chain(this.#kept.standing?.dice.takenBack ?? []));
  }

  #noteDice(session: Session): void {
    this.#proof = undefined;
    session.note({ proofs: [this.#proofOf(session).chain], ...substitutesIn(session) });
  }

  #proofOf(session: Session): Proof {
    return (this.#proof ??= { chain: this.#dice.chain(takenBackIn(session)), rolls: this.#dice.rolls });
  }

  #layAside(): Promise<void> {
    return this.#next(async () => {
      this.#session?.layAside(packedMatch);
      this.#dice.layAside();
      this.#proof = undefined;
    });
  }

  /** Hears who goes away: it may have been said to another process. */
  async #seeWhoIsAway(): Promise<void> {
    if (this.#kept.pace?.per !== 'turn') return;
    // A store that fails is asked again with the next change.
    const { seats } = (await this.#store.brief(this.id).catch(() => undefined)) ?? this.#kept;
    this.#kept = { ...this.#kept, seats };
  }

  #moment(session: Session): Moment {
    const { toAct } = session;
    return { side: this.game.sides.find((side) => side === toAct), ...this.game.moment(session.state) };
  }

  /** Where the game stands after a change, for which time is taken off. */
  #standing(session: Session): Standing {
    const { toAct, ending, offer } = session;
    const moment = this.#moment(session);
    const moved = new Date().toISOString();
    this.#clock.move(moment, moved);
    const { clock } = this.#clock;
    const outcome = this.game.outcome(session.state);
    return {
      toAct,
      turn: moment.turn,
      moved,
      dice: { shown: this.#dice.shown, takenBack: takenBackIn(session) },
      takenBack: session.match.notes?.takenBack ?? 0,
      ...(ending ? { ending } : {}),
      ...(outcome ? { outcome } : {}),
      ...(offer ? { offer } : {}),
      gestures: session.gestures,
      ...substitutesIn(session),
      ...(clock ? { clock } : {}),
    };
  }

  /** Makes a change, stores it, and only then lets everybody know. */
  #change(session: Session, change: () => Promise<Result<number>>): Promise<Result<number>> {
    return this.#next(async () => {
      if (this.isClosed) return no(NOT_STORED);
      this.#resting?.refresh();
      await this.#seeWhoIsAway();
      const had = session.actions.length;
      const { kept, tell } = session.hold();
      const changed = await change().catch(() => undefined);
      if (!changed) return this.#abandon();
      if (changed.ok) {
        // What was taken back is decided anew, by the player himself.
        const answered = kept() < had ? [] : answerAll(session, this.papers.answers);
        this.#dice.takeUp(session.actions, kept(), kept() === had);
        this.#noteDice(session);
        if (!(await this.#isStored(session, kept(), answered))) return this.#abandon();
        this.papers.drop(answered);
      }
      tell();
      if (this.#counts) this.#counts[changed.ok ? 'stored' : 'refused']++;
      return changed;
    });
  }

  /** What a side says that is not the match's to decide. */
  #settle(session: Session, side: Side, what: ServerParley): Promise<Result<number>> {
    return settled(what, {
      session,
      side,
      clock: this.#clock,
      moved: this.#moved,
      names: new Map(this.seats.map((seat) => [seat.side, seat.name])),
      isComputers: (one) => this.levelOf(one) !== undefined,
      hand: (handed, player) => this.#hand(session, handed, player),
    });
  }

  #hand(session: Session, handed: NonNullable<Change['seat']>, player: string): Result<number> {
    this.#handed = handed;
    const { side } = handed;
    this.#kept = { ...this.#kept, seats: handedOver(this.seats, handed) };
    const before = session.match.notes?.substitutes ?? [];
    session.note({ substitutes: [...before, { side, at: session.actions.length, player }] });
    session.tell();
    return { ok: true, value: 0 };
  }

  /** Gives up what is not stored: the store has the game as it was before. */
  #abandon(): Result<number> {
    if (this.#counts) this.#counts.lost++;
    this.close();
    return no(NOT_STORED);
  }

  /** Who has to decide after a change, of which so many actions are stored as they are. */
  #decidingIn({ toAct, actions }: Session, kept: number): Deciding | undefined {
    const side = this.game.sides.find((one) => one === toAct);
    if (side === undefined) return undefined;
    const before = this.#deciding;
    if (before?.side !== side || this.#handed?.side === side)
      return { side, since: this.#kept.version + 1, hasActed: false };
    return { ...before, hasActed: before.hasActed || actions.length > kept || this.#length > kept };
  }

  /** Onlookers see a change, of which so many actions stand as they were, when it is time. */
  #showLater({ actions, ending, toAct }: Session, kept: number, { moved }: Standing): void {
    const made = { when: Date.parse(moved), kept, more: actions.slice(kept), ending };
    this.#heldBack?.add({ ...made, isLast: toAct === 'over' });
  }

  /** Stores the game, of which so many actions are stored as they are; whether it did. */
  async #isStored(session: Session, kept: number, answered: readonly Side[] = []): Promise<boolean> {
    const { version, pace } = this.#kept;
    const deciding = this.#decidingIn(session, kept);
    const standing = { ...this.#standing(session), ...(deciding ? { deciding } : {}) };
    const isComputers = deciding !== undefined && this.levelOf(deciding.side) !== undefined;
    const jobs = [
      ...(isComputers ? [] : jobsOf(this.id, version + 1, pace, standing, absencesOf(this.#kept))),
      ...computerJobs(this.id, version + 1, this.seats, standing),
      ...(this.isRated ? ratingJobs(session, standing) : []),
    ];
    const handed = this.#handed;
    const seat = handed ? { seat: handed } : {};
    const change = { at: kept, actions: session.actions.slice(kept), standing, jobs, answered, ...seat };
    try {
      if (!(await this.#store.change(this.id, version, change))) return false;
      this.#kept = { ...this.#kept, version: version + 1 };
      this.#deciding = deciding;
      this.#length = session.actions.length;
      this.#showLater(session, kept, standing);
      this.#moved = standing.moved;
      this.#handed = undefined;
      if (handed) for (const then of this.#taking) then();
      if (jobs.some(({ due }) => due <= standing.moved)) this.#wake?.();
      return true;
    } catch {
      return false;
    }
  }
}

/** A match in little memory. */
function packedMatch({ game, ...match }: Match): () => Match {
  const unpacked = packed(match);
  return () => ({ game, ...unpacked() });
}

/** Numbers of the values whose rolls were taken back. */
const takenBackIn = ({ match }: Session): readonly number[] => chainsOf(match.notes ?? {})[0]?.takenBack ?? [];
