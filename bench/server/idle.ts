import { row, type BenchRow } from '../measure.ts';
import type { Child } from './child.ts';
import type { UnderWay } from './course.ts';
import type { Tickets } from './keep.ts';
import { openOurs } from './tables.ts';

const GAMES = 1000;
const ALLOWED = 250;
/** Milliseconds without a change after which a game is idle: the server has laid it aside by then (live-game.ts). */
const IDLE = 12_000;
/** Every fourth game is opened first. */
const EVERY = 4;
/** Games after which the server collects its garbage, as it does in the hours in which as many games are begun in play. */
const AT_A_TIME = 20;

/**
 * Memory of a server with games at all places of their course, two sockets each, above what it takes without any. To open a game takes the server
 * some twentieth of a second, so that fewer are opened than are meant: every fourth of them first, with which all code is loaded and buffers have grown, and
 * then the others, each of which counts for as many as are wanting.
 */
export async function idleRow(
  server: Child,
  tickets: readonly Tickets[],
  course: readonly UnderWay[],
): Promise<BenchRow> {
  const games = tickets.map((own, i) => ({ at: course[i % course.length] as UnderWay, tickets: own }));
  const open = async (some: typeof games): Promise<number> => {
    for (const [i, { at, tickets: own }] of some.entries()) {
      await openOurs(server.url, own, at);
      if (i % AT_A_TIME === 0) await server.memory();
    }
    await new Promise((resolve) => setTimeout(resolve, IDLE));
    // What is free after the first collection goes back to the system with the second.
    await server.memory();
    return server.memory();
  };
  const empty = await server.memory();
  const first = games.filter((_, i) => i % EVERY === 0);
  const others = games.filter((_, i) => i % EVERY > 0);
  const some = (await open(first)) - empty;
  const each = ((await open(others)) - empty - some) / others.length;
  const value = some + each * (GAMES - first.length);
  const name = `memory of ${GAMES} idle games above an empty server`;
  return row({ name, ratio: ALLOWED / value, against: `${ALLOWED} MB allowed`, unit: 'MB', value, target: 1 });
}
