import type { SeatInBrief } from '../../seat/sitting.ts';
import { localKeyValueStore } from '../storage/key-value-store.ts';
import { heldSeats, hold } from './seats.ts';

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
  pace: SeatInBrief['pace'];
  standing?: SeatInBrief['standing'];
}

/** The page's address of one's account. */
export const ACCOUNT = '#/account';

/** And of what whoever runs the site sees of it. */
export const OWNER = '#/owner';

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
export const askAccount = <T>(path: string, body?: object): Promise<Answered<T>> =>
  askServer(`/api/account${path}`, body);

/** Asks the server: with a body it is posted. */
export async function askServer<T>(path: string, body?: object): Promise<Answered<T>> {
  const posted = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const answer = await fetch(path, posted);
    const value = (await answer.json()) as T & { error?: Failure };
    return answer.ok ? { ok: true, value } : { ok: false, error: value.error ?? { code: 'failed' } };
  } catch {
    return { ok: false, error: { code: 'server-away' } };
  }
}

interface Seats {
  seats: readonly OwnSeat[];
  held: readonly { ticket: string; game: string; side: string }[];
}

/**
 * The seats of the account: those that this browser holds are the account's from now on, and which ones they are is noted with their tickets. None when
 * nobody is signed in, undefined when the server is away.
 */
export async function ownSeats(): Promise<readonly OwnSeat[] | undefined> {
  const own = heldSeats();
  const answer = await askAccount<Seats>('/seats', { tickets: own.map(({ ticket }) => ticket) });
  if (!answer.ok) {
    if (answer.error.code !== 'signed-out') return undefined;
    noteSignedIn(undefined);
    return [];
  }
  const { seats, held } = answer.value;
  for (const { ticket, game: id, side } of held) {
    const seat = seats.find((seat) => seat.game === id && seat.side === side);
    const known = own.find((seat) => seat.ticket === ticket);
    if (seat && known) hold({ ...known, id, game: seat.rules, side });
  }
  return seats;
}
