import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from './store.ts';
import { changeOf, NEW_GAME, STORES } from './test-kit.ts';

const NOW = '2026-11-29T20:00:00.000Z';
const LATER = '2026-11-30T20:00:00.000Z';
const account = (id: string, name: string) => ({
  id,
  name,
  key: name.toLowerCase(),
  email: null,
  password: null,
  created: NOW,
});
const game = (id: string) => ({
  id,
  ...NEW_GAME,
  created: NOW,
  seats: [
    { side: 'blue', ticket: `${id} blue` },
    { side: 'red', ticket: `${id} red` },
  ],
});

let folder: string;
let store: Store;
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe.each(STORES)('in a store in $name', ({ place }) => {
  /** Ann has the red seat of g1, Ben the blue one; g2 has no accounts. */
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bivouac-safety-'));
    store = await (await place(folder))();
    for (const [id, name] of [
      ['a1', 'Ann'],
      ['a2', 'Ben'],
    ] as const)
      await store.accounts.create(account(id, name));
    for (const id of ['g1', 'g2']) await store.create(game(id));
    await store.take('g1', 'red', { name: 'Ann', word: 'x', account: 'a1' });
    await store.take('g1', 'blue', { name: 'Ben', word: 'y', account: 'a2' });
    await store.take('g2', 'blue', { name: 'Guest', word: 'z' });
  });

  it('who takes a seat signed in has it from then on', async () => {
    expect(await store.accounts.holder('g1', 'red')).toBe('a1');
    expect(await store.accounts.holder('g2', 'blue')).toBeUndefined();
  });

  it('an account does not hear whom it has blocked, and its games are closed to him', async () => {
    const { safety } = store;
    expect(await safety.hearing('g1', NOW)).toEqual({ silent: [], unheard: [] });
    await safety.block('a1', 'a2', NOW);
    await safety.block('a1', 'a2', LATER);
    expect(await safety.blocked('a1')).toEqual([{ id: 'a2', name: 'Ben', since: NOW }]);
    expect(await safety.blocked('a2')).toEqual([]);
    expect(await safety.hearing('g1', NOW)).toEqual({ silent: [], unheard: [{ by: 'blue', to: 'red' }] });
    expect([...(await safety.closedTo('a2'))]).toEqual(['g1']);
    expect([...(await safety.closedTo('a1'))]).toEqual([]);
    await safety.unblock('a1', 'a2');
    expect([await safety.blocked('a1'), (await safety.hearing('g1', NOW)).unheard]).toEqual([[], []]);
  });

  it('rematches that one of two has asked the other for are off with a block, those that have begun are not', async () => {
    const { safety } = store;
    await store.create(game('g3'));
    await store.take('g3', 'red', { name: 'Ann', word: 'x', account: 'a1' });
    await store.take('g3', 'blue', { name: 'Ben', word: 'y', account: 'a2' });
    await store.take('g2', 'red', { name: 'Ann', word: 'x', account: 'a1' });
    const asked = { id: 'next', by: 'red', isBegun: false, tickets: {} };
    for (const id of ['g1', 'g2']) await store.rematch(id, undefined, asked);
    await store.rematch('g3', undefined, { ...asked, isBegun: true });
    expect(await safety.block('a2', 'a1', NOW)).toEqual(['g1']);
    const kept = await Promise.all(['g1', 'g2', 'g3'].map(async (id) => (await store.brief(id))?.rematch?.isBegun));
    expect(kept).toEqual([undefined, false, true]);
    expect(await safety.block('a1', 'a2', NOW)).toEqual([]);
  });

  it('a game is muted by one account, and again not', async () => {
    const { safety } = store;
    await safety.mute('a1', 'g1', true);
    await safety.mute('a1', 'g1', true);
    expect([await safety.isMuted('a1', 'g1'), await safety.isMuted('a2', 'g1')]).toEqual([true, false]);
    await safety.mute('a1', 'g1', false);
    expect(await safety.isMuted('a1', 'g1')).toBe(false);
  });

  it('a side has one open report in a game, with who is who', async () => {
    const { safety, owner } = store;
    const said = [{ by: 'blue', text: 'You fool.', at: NOW }];
    const report = { game: 'g1', by: 'red', about: 'blue', reason: 'insult', text: 'Look.', said, at: NOW } as const;
    expect([await safety.report(report), await safety.report({ ...report, text: 'Again.' })]).toEqual([true, false]);
    expect(await owner.reports()).toEqual([
      {
        game: 'g1',
        rules: 'toy',
        reason: 'insult',
        text: 'Look.',
        said,
        at: NOW,
        by: { side: 'red', name: 'Ann', isAccount: true, account: 'a1' },
        about: { side: 'blue', name: 'Ben', isAccount: true, account: 'a2' },
      },
    ]);
    await owner.closeReport('g1', 'red');
    expect([await owner.reports(), await safety.report(report)]).toEqual([[], true]);
  });

  it('measures last as long as they say, and are listed while they do', async () => {
    const { safety, owner } = store;
    expect(await safety.measures('a2')).toEqual({ warned: null, quiet: null, suspended: null });
    await safety.measure('a2', { quiet: LATER });
    await safety.measure('a2', { suspended: NOW });
    const measures = { warned: null, quiet: LATER, suspended: NOW };
    expect(await safety.measures('a2')).toEqual(measures);
    expect(await owner.measured(NOW)).toEqual([{ name: 'Ben', ...measures }]);
    expect((await safety.hearing('g1', NOW)).silent).toEqual(['blue']);
    expect((await safety.hearing('g1', LATER)).silent).toEqual([]);
    await safety.measure('a2', { suspended: null });
    expect(await owner.measured(LATER)).toEqual([]);
  });

  it('the seats of an account, or one of a guest, get another name', async () => {
    expect(await store.owner.nameSeats({ account: 'a2' }, 'Player 1')).toEqual(['g1']);
    expect(await store.owner.nameSeats({ game: 'g2', side: 'blue' }, 'Player 2')).toEqual(['g2']);
    const names = async (id: string) => (await store.brief(id))?.seats.map(({ name }) => name);
    expect([await names('g1'), await names('g2')]).toEqual([
      ['Player 1', 'Ann'],
      ['Player 2', undefined],
    ]);
  });

  it('deeds are noted, without the name of an account that is deleted; so are blocks gone', async () => {
    const { owner, safety, accounts } = store;
    const deed = { owner: 'a1', about: 'a2', name: 'Ben', reason: 'spam', days: 3 } as const;
    await owner.note({ ...deed, id: 'd1', at: NOW, deed: 'quiet' });
    await owner.note({ ...deed, id: 'd2', at: LATER, deed: 'rename', about: null, name: 'A guest', days: null });
    const noted = { owner: 'Ann', reason: 'spam' };
    const [newest] = await owner.deeds(1);
    expect(newest).toEqual({ ...noted, at: LATER, deed: 'rename', about: 'A guest', days: null });
    await safety.block('a1', 'a2', NOW);
    await safety.measure('a2', { suspended: NOW });
    await accounts.delete('a2', LATER);
    expect((await owner.deeds(9))[1]).toEqual({ ...noted, at: NOW, deed: 'quiet', about: null, days: 3 });
    expect([await safety.blocked('a1'), await owner.measured(NOW)]).toEqual([[], []]);
    expect((await safety.sitters('g1')).find(({ side }) => side === 'blue')).toMatchObject({ isAccount: false });
  });

  it('figures count games by rules, pace and stage, players, jobs and servers', async () => {
    const { standing } = changeOf(0, []);
    await store.change('g1', 0, { ...changeOf(0, []), standing: { ...standing, toAct: 'over' } });
    await store.change('g2', 0, changeOf(0, []));
    await store.create(game('g3'));
    const session = { account: 'a1', created: NOW, expires: LATER };
    await store.accounts.addSession({ ...session, hash: 'h1', used: NOW });
    await store.accounts.addSession({ ...session, hash: 'h2', used: NOW });
    await store.accounts.addSession({ ...session, hash: 'h3', account: 'a2', used: '2026-11-25T20:00:00.000Z' });
    const job = { kind: 'x', payload: {}, due: NOW };
    await store.jobs.add([
      { ...job, key: 'one' },
      { ...job, key: 'two' },
    ]);
    const [taken] = await store.jobs.take(NOW, LATER, 1);
    if (taken) await store.jobs.end(taken, 'given-up');
    await store.ran('r1', { begun: '2026-11-01T00:00:00.000Z', seen: NOW });
    await store.ran('r2', { begun: '2026-10-01T00:00:00.000Z', seen: '2026-10-02T00:00:00.000Z' });
    const since = { day: '2026-11-28T20:00:00.000Z', week: '2026-11-22T20:00:00.000Z', beat: NOW };
    expect(await store.owner.figures(since)).toEqual({
      games: [{ rules: 'toy', pace: 'null', waiting: 1, going: 1, over: 1 }],
      players: { day: 1, week: 2 },
      jobs: { waiting: 1, givenUp: 1 },
      servers: ['2026-11-01T00:00:00.000Z'],
    });
  });
});
