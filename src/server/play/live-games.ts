import type { Level } from '../../ai/names.ts';
import { digestOf } from '../../kernel/hash.ts';
import type { Side } from '../../kernel/game.ts';
import type { Reason } from '../../seat/conduct.ts';
import type { ListedGame, NewGame, PaceId, SeatInBrief, ShownRating, TurnedAway } from '../../seat/sitting.ts';
import type { Library, Wargame } from '../../wargame/wargame.ts';
import { mayHire, takenBy } from '../computers/hiring.ts';
import { challengeJob } from '../notices/turn-jobs.ts';
import { ratingsAt } from '../ratings/ratings.ts';
import type { Account } from '../store/accounts.ts';
import type { NewChallenge } from '../store/challenges.ts';
import type { GameInBrief, Store } from '../store/store.ts';
import { Challenges } from '../challenges/challenges.ts';
import { namesOf, seatInBrief } from './in-brief.ts';
import { LiveGame, type Lasting } from './live-game.ts';
import { freshId, freshTicket, newGame } from './new-game.ts';
import { knownPace, PACES } from '../clocks/paces.ts';
import { ratedRefusal } from '../ratings/rated-seat.ts';
import { Uptime } from '../clocks/uptime.ts';
import { Presence } from '../talk/presence.ts';

/** What a game is begun with. */
export interface Begun {
  game: string;
  scenario: string;
  options: Readonly<Record<string, string>>;
  /** Absent: without clocks. */
  pace?: PaceId | undefined;
  /** The side that anybody may take. */
  free?: Side | undefined;
  /** Whoever takes it has to be signed in. */
  isForAccounts?: boolean | undefined;
  /** Anybody may look on. */
  isPublic?: boolean | undefined;
  /** It counts for the ratings of those who play it. */
  isRated?: boolean | undefined;
  /** Minutes by which onlookers see it later. */
  delay?: number | undefined;
  /** The side that a computer plays, and for whom it is counted. */
  computer?: { side: Side; level: Level } | undefined;
  hirer?: string | undefined;
}

/** What is said of the ratings of a game; nothing where it is not rated. */
type Rated = { ratings?: Readonly<Record<Side, ShownRating>> };

/** A seat that somebody has come to. `offer`: the hash of his ticket, where others may have one for the same seat, as long as nobody sits there. */
export interface SeatFound {
  live: LiveGame;
  side: Side;
  offer?: string;
}

/** Lines of talk that go with a report. */
const MOST_LINES = 200;

/** Games of a list at most. */
const MOST_LISTED = 100;

/** The games of a store, each opened when somebody comes to it. */
export class LiveGames {
  readonly #store: Store;
  readonly #library: Library;
  readonly #lasting: Lasting;
  readonly #uptime: Uptime;
  readonly #presence: Presence;
  readonly challenges: Challenges;
  /** Changes asked of the games so far. */
  readonly counts = { stored: 0, refused: 0, lost: 0 };
  /** Called when a job was stored that is due at once. */
  wake: () => void = () => {};
  readonly #open = new Map<string, Promise<LiveGame | undefined>>();

  /** How many games are open. */
  get size(): number {
    return this.#open.size;
  }

  constructor(store: Store, library: Library, lasting: Lasting = {}) {
    this.#store = store;
    this.#library = library;
    this.#lasting = lasting;
    this.#uptime = new Uptime(store);
    this.#presence = new Presence((game, word) => store.passOn(game, word));
    this.challenges = new Challenges(store, (game) => this.outdate(game));
    store.heard((game, passedOn) => {
      if (game !== undefined && passedOn) this.#presence.hear(game, passedOn);
      else this.#catchUp(game);
    });
  }

  /** Keeps a new game, of which game, scenario and options are known to exist. */
  async create(game: Wargame, begun: Begun, challenge?: NewChallenge): Promise<NewGame> {
    const { scenario, options, pace = 'none', free, isPublic = false, isRated, delay, computer, hirer } = begun;
    const { isForAccounts } = begun;
    const tickets = game.sides.map((side) => [side, freshTicket()] as const);
    const kept = newGame(game, freshId(), {
      scenario,
      options,
      pace: PACES[pace],
      free: free ?? null,
      isPublic,
      ...(isRated ? { isRated } : {}),
      ...(isForAccounts ? { isForAccounts } : {}),
      ...(challenge ? { challenge } : {}),
      ...(delay ? { delay } : {}),
      ...(hirer === undefined ? {} : { hirer }),
      seats: tickets.map(([side, ticket]) => ({
        side,
        ticket: digestOf(ticket),
        ...(side === computer?.side ? takenBy(computer.level) : {}),
      })),
    });
    const { id, created, dice } = kept;
    // Who is taken to have declined already is not told.
    const jobs = challenge && !challenge.answer ? [challengeJob(id, challenge.side, created)] : [];
    await this.#store.create(kept, jobs);
    const own = tickets.filter(([side]) => side !== challenge?.side && side !== computer?.side);
    return { id, promise: dice.promise, tickets: Object.fromEntries(own) };
  }

  /** May somebody begin another game against a computer? */
  mayHire(hirer: string): Promise<boolean> {
    return mayHire(this.#store, hirer);
  }

  /** The game and the side that a ticket opens. */
  async byTicket(ticket: string): Promise<SeatFound | undefined> {
    const hash = digestOf(ticket);
    const seat = await this.#store.seat(hash);
    const live = seat && (await this.byId(seat.game));
    return live && { live, side: seat.side, ...(seat.isOffered ? { offer: hash } : {}) };
  }

  /** What there is to say of the seats that these tickets open, in their order; null for those that open nothing. */
  async inBrief(tickets: readonly string[]): Promise<(SeatInBrief | null)[]> {
    const hashes = tickets.map(digestOf);
    const found = await this.#store.seats(hashes);
    return hashes.map((hash) => {
      const seat = found.find(({ ticket }) => ticket === hash);
      return seat ? seatInBrief(seat.game, seat.side) : null;
    });
  }

  /** Games in which anybody may take a seat, or that anybody may look at while they go on. */
  async listed(which: 'free' | 'public'): Promise<ListedGame[]> {
    const found = await this.#store.listed(which, MOST_LISTED);
    const shown = found.filter((game) => game.standing?.toAct !== 'over' && hasHost(game));
    const ratings = await this.ratings(shown);
    return shown.map((game) => ({ ...listedOf(game), ...ratings(game.id) }));
  }

  /** What those who have the seats of rated games are rated at. */
  async ratings(games: readonly { id: string; isRated?: boolean }[]): Promise<(game: string) => Rated> {
    const rated = games.filter(({ isRated }) => isRated).map(({ id }) => id);
    const found = await ratingsAt(this.#store.ratings, rated);
    return (game) => (rated.includes(game) ? { ratings: found.get(game) ?? {} } : {});
  }

  /** Why somebody may not sit down at a game; `ticket`: which he comes with. */
  async refusal(
    { live, side, offer }: SeatFound,
    ticket: string | undefined,
    account: Account | undefined,
  ): Promise<TurnedAway | undefined> {
    return live.isRated
      ? ratedRefusal(this.#store.accounts, { live, side, ticket, isOffered: offer !== undefined }, account)
      : undefined;
  }

  /** A ticket for the seat that anybody may take, for whoever asks; undefined when somebody has sat down there. */
  async freeSeat(id: string): Promise<string | undefined> {
    const ticket = freshTicket();
    return (await this.#store.offer(id, digestOf(ticket), new Date().toISOString())) ? ticket : undefined;
  }

  /** A game that anybody may look at; undefined for any other, and for one that has not begun. */
  async publicGame(id: string): Promise<LiveGame | undefined> {
    const live = await this.byId(id);
    if (!live?.mayBeWatched) return undefined;
    await live.holdBack();
    return live;
  }

  /** The game with a seat of this side, for whoever may sit there. */
  async bySeat(game: string, side: Side): Promise<SeatFound | undefined> {
    const live = await this.byId(game);
    return live?.seats.some((seat) => seat.side === side) ? { live, side } : undefined;
  }

  /** Keeps what one side says of the other, with what was said last. False when it has said so already, and nobody has looked into that. */
  async report(game: string, by: Side, reason: Reason, text: string): Promise<boolean> {
    const [sitters, said] = await Promise.all([this.#store.safety.sitters(game), this.#store.said(game)]);
    const about = sitters.find(({ side }) => side !== by)?.side ?? by;
    const at = new Date().toISOString();
    return this.#store.safety.report({ game, by, about, reason, text, said: said.slice(-MOST_LINES), at });
  }

  /** Is somebody of this side looking at the game, here or at another server? */
  isPresent(game: string, side: Side): boolean {
    return this.#presence.isPresent(game, side);
  }

  /** The game, opened where it is not; one that is being closed is opened anew. */
  async byId(id: string): Promise<LiveGame | undefined> {
    const live = await (this.#open.get(id) ?? this.#opening(id));
    return live?.isClosed ? this.byId(id) : live;
  }

  #opening(id: string): Promise<LiveGame | undefined> {
    const opening = this.#opened(id);
    this.#open.set(id, opening);
    const forget = (): void => void this.#open.delete(id);
    opening.then((live) => (live ? void live.onClose(forget) : forget()), forget);
    return opening;
  }

  async #opened(id: string): Promise<LiveGame | undefined> {
    const kept = await this.#store.game(id);
    const game = kept && (await this.#library.get(kept.game)?.load());
    const keeping = {
      ...this.#lasting,
      store: this.#store,
      uptime: this.#uptime,
      presence: this.#presence,
      counts: this.counts,
      wake: () => this.wake(),
    };
    return game && LiveGame.open(game, keeping, kept);
  }

  /** A game has been changed elsewhere in what is not followed: whoever is there comes back to what is stored. */
  outdate(game: string): void {
    void this.#open.get(game)?.then(
      (live) => setImmediate(() => live?.close()),
      () => undefined,
    );
  }

  /** Another process has changed a game, or any of them. Who is just coming enters first. */
  #catchUp(game: string | undefined): void {
    for (const [id, opening] of this.#open)
      if (game === undefined || id === game)
        opening.then((live) => setImmediate(() => void live?.catchUp())).catch(() => undefined);
  }

  /** Closes all games and the store; what has been answered is kept. */
  async close(): Promise<void> {
    // Those that are opened again meanwhile, by pages that come back at once, do not count.
    for (const opened of await Promise.allSettled(this.#open.values()))
      if (opened.status === 'fulfilled') opened.value?.close();
    await this.#presence.close();
    await this.#store.close();
  }
}

/** Somebody waits in it: everybody but who may still come has sat down. */
const hasHost = ({ seats, free }: GameInBrief): boolean =>
  seats.every(({ side, word }) => side === free || word !== undefined);

const listedOf = ({
  id,
  created,
  game,
  scenario,
  options,
  free,
  isForAccounts,
  pace,
  seats,
  standing,
  delay,
}: GameInBrief): ListedGame => ({
  id,
  game,
  scenario,
  options,
  ...(free === null || standing ? {} : { free, ...(isForAccounts ? { isForAccounts } : {}) }),
  created,
  pace: knownPace(pace),
  seats: namesOf(seats),
  // Which turn it is would tell onlookers more than they see.
  ...(standing && delay === undefined ? { turn: standing.turn } : {}),
  ...(delay === undefined ? {} : { delay }),
});
