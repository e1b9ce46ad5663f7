import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAP_PREVIEW, savedRevision } from '../storage/key-value-store.ts';
import type { Database } from './database.ts';
import { GameStore } from './game-store.ts';
import type { GameWriter, SaveResult } from './game-writer.ts';
import { actionsUpTo, endDatabase, entry, freshDatabase, MemoryStore, recordOf, writes } from './test-kit.ts';

let local: MemoryStore;
beforeEach(() => {
  freshDatabase();
  local = new MemoryStore();
});
afterEach(endDatabase);

/** A page that has just been opened. */
const opened = (): GameStore => new GameStore(local);

const save = (writer: GameWriter, saved: number, actions = actionsUpTo(saved)): Promise<SaveResult> =>
  writer.save({ entry: entry(writer.id, saved), record: recordOf(actions) });

/** Saves a game of so many actions. */
async function saved(id: string, at: number, actions = actionsUpTo(at)): Promise<GameStore> {
  const store = opened();
  expect(await save(store.create(id), at, actions)).toBe('saved');
  return store;
}

async function writerOf(store: GameStore, id = 'a'): Promise<GameWriter> {
  const found = await store.open(id);
  if (!found?.ok) throw new Error(`The game ${id} cannot be opened.`);
  return found.writer;
}

async function load(id = 'a', store = opened()): Promise<unknown> {
  const read = await store.read(id);
  return read?.ok ? read.record : read;
}

const rowsIn = async (name: 'games' | 'pieces' | 'notes' | 'snapshots'): Promise<number> =>
  (await opened().connection.open()).count(name);

const db = (): Promise<Database> => opened().connection.open();

describe('the game store', () => {
  it('gives back what was saved, however long, after undo too', async () => {
    const store = opened();
    const writer = store.create('a');
    const long = actionsUpTo(450);
    const changed = [...long.slice(0, 399), { by: 'german', n: 0 }, { by: 'german', n: 1 }];
    for (const actions of [long, long.slice(0, 399), changed, long.slice(0, 5), long.slice(0, 400), changed, []]) {
      expect(await save(writer, 1, actions)).toBe('saved');
      expect(await load('a', store)).toEqual(recordOf(actions));
      expect(await load('a')).toEqual(recordOf(actions));
      expect(await rowsIn('pieces')).toBe(Math.ceil(actions.length / 200));
    }
    expect(await rowsIn('games')).toBe(1);
  });

  it('lists the newest first and forgets what is removed', async () => {
    await saved('b', 2);
    const store = await saved('a', 1);
    expect((await opened().list()).games).toEqual([entry('b', 2), entry('a', 1)]);
    await store.remove('b');
    expect(await store.list()).toEqual({ games: [entry('a', 1)], damaged: [] });
    expect(await load('b')).toBeUndefined();
    expect(await rowsIn('pieces')).toBe(1);
  });

  it('lists games without reading their actions', async () => {
    await saved('a', 450);
    const before = await db();
    await before.put('pieces', 'not read' as never, ['a', 1]);
    expect((await opened().list()).games).toEqual([entry('a', 450)]);
  });

  it('keeps remarks beside a game, through every save of it, until it is removed', async () => {
    const store = opened();
    store.note('a', 'seen', '12');
    expect(await store.list()).toEqual({ games: [], damaged: [] });
    const writer = store.create('a');
    for (const actions of [actionsUpTo(450), actionsUpTo(450, 'german')]) await save(writer, 1, actions);
    const other = opened();
    expect(other.noted('a', 'seen')).toBeNull();
    await other.open('a');
    expect(other.noted('a', 'seen')).toBe('12');
    await other.remove('a');
    expect([other.noted('a', 'seen'), await rowsIn('notes')]).toEqual([null, 0]);
  });

  it('writes only the head and the last piece after an action', async () => {
    const actions = actionsUpTo(650);
    const store = opened();
    const writer = store.create('a');
    await save(writer, 1, actions);
    writes.done = 0;
    expect(await save(writer, 2, [...actions, { by: 'german' }])).toBe('saved');
    expect(writes.done).toBe(2);
    const other = opened();
    const found = await other.open('a');
    if (!found?.ok) throw new Error('The game cannot be opened.');
    writes.done = 0;
    expect(await save(found.writer, 3, [...found.record.actions, { by: 'allied' }])).toBe('saved');
    expect(writes.done).toBe(2);
    expect(await load()).toMatchObject({ actions: { length: 652 } });
  });

  it('is whole after a save that broke off anywhere', async () => {
    const before = actionsUpTo(601);
    const after = [...before.slice(0, 150), ...actionsUpTo(500, 'german')];
    for (let most = 0; most <= 5; most++) {
      freshDatabase();
      await saved('a', 1, before);
      const writer = await writerOf(opened());
      Object.assign(writes, { done: 0, most });
      expect(await save(writer, 2, after)).toBe(most < 5 ? 'unsaved' : 'saved');
      expect(await load()).toEqual(recordOf(most < 5 ? before : after));
    }
  });

  it('has sent a save to the database when the call returns', async () => {
    const writer = await writerOf(await saved('a', 1));
    writes.done = 0;
    const saving = save(writer, 2);
    expect(writes.done).toBe(2);
    await saving;
  });

  it('saves in order what is played while a save is under way', async () => {
    const store = await saved('a', 1);
    const writer = await writerOf(store);
    const all = actionsUpTo(421);
    const results = [199, 420, 401, 380, 421].map((n) => save(writer, n, all.slice(0, n)));
    expect(await load('a', store)).toEqual(recordOf(all));
    expect(new Set(await Promise.all(results))).toEqual(new Set(['saved']));
    expect(writer.revision).toBe(6);
  });

  it('drops the map preview with every save, and notes the revision when it is complete', async () => {
    const writer = await writerOf(await saved('a', 1));
    local.setItem(MAP_PREVIEW, 'x');
    const saving = save(writer, 2);
    expect([local.getItem(MAP_PREVIEW), writer.revision, savedRevision(local, 'a')]).toEqual([null, undefined, 1]);
    await saving;
    expect([writer.revision, savedRevision(local, 'a')]).toEqual([2, 2]);
  });
});

describe('two tabs on one game', () => {
  it('keep the action that was saved first; the other is refused until the game is opened again', async () => {
    await saved('a', 450);
    const [here, there] = [opened(), opened()];
    const [mine, theirs] = [await writerOf(here), await writerOf(there)];
    const results = await Promise.all([
      save(mine, 2, actionsUpTo(451, 'german')),
      save(theirs, 3, actionsUpTo(451, 'allied')),
    ]);
    expect(results).toEqual(['saved', 'conflict']);
    expect(await save(theirs, 4, actionsUpTo(452, 'allied'))).toBe('conflict');
    expect(await load('a', there)).toEqual(recordOf(actionsUpTo(451, 'german')));
    expect(await save(await writerOf(there), 5, actionsUpTo(452, 'german'))).toBe('saved');
    expect(await save(mine, 6, actionsUpTo(453))).toBe('conflict');
    expect(await load()).toEqual(recordOf(actionsUpTo(452, 'german')));
  });

  it('refuse everything that goes on from a refused action', async () => {
    await saved('a', 1);
    const [mine, theirs] = [await writerOf(opened()), await writerOf(opened())];
    const results = [2, 3, 4].map((n) => save(mine, n));
    const refused = [5, 6].map((n) => save(theirs, n));
    expect(await Promise.all(results)).toEqual(['saved', 'saved', 'saved']);
    expect(await Promise.all(refused)).toEqual(['conflict', 'conflict']);
    expect(await load()).toEqual(recordOf(actionsUpTo(4)));
  });

  it('open the game as it is saved even while a save is being refused', async () => {
    await saved('a', 1);
    const there = opened();
    const [mine, theirs] = [await writerOf(opened()), await writerOf(there)];
    expect(await save(mine, 2)).toBe('saved');
    const refused = save(theirs, 3);
    const again = await writerOf(there);
    expect(await refused).toBe('conflict');
    expect(await save(again, 4)).toBe('saved');
    expect(await load()).toEqual(recordOf(actionsUpTo(4)));
  });

  it('do not save a game on that has been deleted in one of them', async () => {
    await saved('a', 450);
    const [here, there] = [opened(), opened()];
    const mine = await writerOf(here);
    await there.remove('a');
    expect(await save(mine, 451)).toBe('conflict');
    expect([await load(), (await here.list()).games, await rowsIn('pieces')]).toEqual([undefined, [], 0]);
  });
});

describe('a full device', () => {
  it('holds the game in memory, and saves it when there is room', async () => {
    await saved('old', 1);
    const store = await saved('a', 300);
    const writer = await writerOf(store);
    writes.most = writes.done;
    const more = recordOf(actionsUpTo(420));
    expect(await save(writer, 420)).toBe('unsaved');
    expect([store.hasUnsaved, writer.revision]).toEqual([true, undefined]);
    expect(await load('a', store)).toEqual(more);
    expect((await store.list()).games).toEqual([entry('a', 420), entry('old', 1)]);
    expect(await load()).toEqual(recordOf(actionsUpTo(300)));
    expect(await writerOf(store)).toBe(writer);
    writes.most = Infinity;
    await store.settle();
    expect(store.hasUnsaved).toBe(false);
    expect(await load()).toEqual(more);
  });

  it('keeps apart what was undone and played anew while there was no room', async () => {
    const all = actionsUpTo(401);
    const store = await saved('a', 401, all);
    const writer = await writerOf(store);
    await save(writer, 1, all);
    writes.most = writes.done;
    const back = all.slice(0, 395);
    const anew = [...back, ...actionsUpTo(8, 'german')];
    expect(await Promise.all([save(writer, 2, back), save(writer, 3, anew)])).toEqual(['unsaved', 'unsaved']);
    writes.most = Infinity;
    await store.settle();
    expect(await load()).toEqual(recordOf(anew));
  });

  it('is tried again with the next action', async () => {
    const writer = await writerOf(await saved('a', 1));
    writes.most = writes.done;
    expect(await save(writer, 2)).toBe('unsaved');
    writes.most = Infinity;
    expect(await save(writer, 3)).toBe('saved');
    expect(await load()).toEqual(recordOf(actionsUpTo(3)));
  });

  it.each([
    ['that is new', 0],
    ['that was saved before', 1],
  ])('for one action only does not stop what is played meanwhile, in a game %s', async (_, times) => {
    const all = actionsUpTo(451);
    const store = await saved('other', 1);
    const writer = store.create('a');
    for (let n = 0; n < times; n++) await save(writer, 1, all.slice(0, 1));
    writes.most = writes.done;
    const first = save(writer, 2, all.slice(0, 450));
    writes.most = Infinity;
    const second = save(writer, 3, all);
    expect(await Promise.all([first, second])).toEqual(['saved', 'saved']);
    expect(await load()).toEqual(recordOf(all));
  });

  it('still refuses a game that another tab has played on', async () => {
    const store = await saved('a', 1);
    const writer = await writerOf(store);
    writes.most = writes.done;
    expect(await save(writer, 2)).toBe('unsaved');
    writes.most = Infinity;
    expect(await save(await writerOf(opened()), 3)).toBe('saved');
    expect(await writer.retry()).toBe('conflict');
    expect([store.hasUnsaved, await load('a', store)]).toEqual([false, recordOf(actionsUpTo(3))]);
  });

  it('takes the room of what only saves time', async () => {
    const store = await saved('a', 300);
    const writer = await writerOf(store);
    await (await db()).put('snapshots', 'x', ['b', 'head']);
    local.setItem(MAP_PREVIEW, 'x');
    writes.most = writes.done;
    expect(await save(writer, 320)).toBe('saved');
    expect([await rowsIn('snapshots'), local.getItem(MAP_PREVIEW)]).toEqual([0, null]);
    expect(await load()).toEqual(recordOf(actionsUpTo(320)));
  });
});

describe('a browser without a database', () => {
  it.each([
    ['none', undefined],
    [
      'one that is forbidden',
      {
        open: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      },
    ],
  ])('holds games in memory: %s', async (_, forbidden) => {
    const real = indexedDB;
    globalThis.indexedDB = forbidden as never;
    const store = opened();
    expect(await store.list()).toEqual({ games: [], damaged: [] });
    expect(await save(store.create('a'), 3)).toBe('unsaved');
    store.note('a', 'seen', '1');
    expect([await load('a', store), store.noted('a', 'seen')]).toEqual([recordOf(actionsUpTo(3)), '1']);
    expect((await store.list()).games).toEqual([entry('a', 3)]);
    await store.remove('a');
    expect([await load('a', store), store.hasUnsaved]).toEqual([undefined, false]);
    globalThis.indexedDB = real;
  });
});

describe('why games are not saved', () => {
  const failing = (name: string) => (): never => {
    throw new DOMException('of a test', name);
  };

  it.each([
    ['there is no database', undefined, 'denied'],
    ['the browser forbids it', { open: failing('SecurityError') }, 'denied'],
    ['a private window has none', { open: failing('InvalidStateError') }, 'denied'],
    ['the device is full', { open: failing('QuotaExceededError') }, 'full'],
    ['the database cannot be opened', { open: failing('UnknownError') }, 'failed'],
  ])('is known when %s', async (_, database, failure) => {
    vi.stubGlobal('indexedDB', database);
    const store = opened();
    expect(await save(store.create('a'), 3)).toBe('unsaved');
    expect(store.failure).toBe(failure);
  });

  it('is known when a write fails, until one succeeds', async () => {
    const store = await saved('a', 1);
    const writer = await writerOf(store);
    writes.most = writes.done;
    await save(writer, 2);
    expect(store.failure).toBe('full');
    writes.most = Infinity;
    await save(writer, 3);
    expect(store.failure).toBeUndefined();
    IDBObjectStore.prototype.put = failing('UnknownError');
    await save(writer, 4);
    expect(store.failure).toBe('failed');
  });

  describe('by a browser that does not answer', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    it('is known after some seconds, and the games are saved when it answers at last', async () => {
      const real = indexedDB;
      const answers: (() => void)[] = [];
      const open = (name: string, version: number): IDBOpenDBRequest => {
        const request = real.open(name, version);
        const listen = request.addEventListener.bind(request);
        request.addEventListener = (type: string, heard: never) =>
          listen(type, type === 'success' ? () => void answers.push(heard) : heard);
        return request;
      };
      vi.stubGlobal('indexedDB', { open });
      const heard: string[] = [];
      const store = new GameStore(local, () => heard.push('changed'));
      const saving = save(store.create('a'), 3);
      await vi.advanceTimersByTimeAsync(9000);
      expect(store.failure).toBeUndefined();
      await vi.advanceTimersByTimeAsync(2000);
      expect([await saving, store.failure]).toEqual(['unsaved', 'silent']);
      expect(await store.open('b')).toEqual({ ok: false, corruption: { code: 'storage', failure: 'silent' } });
      expect((await store.list()).games).toEqual([entry('a', 3)]);
      vi.useRealTimers();
      vi.stubGlobal('indexedDB', real);
      await expect.poll(() => answers.length).toBeGreaterThan(0);
      for (const answer of answers) answer();
      await expect.poll(() => heard).toEqual(['changed']);
      await store.settle();
      expect([store.failure, store.hasUnsaved]).toEqual([undefined, false]);
      expect(await load()).toEqual(recordOf(actionsUpTo(3)));
    });

    it('is known after some seconds when only a write hangs', async () => {
      vi.useRealTimers();
      const heard: string[] = [];
      const store = new GameStore(local, () => heard.push('changed'));
      const writer = store.create('a');
      await save(writer, 1);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const real = IDBDatabase.prototype.transaction;
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function hangs(this: IDBDatabase, ...args) {
        const transaction = real.apply(this, args);
        transaction.dispatchEvent = () => true;
        return transaction;
      });
      void save(writer, 2);
      await vi.advanceTimersByTimeAsync(9000);
      expect(store.failure).toBeUndefined();
      await vi.advanceTimersByTimeAsync(2000);
      expect([store.failure, heard]).toEqual(['silent', ['changed']]);
      vi.restoreAllMocks();
    });
  });
});

describe('the database of another version', () => {
  const upgraded = (version: number): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open('bivouac', version);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('unknown')));
      request.addEventListener('blocked', () => reject(new Error('blocked')));
    });

  it('that is later is named and left alone', async () => {
    await saved('a', 3);
    (await upgraded(2)).close();
    const store = opened();
    expect([await store.list(), store.isNewer]).toEqual([{ games: [], damaged: [] }, true]);
    expect(await store.open('a')).toEqual({ ok: false, corruption: { code: 'version' } });
    expect(await save(store.create('b'), 1)).toBe('unsaved');
    const later = await upgraded(2);
    const count = later.transaction('games').objectStore('games').count();
    await expect.poll(() => count.readyState).toBe('done');
    expect(count.result).toBe(1);
    later.close();
  });

  it('is not kept from being upgraded by another tab', async () => {
    const closed: string[] = [];
    const store = new GameStore(local, () => closed.push('closed'));
    const writer = store.create('a');
    await save(writer, 3);
    (await upgraded(2)).close();
    expect(closed).toEqual(['closed']);
    expect(await save(writer, 4)).toBe('unsaved');
    expect([store.isNewer, store.hasUnsaved]).toEqual([true, true]);
  });

  it('that was deleted meanwhile gets the whole game again', async () => {
    const store = opened();
    const writer = store.create('a');
    const all = actionsUpTo(451);
    await save(writer, 450, all.slice(0, 450));
    const gone = indexedDB.deleteDatabase('bivouac');
    await expect.poll(() => gone.readyState).toBe('done');
    expect(await save(writer, 451, all)).toBe('saved');
    expect(await load()).toEqual(recordOf(all));
  });
});

describe('a damaged game', () => {
  type Harm = (db: Database) => Promise<unknown>;
  const head = { ...entry('a', 450), revision: 1, record: { ...recordOf([]) }, count: 450 };
  const broken =
    (changes: object): Harm =>
    (db) =>
      db.put('games', { ...head, ...changes } as never);

  it.each<[string, Harm, object]>([
    ['a date out of range', broken({ saved: 1e300 }), { code: 'head' }],
    ['a date that is none', broken({ saved: NaN }), { code: 'head' }],
    ['a turn that is text', broken({ turn: '8' }), { code: 'head' }],
    ['no scenario', broken({ scenario: undefined }), { code: 'head' }],
    ['a result that is none', broken({ result: 7 }), { code: 'head' }],
    ['a count that is none', broken({ count: -1 }), { code: 'head' }],
    ['no record', broken({ record: null }), { code: 'head' }],
    ['a later version', broken({ record: { ...recordOf([]), version: 2 } }), { code: 'version' }],
    ['a missing piece', (db) => db.delete('pieces', ['a', 1]), { code: 'piece', piece: 2 }],
    ['no pieces', (db) => db.clear('pieces'), { code: 'piece', piece: 1 }],
  ])('is named with the reason, and hides nothing but itself: %s', async (_, harm, corruption) => {
    await saved('a', 450);
    await harm(await db());
    await saved('b', 2);
    const before = await Promise.all([(await db()).getAll('games'), (await db()).getAll('pieces')]);
    const store = opened();
    expect(await store.list()).toEqual({ games: [entry('b', 2)], damaged: [{ id: 'a', corruption }] });
    expect(await store.open('a')).toEqual({ ok: false, corruption });
    expect(Object.keys(await store.raw('a'))).toContain('a/head');
    expect(await Promise.all([(await db()).getAll('games'), (await db()).getAll('pieces')])).toEqual(before);
    await store.remove('a');
    expect(await opened().list()).toEqual({ games: [entry('b', 2)], damaged: [] });
  });

  it.each([
    ['text', 'x'],
    ['too short', actionsUpTo(199)],
    ['not of actions', Array.from({ length: 200 }, () => null)],
  ])('with a piece that is %s is named when it is opened', async (_, piece) => {
    await saved('a', 450);
    await (await db()).put('pieces', piece as never, ['a', 1]);
    expect(await opened().open('a')).toEqual({ ok: false, corruption: { code: 'piece', piece: 2 } });
    expect(JSON.parse((await opened().raw('a'))['a/1'] ?? '')).toEqual(piece);
  });
});
