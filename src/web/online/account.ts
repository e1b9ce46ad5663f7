import { localKeyValueStore } from '../storage/key-value-store.ts';
import { heldSeats } from './seats.ts';

/** Why the server, or the browser, did not do what was asked; `at` is the field that it concerns. */
export interface Failure {
  code: string;
  at?: string;
}
export type Answered<T> = { ok: true; value: T } | { ok: false; error: Failure };

/** A seat of the account, and who else sits at the game. */
export interface OwnSeat {
  game: string;
  /** Id of the rules. */
  rules: string;
  scenario: string;
  created: string;
  side: string;
  others: readonly { side: string; name: string | null; isDeleted: boolean }[];
}

/** The page's address of one's account. */
export const ACCOUNT = '#/account';

/** What a link in a mail is for, with its token. */
export interface MailLink {
  purpose: 'verify' | 'reset';
  token: string;
}

/** The account's page in an address, with the link of a mail where it came by one; undefined for any other address. */
export function accountAt(hash: string): { link: MailLink | undefined } | undefined {
  const [, purpose, token = ''] = /^#\/account(?:\/(verify|reset)\/([\w-]{1,100}))?$/.exec(hash) ?? [];
  if (purpose === 'verify' || purpose === 'reset') return { link: { purpose, token } };
  return hash === ACCOUNT ? { link: undefined } : undefined;
}

const NAME = 'bivouac/account';
const local = localKeyValueStore();

/** Who signed in at this browser last and did not sign out, as far as the page knows: only the server can tell. */
export const signedInName = (): string | undefined => local.getItem(NAME) ?? undefined;

export function noteSignedIn(name: string | undefined): void {
  try {
    if (name === undefined) local.removeItem(NAME);
    else local.setItem(NAME, name);
  } catch {
    // The lobby then does not show whose seats there are.
  }
}

/** Asks the server about the account: with a body it is posted. */
export async function askAccount<T>(path: string, body?: object): Promise<Answered<T>> {
  const posted = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const answer = await fetch(`/api/account${path}`, posted);
    const value = (await answer.json()) as T & { error?: Failure };
    return answer.ok ? { ok: true, value } : { ok: false, error: value.error ?? { code: 'failed' } };
  } catch {
    return { ok: false, error: { code: 'server-away' } };
  }
}

/** The seats of the account; those that this browser holds are the account's from now on. Undefined when nobody is signed in. */
export async function ownSeats(): Promise<readonly OwnSeat[] | undefined> {
  const tickets = heldSeats().map(({ ticket }) => ticket);
  const answer = await askAccount<{ seats: readonly OwnSeat[] }>('/seats', { tickets });
  return answer.ok ? answer.value.seats : undefined;
}
