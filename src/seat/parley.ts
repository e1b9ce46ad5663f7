import type { Side } from '../kernel/game.ts';

/**
 * What players settle between them, beside the rules: a side gives up, offers a draw, asks for its newest decision back, says yes or no to what
 * it was asked (no to what it has asked itself: it no longer asks), or claims the game of a side whose time is up.
 */
export const PARLEYS = ['resign', 'draw', 'take-back', 'accept', 'decline', 'claim'] as const;

export type Parley = (typeof PARLEYS)[number];

/** What a side asks the other one; `at` is how many actions the game had then. */
export interface Offer {
  readonly by: Side;
  readonly what: 'draw' | 'take-back';
  readonly at: number;
}
