import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Job } from '../store/jobs.ts';
import type { Store } from '../store/store.ts';
import { NEW_GAME, newDatabase } from '../store/test-kit.ts';
import { Jobs, type Handler } from './jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse('2026-11-30T10:00:00.000Z');

let folder: string;
/** Two processes that share a store. */
let stores: Store[];
let time: number;
let done: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-jobs-'));
  time = START;
  done = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true });
});

async function openFile(): Promise<void> {
  const file = join(folder, 'games.sqlite');
  stores = [await openSqlite(file), await openSqlite(file)];
}

async function openDatabase(): Promise<void> {
  const url = await newDatabase();
  stores = [await openPostgres(url), await openPostgres(url)];
}

const at = (milliseconds: number): string => new Date(milliseconds).toISOString();
const job = (key: string, due = START, kind = 'note') => ({ kind, key, payload: { of: key }, due: at(due) });
const note: Handler = async (_, { key }) => void done.push(key);
const server = (handler: Handler = note, onFailure?: (job: Job) => void, of = 0): Jobs =>
  new Jobs((stores[of] as Store).jobs, { note: handler }, { now: () => time, ...(onFailure ? { onFailure } : {}) });
const add = (...jobs: ReturnType<typeof job>[]): Promise<void> => (stores[0] as Store).jobs.add(jobs);

/** Minutes go by, with a look at what is due in each. */
async function pass(jobs: Jobs, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    time += MINUTE;
    await jobs.run();
  }
}

describe.each([
  { name: 'SQLite', open: openFile, second: 0 },
  { name: 'PostgreSQL', open: openDatabase, second: 1 },
])('jobs in $name', ({ open, second }) => {
  beforeEach(open);

  it('are done once a key, also when they are asked for again afterwards', async () => {
    await add(job('a'), job('b'));
    await add(job('a', START - HOUR));
    const jobs = server();
    await jobs.run();
    await add(job('b'));
    await pass(jobs, 3);
    expect(done.sort()).toEqual(['a', 'b']);
  });

  it('are done by one of two servers, which leave none', async () => {
    await add(...Array.from({ length: 50 }, (_, i) => job(`${i}`)));
    await Promise.all([server().run(), server(note, undefined, second).run()]);
    expect(done).toHaveLength(50);
    expect(new Set(done).size).toBe(50);
  });

  it('that another server has taken over are not ended by the one that was too slow', async () => {
    const { jobs } = stores[0] as Store;
    await add(job('a'));
    const [slow] = await jobs.take(at(START), at(START + MINUTE), 1);
    const [quick] = await jobs.take(at(START + MINUTE), at(START + HOUR), 1);
    expect(await jobs.end(slow as Job, 'done', [job('b')])).toBe(false);
    await jobs.again(slow as Job, at(START));
    expect(await jobs.take(at(START + MINUTE), at(START + HOUR), 5)).toEqual([]);
    expect(await jobs.end(quick as Job, 'done', [job('c', START + MINUTE)])).toBe(true);
    expect((await jobs.take(at(START + MINUTE), at(START + HOUR), 5)).map(({ key }) => key)).toEqual(['c']);
  });

  it('of a change are stored with it, or not at all', async () => {
    const [store] = stores as [Store, Store];
    await store.create({
      id: 'g1',
      ...NEW_GAME,
      created: at(START),
      seats: [{ side: 'red', ticket: 'hash' }],
    });
    const standing = { toAct: 'red', turn: 1, moved: at(START), dice: { shown: 0, takenBack: [] }, takenBack: 0 };
    const change = (key: string) => ({ at: 0, actions: [], standing, jobs: [job(key)] });
    expect(await store.change('g1', 0, change('a'))).toBe(true);
    expect(await store.change('g1', 0, change('b'))).toBe(false);
    expect((await store.jobs.take(at(START), at(START + HOUR), 5)).map(({ key }) => key)).toEqual(['a']);
  });
});

describe('jobs', () => {
  beforeEach(openFile);

  it('are done when they are due, and not before', async () => {
    await add(job('a', START + MINUTE));
    const jobs = server();
    await jobs.run();
    expect(done).toEqual([]);
    await pass(jobs, 5);
    expect(done).toEqual(['a']);
  });

  it('are done again when the server ends between doing and noting it, and then by another one', async () => {
    await add(job('a'));
    const [first, second] = stores as [Store, Store];
    const gone = new Jobs(
      { ...bound(first), end: () => Promise.reject(new Error('killed')) },
      { note },
      { now: () => time },
    );
    await expect(gone.run()).rejects.toThrow('killed');
    expect(done).toEqual(['a']);
    const jobs = new Jobs(second.jobs, { note }, { now: () => time });
    await pass(jobs, 4);
    expect(done).toEqual(['a']);
    await pass(jobs, 60);
    expect(done).toEqual(['a', 'a']);
  });

  it('end before their server does', async () => {
    await add(job('a'));
    let go = (): void => undefined;
    const waits = new Promise<void>((resolve) => (go = resolve));
    const jobs = server(async (payload, about) => {
      await waits;
      await note(payload, about);
    });
    void jobs.run();
    const closed = jobs.close();
    go();
    await closed;
    expect(done).toEqual(['a']);
    expect(await (stores[0] as Store).jobs.take(at(START + HOUR), at(START + HOUR), 1)).toEqual([]);
  });

  it('are tried again with growing pauses, and lost by nobody who is away for an hour', async () => {
    await add(job('a'));
    const attempts: number[] = [];
    const jobs = server(async (payload, about) => {
      attempts.push((time - START) / MINUTE);
      if (time < START + HOUR) throw new Error('away');
      await note(payload, about);
    });
    await jobs.run();
    await pass(jobs, 240);
    expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 63]);
    expect(done).toEqual(['a']);
  });

  it('are given up after about a day', async () => {
    await add(job('a'));
    const failed: number[] = [];
    const never: Handler = async () => {
      throw new Error('never');
    };
    const jobs = server(never, () => failed.push(time));
    await jobs.run();
    await pass(jobs, 3 * 24 * 60);
    expect(failed).toHaveLength(30);
    expect(((failed.at(-1) ?? 0) - START) / HOUR).toBeCloseTo(24, 0);
  });

  it('are begun while others are still under way, so many at a time', async () => {
    const open = new Map<string, () => void>();
    const waits: Handler = (_, { key }) => new Promise((resolve) => open.set(key, resolve));
    const jobs = new Jobs((stores[0] as Store).jobs, { note: waits }, { now: () => time, most: 2 });
    await add(job('a'));
    const all = jobs.run();
    await expect.poll(() => [...open.keys()]).toEqual(['a']);
    await add(job('b', START - 1), job('c'));
    jobs.wake();
    await expect.poll(() => [...open.keys()]).toEqual(['a', 'b']);
    jobs.wake();
    open.get('a')?.();
    await expect.poll(() => [...open.keys()]).toEqual(['a', 'b', 'c']);
    for (const key of ['b', 'c']) open.get(key)?.();
    await all;
  });

  it('are nobody else’s while they are under way, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await add(job('a'));
    let go: (() => void) | undefined;
    const waits: Handler = () => new Promise((resolve) => (go = resolve));
    const { jobs: store } = stores[0] as Store;
    const all = new Jobs(store, { note: waits }, { now: () => time, lease: 2 * MINUTE }).run();
    await expect.poll(() => go).toBeDefined();
    for (let minute = 0; minute < 5; minute++) {
      time += MINUTE;
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(await store.take(at(time), at(time + HOUR), 1)).toEqual([]);
    }
    go?.();
    await all;
    expect([vi.getTimerCount(), await store.take(at(time + HOUR), at(time + HOUR), 1)]).toEqual([0, []]);
  });

  it('of kinds that nobody does here are left to other servers', async () => {
    await add(job('a', START, 'another'), job('b'));
    await server().run();
    expect(done).toEqual(['b']);
    expect((await (stores[1] as Store).jobs.take(at(time), at(time + HOUR), 5)).map(({ key }) => key)).toEqual(['a']);
  });

  it('that were interrupted are due again at once', async () => {
    await add(job('a'));
    let fail: (() => void) | undefined;
    const jobs = server(() => new Promise((_, reject) => (fail = () => reject(new Error('closed')))));
    jobs.wake();
    await expect.poll(() => fail).toBeDefined();
    const closed = jobs.close();
    fail?.();
    await closed;
    await server().run();
    expect(done).toEqual(['a']);
  });
});

/** The jobs of a store, with methods that can be replaced. */
const bound = ({ jobs }: Store): Store['jobs'] => ({
  add: (...given) => jobs.add(...given),
  take: (...given) => jobs.take(...given),
  end: (...given) => jobs.end(...given),
  again: (...given) => jobs.again(...given),
});
