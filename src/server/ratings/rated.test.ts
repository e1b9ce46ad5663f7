// Rated games, from sitting down to the ratings they come to.
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOf } from '../../kernel/hash.ts';
import type { Seat } from '../../seat/seat.ts';
import { CLOSED, type ListedGame, type NewGame } from '../../seat/sitting.ts';
import { testSite, type TestSite, type Visitor } from '../accounts/test-kit.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Ratings } from './ratings.ts';
import { beginAt, comeTo } from '../play/test-kit.ts';

let site: TestSite;
let [ann, ben]: Visitor[] = [];
const host = (): string => `127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
beforeEach(async () => {
  site = await testSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  [ann, ben] = [site.visitor(), site.visitor()];
  await ann.signUp('Ann');
  await ben.signUp('Ben');
});
afterEach(() => site.app.close());

const cookieOf = (visitor: Visitor | undefined): string => visitor?.cookie ?? '';
const begin = (how: object = {}): Promise<NewGame> =>
  beginAt(host(), 'reichswald', 'veritable', { pace: 'days-3', isRated: true, ...how }, cookieOf(ann));

/** Ann and Ben sit down. */
async function sit({ tickets }: NewGame): Promise<[allied: Seat, german: Seat]> {
  const one = comeTo(host(), tickets['allied'] ?? '', 'Whoever', { cookie: cookieOf(ann) });
  const other = comeTo(host(), tickets['german'] ?? '', 'Somebody', { cookie: cookieOf(ben) });
  return (await Promise.all([one.seat, other.seat])) as [Seat, Seat];
}

/** Plays until both have decided something. */
async function play([allied, german]: [Seat, Seat]): Promise<void> {
  const hasDecided = ({ side }: Seat): boolean => allied.actions.some(({ by }) => by === side);
  while (!hasDecided(allied) || !hasDecided(german)) {
    const seat = [allied, german].find(({ side, toAct }) => side === toAct);
    const order = seat?.legal().find(({ type }) => type.startsWith('end')) ?? seat?.legal()[0];
    if (!seat || !order || !(await seat.perform([order])).ok) await new Promise(setImmediate);
  }
}

/** Does all that is due. */
const rate = (): Promise<void> => new Jobs(site.store.jobs, new Ratings(site.store).handlers).run();
const ratingsOf = async (visitor: Visitor | undefined): Promise<object[]> =>
  (await visitor?.get('/ratings'))?.body['ratings'] as object[];

it('are begun by whoever is signed in, and with clocks', async () => {
  const payload = { game: 'reichswald', scenario: 'veritable', options: {}, isRated: true };
  const ask = (more: object, cookie = '') =>
    site.app.inject({ method: 'POST', url: '/api/games', payload: { ...payload, ...more }, headers: { cookie } });
  const guest = await ask({ pace: 'days-1' });
  expect([guest.statusCode, guest.json()]).toEqual([401, { ok: false, error: { code: 'accounts-only' } }]);
  const timeless = await ask({}, cookieOf(ann));
  expect([timeless.statusCode, timeless.json()]).toMatchObject([
    400,
    { error: { code: 'out-of-range', at: 'isRated' } },
  ]);
  expect((await ask({ pace: 'days-1' }, cookieOf(ann))).statusCode).toBe(201);
});

it('seat two accounts, by their names, and nobody else', async () => {
  const { tickets } = await begin();
  const [own = '', other = ''] = [tickets['allied'], tickets['german']];
  const guest = comeTo(host(), own);
  expect([await guest.closed, guest.said]).toEqual([CLOSED.refused, [{ type: 'refused', code: 'accounts-only' }]]);
  const seated = comeTo(host(), own, 'Napoleon', { cookie: cookieOf(ann) });
  // The seat is hers now, also for whoever else has its ticket.
  while (seated.said.length === 0) await new Promise(setImmediate);
  expect(seated.said[0]).toMatchObject({
    seats: { allied: 'Ann', german: null },
    ratings: { allied: { rating: 1500, isProvisional: true } },
  });
  const thief = comeTo(host(), own, 'Ben', { cookie: cookieOf(ben) });
  const both = comeTo(host(), other, 'Ann', { cookie: cookieOf(ann) });
  await Promise.all([thief.closed, both.closed]);
  expect([thief.said, both.said]).toMatchObject([[{ code: 'sign-in' }], [{ code: 'both-seats' }]]);
  // Nor does she keep it from him.
  expect(await comeTo(host(), other, 'Ben', { cookie: cookieOf(ben) }).seat).toMatchObject({ side: 'german' });
});

it('are listed with what their host is rated at', async () => {
  const { tickets } = await begin({ free: 'german' });
  await beginAt(host(), 'reichswald', 'veritable', { free: 'german' });
  const waiting = comeTo(host(), tickets['allied'] ?? '', 'Ann', { cookie: cookieOf(ann) });
  while (waiting.said.length === 0) await new Promise(setImmediate);
  const { games } = (await site.app.inject({ url: '/api/games?which=free' })).json<{ games: ListedGame[] }>();
  expect(games.map(({ ratings }) => ratings)).toEqual([{ allied: { rating: 1500, isProvisional: true } }]);
});

it('have a free seat for whoever comes last, also when somebody else has left it before he sat down', async () => {
  const { id, tickets } = await begin({ free: 'german' });
  const take = async (): Promise<string> =>
    (await site.app.inject({ method: 'POST', url: `/api/games/${id}/seat`, payload: {} })).json<{ ticket: string }>()
      .ticket;
  const cid = site.visitor();
  await cid.signUp('Cid');
  await cid.post('/seats', { tickets: [await take()] });
  comeTo(host(), tickets['allied'] ?? '', 'Ann', { cookie: cookieOf(ann) });
  expect(await comeTo(host(), await take(), 'Ben', { cookie: cookieOf(ben) }).seat).toMatchObject({ side: 'german' });
});

it('seat nobody at the free seat whose own seat has become his meanwhile', async () => {
  const { id, tickets } = await begin({ free: 'german' });
  const seat = await site.app.inject({ method: 'POST', url: `/api/games/${id}/seat`, payload: {} });
  const { take } = site.store;
  site.store.take = async (...about) => {
    if (about[1] === 'german')
      await site.store.accounts.claim(about[2].account ?? '', [digestOf(tickets['allied'] ?? '')]);
    return take.apply(site.store, about);
  };
  const both = comeTo(host(), seat.json<{ ticket: string }>().ticket, 'Ann', { cookie: cookieOf(ann) });
  expect([await both.closed, both.said]).toEqual([CLOSED.refused, [{ type: 'refused', code: 'both-seats' }]]);
});

it('let nobody take anything back', async () => {
  const seats = await sit(await begin());
  await play(seats);
  const [allied] = seats;
  const refused = { rule: 'contract', code: 'rated' };
  expect(allied.undoRefusal()).toEqual(refused);
  expect(await allied.undo()).toEqual({ ok: false, error: refused });
  expect(await allied.parley('take-back')).toEqual({ ok: false, error: refused });
});

it('are rated once when they are over', async () => {
  const game = await begin();
  const seats = await sit(game);
  await play(seats);
  await seats[1].parley('resign');
  expect(await ratingsOf(ann)).toEqual([]);
  await rate();
  const own = { pool: 'reichswald', games: 1, curve: [{ game: game.id, score: 1 }] };
  expect(await ratingsOf(ann)).toMatchObject([own]);
  const rated = await ratingsOf(ben);
  expect(rated).toMatchObject([{ ...own, curve: [{ score: 0 }] }]);
  await new Ratings(site.store).rate({ game: game.id, winner: 'german', at: new Date().toISOString() });
  expect(await ratingsOf(ben)).toEqual(rated);
  expect((await ben?.get('/export'))?.body).toMatchObject({ ratings: [{ pool: 'reichswald' }] });

  const { players, sides } = (await site.app.inject({ url: '/api/ratings?game=reichswald' })).json<{
    players: unknown[];
    sides: unknown[];
  }>();
  // Nobody is sure of a single game.
  expect(players).toEqual([]);
  expect(sides).toEqual([{ scenario: 'veritable', games: 1, worth: { allied: 17, german: -17 } }]);
});

it('count for nobody when a side has not decided anything yet', async () => {
  const [allied, german] = await sit(await begin());
  expect((await allied.parley('draw')).ok && (await german.parley('accept')).ok).toBe(true);
  await rate();
  expect(await ratingsOf(ann)).toEqual([]);
});

it('a draw is half a win', async () => {
  const seats = await sit(await begin());
  await play(seats);
  await seats[0].parley('draw');
  await seats[1].parley('accept');
  await rate();
  expect(await ratingsOf(ann)).toMatchObject([{ rating: expect.closeTo(1500) as number, curve: [{ score: 1 / 2 }] }]);
});
