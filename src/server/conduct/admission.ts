import type { IncomingHttpHeaders } from 'node:http';
import { digestOf } from '../../kernel/hash.ts';
import type { Side } from '../../kernel/game.ts';
import type { SeatPlace, TurnedAway } from '../../seat/sitting.ts';
import type { Account } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';
import { nameKey } from '../accounts/names.ts';
import type { Sessions } from '../accounts/sessions.ts';

/** A seat that somebody has come to, and the name by which he would take it. */
interface Wanted {
  game: string;
  side: Side;
  name: string;
  /** Somebody sits there already. */
  isTaken: boolean;
  /** Anybody may take it. */
  isFree: boolean;
  /** Anybody who is signed in. */
  isForAccounts: boolean;
  /** He comes with an offer: until somebody sits there, it is nobody's. */
  isOffered: boolean;
}

/** Who may sit where, as far as it is a question of accounts. */
export class Admission {
  readonly #store: Store;
  readonly #sessions: Sessions;

  constructor(store: Store, sessions: Sessions) {
    this.#store = store;
    this.#sessions = sessions;
  }

  /** The account that is signed in where these headers come from. */
  async signedIn(headers: IncomingHttpHeaders): Promise<Account | undefined> {
    return (await this.#sessions.of(headers))?.account;
  }

  async #account(headers: IncomingHttpHeaders): Promise<string | undefined> {
    return (await this.signedIn(headers))?.id;
  }

  /** The account as which somebody sits at a seat, undefined for a guest; or why he may not. */
  async admit(headers: IncomingHttpHeaders, wanted: Wanted): Promise<{ account: string | undefined } | TurnedAway> {
    const { game, side, name, isTaken, isFree, isForAccounts, isOffered } = wanted;
    const { accounts, safety } = this.#store;
    const account = await this.#account(headers);
    if (!isOffered && !(await this.#mayOpen(account, game, side))) return 'sign-in';
    if (isTaken) return { account };
    const namesake = await accounts.byKey(nameKey(name));
    if (namesake && namesake.id !== account) return 'name-taken';
    if (account === undefined) return isFree && isForAccounts ? 'no-guests' : { account };
    if ((await safety.measures(account)).suspended !== null) return 'suspended';
    if (isFree && (await safety.closedTo(account)).has(game)) return 'seat-taken';
    return { account };
  }

  /** The games whose free seats are not for whoever sends these headers: somebody there has blocked him. */
  async closedTo(headers: IncomingHttpHeaders): Promise<ReadonlySet<string>> {
    const account = await this.#account(headers);
    return account === undefined ? new Set() : this.#store.safety.closedTo(account);
  }

  /** The seat that somebody has, by its ticket or by his account. */
  async seatOf(headers: IncomingHttpHeaders, place: SeatPlace): Promise<{ game: string; side: Side } | undefined> {
    if (!('ticket' in place))
      return (await this.#sessions.holdsSeat(headers, place.game, place.side)) ? place : undefined;
    const seat = await this.#store.seat(digestOf(place.ticket));
    if (!seat || seat.isOffered) return undefined;
    return (await this.#mayOpen(await this.#account(headers), seat.game, seat.side)) ? seat : undefined;
  }

  /** What belongs to an account is opened by no ticket alone; what belonged to one that is deleted is. */
  async #mayOpen(account: string | undefined, game: string, side: Side): Promise<boolean> {
    const holder = await this.#store.accounts.holder(game, side);
    return holder === undefined || holder === account || (await this.#store.accounts.byId(holder)) === undefined;
  }
}
