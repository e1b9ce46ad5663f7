import type { Refusal, Side } from '../kernel/game.ts';

/**
 * What players settle between them, beside the rules: a side gives up, offers a draw, asks for its newest decision back, says yes or no to what
 * it was asked (no to what it has asked itself: it no longer asks), or claims the game of a side whose time is up. It may also hand the seat of a side
 * that does not come any more over to a computer, and whoever has that seat returns to it.
 */
export const PARLEYS = ['resign', 'draw', 'take-back', 'accept', 'decline', 'claim', 'hand-over', 'return'] as const;

export type Parley = (typeof PARLEYS)[number];

/** What a server that keeps the game decides, and not the match. */
const AT_SERVER = ['claim', 'hand-over', 'return'] as const satisfies Parley[];

export type ServerParley = (typeof AT_SERVER)[number];

export const isAtServer = (what: Parley): what is ServerParley => AT_SERVER.some((one) => one === what);

/** Days after which a side that has had to decide counts as gone, where there are no clocks. */
export const AWAY_DAYS = 14;

const refusal = (code: string, more: Partial<Refusal> = {}): Refusal => ({ rule: 'contract', code, ...more });
export const NO_CLOCK = refusal('no-clock');
export const NOT_AWAY = refusal('not-away', { args: { days: AWAY_DAYS } });
export const NOT_HANDED_OVER = refusal('not-handed-over');

/** Where a game goes back to, and how many of its actions are gone then, so many of them rolls, whose dice fall anew. */
export interface Back {
  readonly turn: number;
  readonly phase: string;
  readonly actions: number;
  readonly rolls: number;
}

/** What a side asks the other one; `at` is how many actions the game had then, `back` what it means to take a decision back. */
export interface Offer {
  readonly by: Side;
  readonly what: 'draw' | 'take-back';
  readonly at: number;
  readonly back?: Back;
}
