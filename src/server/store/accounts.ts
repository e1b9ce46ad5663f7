import type { Absence } from '../absence/absence.ts';
import type { Side } from '../../kernel/game.ts';
import type { Substitute } from '../../kernel/record.ts';
import type { Lang } from '../../text/format.ts';

/** Somebody's account. Times are ISO 8601, in UTC. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** Confirmed by its owner; null where there is none. */
  readonly email: string | null;
  /** The hash of the password; null where there is none. */
  readonly password: string | null;
  readonly created: string;
}

export interface Passkey {
  /** Of the credential, as base64url. */
  readonly id: string;
  readonly account: string;
  /** What its owner calls it. */
  readonly label: string;
  /** The public key (COSE), as base64url. */
  readonly key: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: string;
  readonly used: string | null;
}

/** Somebody is signed in at a browser, which holds the secret that this is the hash of. */
export interface AccountSession {
  readonly hash: string;
  readonly account: string;
  readonly created: string;
  readonly used: string;
  readonly expires: string;
}

/** Something that may be done once, by whoever has the secret that this is the hash of. */
export interface Token {
  readonly hash: string;
  readonly purpose: string;
  readonly account: string | null;
  readonly email: string | null;
  readonly expires: string;
}

/** Who else sits at a game. */
export interface OtherSeat {
  readonly side: Side;
  /** As it was said when the seat was taken; null before. */
  readonly name: string | null;
  /** The account it belonged to has been deleted. */
  readonly isDeleted: boolean;
}

/** What an account has to do with computer players. */
export interface WithComputers {
  readonly counted: readonly string[];
  readonly substitutes: readonly (Substitute & { readonly game: string })[];
}

/** What may be changed of an account: a name comes with the key by which it is compared. */
export type AccountChange = { name: string; key: string } | { email: string | null } | { password: string | null };

/** Mails that it is one's move: none, one a turn, or one a day for all games. */
export const MAIL_NOTICES = ['off', 'turns', 'daily'] as const;
export type MailNotices = (typeof MAIL_NOTICES)[number];

/** Which notices an account wants. */
export interface NoticeWishes {
  readonly lang: Lang;
  readonly mail: MailNotices;
  /** Where else notices go, and the secret by which they are signed; null: nowhere. */
  readonly webhook: Webhook | null;
}

/** A browser that takes pushes, as long as its session lasts. */
export interface PushTarget {
  readonly endpoint: string;
  readonly account: string;
  /** The hash of its session. */
  readonly session: string;
  /** The browser's key and secret, as base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: Lang;
}

/** The keys by which browsers know that a push comes from this site (VAPID), as base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Where accounts are kept, beside the games. */
export interface AccountStore {
  /** Keeps a new account, with its passkey where it begins with one. False when the name, or the passkey, is taken. */
  create(account: Account & { key: string }, passkey?: Passkey): Promise<boolean>;
  byId(id: string): Promise<Account | undefined>;
  /** By the key of its name. */
  byKey(key: string): Promise<Account | undefined>;
  byEmail(email: string): Promise<Account | undefined>;
  /** False when another account has that name or address. */
  change(id: string, change: AccountChange): Promise<boolean>;
  /** Ends its sessions, drops what is known of its owner, and gives its seats to nobody else. */
  delete(id: string, now: string): Promise<void>;

  passkeys(account: string): Promise<readonly Passkey[]>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** False when it is known already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  usePasskey(id: string, counter: number, now: string): Promise<void>;
  /** False when the account has no such passkey. */
  removePasskey(account: string, id: string): Promise<boolean>;

  addSession(session: AccountSession): Promise<void>;
  session(hash: string): Promise<AccountSession | undefined>;
  sessions(account: string): Promise<readonly AccountSession[]>;
  useSession(hash: string, now: string): Promise<void>;
  endSession(hash: string): Promise<void>;
  /** Ends all sessions of an account but this one. */
  endSessions(account: string, but?: string): Promise<void>;

  /** Keeps a token, and drops those that have expired. */
  addToken(token: Token, now: string): Promise<void>;
  /** The token, which is gone then: of several who ask at once, one gets it. Undefined when it has expired. */
  takeToken(hash: string, purpose: string, now: string): Promise<Token | undefined>;
  /** The newest token for this, which may still be used. */
  tokenOf(account: string, purpose: string, now: string): Promise<Token | undefined>;
  dropTokens(account: string, purpose: string): Promise<void>;

  /**
   * The seats of these tickets, given by their hashes, are the account's from now on, but those that belong to an account already, and the second of a rated
   * game. Gives the seats that these tickets open.
   */
  claim(account: string, tickets: readonly string[]): Promise<readonly { ticket: string; game: string; side: Side }[]>;
  /** Whose seat it is; undefined where it belongs to whoever has the ticket. */
  holder(game: string, side: Side): Promise<string | undefined>;

  /** In which games, not over yet, computer players are counted for an account, by its `hirer`; and who played on at its seats in its place, or again. */
  computers(account: string, hirer: string): Promise<WithComputers>;
  /** What its owner has written down at his seats. */
  notes(account: string): Promise<readonly { game: string; side: Side; text: string }[]>;
  /** When its owner is away, was or will be, in the order of time. */
  vacations(account: string): Promise<readonly Absence[]>;
  /** Adds the one that is chosen by those that there are: one after the other, so that none goes unseen. Nothing is added where that throws. */
  addVacation(account: string, chosen: (all: readonly Absence[]) => Absence): Promise<void>;
  /** One that ends before it begins is gone. */
  endVacation(account: string, begun: string, ended: string): Promise<void>;

  /** Without any wishes at first. */
  notices(account: string): Promise<NoticeWishes>;
  changeNotices(account: string, change: Partial<NoticeWishes>): Promise<void>;
  /** A browser is one account's: that of the newest call. */
  addPush(push: PushTarget): Promise<void>;
  removePush(account: string, endpoint: string): Promise<void>;
  /** Those in which the account is signed in. */
  pushes(account: string, now: string): Promise<readonly PushTarget[]>;
  /** The keys of all servers of this store, made when they are first asked for. */
  pushKeys(make: () => Promise<PushKeys>): Promise<PushKeys>;
}
