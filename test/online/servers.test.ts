// Two servers that share a database of PostgreSQL, one of which is killed while two people play across them.
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { gameById } from '../../src/games/all.ts';
import type { Game } from '../../src/kernel/game.ts';
import { verify } from '../../src/kernel/match.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { ChannelSeat } from '../../src/seat/channel-seat.ts';
import type { Order, Seat } from '../../src/seat/seat.ts';
import { SocketChannel } from '../../src/seat/socket-channel.ts';
import { beginAt, Relay } from '../../src/server/play/test-kit.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { newDatabase } from '../../src/server/store/test-kit.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { serve } from './serving.ts';

const RULES = gameById('market-garden') as Wargame;
/** Orders that are acknowledged after the kill. */
const AFTER = 8;

const servers: ChildProcess[] = [];
const channels: SocketChannel[] = [];
const relays: Relay[] = [];
const folder = mkdtempSync(join(tmpdir(), 'bivouac-two-'));

afterEach(async () => {
  for (const channel of channels) channel.leave();
  for (const relay of relays) await relay.close();
  for (const server of servers) if (server.kill('SIGKILL')) await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** A player by a link that is led to a server, as by a proxy. */
function sit(relay: Relay, ticket: string): Promise<Seat | undefined> {
  const channel = new SocketChannel(`ws://${relay.host}/api/seat`, {
    type: 'sit',
    ticket,
    name: ticket,
    word: `word of ${ticket}`,
  });
  channels.push(channel);
  return ChannelSeat.open(channel, [RULES], seeded(1));
}

it('a game that is played across two servers goes on at one when the other is killed, and nothing acknowledged is lost', async () => {
  const url = await newDatabase();
  const started = await Promise.all([0, 1].map(() => serve(folder, url)));
  servers.push(...started.map(({ server }) => server));
  const hosts = started.map(({ host }) => host) as [string, string];
  const { id, tickets } = await beginAt(hosts[0], RULES.id, 'market-garden');
  relays.push(...(await Promise.all(hosts.map((host) => Relay.to(host)))));
  const opening = Object.values(tickets).map((ticket, i) => sit(relays[i] as Relay, ticket));
  const seats = (await Promise.all(opening)) as Seat[];
  const acknowledged: { by: string | null }[] = [];
  const random = seeded(7);
  /** How many had been when a server was killed. */
  let killed: number | undefined;
  while (killed === undefined || acknowledged.length < killed + AFTER) {
    await expect.poll(() => new Set(seats.map(({ actions }) => actions.length)).size, { interval: 2 }).toBe(1);
    const seat = seats.find(({ side, toAct }) => side === toAct) as Seat;
    const legal = seat.legal();
    const order = legal.find(({ type }) => type === 'end') ?? (pick(legal, random) as Order);
    const asked = seat.perform([order]);
    const haveActed = new Set(acknowledged.map(({ by }) => by)).size === seats.length;
    if (killed === undefined && haveActed && seat === seats[1]) {
      // What he has just asked is asked again at the other server.
      relays[1]?.turn(hosts[0]);
      servers[1]?.kill('SIGKILL');
      killed = acknowledged.length;
    }
    const answer = await asked;
    if (answer.ok) acknowledged.push({ by: seat.side, ...order });
    else expect(['late', 'link-lost']).toContain(answer.error.code);
  }

  const store = await openPostgres(url);
  const actions = (await store.game(id))?.actions ?? [];
  await store.close();
  const decisions = actions.filter(({ by }) => by !== 'chance');
  let found = 0;
  for (const decision of decisions) if (isDeepStrictEqual(decision, acknowledged[found])) found++;
  expect(found).toBe(acknowledged.length);
  // What was asked while the server died may have been stored and not been acknowledged any more.
  expect(decisions.length - found).toBeLessThanOrEqual(1);
  expect(actions.some(({ by }) => by === 'chance')).toBe(true);
  for (const seat of seats) await seat.parley('resign');
  const record = await seats[0]?.record();
  expect(record && verify(RULES as unknown as Game, record)).toMatchObject({ ok: true });
});
