import { seeded } from '../../src/kernel/random.ts';
import { median, row, type BenchRow } from '../measure.ts';
import { installPeers } from '../peers.ts';
import type { UnderWay } from './course.ts';
import { idleRow } from './idle.ts';
import { answerTimes, movesPerSecond } from './load.ts';
import { withServers, type Servers } from './servers.ts';
import type { CountingTable, Table } from './tables.ts';

const GAMES = 200;
/** Rounds that count, and how long a server is under load in each, in milliseconds. */
const ROUNDS = 5;
const LASTS = 500;
const ANSWERS_LAST = 800;
/** Moves of each game whose bytes are counted. */
const COUNTED = 3;
const BARE = 'sockets and commits alone';

/** Both seats of all games, by server. */
type Tables = { ours: readonly Table[] } & Servers['peers'];

/** Games that are played over sockets, which are in this process, on servers in others. */
export async function serverRows(): Promise<BenchRow[]> {
  await installPeers();
  return withServers(GAMES, async ({ peers, open, course, empty, tickets }) => {
    const [ours, idle] = await Promise.all([open(), idleRow(empty, tickets, course)]);
    const tables = { ours, ...peers };
    const bytes = await bytesRow(ours, course);
    const { rows, perSecond } = await movesRows(tables);
    return [...rows, await answerRow(tables, perSecond / 2), idle, bytes];
  });
}

/** Bytes of a move to the seat that has not made it, against a view of everything which that seat knows, without its log. */
async function bytesRow(tables: readonly CountingTable[], course: readonly UnderWay[]): Promise<BenchRow> {
  let sent = 0;
  for (const table of tables) for (let move = 0; move < COUNTED; move++) sent += await table.bytesOfMove();
  const value = sent / (tables.length * COUNTED);
  const whole = course.reduce((sum, { view }) => sum + view, 0) / course.length;
  const name = 'bytes of a move to the other seat';
  return row({ name, ratio: whole / value, against: 'a whole view', unit: 'bytes', value, target: 10 });
}

/** How many times as many moves as each of the peers. */
const PEERS = [
  { name: 'boardgame', against: 'boardgame.io', target: 10 },
  { name: 'boardgameWithLog', against: 'boardgame.io, log in its state', target: 10 },
  { name: 'rtt', against: 'whole state as text', target: 2 },
  { name: 'rttWithLog', against: 'whole state and log as text', target: 2 },
  { name: 'bare', against: BARE, target: 0.5 },
] as const;

/** Each server in turn, one round to warm up, every round begun with another one. */
async function movesRows(tables: Tables): Promise<{ rows: BenchRow[]; perSecond: number }> {
  const names = Object.keys(tables) as (keyof Tables)[];
  const rounds: Record<keyof Tables, number>[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const order = [...names.slice(round), ...names.slice(0, round)];
    const rates: [string, number][] = [];
    for (const name of order) rates.push([name, await movesPerSecond(tables[name], LASTS)]);
    if (round > 0) rounds.push(Object.fromEntries(rates) as (typeof rounds)[number]);
  }
  const perSecond = median(rounds.map(({ ours }) => ours));
  const rows = PEERS.map(({ name, against, target }) => {
    const ratio = median(rounds.map((rates) => rates.ours / rates[name]));
    return row({ name: `durable moves in ${GAMES} games`, ratio, against, unit: 'moves/s', value: perSecond, target });
  });
  return { rows, perSecond };
}

/**
 * How long the slowest of a hundred answers takes when half as many moves come as our server can take, against the bare server under the same
 * load. Of a server that needs twice as long for a move it is about three and a half times as long: that server is busy for half of the time and
 * the bare one for a quarter of it, and so much longer do moves queue (M/D/1). Four times are allowed.
 */
async function answerRow({ ours, bare }: Tables, perSecond: number): Promise<BenchRow> {
  const random = seeded(5);
  const slowest = async (tables: readonly Table[]): Promise<number> =>
    percentile(await answerTimes(tables, perSecond, ANSWERS_LAST, random), 0.99);
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(
      round % 2 === 0
        ? { ours: await slowest(ours), bare: await slowest(bare) }
        : { bare: await slowest(bare), ours: await slowest(ours) },
    );
  const ratio = median(rounds.map((times) => times.bare / times.ours));
  const value = median(rounds.map((times) => times.ours));
  const name = 'time to the answer (p99) at half of that load';
  return row({ name, ratio, against: BARE, unit: 'ms', value, target: 1 / 4 });
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] as number;
