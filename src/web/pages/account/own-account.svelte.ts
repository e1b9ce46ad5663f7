import type { Measures } from '../../../seat/conduct.ts';
import { askAccount, noteSignedIn, ownSeats, type Answered, type Failure, type OwnSeat } from '../../online/account.ts';
import { callOneself, ownName } from '../../online/seats.ts';

export interface OwnPasskey {
  id: string;
  label: string;
  created: string;
  used: string | null;
}

/** From when to when somebody is away, in ISO 8601. */
export interface Vacation {
  begun: string;
  ended: string;
}

/** An account as the server shows it to its owner. */
export interface Account {
  name: string;
  email: string | null;
  pendingEmail: string | null;
  hasPassword: boolean;
  created: string;
  passkeys: readonly OwnPasskey[];
  sessions: readonly { created: string; used: string; isThis: boolean }[];
  /** The one that is under way or comes next, all so far, and the days that are left this year. */
  vacations: { next: Vacation | null; all: readonly Vacation[]; left: number };
  /** Which notices he wants by mail, and where they are posted and pushed besides. */
  notices: { mail: 'off' | 'turns' | 'daily'; webhook: string | null; pushes: readonly string[] };
  /** Whom he has blocked. */
  blocked: readonly { name: string; since: string }[];
  /** What was done about him. */
  measures: Measures;
  /** Does he run the site? */
  isOwner: boolean;
}

/** Who is signed in at this browser. */
export class OwnAccount {
  /** Undefined until the server has answered, null for a guest. */
  account = $state.raw<Account | null>();
  seats = $state.raw<readonly OwnSeat[]>([]);
  /** Does the server send mails? */
  mail = $state(false);
  /** Does it send notices? */
  notices = $state(false);
  /** And pushes? */
  push = $state(false);
  failure = $state.raw<Failure>();
  /** Somebody has to say once more who he is: the answer is whether he did. */
  again = $state.raw<(did: boolean) => void>();

  async load(): Promise<void> {
    const answer = await askAccount<{ account: Account | null; mail: boolean; notices: boolean; push: boolean }>('');
    this.failure = answer.ok ? undefined : answer.error;
    if (!answer.ok) return;
    const { account, mail, notices, push } = answer.value;
    this.mail = mail;
    this.notices = notices;
    this.push = push;
    noteSignedIn(account?.name);
    if (account && ownName() === '') callOneself(account.name);
    this.seats = account ? ((await ownSeats()) ?? []) : [];
    this.account = account;
  }

  /** Asks for a change, once more when somebody had to sign in again first, and shows the account as it then is. */
  async change<T = object>(ask: () => Promise<Answered<T>>): Promise<Answered<T>> {
    const answer = await this.#changed(ask);
    if (answer.ok || answer.error.code === 'signed-out') await this.load();
    return answer;
  }

  async #changed<T>(ask: () => Promise<Answered<T>>): Promise<Answered<T>> {
    const answer = await ask();
    if (answer.ok || answer.error.code !== 'sign-in-again') return answer;
    return (await this.#signedInAgain()) ? ask() : answer;
  }

  /** Whether the same person has signed in again, and nobody else. */
  async #signedInAgain(): Promise<boolean> {
    const before = this.account?.name;
    const did = await new Promise<boolean>((resolve) => (this.again = resolve));
    this.again = undefined;
    if (!did) return false;
    await this.load();
    return this.account?.name === before;
  }
}
