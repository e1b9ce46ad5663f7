// A game of a server whose dice are the same in every run.
import { digestOf } from '../../../src/kernel/hash.ts';
import type { PaceId } from '../../../src/seat/sitting.ts';
import { Chain } from '../../../src/server/dice/chain.ts';
import { PACES } from '../../../src/server/clocks/paces.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { HeldSeat } from '../../../src/web/online/seats.ts';
import { gameOf } from './reading.ts';

export interface Beginning {
  game: string;
  scenario: string;
  pace: PaceId;
  /** What the dice come from, in hexadecimal. */
  secret: string;
  /** Who plays which side. */
  players: Readonly<Record<string, string>>;
}

/** The address of a seat within the site, and what the browser of its player has kept: his name and a word for the dice. */
export interface FixedSeat {
  address: string;
  kept: Record<string, string>;
}

/** Keeps a new game, and gives the seat of each side. */
export async function beginFixed(
  store: Store,
  { game: id, scenario, pace, secret, players }: Beginning,
): Promise<Record<string, FixedSeat>> {
  const game = gameOf(id);
  const ticketOf = (side: string): string => `${side}-of-${id}-with-ticket`;
  await store.create({
    id: 'turn',
    game: id,
    rules: game.rules,
    scenario,
    options: {},
    created: new Date().toISOString(),
    dice: { secret, promise: new Chain(secret).promise },
    pace: PACES[pace],
    free: null,
    isPublic: false,
    seats: game.sides.map((side) => ({ side, ticket: digestOf(ticketOf(side)) })),
  });
  return Object.fromEntries(
    Object.entries(players).map(([side, name]) => {
      const ticket = ticketOf(side);
      const held: HeldSeat = { ticket, game: id, side, word: `word of ${name}`, since: Date.now() };
      const kept = { 'bivouac/name': name, [`bivouac/seat/${ticket}`]: JSON.stringify(held) };
      return [side, { address: `#/seat/${ticket}`, kept }];
    }),
  );
}
