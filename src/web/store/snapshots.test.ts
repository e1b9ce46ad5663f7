import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameById } from '../../games/all.ts';
import { act, begin, replay, replaying, type GameRecord, type Match } from '../../kernel/match.ts';
import { isSettled, resumed } from '../../kernel/snapshot.ts';
import { Connection } from './database.ts';
import { Snapshots } from './snapshots.ts';
import { endDatabase, freshDatabase, writes } from './test-kit.ts';

const game = gameById('reichswald') as unknown as Match['game'];
const file = join(import.meta.dirname, '../../../corpus/records/1.4.0/reichswald-veritable-2.bivouac.json');
const whole = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
const BUILD = 'assets/games-1.js';
/** Long enough for several snapshots, and not at one of them. */
const LENGTH = 1234;
const record: GameRecord = { ...whole, actions: whole.actions.slice(0, LENGTH) };

/** Plays on and keeps a snapshot after every action, as the page does after every gesture. */
async function playOn(match: Match, snapshots: Snapshots, to: number): Promise<void> {
  while (match.actions.length < to) {
    expect(act(match, whole.actions[match.actions.length])).toMatchObject({ ok: true });
    await snapshots.keep('a', match);
  }
}

function fresh(): Match {
  const begun = begin(game, record);
  if (!begun.ok) throw new Error('The game does not start.');
  return begun.value;
}

/** The record played from its snapshot: what came of it, and how many actions had to be played. */
function goOn(from: Match | undefined, of = record): { match: Match; played: number } {
  const steps = replaying(game, of, of.actions.length, from);
  for (let played = 0; ; played++) {
    const step = steps.next();
    if (!step.done) continue;
    if (!step.value.ok) throw new Error(JSON.stringify(step.value.error));
    return { match: step.value.value, played };
  }
}

/** A page that has just been opened. */
const pageOf = (build = BUILD): Snapshots =>
  new Snapshots(
    new Connection(
      () => Promise.resolve(),
      () => undefined,
    ),
    build,
  );

/** The game as a page takes it up from its snapshot. */
async function takenUp(snapshots: Snapshots, of = record): Promise<Match | undefined> {
  const snapshot = await snapshots.open('a', of);
  return snapshot && resumed(game, of, snapshot);
}

const opened = (of = record, build = BUILD): Promise<Match | undefined> => takenUp(pageOf(build), of);

let connection: Connection;

/** The rows of all snapshots, by their names. */
async function rows(): Promise<Map<string, string>> {
  const db = await connection.open();
  const keys = await db.getAllKeys('snapshots');
  return new Map(await Promise.all(keys.map(async (key) => [key[1], (await db.get('snapshots', key)) ?? ''] as const)));
}

const setRow = async (name: string, text: string | undefined, id = 'a'): Promise<unknown> => {
  const db = await connection.open();
  return text === undefined ? db.delete('snapshots', [id, name]) : db.put('snapshots', text, [id, name]);
};

let match: Match;
beforeEach(async () => {
  freshDatabase();
  connection = new Connection(
    () => Promise.resolve(),
    () => undefined,
  );
  match = fresh();
  await playOn(match, pageOf(), LENGTH);
});
afterEach(endDatabase);

describe('a long game', () => {
  it('opens from its snapshot to the same position, log and undo as from the start', async () => {
    const { match: again, played } = goOn(await opened());
    expect(played).toBeLessThan(400);
    const from0 = replay(game, record);
    if (!from0.ok) throw new Error('The record does not replay.');
    const all = ({ state, log, actions, past }: Match) => JSON.stringify([state, log, actions, past]);
    expect(all(again)).toBe(all(from0.value));
  });

  it('opens from it on a page that is not secure, too', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues });
    expect(goOn(await opened()).played).toBeLessThan(400);
    vi.unstubAllGlobals();
  });

  it('is played on after that, and opens again from a later one', async () => {
    const snapshots = pageOf();
    const { match: again } = goOn(await takenUp(snapshots));
    const before = (await rows()).size;
    await playOn(again, snapshots, 2000);
    expect((await rows()).size).toBeGreaterThan(before);
    const longer = { ...whole, actions: whole.actions.slice(0, 2000) };
    const { match: last, played } = goOn(await opened(longer), longer);
    expect(played).toBeLessThan(400);
    expect(JSON.stringify(last.log)).toBe(JSON.stringify(again.log));
  });

  it('writes nothing between two snapshots, and each piece of the log once', async () => {
    const snapshots = pageOf();
    const { match: again } = goOn(await takenUp(snapshots));
    writes.done = 0;
    await snapshots.keep('a', again);
    expect(writes.done).toBe(0);
    const pieces = (await rows()).size - 1;
    expect(pieces).toBeGreaterThan(3);
    await playOn(again, snapshots, LENGTH + 500);
    const more = (await rows()).size - 1 - pieces;
    expect(more).toBeGreaterThan(0);
    expect(writes.done).toBe(2 * more);
  });

  it('takes a snapshot only where nothing can be undone any more', async () => {
    const other = pageOf('another build');
    const texts = await rows();
    while (isSettled(match)) expect(act(match, whole.actions[match.actions.length])).toMatchObject({ ok: true });
    await other.keep('a', match);
    expect(await rows()).toEqual(texts);
    while (!isSettled(match)) expect(act(match, whole.actions[match.actions.length])).toMatchObject({ ok: true });
    await other.keep('a', match);
    expect(await rows()).not.toEqual(texts);
  });

  it('that is short has none', async () => {
    freshDatabase();
    connection = new Connection(
      () => Promise.resolve(),
      () => undefined,
    );
    await playOn(fresh(), pageOf(), 150);
    expect((await rows()).size).toBe(0);
  });
});

describe('a snapshot is not used', () => {
  const changedAt = (at: number): GameRecord => ({
    ...record,
    actions: record.actions.with(at, { by: 'allied' }),
  });

  it.each([
    ['another build', () => opened(record, 'assets/games-2.js')],
    ['other rules', () => opened({ ...record, rules: '0.9.0' })],
    ['another start', () => opened({ ...record, options: { 'blind-declaration': 'on' } })],
    ['its first action changed', () => opened(changedAt(0))],
    ['an action in the middle changed', () => opened(changedAt(500))],
    ['a record that ends before it', () => opened({ ...record, actions: record.actions.slice(0, 300) })],
  ])('for %s', async (_, open) => {
    expect(await opened()).toBeDefined();
    expect(await open()).toBeUndefined();
  });

  it('when anything of it is missing or changed', async () => {
    for (const [name, text] of await rows()) {
      for (const spoilt of ['', '[]', text.slice(0, -1), text.replace(/\d(?=\D*$)/, (n) => String(9 - Number(n)))]) {
        await setRow(name, spoilt);
        expect(await opened(), name).toBeUndefined();
      }
      await setRow(name, undefined);
      expect(await opened(), name).toBeUndefined();
      await setRow(name, text);
    }
    expect(await opened()).toBeDefined();
  });

  it('after actions that it covers were undone and others played; then a new one is made', async () => {
    const snapshots = pageOf();
    await snapshots.open('a', record);
    const back = replay(game, record, 700);
    if (!back.ok) throw new Error('The record does not replay.');
    await playOn(back.value, snapshots, 1100);
    const other = { ...record, actions: [...back.value.actions] };
    expect(goOn(await opened(other), other).played).toBeLessThan(400);
  });
});

describe('another tab', () => {
  it('that has written a snapshot meanwhile costs nothing but time', async () => {
    const snapshots = pageOf();
    const { match: again } = goOn(await takenUp(snapshots));
    await setRow('head', 'of another tab');
    await playOn(again, snapshots, LENGTH + 300);
    expect((await rows()).size).toBe(0);
    await playOn(again, snapshots, LENGTH + 700);
    const longer = { ...whole, actions: again.actions.slice() };
    expect(goOn(await opened(longer), longer).played).toBeLessThan(400);
  });
});

describe('room', () => {
  it('that is missing costs nothing but time, and is tried again later', async () => {
    await setRow('head', 'x', 'b');
    const snapshots = pageOf('another build');
    const again = fresh();
    writes.most = 0;
    await playOn(again, snapshots, 500);
    expect([...(await rows()).values()]).toEqual(['x']);
    writes.most = Infinity;
    await playOn(again, snapshots, 1000);
    expect(goOn(await opened(record, 'another build'), record).played).toBeLessThan(800);
  });

  it('or a database: without one every game opens from its start', async () => {
    const real = indexedDB;
    globalThis.indexedDB = undefined as never;
    const snapshots = pageOf();
    expect(await snapshots.open('a', record)).toBeUndefined();
    await playOn(match, snapshots, LENGTH + 300);
    expect(await snapshots.open('a', record)).toBeUndefined();
    globalThis.indexedDB = real;
  });
});
