import { randomBytes, randomInt } from 'node:crypto';
import { digestOf } from '../../kernel/hash.ts';
import type { Side } from '../../kernel/game.ts';
import type { NewGame } from '../../seat/sitting.ts';
import type { Library, Wargame } from '../../wargame/wargame.ts';
import type { Store } from '../store/store.ts';
import { Chain } from './chain.ts';
import { LiveGame } from './live-game.ts';

/** What a game is begun with. */
export interface Begun {
  game: string;
  scenario: string;
  options: Readonly<Record<string, string>>;
}

/** Letters of an id: those that cannot be taken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LETTERS_OF_ID = 12;
const BYTES = 32;

/** The games of a store, each opened when somebody comes to it. */
export class LiveGames {
  readonly #store: Store;
  readonly #library: Library;
  readonly #idle: number | undefined;
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
    store.heard((game) => this.#outdate(game));
  }

  /** Keeps a new game, of which game, scenario and options are known to exist. */
  async create(game: Wargame, { scenario, options }: Begun): Promise<NewGame> {
    const id = Array.from({ length: LETTERS_OF_ID }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const secret = randomBytes(BYTES).toString('hex');
    const { promise } = new Chain(secret);
    const tickets = game.sides.map((side) => [side, randomBytes(BYTES).toString('base64url')] as const);
    await this.#store.create({
      id,
      game: game.id,
      rules: game.rules,
      scenario,
      options,
      created: new Date().toISOString(),
      dice: { secret, promise },
      seats: tickets.map(([side, ticket]) => ({ side, ticket: digestOf(ticket) })),
    });
    return { id, promise, tickets: Object.fromEntries(tickets) };
  }

  /** The game and the side that a ticket opens. */
  async byTicket(ticket: string): Promise<{ live: LiveGame; side: Side } | undefined> {
    const seat = await this.#store.seat(digestOf(ticket));
    const live = seat && (await this.#byId(seat.game));
    if (live?.isClosed) return this.byTicket(ticket);
    return live && { live, side: seat.side };
  }

  #byId(id: string): Promise<LiveGame | undefined> {
    const known = this.#open.get(id);
    if (known) return known;
    const opening = this.#opened(id);
    this.#open.set(id, opening);
    const forget = (): void => void this.#open.delete(id);
    opening.then((live) => (live && !live.isClosed ? void live.onClose(forget) : forget()), forget);
    return opening;
  }

  async #opened(id: string): Promise<LiveGame | undefined> {
    const kept = await this.#store.game(id);
    const game = kept && (await this.#library.get(kept.game)?.load());
    return game && LiveGame.open(game, this.#store, kept, this.#idle);
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
