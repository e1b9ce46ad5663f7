import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '../../games/all.ts';
import type { Game } from '../../kernel/game.ts';
import { verify, type GameRecord } from '../../kernel/match.ts';
import { pick, seeded } from '../../kernel/random.ts';
import type { Seat } from '../../seat/seat.ts';
import { CLOSED } from '../../seat/sitting.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { buildApp } from '../app.ts';
import { Visitor } from '../accounts/test-kit.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { newDatabase } from '../store/test-kit.ts';
import { LiveGame } from './live-game.ts';
import { Uptime } from '../clocks/uptime.ts';
import { beginAt, comeTo, until } from './test-kit.ts';

const RULES = GAMES.find(({ id }) => id === 'market-garden') as Wargame;

let folder: string;
let url: string;
let stores: Store[];
let apps: FastifyInstance[];
let hosts: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-servers-'));
  url = await newDatabase();
  stores = [await openPostgres(url), await openPostgres(url)];
  apps = await Promise.all(
    stores.map(async (store) => {
      const app = await buildApp(folder, { store });
      await app.listen({ host: '127.0.0.1', port: 0 });
      return app;
    }),
  );
  hosts = apps.map((app) => `127.0.0.1:${(app.server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

/** Orders that bring a turn to its end. */
const SHORT = ['end', 'stop', 'done', 'commit'];

/** Somebody who comes back when his game is closed, as the page does. */
class Player {
  readonly #come: () => ReturnType<typeof comeTo>;
  seat: Seat | undefined;
  #closed: Promise<number> = Promise.resolve(0);
  wasRefused = false;
  acted = 0;
  came = 0;

  constructor(host: string, ticket: string, name: string) {
    this.#come = () => comeTo(host, ticket, name);
    this.#sit();
  }

  #sit(): void {
    this.came++;
    const { seat, closed } = this.#come();
    this.seat = undefined;
    this.#closed = closed;
    void seat.then((sat) => (this.seat = sat));
    void closed.then((code) => {
      if (code === CLOSED.reopen) this.#sit();
      else this.wasRefused = code === CLOSED.refused;
    });
  }

  /** Plays something. Where the game is closed meanwhile he does not know whether he has. */
  async act(seat: Seat, random: () => number): Promise<void> {
    const legal = seat.legal();
    const order = legal.find(({ type }) => SHORT.includes(type)) ?? pick(legal, random);
    const answer = await Promise.race([seat.perform([order]), this.#closed]);
    if (typeof answer === 'object' && answer.ok) this.acted++;
  }
}

it('two players, each at a server of his own, play with each other', async () => {
  const game = await beginAt(hosts[0] as string, 'market-garden', 'market-garden');
  const players = Object.values(game.tickets).map((ticket, i) => new Player(hosts[i] as string, ticket, `player ${i}`));
  const random = seeded(3);
  await allSeated(players);
  while (players.some(({ acted }) => acted < 3)) {
    const seats = await allSeated(players);
    const i = seats.findIndex(({ side, toAct }) => side === toAct);
    await players[i]?.act(seats[i] as Seat, random);
  }
  expect(players.map(({ wasRefused }) => wasRefused)).toEqual([false, false]);
  // Nobody had to come again.
  expect(players.map(({ came }) => came)).toEqual([1, 1]);
  const record = await recordOf(game.id);
  expect(record.actions.some(({ by }) => by === 'chance')).toBe(true);
  expect(verify(RULES as unknown as Game, record)).toMatchObject({ ok: true });
});

it('nobody sits at both seats of a rated game, also where he comes to both at the same moment', async () => {
  const ann = new Visitor(apps[0] as FastifyInstance);
  await ann.signUp('Ann');
  const { cookie } = ann;
  const how = { pace: 'days-3', isRated: true };
  const { tickets } = await beginAt(hosts[0] as string, 'market-garden', 'market-garden', how, cookie);
  // Neither server goes on before the other one has come as far.
  const claims: (() => void)[] = [];
  for (const { accounts } of stores) {
    const { claim } = accounts;
    accounts.claim = async (...about) => {
      await new Promise<void>((resolve) => void claims.push(resolve));
      return claim.apply(accounts, about);
    };
  }
  const come = Object.values(tickets).map((ticket, i) => comeTo(hosts[i] as string, ticket, 'Ann', { cookie }));
  await until(() => claims.length === 2);
  for (const go of claims) go();
  await until(() => come.every(({ said }) => said.length > 0));
  const said = come.map(({ said: [first] }) => first?.['code'] ?? first?.['type']);
  expect(new Set(said)).toEqual(new Set(['both-seats', 'waiting']));
});

/** Everybody's seat, when all have been told the same. */
async function allSeated(players: readonly Player[]): Promise<Seat[]> {
  const seats = (): Seat[] => players.flatMap(({ seat }) => seat ?? []);
  const lengths = (): Set<number> => new Set(seats().map(({ actions }) => actions.length));
  await until(() => seats().length === players.length && lengths().size === 1);
  return seats();
}

/** The record as it is stored. */
async function recordOf(id: string): Promise<GameRecord> {
  const store = await openPostgres(url);
  const kept = await store.game(id);
  const uptime = new Uptime(store);
  const live = kept && (await LiveGame.open(RULES, { store, uptime }, kept));
  await uptime.close();
  await store.close();
  return live?.record() as GameRecord;
}
