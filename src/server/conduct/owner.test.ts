import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Office } from '../../seat/conduct.ts';
import type { NewGame } from '../../seat/sitting.ts';
import { beginAt, comeTo, type Sitter } from '../play/test-kit.ts';
import { testSite, type TestSite, type Visitor } from '../accounts/test-kit.ts';

const ADDRESS = 'olga@example.org';

let site: TestSite;
let host: string;
let olga: Visitor;
let ben: Visitor;
let game: NewGame;
let seats: Sitter[];

/** A guest plays the allied side, Ben the german one. */
beforeEach(async () => {
  site = await testSite({ owners: [ADDRESS] });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  host = `127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  [olga, ben] = [site.visitor(), site.visitor()];
  await olga.signUp('Olga');
  await site.store.accounts.change((await site.store.accounts.byKey('olga'))?.id ?? '', { email: ADDRESS });
  await ben.signUp('Ben');
  game = await beginAt(host);
  const { allied = '', german = '' } = game.tickets;
  seats = [comeTo(host, allied, 'Guest'), comeTo(host, german, 'Ben', { cookie: ben.cookie })];
  await Promise.all(seats.map(({ seat }) => seat));
});
afterEach(() => site.app.close());

const office = async (): Promise<Office> => (await olga.get('/owner')).body as unknown as Office;
const report = async (side = 'allied', more: object = {}): Promise<number> => {
  const payload = { ticket: game.tickets[side], reason: 'insult', text: ' He called me a fool. ', ...more };
  const headers = { ...ben.headers, cookie: side === 'german' ? ben.cookie : '' };
  return (await site.app.inject({ method: 'POST', url: '/api/reports', payload, headers })).statusCode;
};
const OF_GUEST = (): string => `${game.id}/allied`;
const OF_BEN = (): string => `${game.id}/german`;
const deed = (deed: string, more: object) => olga.post('/owner', { deed, ...more });
const measures = async (): Promise<unknown> => (await ben.account())?.['measures'];
const names = async (): Promise<unknown> =>
  Object.fromEntries(((await site.store.brief(game.id))?.seats ?? []).map(({ side, name }) => [side, name]));

it('a report is read with what had been said, and with nothing else of the game', async () => {
  seats[1]?.socket.send(JSON.stringify({ type: 'say', text: 'You fool.' }));
  await expect.poll(async () => (await site.store.said(game.id)).length).toBe(1);
  expect([await report(), await report()]).toEqual([201, 409]);
  const { reports } = await office();
  const at = expect.any(String) as string;
  expect(reports).toEqual([
    {
      id: OF_GUEST(),
      rules: 'reichswald',
      by: { side: 'allied', name: 'Guest', isAccount: false },
      about: { side: 'german', name: 'Ben', isAccount: true },
      reason: 'insult',
      text: 'He called me a fool.',
      at,
      said: [{ by: 'german', text: 'You fool.', at }],
    },
  ]);
});

it.each([
  ['a text too long', { text: 'x'.repeat(501) }, 400],
  ['a reason that there is not', { reason: 'envy' }, 400],
  ['more than is asked', { about: 'german' }, 400],
  ['no seat', { ticket: 'x' }, 404],
])('a report with %s is none', async (_, more, status) => {
  expect(await report('allied', more)).toBe(status);
  expect((await office()).reports).toEqual([]);
});

it('a report that is closed is gone, and may be followed by another', async () => {
  await report();
  expect((await deed('close', { report: OF_GUEST() })).status).toBe(200);
  expect((await office()).reports).toEqual([]);
  expect((await deed('close', { report: OF_GUEST() })).body).toMatchObject({ error: { code: 'report-gone' } });
  expect(await report()).toBe(201);
});

it('whoever is warned reads why, until he has', async () => {
  await report();
  await deed('warn', { report: OF_GUEST() });
  expect(await measures()).toEqual({ warned: 'insult', quiet: null, suspended: null });
  await ben.post('/warning');
  expect(await measures()).toMatchObject({ warned: null });
});

it('talk is closed for so many days, and an account kept from new games, until that is lifted', async () => {
  await deed('quiet', { name: 'Ben', days: 3 });
  await deed('suspend', { name: 'ben' });
  const day = 24 * 60 * 60_000;
  const { quiet, suspended } = (await measures()) as { quiet: string; suspended: string };
  expect(Math.round((Date.parse(quiet) - Date.now()) / day)).toBe(3);
  expect(suspended).toEqual(expect.any(String));
  expect((await office()).measured).toEqual([{ name: 'Ben', warned: null, quiet, suspended }]);
  expect((await ben.post('/company', { game: game.id })).body).toMatchObject({ quiet });
  await deed('lift', { name: 'Ben' });
  expect(await measures()).toEqual({ warned: null, quiet: null, suspended: null });
});

it('an account gets a name that says nothing, also at its games, where all hear of it', async () => {
  const closed = seats.map((seat) => seat.closed);
  await deed('rename', { name: 'Ben' });
  await Promise.all(closed);
  const { name } = (await ben.account()) as { name: string };
  expect(name).toMatch(/^Player \d+$/);
  expect(await names()).toEqual({ allied: 'Guest', german: name });
});

it('of a guest the name is changed at the game, and nothing else can be done', async () => {
  await report('german');
  for (const each of ['warn', 'quiet', 'suspend'])
    expect((await deed(each, { report: OF_BEN() })).body).toMatchObject({ error: { code: 'no-account' } });
  expect((await deed('rename', { report: OF_BEN() })).status).toBe(200);
  expect(await names()).toEqual({ allied: expect.stringMatching(/^Player \d+$/) as string, german: 'Ben' });
});

it('everything done is noted, the newest first, and nothing that was refused', async () => {
  await report();
  await deed('quiet', { report: OF_GUEST(), days: 2 });
  site.pass(1);
  await deed('suspend', { name: 'nobody' });
  await deed('close', { report: OF_GUEST() });
  const noted = { owner: 'Olga', about: 'Ben', reason: 'insult', at: expect.any(String) as string };
  expect((await office()).deeds).toEqual([
    { ...noted, deed: 'close', days: null },
    { ...noted, deed: 'quiet', days: 2 },
  ]);
});

it('figures name the pace of the games, and count who came by', async () => {
  await beginAt(host, 'reichswald', 'veritable', { pace: 'days-3' });
  const { figures } = await office();
  const none = { rules: 'reichswald', waiting: 0, going: 0, over: 0 };
  expect(figures.games.toSorted((a, b) => a.pace.localeCompare(b.pace))).toEqual([
    { ...none, pace: 'days-3', waiting: 1 },
    { ...none, pace: 'none', going: 1 },
  ]);
  expect(figures).toMatchObject({ players: { day: 2, week: 2 }, servers: [expect.any(String)] });
});

it('an address that is not confirmed opens nothing', async () => {
  const eve = site.visitor();
  await site.store.accounts.change((await site.store.accounts.byKey('olga'))?.id ?? '', { email: null });
  await eve.signUp('Eve', { email: ADDRESS });
  expect((await eve.account())?.['isOwner']).toBe(false);
  expect((await eve.get('/owner')).status).toBe(403);
  expect((await olga.get('/owner')).status).toBe(403);
});
