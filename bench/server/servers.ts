import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reichswald } from '../play.ts';
import { startServer, type Child } from './child.ts';
import { courseOf, type UnderWay } from './course.ts';
import { keepGames, type Tickets } from './keep.ts';
import { openBare, openBoardgame, openOurs, openRtt, type CountingTable, type Table } from './tables.ts';

/** What our server is measured against. */
type Name = 'bare' | 'rtt' | 'rttWithLog' | 'boardgame' | 'boardgameWithLog';

/** Servers with the same games under way. */
export interface Servers {
  course: readonly UnderWay[];
  peers: Readonly<Record<Name, readonly Table[]>>;
  /** Takes the seats at our server. */
  open: () => Promise<readonly CountingTable[]>;
  /** Another server of ours, which has every game twice, at none of which anybody sits yet. */
  empty: Child;
  tickets: readonly Tickets[];
}

/** Starts all servers, each in a process of its own, for as long as `work` needs them. */
export async function withServers<T>(games: number, work: (servers: Servers) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-bench-'));
  const children: Child[] = [];
  const start = async (file: string, ...args: string[]): Promise<Child> => {
    const child = await startServer(file, args);
    children.push(child);
    return child;
  };
  try {
    return await work(await startAll(folder, games, start));
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startAll(
  folder: string,
  games: number,
  start: (file: string, ...args: string[]) => Promise<Child>,
): Promise<Servers> {
  const game = reichswald();
  const course = await courseOf(game, games);
  const file = (name: string): string => join(folder, name);
  const tickets = await keepGames(file('ours.sqlite'), game.sides, course);
  const idle = await keepGames(file('empty.sqlite'), game.sides, [...course, ...course]);
  const states = file('states.json');
  const withLogs = file('states-with-logs.json');
  writeFileSync(states, JSON.stringify(course.map(({ state }) => state)));
  writeFileSync(withLogs, JSON.stringify(course.map(({ state, log }) => `${state.slice(0, -1)},"log":${log}}`)));
  const empty = await start('server/our-server.ts', file('empty.sqlite'));
  const ours = await start('server/our-server.ts', file('ours.sqlite'));
  const peer = async (name: Name, program: string, arg: string, open: Open<Table>): Promise<Table[]> =>
    sitAll(await start(`peers/${program}`, file(`${name}.sqlite`), arg), course, open);
  const tables = {
    bare: await peer('bare', 'bare-server.mjs', String(games), openBare),
    rtt: await peer('rtt', 'rtt-server.mjs', states, openRtt),
    rttWithLog: await peer('rttWithLog', 'rtt-server.mjs', withLogs, openRtt),
    boardgame: await peer('boardgame', 'boardgameio-server.cjs', states, openBoardgame),
    boardgameWithLog: await peer('boardgameWithLog', 'boardgameio-server.cjs', withLogs, openBoardgame),
  };
  const open = (): Promise<CountingTable[]> =>
    sitAll(ours, course, (url, game, at) => openOurs(url, tickets[game] ?? {}, at));
  return { course, peers: tables, open, empty, tickets: idle };
}

type Open<T> = (url: string, game: number, at: UnderWay) => Promise<T>;

/** Takes both seats of every game of a server. */
async function sitAll<T>({ url }: Child, course: readonly UnderWay[], open: Open<T>): Promise<T[]> {
  const tables: T[] = [];
  for (const [game, at] of course.entries()) tables.push(await open(url, game, at));
  return tables;
}
