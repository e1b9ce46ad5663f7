import { bytesToHex } from '@noble/hashes/utils.js';
import type { Level } from '../../ai/names.ts';
import type { ListedGame, NewGame, PaceId, SeatInBrief, SeatPlace } from '../../seat/sitting.ts';
import { keysOf, localKeyValueStore } from '../storage/key-value-store.ts';

/** A seat at a game of the server, as this browser keeps it: the ticket opens it. */
export interface HeldSeat {
  /** Empty for a seat of one's account. */
  ticket: string;
  /** Id of the rules; absent until it is known. */
  game?: string;
  /** Id of the game on the server; absent until this browser has sat down at it. */
  id?: string;
  side?: string;
  /** The ticket of the other seat, for whoever has begun the game to give away. */
  invitation?: string;
  /** What this player has said for the dice. */
  word: string;
  /** Milliseconds, as of `Date.now()`. */
  since: number;
}

const PREFIX = 'bivouac/seat/';
const NAME = 'bivouac/name';

const local = localKeyValueStore();

/** The page's address of a seat, for whoever has its ticket. */
export const seatAddress = (ticket: string): string => `#/seat/${ticket}`;

/** The page's address of a seat of one's account, which needs no ticket. */
export const accountSeatAddress = ({ game, side }: { game: string; side: string }): string => `#/seat/${game}/${side}`;

/** The seat in an address; undefined for any other address. */
export function seatPlaceAt(hash: string): SeatPlace | undefined {
  const [, ticket] = /^#\/seat\/([\w-]{20,100})$/.exec(hash) ?? [];
  if (ticket !== undefined) return { ticket };
  const [, game, side] = /^#\/seat\/([a-z0-9]{1,40})\/([\w-]{1,40})$/.exec(hash) ?? [];
  return game !== undefined && side !== undefined ? { game, side } : undefined;
}

const WORD_BYTES = 16;

/** A word that nobody could know before. */
const freshWord = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(WORD_BYTES)));

/** The seat of a ticket, held by this browser from now on. */
export function heldSeat(ticket: string): HeldSeat {
  const known = read(PREFIX + ticket);
  return known ?? hold({ ticket, word: freshWord(), since: Date.now() });
}

/** A seat of one's account, as this browser sits at it without a ticket. */
export const accountSeat = ({ game, side }: { game: string; side: string }): HeldSeat => ({
  ticket: '',
  id: game,
  side,
  word: freshWord(),
  since: Date.now(),
});

/** Keeps what is known of a seat. A browser that forbids storage asks for the link again. */
export function hold(seat: HeldSeat): HeldSeat {
  if (seat.ticket !== '') keep(PREFIX + seat.ticket, JSON.stringify(seat));
  return seat;
}

/** The seats that this browser holds, the newest first. */
export const heldSeats = (): HeldSeat[] =>
  keysOf(local, PREFIX)
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => b.since - a.since);

export const letGo = (ticket: string): void => local.removeItem(PREFIX + ticket);

function read(key: string): HeldSeat | undefined {
  try {
    const seat = JSON.parse(local.getItem(key) ?? 'null') as HeldSeat | null;
    return typeof seat?.ticket === 'string' && typeof seat.word === 'string' ? seat : undefined;
  } catch {
    return undefined;
  }
}

/** The name that this player has given himself; empty before. */
export const ownName = (): string => local.getItem(NAME) ?? '';

export const callOneself = (name: string): void => keep(NAME, name);

function keep(key: string, text: string): void {
  try {
    local.setItem(key, text);
  } catch {
    // The address still has the ticket, and the player is asked for his name again.
  }
}

/** Begins a game on the server; the code of its refusal, undefined when it cannot be reached or does not play. */
export async function beginElsewhere(
  game: string,
  scenario: string,
  options: Readonly<Record<string, string | undefined>>,
  how: {
    pace: PaceId;
    free?: string;
    isForAccounts?: boolean;
    isPublic: boolean;
    delay?: number;
    isRated?: boolean;
    opponent?: { name: string; side: string };
    computer?: { side: string; level: Level };
  },
  onRefused: (code: string) => void,
): Promise<NewGame | undefined> {
  return posted<NewGame>('/api/games', { game, scenario, options, ...how }, onRefused);
}

/** Takes the seat of a game that anybody may take; its ticket, or undefined when somebody was faster. */
export async function takeFreeSeat(game: string): Promise<string | undefined> {
  return (await posted<{ ticket: string }>(`/api/games/${game}/seat`, {}))?.ticket;
}

/** The games that have a free seat, or may be looked at; none where the server cannot be reached or keeps no games. */
export async function listedGames(which: 'free' | 'public'): Promise<ListedGame[]> {
  if (!navigator.onLine) return [];
  try {
    const answer = await fetch(`/api/games?which=${which}`);
    return answer.ok ? ((await answer.json()) as { games: ListedGame[] }).games : [];
  } catch {
    return [];
  }
}

/** Where sockets of the server are opened. */
export const socketAddress = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/seat`;

/** The page's address of a game that is looked at. */
export const watchAddress = (game: string): string => `#/watch/${game}`;

/** The id of a game in such an address; undefined for any other. */
export const watchedAt = (hash: string): string | undefined => /^#\/watch\/([a-z0-9]{1,60})$/.exec(hash)?.[1];

/** How the games of these tickets stand, in their order; null for one that opens nothing, undefined when the server cannot be reached. */
export async function seatsInBrief(tickets: readonly string[]): Promise<(SeatInBrief | null)[] | undefined> {
  const answer = await posted<{ seats: (SeatInBrief | null)[] }>('/api/seats', { tickets });
  return answer?.seats;
}

async function posted<Answer>(
  path: string,
  question: object,
  onRefused?: (code: string) => void,
): Promise<Answer | undefined> {
  if (!navigator.onLine) return undefined;
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(question) });
    if (answer.ok) return (await answer.json()) as Answer;
    onRefused?.(((await answer.json()) as { error: { code: string } }).error.code);
    return undefined;
  } catch {
    return undefined;
  }
}
