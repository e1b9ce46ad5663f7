// Servers whose computer players are told by a test what to decide.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Asked } from '../../ai/asked.ts';
import type { Answer } from '../../ai/thinking.ts';
import type { BaseAction } from '../../kernel/game.ts';
import type { LocalSeat } from '../../seat/local-seat.ts';
import type { Order } from '../../seat/seat.ts';
import { toy } from '../../wargame/toy.test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Lasting, LiveGame } from '../play/live-game.ts';
import { LiveGames } from '../play/live-games.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Computers } from './computers.ts';
import type { Mind } from './mind.ts';

/** It compares actions as texts. */
const inOrder = (action: unknown): never => {
  const { by, ...order } = action as BaseAction;
  return { by, ...order } as never;
};
export const TOY = {
  ...toy,
  refusal: (state, action) => toy.refusal(state, inOrder(action)),
  play: (state, action) => toy.play(state, inOrder(action)),
  // What a side knows is said by its name alone, so that anything else would be seen.
  known: (_, side) => ({ toldTo: side }) as never,
} as typeof toy as unknown as Wargame;
const library = new Map([[TOY.id, { about: TOY, load: async () => TOY }]]);
export const START = { game: TOY.id, scenario: 'plain', options: {} };

/** A mind that is told its answers by the test. */
export class Told implements Mind {
  readonly asked: Asked[] = [];
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  ask(asked: Asked): Promise<Answer> {
    this.asked.push(asked);
    return new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
  }

  answer(...actions: object[]): void {
    const decided = actions.map((action) => ({ by: 'blue', ...action }) as BaseAction);
    this.#settle?.resolve({ actions: decided, missions: [], attacks: [], fears: [] });
  }

  fail(): void {
    this.#settle?.reject(new Error('It cannot think.'));
  }

  async close(): Promise<void> {
    this.fail();
  }
}

const MINUTE = 60_000;

export interface Server {
  store: Store;
  games: LiveGames;
  computers: Computers;
  mind: Told;
  failures: string[];
  close(): Promise<void>;
}

export interface Table {
  live: LiveGame;
  seat: LocalSeat;
}

/** Servers of one test, which share a folder and a clock of the day. */
export class Servers {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bivouac-computers-'));
  #all: Server[] = [];
  /** Milliseconds that have been let pass. */
  #passed = 0;

  /** A server on the file of SQLite. */
  start = async (lasting?: Lasting): Promise<Server> =>
    this.on(await openSqlite(join(this.#folder, 'games.sqlite')), lasting);

  on(store: Store, lasting?: Lasting): Server {
    const games = new LiveGames(store, library, lasting);
    const mind = new Told();
    const failures: string[] = [];
    const onFailure = (_: unknown, { message }: Error): void => void failures.push(message);
    const now = (): number => Date.now() + this.#passed;
    const computers = new Computers({ store: store.jobs, games, minds: [mind], now, onFailure });
    games.wake = () => computers.wake();
    const close = async (): Promise<void> => {
      this.forget(server);
      await computers.close();
      await games.close();
    };
    const server = { store, games, computers, mind, failures, close };
    this.#all.push(server);
    return server;
  }

  /** A server has been killed: nobody closes it. */
  forget(server: Server): void {
    this.#all = this.#all.filter((one) => one !== server);
  }

  /** Minutes go by. */
  pass(minutes: number): void {
    this.#passed += minutes * MINUTE;
  }

  async close(): Promise<void> {
    for (const server of this.#all) await server.close();
    rmSync(this.#folder, { recursive: true });
  }
}

export const until = (so: () => boolean): Promise<unknown> => vi.waitUntil(so, { timeout: 10_000, interval: 2 });

/** What the mind of a server is asked, when it has been asked so often. */
export async function asked({ mind }: Server, times: number): Promise<Asked> {
  await until(() => mind.asked.length === times);
  return mind.asked.at(-1) as Asked;
}

export const act = async ({ seat }: Pick<Table, 'seat'>, order: Order): Promise<void> =>
  expect(await seat.perform([order])).toMatchObject({ ok: true });

/** What has been played, by whom. */
export const played = ({ live }: Pick<Table, 'live'>): string[] =>
  (live.record()?.actions ?? []).map(({ by, type }: BaseAction & { type?: string }) => `${by} ${type}`);

export const END = { type: 'end' };
export const STEP = { type: 'step', unit: 'B1', to: '0301' };
