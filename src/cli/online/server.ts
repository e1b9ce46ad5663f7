import * as z from 'zod/mini';
import { checked } from '../../formats/document.ts';
import { FORMAT_CODES, type FormatError } from '../../formats/errors.ts';
import { PACE_IDS } from '../../seat/sitting.ts';
import { formatProblem, misuse, problem } from '../output/problem.ts';

/** A server, and the ticket of a seat there, where its address has one. */
export interface Address {
  origin: string;
  ticket: string | undefined;
}

/** Reads the address of a server, or an invitation as its page makes it: http://HOST/#/seat/TICKET. */
export function addressOf(text: string): Address {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw problem('bad-address', { url: text });
  const [, ticket] = /^#\/seat\/([\w-]+)$/.exec(url.hash) ?? [];
  if (ticket === undefined && url.hash !== '') throw problem('bad-address', { url: text });
  return { origin: url.origin, ticket };
}

export const invitationOf = (origin: string, ticket: string): string => `${origin}/#/seat/${ticket}`;

export const socketOf = (origin: string): string => `${origin.replace(/^http/, 'ws')}/api/seat`;

/** What a game is begun with. */
export interface Wanted {
  game: string;
  scenario: string;
  options: Readonly<Record<string, string>>;
  pace: string;
}

// Fields that a newer server adds are left alone.
const begun = z.object({ tickets: z.record(z.string(), z.string()) });
const told = z.object({ seats: z.array(z.nullable(z.object({ game: z.string(), side: z.string() }))) });
const refused = z.object({
  error: z.object({
    code: z.string(),
    at: z.optional(z.string()),
    args: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
});

/** Begins a game; gives the ticket of each side. */
export async function begin(origin: string, wanted: Wanted): Promise<Readonly<Record<string, string>>> {
  if (!PACE_IDS.some((pace) => pace === wanted.pace))
    throw problem('not-one-of', { known: PACE_IDS.join(', ') }, { at: '--pace' });
  return (await posted(origin, '/api/games', wanted, begun)).tickets;
}

/** The game and the side that a ticket opens. */
export async function seatAt(origin: string, ticket: string): Promise<{ game: string; side: string }> {
  const { seats } = await posted(origin, '/api/seats', { tickets: [ticket] }, told);
  if (!seats[0]) throw problem('no-such-seat');
  return seats[0];
}

async function posted<T>(origin: string, path: string, asked: object, form: z.ZodMiniType<T>): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(asked) };
  const answer = await fetch(`${origin}${path}`, request).catch(() => undefined);
  if (!answer) throw problem('no-server', { url: origin });
  const json: unknown = await answer.json().catch(() => undefined);
  const read = checked(form, json);
  if (answer.ok && read.ok) return read.value;
  const no = checked(refused, json);
  if (!no.ok) throw problem('not-bivouac', { url: origin });
  const { error } = no.value;
  if (FORMAT_CODES.some((code) => code === error.code)) throw formatProblem(error as FormatError, {});
  throw problem('server-refuses', { code: error.code });
}

/** Options that begin a game, and say nothing to an invitation. */
const BEGINNING = ['game', 'scenario', 'option', 'side', 'pace'] as const;

export function mustNotBegin(args: Readonly<Partial<Record<(typeof BEGINNING)[number], string | undefined>>>): void {
  const needless = BEGINNING.find((name) => args[name] !== undefined);
  if (needless !== undefined) throw misuse('usage-invitation', { option: `--${needless}` }, `--${needless}`);
}
