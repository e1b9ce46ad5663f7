import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { pick, seeded } from '../../kernel/random.ts';
import { ChannelSeat } from '../../seat/channel-seat.ts';
import type { Message } from '../../seat/channel.ts';
import { host } from '../../seat/host.ts';
import type { LocalSeat } from '../../seat/local-seat.ts';
import type { Seat } from '../../seat/seat.ts';
import { wire } from '../../seat/test-kit.ts';
import type { PaceId, Said } from '../../seat/sitting.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Change, Store } from '../store/store.ts';
import { newDatabase } from '../store/test-kit.ts';
import type { LiveGame } from './live-game.ts';
import { LiveGames } from './live-games.ts';

const RULES = GAMES.find(({ id }) => id === 'market-garden') as Wargame;
const library = new Map([[RULES.id, { about: RULES, load: async () => RULES }]]);

let folder: string;
let servers: LiveGames[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-following-'));
});
afterEach(async () => {
  await Promise.all(servers.map((games) => games.close()));
  rmSync(folder, { recursive: true });
});

/** One for both, who are told of what either has changed. */
async function openFile(): Promise<Store[]> {
  const store = await openSqlite(join(folder, 'games.sqlite'));
  const listeners: ((game: string) => void)[] = [];
  store.heard = (listener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const { change, say, note, take } = store;
  const tell = (game: string): void => listeners.forEach((listener) => listener(game));
  store.change = async (game, ...about) => {
    const isDone = await change.call(store, game, ...about);
    if (isDone) tell(game);
    return isDone;
  };
  store.take = async (game, ...about) => {
    const isDone = await take.call(store, game, ...about);
    if (isDone) tell(game);
    return isDone;
  };
  store.say = async (game, said) => {
    await say.call(store, game, said);
    tell(game);
  };
  store.note = async (game, ...about) => {
    await note.call(store, game, ...about);
    tell(game);
  };
  return [store, store];
}

async function openShared(): Promise<Store[]> {
  const url = await newDatabase();
  return [await openPostgres(url), await openPostgres(url)];
}

/** A game at one server. */
interface Place {
  live: LiveGame;
  /** The seats of both sides there. */
  seats: LocalSeat[];
}

/** A game that both servers have open, and at which nobody sits yet. */
async function open(stores: readonly Store[], pace?: PaceId): Promise<[LiveGame, LiveGame]> {
  servers = stores.map((store) => new LiveGames(store, library));
  const scenario = RULES.scenarios[0]?.id ?? '';
  const { id } = await (servers[0] as LiveGames).create(RULES, { game: RULES.id, scenario, options: {}, pace });
  return [(await servers[0]?.byId(id)) as LiveGame, (await servers[1]?.byId(id)) as LiveGame];
}

/** Lets nobody go on until two have come, each time anew. */
function meeting(): () => Promise<void> {
  let waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length < 2) return;
      for (const go of waiting) go();
      waiting = [];
    });
}

const sit = (live: LiveGame, side: string): Promise<boolean> =>
  live.take(side, { name: side, word: `word of ${side}` });

/** A game that has begun at both servers. */
async function begin(stores: readonly Store[], pace?: PaceId): Promise<[Place, Place]> {
  const games = await open(stores, pace);
  for (const { side } of games[0].seats) await sit(games[0], side);
  await expect.poll(() => games[1].hasBegun, { interval: 2 }).toBe(true);
  const [here, there] = games.map((live) => ({ live, seats: live.seats.map(({ side }) => live.seat(side)) }));
  return [here as Place, there as Place];
}

/** Everything that a server knows of the game, but for the time that runs. */
const known = ({ live, seats }: Place): unknown => ({
  isClosed: live.isClosed,
  record: live.record(),
  seats: seats.map((seat) => ({
    known: RULES.known(seat.state, seat.side),
    rest: [seat.offer, seat.ending, seat.proof, seat.toAct, seat.clock?.running, seat.log, seat.undoRefusal()],
  })),
});

async function bothKnow(one: Place, other: Place): Promise<void> {
  await expect.poll(() => known(other), { interval: 2 }).toEqual(known(one));
}

const actingAt = ({ seats }: Place): Seat => seats.find(({ side, toAct }) => side === toAct) as Seat;

describe.each([
  { name: 'a file of SQLite, told of by hand', open: openFile, steps: 60 },
  { name: 'a database of PostgreSQL', open: openShared, steps: 20 },
])('two servers that share $name', ({ open: openStores, steps }) => {
  it('begin a game at which somebody sits down at either, without opening it again', async () => {
    const games = await open(await openStores());
    const told = vi.fn<() => void>();
    games[0].onTaken(told);
    await sit(games[1], 'german');
    await expect.poll(() => games[0].seats.map(({ name }) => name), { interval: 2 }).toContain('german');
    expect(told).toHaveBeenCalled();
    await sit(games[0], 'allied');
    await expect.poll(() => games.map(({ hasBegun }) => hasBegun), { interval: 2 }).toEqual([true, true]);
    expect(games.map(({ isClosed }) => isClosed)).toEqual([false, false]);
    expect(games[1].record()).toEqual(games[0].record());
  });

  it('begin a game once where the last two sit down at the same moment, and nobody has to come again', async () => {
    const stores = await openStores();
    const games = await open(stores, 'days-3');
    let both = meeting();
    const begun: boolean[] = [];
    for (const store of new Set(stores)) {
      const { take, change } = store;
      store.take = async (...about) => {
        const isDone = await take.apply(store, about);
        await both();
        return isDone;
      };
      store.change = async (...about) => {
        await both();
        const isDone = await change.apply(store, about);
        begun.push(isDone);
        return isDone;
      };
    }
    await Promise.all(games.map((live, i) => sit(live, RULES.sides[i] as string)));
    expect(begun.filter((done) => done)).toHaveLength(1);
    expect(games.map(({ isClosed, hasBegun, version }) => [isClosed, hasBegun, version])).toEqual([
      [false, true, 1],
      [false, true, 1],
    ]);
    const places = games.map((live) => ({ live, seats: RULES.sides.map((side) => live.seat(side)) }));
    expect(known(places[1] as Place)).toEqual(known(places[0] as Place));
    const kept = await stores[0]?.game(games[0].id);
    expect(kept?.standing?.clock?.since).toBe(kept?.standing?.moved);
    const jobs = await stores[0]?.jobs.take('9999', '9999', 9);
    expect(jobs?.map(({ kind }) => kind).toSorted()).toEqual(['reminder', 'turn']);
    // Both go on as if they had begun it.
    both = async () => undefined;
    for (const [here, there] of [places, places.toReversed()]) {
      await actingAt(here as Place).perform([actingAt(here as Place).legal()[0] as never]);
      await bothKnow(here as Place, there as Place);
    }
  });

  it('follow each other through everything that is played, undone and taken back', async () => {
    const places = await begin(await openStores(), 'live-45');
    const random = seeded(5);
    const done = new Set<string>();
    for (let i = 0; i < steps || done.size < 3; i++) {
      const [here, there] = random() < 0.5 ? places : [places[1], places[0]];
      const seat = actingAt(here);
      const other = there.seats.find(({ side }) => side !== seat.side) as Seat;
      const luck = random();
      const before = here.live.record()?.takenBack ?? 0;
      if (luck < 0.2) {
        if ((await seat.undo()).ok) done.add('undone');
      } else if (luck < 0.25 && (await other.parley('take-back')).ok) {
        // Over what the side to act has decided since.
        await bothKnow(there, here);
        await seat.parley('accept');
        await bothKnow(here, there);
        if ((here.live.record()?.takenBack ?? 0) > before) done.add('taken back');
      } else if (luck < 0.3) await seat.parley('draw');
      else if (luck < 0.35) await other.parley('decline');
      else await seat.perform([seat.legal().find(({ type }) => type === 'end') ?? pick(seat.legal(), random)]);
      const last = here.live.record()?.actions.at(-1)?.by;
      if (last === 'chance') done.add('rolled');
      await bothKnow(...(luck >= 0.3 && luck < 0.35 ? ([there, here] as const) : ([here, there] as const)));
    }
    await actingAt(places[0]).parley('resign');
    await bothKnow(...places);
    expect(places[1].seats.map(({ ending }) => ending?.by)).toEqual(['resigned', 'resigned']);
    expect([...done].toSorted()).toEqual(['rolled', 'taken back', 'undone']);
  });

  it('tell what is said at either, once and in one order', async () => {
    const places = await begin(await openStores());
    const heard: Said[][] = places.map(({ live }) => {
      const said: Said[] = [];
      live.room.enter('allied', (message) => message.type === 'talk' && said.push(...message.said));
      return said;
    });
    for (const [i, text] of ['one', 'two', 'three', 'four'].entries()) {
      places[i % 2]?.live.room.hear('allied', { type: 'say', text });
      await expect
        .poll(() => heard.map((said) => said.map((each) => each.text).at(-1)), { interval: 2 })
        .toEqual([text, text]);
    }
    expect(heard[0]?.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four']);
    expect(heard[1]).toEqual(heard[0]);
  });

  it('show the pages of a side what it has written down at either', async () => {
    const places = await begin(await openStores());
    const noted = places.map(({ live }) => {
      let text = '';
      live.papers.enter('allied', (message) => message.type === 'noted' && (text = message.text));
      return () => text;
    });
    for (const [i, text] of ['Guard the bridge.', 'Guard both bridges.'].entries()) {
      places[i]?.live.papers.hear('allied', { type: 'note', text });
      await expect.poll(() => noted.map((read) => read()), { interval: 2 }).toEqual([text, text]);
    }
  });
});

it('a player at one server of a database of PostgreSQL sees that the other is at another, also when he comes later', async () => {
  const [here, there] = await begin(await openShared());
  const present = ({ live }: Place): (() => unknown) => {
    let sides: unknown;
    live.room.enter('german', (message) => message.type === 'present' && (sides = message.sides));
    return () => sides;
  };
  const first = present(there);
  here.live.room.hear('allied', { type: 'here' });
  await expect.poll(first).toEqual(['allied']);
  const leave = here.live.room.enter('allied', () => undefined);
  leave();
  await expect.poll(first).toEqual([]);
  here.live.room.hear('allied', { type: 'here' });
  const later = present(there);
  await expect.poll(later).toEqual(['allied']);
  await servers[0]?.close();
  await expect.poll(later).toEqual([]);
  servers = servers.slice(1);
});

it('a seat at the other server hears what is different and nothing else', async () => {
  const [here, there] = await begin(await openFile());
  const [near, port] = wire();
  const heard: Message[] = [];
  near.addEventListener('message', ({ data }) => heard.push(data as Message));
  const opening = ChannelSeat.open(near, GAMES, seeded(1));
  host(port, there.seats[0] as LocalSeat);
  const seat = (await opening) as Seat;
  for (let i = 0; i < 5; i++) {
    await actingAt(here).perform([actingAt(here).legal()[0] as never]);
    await bothKnow(here, there);
  }
  expect(heard.map(({ type }) => type)).toEqual(['game', 'position', ...Array.from({ length: 5 }, () => 'change')]);
  expect(RULES.known(seat.state, seat.side)).toEqual(RULES.known(here.seats[0]?.state as object, seat.side));
  expect(seat.actions.length).toBe(here.live.record()?.actions.length);
});

it('a game that nobody begins at the other server is left to whoever comes again', async () => {
  const stores = await openFile();
  const [here] = await open(stores);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // The other one dies when both have sat down.
  await servers[1]?.byId(here.id).then((there) => there?.close());
  for (const side of RULES.sides) await stores[1]?.take(here.id, side, { name: side, word: 'x' });
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.runAllTimersAsync();
  expect([here.isClosed, here.hasBegun]).toEqual([true, false]);
  expect((await servers[0]?.byId(here.id))?.hasBegun).toBe(true);
});

it.each<[string, (change: Change) => Change]>([
  [
    'fewer values of the dice than here',
    (change) => ({ ...change, standing: { ...change.standing, dice: { shown: -1, takenBack: [] } } }),
  ],
  ['actions that these rules refuse', (change) => ({ ...change, actions: [{ by: 'nobody' }] })],
])('a server that cannot follow closes the game: %s', async (_, spoilt) => {
  const stores = await openFile();
  const [here, there] = await begin(stores);
  const { change } = stores[0] as Store;
  (stores[0] as Store).change = (game, version, about) => change.call(stores[0], game, version, spoilt(about));
  await actingAt(here).perform([actingAt(here).legal()[0] as never]);
  await expect.poll(() => there.live.isClosed).toBe(true);
});
