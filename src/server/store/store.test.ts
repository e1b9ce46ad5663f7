import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from './postgres.ts';
import type { Change, Store } from './store.ts';
import { changeOf, newDatabase, NEW_GAME, STORES } from './test-kit.ts';

const game = {
  id: 'g1',
  ...NEW_GAME,
  options: { fog: 'on' },
  seats: [
    { side: 'blue', ticket: 'hash of blue' },
    { side: 'red', ticket: 'hash of red' },
  ],
};
const NOW = '2026-11-29T20:00:00Z';
const action = (n: number) => ({ by: 'red', type: 'step', n });
const change = (at: number, ...actions: Change['actions']): Change => changeOf(at, actions);
const { standing } = change(0);

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each(STORES)('a store in $name', ({ place }) => {
  let open: () => Promise<Store>;
  beforeEach(async () => {
    open = await place(folder);
    store = await open();
  });
  afterEach(() => store.close());

  it('keeps what sides have ordered beforehand until the change with which it is over', async () => {
    await store.create(game);
    const answers = [{ code: 'loss', how: 'named', names: ['A', '0101'] }] as const;
    await store.answer('g1', 'blue', [{ code: 'loss', how: 'computer' }]);
    await store.answer('g1', 'blue', answers);
    await store.answer('g1', 'red', []);
    expect(await store.answers('g1')).toEqual(
      new Map<string, unknown>([
        ['blue', answers],
        ['red', []],
      ]),
    );
    const over = { ...change(0, action(1)), answered: ['blue'] };
    expect(await store.change('g1', 1, over)).toBe(false);
    expect((await store.answers('g1')).size).toBe(2);
    expect(await store.change('g1', 0, over)).toBe(true);
    expect([...(await store.answers('g1')).keys()]).toEqual(['red']);
  });

  it('notes by how much onlookers are behind, and when actions were played', async () => {
    await store.create({ ...game, delay: 15 });
    expect((await store.brief('g1'))?.delay).toBe(15);
    await store.change('g1', 0, change(0, action(1), action(2)));
    const later = change(1, action(3));
    await store.change('g1', 1, { ...later, standing: { ...later.standing, moved: '2026-11-29T21:00:00Z' } });
    expect(await store.played('g1')).toEqual(['2026-11-29T20:05:00Z', '2026-11-29T21:00:00Z']);
  });

  it('knows in which games computers are counted for an account, and where they played on in its place', async () => {
    const ann = { id: 'a1', name: 'Ann', key: 'ann', email: null, password: null, created: game.created };
    await store.accounts.create(ann);
    await store.create({ ...game, hirer: 'account/a1' });
    const seats = game.seats.map(({ side }) => ({ side, ticket: `${side} of g2` }));
    await store.create({ ...game, id: 'g2', seats });
    await store.take('g2', 'red', { name: 'Ann', word: 'x', account: 'a1' });
    const substitutes = [
      { side: 'red', at: 1, player: 'Bivouac regular' },
      { side: 'blue', at: 2, player: 'Bivouac regular' },
      { side: 'red', at: 3, player: 'Ann' },
    ];
    const { standing } = change(0);
    for (const id of ['g1', 'g2']) await store.change(id, 0, { ...change(0), standing: { ...standing, substitutes } });
    const own = substitutes.filter(({ side }) => side === 'red').map((each) => ({ game: 'g2', ...each }));
    const known = { counted: ['g1'], substitutes: own };
    expect(await store.accounts.computers('a1', 'account/a1')).toEqual(known);
    expect(await store.accounts.computers('a2', 'account/a2')).toEqual({ counted: [], substitutes: [] });
    await store.change('g1', 1, { ...change(0), standing: { ...standing, toAct: 'over' } });
    expect(await store.accounts.computers('a1', 'account/a1')).toEqual({ ...known, counted: [] });
  });

  it('keeps what a side has written down, which goes with its account', async () => {
    await store.create(game);
    const ann = { id: 'a1', name: 'Ann', key: 'ann', email: null, password: null, created: game.created };
    await store.accounts.create(ann);
    await store.accounts.claim('a1', ['hash of red']);
    expect(await store.noteOf('g1', 'red')).toBe('');
    for (const [side, text] of [
      ['red', 'first'],
      ['red', 'Guard the bridge.'],
      ['blue', 'mine'],
    ] as const)
      await store.note('g1', side, text);
    await store.answer('g1', 'red', []);
    expect([await store.noteOf('g1', 'red'), await store.noteOf('g1', 'blue')]).toEqual(['Guard the bridge.', 'mine']);
    expect(await store.accounts.notes('a1')).toEqual([{ game: 'g1', side: 'red', text: 'Guard the bridge.' }]);
    await store.accounts.delete('a1', game.created);
    expect([await store.noteOf('g1', 'red'), await store.noteOf('g1', 'blue')]).toEqual(['', 'mine']);
    expect((await store.answers('g1')).size).toBe(0);
  });

  it('says of a seat when whoever owns it is away', async () => {
    await store.create(game);
    const ann = { id: 'a1', name: 'Ann', key: 'ann', email: null, password: null, created: game.created };
    await store.accounts.create(ann);
    await store.accounts.claim('a1', ['hash of red']);
    const first = { begun: '2026-12-01T00:00:00.000Z', ended: '2026-12-03T00:00:00.000Z' };
    const second = { begun: '2026-12-10T00:00:00.000Z', ended: '2026-12-13T00:00:00.000Z' };
    for (const vacation of [second, first]) await store.accounts.addVacation('a1', () => vacation);
    expect(await store.accounts.vacations('a1')).toEqual([first, second]);
    // Of those who ask at once, each sees what the others have; the connections for that are open already.
    await Promise.all([1, 2, 3].map(() => store.accounts.vacations('a1')));
    const third = (day: number) =>
      store.accounts.addVacation('a1', (all) => {
        if (all.length > 2) throw new Error('enough');
        return { begun: `2027-01-0${day}T00:00:00.000Z`, ended: `2027-01-0${day}T12:00:00.000Z` };
      });
    const asked = await Promise.allSettled([third(1), third(2), third(3)]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [added] = (await store.accounts.vacations('a1')).slice(2);
    await store.accounts.endVacation('a1', added?.begun ?? '', '');
    await store.accounts.endVacation('a1', first.begun, '2026-12-02T00:00:00.000Z');
    await store.accounts.endVacation('a1', second.begun, '2026-12-02T00:00:00.000Z');
    const away = [{ ...first, ended: '2026-12-02T00:00:00.000Z' }];
    const seats = [game.seats[0], { ...game.seats[1], away }];
    expect([(await store.game('g1'))?.seats, (await store.brief('g1'))?.seats]).toEqual([seats, seats]);
  });

  it('keeps a game, also for the next process', async () => {
    await store.create(game);
    expect(await store.game('g1')).toEqual({ ...game, actions: [], standing: null, version: 0 });
    expect(await store.change('g1', 0, change(0, action(1), action(2)))).toBe(true);
    await store.close();
    store = await open();
    expect(await store.game('g1')).toEqual({ ...game, actions: [action(1), action(2)], standing, version: 1 });
    expect(await store.game('g2')).toBeUndefined();
  });

  it('keeps no second game by the same name, and none with a ticket given away already', async () => {
    await store.create(game);
    await expect(store.create(game)).rejects.toThrow(/unique/i);
    await expect(store.create({ ...game, id: 'g2' })).rejects.toThrow(/unique/i);
    expect(await store.game('g2')).toBeUndefined();
  });

  it('keeps what comes of asking for a rematch, for whoever knows how it was, and the new game with it', async () => {
    await store.create(game);
    const asked = { id: 'g2', by: 'red', isBegun: false, tickets: { red: 'x' } };
    expect(await store.rematch('g1', asked, undefined)).toBe(false);
    expect(await store.rematch('g1', undefined, asked)).toBe(true);
    expect(await store.rematch('g1', undefined, { ...asked, by: 'blue' })).toBe(false);
    expect((await store.brief('g1'))?.rematch).toEqual(asked);
    const begun = { ...asked, isBegun: true };
    const seats = game.seats.map(({ side, ticket }) => ({ side, ticket: `${ticket} again` }));
    // Tickets that are given away already: neither is changed.
    await expect(store.rematch('g1', asked, begun, { ...game, id: 'g2' })).rejects.toThrow(/unique/i);
    expect((await store.brief('g1'))?.rematch).toEqual(asked);
    expect(await store.rematch('g1', asked, begun, { ...game, id: 'g2', seats })).toBe(true);
    expect([(await store.game('g1'))?.rematch, (await store.game('g2'))?.seats]).toEqual([begun, seats]);
    expect(await store.rematch('g1', asked, begun, { ...game, id: 'g3' })).toBe(false);
    expect(await store.rematch('g1', begun, undefined)).toBe(true);
    expect((await store.brief('g1'))?.rematch).toBeUndefined();
  });

  it('keeps which seats computers have, and hands them over with a change', async () => {
    const [blue, red] = game.seats as [(typeof game.seats)[number], (typeof game.seats)[number]];
    const taken = { ...blue, name: 'Bivouac recruit', word: 'its word', level: 'recruit' } as const;
    await store.create({ ...game, seats: [taken, red] });
    expect((await store.game('g1'))?.seats).toEqual([taken, red]);
    expect(await store.change('g1', 1, { ...change(0), seat: { side: 'red', level: 'veteran' } })).toBe(false);
    expect((await store.brief('g1'))?.seats).toEqual([taken, red]);
    await store.change('g1', 0, { ...change(0), seat: { side: 'red', level: 'veteran' } });
    await store.change('g1', 1, { ...change(0), seat: { side: 'blue', level: null } });
    const { level: _, ...back } = taken;
    expect((await store.brief('g1'))?.seats).toEqual([back, { ...red, level: 'veteran' }]);
  });

  it('counts games with computers by who has begun them, until they are over or left alone', async () => {
    const seats = (id: string) => game.seats.map(({ side }) => ({ side, ticket: `${side} of ${id}` }));
    for (const id of ['g1', 'g2']) await store.create({ ...game, id, seats: seats(id), hirer: 'account/ann' });
    await store.create({ ...game, id: 'g3', seats: seats('g3') });
    expect(await store.hired('account/ann', game.created)).toBe(2);
    expect(await store.hired('account/ben', game.created)).toBe(0);
    expect(await store.hired('account/ann', standing.moved)).toBe(0);
    await store.change('g1', 0, change(0, action(1)));
    expect(await store.hired('account/ann', standing.moved)).toBe(1);
    await store.change('g1', 1, { ...change(1), standing: { ...standing, toAct: 'over' } });
    expect(await store.hired('account/ann', game.created)).toBe(1);
  });

  it('finds a seat by its ticket, and gives it to one taker alone', async () => {
    await store.create(game);
    expect(await store.seat('hash of red')).toEqual({ game: 'g1', side: 'red', isOffered: false });
    expect(await store.seat('hash of green')).toBeUndefined();
    const takers = ['Ann', 'Ben'].map((name) => ({ name, word: `${name}'s word` }));
    const taken = await Promise.all(takers.map((taker) => store.take('g1', 'red', taker)));
    expect(taken.filter((done) => done)).toHaveLength(1);
    expect(await store.take('g1', 'green', { name: 'Cid', word: 'x' })).toBe(false);
    const red = { ...game.seats[1], ...takers[taken.indexOf(true)] };
    expect((await store.game('g1'))?.seats).toEqual([game.seats[0], red]);
  });

  it('puts actions behind those it has, or in their place, for whoever knows the newest version', async () => {
    await store.create(game);
    await store.change('g1', 0, change(0, action(1), action(2), action(3)));
    expect(await store.change('g1', 0, change(3, action(9)))).toBe(false);
    expect(await store.change('g1', 1, change(1))).toBe(true);
    expect(await store.change('g1', 1, change(1, action(9)))).toBe(false);
    expect(await store.change('g1', 2, change(1, action(4)))).toBe(true);
    expect(await store.change('g1', 3, change(2))).toBe(true);
    expect(await store.game('g1')).toMatchObject({ actions: [action(1), action(4)], version: 4 });
  });

  it('gives the actions from a number on, with where the game stands', async () => {
    await store.create(game);
    expect(await store.since('g1', 0)).toEqual({ version: 0, standing: null, actions: [] });
    await store.change('g1', 0, change(0, action(1), action(2), action(3)));
    await store.change('g1', 1, change(2, action(4)));
    expect(await store.since('g1', 1)).toEqual({ version: 2, standing, actions: [action(2), action(4)] });
    expect(await store.since('g1', 3)).toMatchObject({ actions: [] });
    expect(await store.since('g2', 0)).toBeUndefined();
  });

  it('says where the games of tickets stand, without what is secret of them', async () => {
    const seats = game.seats.map((seat) => ({ ...seat, ticket: `other ${seat.ticket}` }));
    const pace = { bank: 5, gain: 1, per: 'turn', most: 9, answer: 2 } as const;
    await store.create(game);
    await store.create({ ...game, id: 'g2', seats, pace });
    await store.change('g1', 0, change(0, action(1)));
    const found = await store.seats(['hash of red', 'other hash of blue', 'hash of nobody']);
    const { dice: _, ...brief } = game;
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({
      side: 'red',
      ticket: 'hash of red',
      game: { ...brief, standing, version: 1 },
    });
    expect(found.find(({ side }) => side === 'blue')?.game).toEqual({
      ...brief,
      id: 'g2',
      seats,
      pace,
      standing: null,
      version: 0,
    });
    expect(await store.seats([])).toEqual([]);
  });

  it('lists the games with a seat that anybody may take, and gives a ticket for it until somebody has', async () => {
    await store.create(game);
    const seats = game.seats.map((seat) => ({ ...seat, ticket: `g2 ${seat.ticket}` }));
    await store.create({ ...game, id: 'g2', free: 'red', seats });
    expect((await store.listed('free', 10)).map(({ id }) => id)).toEqual(['g2']);
    expect(await store.offer('g1', 'stranger', NOW)).toBe(false);
    for (const ticket of ['one', 'two']) expect(await store.offer('g2', ticket, NOW)).toBe(true);
    const offered = { game: 'g2', side: 'red', isOffered: true };
    expect([await store.seat('one'), await store.seat('two')]).toEqual([offered, offered]);
    expect((await store.seats(['one', 'g2 hash of red'])).map(({ side }) => side)).toEqual(['red', 'red']);
    await store.take('g2', 'red', { name: 'Ben', word: 'x', ticket: 'two' });
    expect(await store.offer('g2', 'late', NOW)).toBe(false);
    expect(await store.seat('two')).toEqual({ game: 'g2', side: 'red', isOffered: false });
    expect([await store.seat('one'), await store.seats(['one'])]).toEqual([offered, []]);
    expect(await store.seat('g2 hash of red')).toBeUndefined();
    expect(await store.seat('g2 hash of blue')).toEqual({ game: 'g2', side: 'blue', isOffered: false });
    expect(await store.listed('free', 10)).toEqual([]);
  });

  it('gives the seats of an account, the newest first, with where their games stand and who else sits there', async () => {
    for (const id of ['a1', 'a2'])
      await store.accounts.create({ id, name: id, key: id, email: null, password: null, created: NOW });
    const seats = game.seats.map((seat) => ({ ...seat, ticket: `other ${seat.ticket}` }));
    await store.create(game);
    await store.create({ ...game, id: 'g2', created: '2026-11-30T20:00:00Z', seats });
    await store.accounts.claim('a1', ['hash of red', 'other hash of blue']);
    await store.take('g1', 'blue', { name: 'Ben', word: 'x', account: 'a2' });
    await store.change('g1', 0, change(0, action(1)));
    await store.accounts.delete('a2', NOW);
    const [newest, oldest] = [await store.brief('g2'), await store.brief('g1')];
    expect(await store.ownSeats('a1')).toEqual([
      { game: newest, side: 'blue', others: [{ side: 'red', name: null, isDeleted: false }] },
      { game: oldest, side: 'red', others: [{ side: 'blue', name: 'Ben', isDeleted: true }] },
    ]);
    expect(oldest).toMatchObject({ standing, version: 1 });
    expect(await store.ownSeats('nobody')).toEqual([]);
  });

  it('says of a free seat whether it is for accounts alone', async () => {
    await store.create({ ...game, free: 'red', isForAccounts: true });
    const seats = game.seats.map((seat) => ({ ...seat, ticket: `g2 ${seat.ticket}` }));
    await store.create({ ...game, id: 'g2', created: '2026-11-01T20:00:00Z', free: 'red', seats });
    expect((await store.listed('free', 10)).map(({ isForAccounts }) => isForAccounts)).toEqual([true, undefined]);
    expect((await store.game('g1'))?.isForAccounts).toBe(true);
  });

  it('offers a seat for a day', async () => {
    await store.create({ ...game, free: 'red' });
    await store.offer('g1', 'old', '2026-11-28T19:00:00Z');
    await store.offer('g1', 'new', NOW);
    expect([await store.seat('old'), (await store.seat('new'))?.side]).toEqual([undefined, 'red']);
  });

  it('lists the games that anybody may look at, once they have begun, the newest first', async () => {
    const seats = (id: string) => game.seats.map((seat) => ({ ...seat, ticket: `${id} ${seat.ticket}` }));
    for (const [id, day] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      await store.create({ ...game, id, isPublic: true, created: `2026-11-0${day}T20:00:00Z`, seats: seats(id) });
    await store.create(game);
    for (const id of ['a', 'b', 'g1']) await store.change(id, 0, change(0));
    expect((await store.listed('public', 10)).map(({ id }) => id)).toEqual(['b', 'a']);
    expect((await store.listed('public', 1)).map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps what players say, in its order', async () => {
    await store.create(game);
    await store.create({ ...game, id: 'g2', seats: [{ side: 'red', ticket: 'another' }] });
    const said = ['Good day.', 'And to you.'].map((text, i) => ({
      by: i === 0 ? 'red' : 'blue',
      text,
      at: game.created,
    }));
    for (const one of said) await store.say('g1', one);
    expect(await store.said('g1')).toEqual(said);
    expect(await store.said('g1', 1)).toEqual(said.slice(1));
    expect(await store.said('g2')).toEqual([]);
  });

  it('knows when servers ran', async () => {
    const at = (minute: number): string => `2026-11-29T20:${minute}:00.000Z`;
    await store.ran('one', { begun: at(10), seen: at(11) });
    await store.ran('one', { begun: at(10), seen: at(15) });
    await store.ran('other', { begun: at(20), seen: at(25) });
    expect(await store.runs(at(12))).toEqual([
      { begun: at(10), seen: at(15) },
      { begun: at(20), seen: at(25) },
    ]);
    expect(await store.runs(at(16))).toEqual([{ begun: at(20), seen: at(25) }]);
  });

  it('takes what comes at once one after the other', async () => {
    await store.create(game);
    const tries = Array.from({ length: 20 }, (_, n) => store.change('g1', 0, change(0, action(n))));
    expect((await Promise.all(tries)).filter((done) => done)).toHaveLength(1);
    expect((await store.game('g1'))?.actions).toHaveLength(1);
  });

  it('serves two processes', async () => {
    await store.create(game);
    const other = await open();
    expect(await other.change('g1', 0, change(0, action(1)))).toBe(true);
    expect(await store.change('g1', 0, change(0, action(2)))).toBe(false);
    expect((await store.game('g1'))?.actions).toEqual([action(1)]);
    await other.close();
  });

  it('begins a game once, jobs and all, when two processes do at the same moment', async () => {
    await store.create(game);
    const [one, other] = [store, await open()];
    const sit = (at: Store, side: string): Promise<boolean> => at.take('g1', side, { name: side, word: side });
    expect(await Promise.all([sit(one, 'blue'), sit(other, 'red')])).toEqual([true, true]);
    const job = (n: number) => ({ kind: 'turn', key: `turn ${n}`, payload: n, due: NOW });
    const begins = [one, other].map((at, n) => at.change('g1', 0, { ...change(0, action(n)), jobs: [job(n)] }));
    const begun = await Promise.all(begins);
    expect(begun.filter((done) => done)).toHaveLength(1);
    const n = begun.indexOf(true);
    expect(await other.game('g1')).toMatchObject({ actions: [action(n)], version: 1 });
    expect((await store.jobs.take(NOW, NOW, 9)).map(({ payload }) => payload)).toEqual([n]);
    await other.close();
  });

  it('keeps long games and long texts', async () => {
    const long = { ...game, options: { word: 'x'.repeat(100_000) } };
    await store.create(long);
    await store.change('g1', 0, change(0, ...Array.from({ length: 300 }, (_, n) => action(n))));
    expect(await store.game('g1')).toMatchObject({ options: long.options, actions: { length: 300 } });
  });
});

describe('processes that share a database of PostgreSQL', () => {
  const STARTED_AT_ONCE = 4;
  let url: string;
  let stores: Store[];
  beforeEach(async () => {
    url = await newDatabase();
    stores = await Promise.all(Array.from({ length: STARTED_AT_ONCE }, () => openPostgres(url)));
  });
  afterEach(() => Promise.all(stores.map((each) => each.close())));

  it('may start at once on an empty one', async () => {
    await stores[0]?.create(game);
    expect(await stores[3]?.game('g1')).toMatchObject({ id: 'g1' });
  });

  it('hear of what the others have changed, when it is stored, and not of their own changes', async () => {
    const [one, other] = stores as [Store, Store];
    const heard: unknown[] = [];
    one.heard((id) => heard.push(['one', id]));
    const stop = other.heard((id) => heard.push(['other', id]));
    await one.create(game);
    await one.take('g1', 'red', { name: 'Ann', word: 'x' });
    await one.take('g1', 'red', { name: 'Ben', word: 'x' });
    await expect.poll(() => heard).toEqual([['other', 'g1']]);
    await one.change('g1', 0, change(0, action(1)));
    await one.change('g1', 0, change(0, action(2)));
    await expect.poll(() => heard.length).toBe(2);
    stop();
    await one.change('g1', 1, change(1, action(2)));
    await other.change('g1', 2, change(2, action(3)));
    await expect.poll(() => heard.at(-1)).toEqual(['one', 'g1']);
    expect(heard).toHaveLength(3);
    await other.say('g1', { by: 'red', text: 'Good day.', at: game.created });
    await expect.poll(() => heard.length).toBe(4);
    await other.note('g1', 'red', 'Guard the bridge.');
    await expect.poll(() => heard.length).toBe(5);
  });

  it('hear what the others pass on, as it was said, and nothing of their own', async () => {
    const [one, other] = stores as [Store, Store];
    const heard: unknown[] = [];
    for (const [i, store] of [one, other].entries()) store.heard((id, said) => heard.push([i, id, said?.word]));
    await one.passOn('g1', 'here red');
    await expect.poll(() => heard).toEqual([[1, 'g1', 'here red']]);
    await one.create(game);
    await one.say('g1', { by: 'red', text: 'Good day.', at: game.created });
    await expect.poll(() => heard.slice(1)).toEqual([[1, 'g1', undefined]]);
  });

  it('count every game as changed after they could not listen, and go on', async () => {
    const [one, other] = stores as [Store, Store];
    await one.create(game);
    const heard: unknown[] = [];
    other.heard((id) => heard.push(id));
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
    await expect.poll(() => heard).toEqual([undefined]);
    expect(await one.change('g1', 0, change(0, action(1)))).toBe(true);
    await expect.poll(() => heard).toEqual([undefined, 'g1']);
  });
});
