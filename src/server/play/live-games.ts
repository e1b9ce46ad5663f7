import { randomBytes, randomInt } from 'node:crypto';
import { playerName, type Level } from '../../ai/names.ts';
import { digestOf } from '../../kernel/hash.ts';
import type { Side } from '../../kernel/game.ts';
import type { ListedGame, NewGame, PaceId, SeatInBrief } from '../../seat/sitting.ts';
import type { Library, Wargame } from '../../wargame/wargame.ts';
import { timeAfter } from '../time-after.ts';
import type { GameInBrief, KeptSeat, Store } from '../store/store.ts';
import { Chain } from './chain.ts';
import { dueOf } from './clock.ts';
import { LiveGame } from './live-game.ts';
import { PACES } from './paces.ts';
import { Uptime } from './uptime.ts';

/** What a game is begun with. */
export interface Begun {
  game: string;
  scenario: string;
  options: Readonly<Record<string, string>>;
  /** Absent: without clocks. */
  pace?: PaceId | undefined;
  /** The side that anybody may take. */
  free?: Side | undefined;
  /** Anybody may look on. */
  isPublic?: boolean | undefined;
  /** The side that a computer plays, and for whom it is counted. */
  computer?: { side: Side; level: Level } | undefined;
  hirer?: string | undefined;
}

/** Letters of an id: those that cannot be taken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LETTERS_OF_ID = 12;
const BYTES = 32;
const freshTicket = (): string => randomBytes(BYTES).toString('base64url');

/** Games against computers that somebody may have under way. Those that nobody has touched for a week do not count. */
const MOST_HIRED = 10;
const HIRED_FOR = 7 * 24 * 60 * 60_000;

/** Games of a list at most. */
const MOST_LISTED = 100;

/** The games of a store, each opened when somebody comes to it. */
export class LiveGames {
  readonly #store: Store;
  readonly #library: Library;
  readonly #idle: number | undefined;
  readonly #uptime: Uptime;
  /** Changes asked of the games so far. */
  readonly counts = { stored: 0, refused: 0, lost: 0 };
  /** Called when a job was stored that is due at once. */
  wake: () => void = () => {};
  readonly #open = new Map<string, Promise<LiveGame | undefined>>();

  /** How many games are open. */
  get size(): number {
    return this.#open.size;
  }

  /** `idle`: milliseconds that a game stays open without anybody. */
  constructor(store: Store, library: Library, idle?: number) {
    this.#store = store;
    this.#library = library;
    this.#idle = idle;
    this.#uptime = new Uptime(store);
    store.heard((game) => this.#outdate(game));
  }

  /** Keeps a new game, of which game, scenario and options are known to exist. */
  async create(game: Wargame, begun: Begun): Promise<NewGame> {
    const { scenario, options, pace = 'none', free, isPublic = false, computer, hirer } = begun;
    const id = Array.from({ length: LETTERS_OF_ID }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const secret = randomBytes(BYTES).toString('hex');
    const { promise } = new Chain(secret);
    const tickets = game.sides.map((side) => [side, freshTicket()] as const);
    await this.#store.create({
      id,
      game: game.id,
      rules: game.rules,
      scenario,
      options,
      created: new Date().toISOString(),
      dice: { secret, promise },
      pace: PACES[pace],
      free: free ?? null,
      isPublic,
      seats: tickets.map(([side, ticket]) => ({
        side,
        ticket: digestOf(ticket),
        ...(side === computer?.side ? takenBy(computer.level) : {}),
      })),
      ...(hirer === undefined ? {} : { hirer }),
    });
    return { id, promise, tickets: Object.fromEntries(tickets.filter(([side]) => side !== computer?.side)) };
  }

  /** May somebody begin another game against a computer? */
  async mayHire(hirer: string): Promise<boolean> {
    return (await this.#store.hired(hirer, timeAfter(Date.now, -HIRED_FOR))) < MOST_HIRED;
  }

  /** The game and the side that a ticket opens. */
  async byTicket(ticket: string): Promise<{ live: LiveGame; side: Side } | undefined> {
    const seat = await this.#store.seat(digestOf(ticket));
    const live = seat && (await this.byId(seat.game));
    return live && { live, side: seat.side };
  }

  /** What there is to say of the seats that these tickets open, in their order; null for those that open nothing. */
  async inBrief(tickets: readonly string[]): Promise<(SeatInBrief | null)[]> {
    const hashes = tickets.map(digestOf);
    const found = await this.#store.seats(hashes);
    return hashes.map((hash) => {
      const seat = found.find(({ ticket }) => ticket === hash);
      return seat ? briefOf(seat.game, seat.side) : null;
    });
  }

  /** Games in which anybody may take a seat, or that anybody may look at while they go on. */
  async listed(which: 'free' | 'public'): Promise<ListedGame[]> {
    const found = await this.#store.listed(which, MOST_LISTED);
    return found.filter((game) => game.standing?.toAct !== 'over' && hasHost(game)).map(listedOf);
  }

  /** A ticket for the seat that anybody may take; undefined when somebody has taken it. */
  async freeSeat(id: string): Promise<string | undefined> {
    const ticket = freshTicket();
    return (await this.#store.ticket(id, digestOf(ticket))) ? ticket : undefined;
  }

  /** A game that anybody may look at; undefined for any other, and for one that has not begun. */
  async publicGame(id: string): Promise<LiveGame | undefined> {
    const live = await this.byId(id);
    return live?.mayBeWatched ? live : undefined;
  }

  /** The game with a seat of this side, for whoever may sit there. */
  async bySeat(game: string, side: Side): Promise<{ live: LiveGame; side: Side } | undefined> {
    const live = await this.byId(game);
    return live?.seats.some((seat) => seat.side === side) ? { live, side } : undefined;
  }

  /** Is somebody of this side looking at the game, as far as this process knows? It does not open the game. */
  async isPresent(game: string, side: Side): Promise<boolean> {
    const live = await this.#open.get(game)?.catch(() => undefined);
    return live?.room.isPresent(side) ?? false;
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
    return (
      game &&
      LiveGame.open(
        game,
        { store: this.#store, uptime: this.#uptime, counts: this.counts, wake: () => this.wake() },
        kept,
        this.#idle,
      )
    );
  }

  /** Another process has changed a game, or any of them: whoever is there comes back to what is stored. Who is just coming enters first. */
  #outdate(game: string | undefined): void {
    for (const [id, opening] of this.#open)
      if (game === undefined || id === game)
        opening.then((live) => setImmediate(() => live?.close())).catch(() => undefined);
  }

  /** Closes all games and the store; what has been answered is kept. */
  async close(): Promise<void> {
    // Those that are opened again meanwhile, by pages that come back at once, do not count.
    for (const opened of await Promise.allSettled(this.#open.values()))
      if (opened.status === 'fulfilled') opened.value?.close();
    await this.#store.close();
  }
}

/** A seat is taken from the start by a computer player, which has a word of its own for the dice. */
const takenBy = (level: Level): Pick<KeptSeat, 'name' | 'word' | 'level'> => ({
  name: playerName(level),
  word: freshTicket(),
  level,
});

function briefOf({ id, game, scenario, seats, standing }: GameInBrief, side: Side): SeatInBrief {
  const about = { id, game, scenario, side, seats: namesOf(seats) };
  if (!standing) return about;
  const { toAct, turn, moved, ending, offer, clock } = standing;
  const due = clock && dueOf(clock);
  return {
    ...about,
    standing: {
      toAct,
      turn,
      moved,
      ...(ending ? { ending } : {}),
      isAsked: offer !== undefined && offer.by !== side,
      ...(due === undefined ? {} : { due }),
    },
  };
}

/** Somebody waits in it: everybody but who may still come has sat down. */
const hasHost = ({ seats, free }: GameInBrief): boolean =>
  seats.every(({ side, word }) => side === free || word !== undefined);

const listedOf = ({ id, created, game, scenario, options, free, pace, seats, standing }: GameInBrief): ListedGame => ({
  id,
  game,
  scenario,
  options,
  ...(free === null || standing ? {} : { free }),
  created,
  hasClock: pace !== null,
  seats: namesOf(seats),
  ...(standing ? { turn: standing.turn } : {}),
});

/** Who plays where, by name: a computer, where it plays on for somebody. */
export const namesOf = (seats: GameInBrief['seats']): Record<Side, string | null> =>
  Object.fromEntries(seats.map(({ side, name, level }) => [side, level ? playerName(level) : (name ?? null)]));
