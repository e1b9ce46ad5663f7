import { digestOf } from '../../src/kernel/hash.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { WORD, type UnderWay } from './course.ts';

/** Tickets of the seats of a game, by side. */
export type Tickets = Record<string, string>;

/** Actions that one statement takes. */
const PIECE = 1000;
/** Keeps games under way in the store in a file, all seats taken. Gives the tickets of each. */
export async function keepGames(
  file: string,
  sides: readonly string[],
  games: readonly UnderWay[],
): Promise<Tickets[]> {
  const store = await openSqlite(file);
  const all: Tickets[] = [];
  for (const [number, { kept }] of games.entries()) {
    const { actions, standing, version: _, ...about } = kept;
    const id = `game-${number}`;
    const tickets = sides.map((side) => [side, `${id}-${side}`] as const);
    const seats = tickets.map(([side, ticket]) => ({ side, ticket: digestOf(ticket), name: side, word: WORD }));
    await store.create({ ...about, id, seats });
    if (!standing) throw new Error('The game has not begun.');
    for (let at = 0; at < actions.length; at += PIECE)
      await store.change(id, at / PIECE, { at, actions: actions.slice(at, at + PIECE), standing });
    all.push(Object.fromEntries(tickets));
  }
  await store.close();
  return all;
}
