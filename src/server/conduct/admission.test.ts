// Who may sit where, as far as it is a question of accounts.
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLOSED, type NewGame } from '../../seat/sitting.ts';
import { beginAt, comeTo, until, type Sitter } from '../play/test-kit.ts';
import { testSite, type TestSite, type Visitor } from '../accounts/test-kit.ts';

let site: TestSite;
let host: string;
let ann: Visitor;
let ben: Visitor;
let sitters: Sitter[];
beforeEach(async () => {
  site = await testSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  host = `127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  [ann, ben] = [site.visitor(), site.visitor()];
  await ann.signUp('Ann');
  await ben.signUp('Ben');
  sitters = [];
});
afterEach(async () => {
  for (const { socket } of sitters) socket.close();
  await site.app.close();
});

/** Sits down, and hears that he waits, or why he may not. */
async function sit(ticket: string, name: string, cookie = ''): Promise<unknown> {
  const sitter = comeTo(host, ticket, name, { cookie });
  sitters.push(sitter);
  await expect.poll(() => sitter.said.length).toBeGreaterThan(0);
  const [said] = sitter.said;
  if (said?.['type'] !== 'refused') return said?.['seats'];
  expect(await sitter.closed).toBe(CLOSED.refused);
  return said['code'];
}
const begin = (): Promise<NewGame> => beginAt(host, 'reichswald', 'veritable', { free: 'german' });
const ask = async (id: string, visitor = site.visitor()): Promise<{ status: number; ticket: string }> => {
  const headers = { ...visitor.headers, cookie: visitor.cookie };
  const answer = await site.app.inject({ method: 'POST', url: `/api/games/${id}/seat`, payload: {}, headers });
  return { status: answer.statusCode, ticket: answer.json<{ ticket?: string }>().ticket ?? '' };
};
const listed = async ({ headers, cookie }: Visitor): Promise<string[]> => {
  const answer = await site.app.inject({ url: '/api/games?which=free', headers: { ...headers, cookie } });
  return answer.json<{ games: { id: string }[] }>().games.map(({ id }) => id);
};

/** Two who come find the seat free both before either sits down. */
function letTwoCome(): void {
  const { accounts } = site.store;
  const { byKey } = accounts;
  let come = 0;
  accounts.byKey = async (key) => {
    come++;
    await until(() => come >= 2);
    return byKey.call(accounts, key);
  };
}

it('of those who ask for a free seat, the first to sit down has it', async () => {
  const { id, tickets } = await begin();
  const [one, two] = [(await ask(id)).ticket, (await ask(id)).ticket];
  expect(await sit(two, 'Cid')).toEqual({ allied: null, german: 'Cid' });
  expect(await sit(one, 'Dan')).toBe('seat-taken');
  expect(await sit(tickets['german'] ?? '', 'Host')).toBe('no-such-seat');
  expect(await sit(two, 'Cid')).toEqual({ allied: null, german: 'Cid' });
  expect((await ask(id)).status).toBe(409);
});

it('who asked for a seat that an account has taken since is told so, and reports nobody from it', async () => {
  const { id } = await begin();
  const [one, two] = [(await ask(id)).ticket, (await ask(id)).ticket];
  const payload = { ticket: one, reason: 'spam', text: '' };
  expect((await site.app.inject({ method: 'POST', url: '/api/reports', payload })).statusCode).toBe(404);
  await sit(two, 'Ben', ben.cookie);
  expect(await sit(one, 'Dan')).toBe('seat-taken');
});

it('the free seat of a host who has claimed it too is free all the same, and a guest’s when he sits there', async () => {
  const { id, tickets } = await begin();
  await ann.post('/seats', { tickets: Object.values(tickets) });
  const { ticket } = await ask(id);
  const seats = { allied: null, german: 'Dan' };
  expect([await sit(ticket, 'Dan'), await sit(ticket, 'Dan')]).toEqual([seats, seats]);
  expect(await site.store.accounts.holder(id, 'german')).toBeUndefined();
});

it('who comes with his ticket by two sockets at once sits at both', async () => {
  const { id } = await begin();
  const { ticket } = await ask(id);
  letTwoCome();
  const seats = { allied: null, german: 'Cid' };
  expect(await Promise.all([sit(ticket, 'Cid'), sit(ticket, 'Cid')])).toEqual([seats, seats]);
});

it('of two who sit down at once one has the seat', async () => {
  const { id } = await begin();
  const tickets = [(await ask(id)).ticket, (await ask(id)).ticket];
  letTwoCome();
  const said = await Promise.all(tickets.map((ticket) => sit(ticket, 'Cid')));
  expect(said.filter((each) => each === 'seat-taken')).toHaveLength(1);
});

it('nobody but an account sits down by its name, or one that reads alike; whoever sits already may come back', async () => {
  const { tickets } = await begin();
  const [allied = '', german = ''] = [tickets['allied'], tickets['german']];
  expect(await sit(allied, 'ΑNN')).toBe('name-taken');
  expect(await sit(allied, 'An\u200Bn')).toBe('name-taken');
  expect(await sit(allied, 'Ann', ben.cookie)).toBe('name-taken');
  expect(await sit(german, 'Ann', ann.cookie)).toEqual({ allied: null, german: 'Ann' });
  expect(await sit(allied, 'Cid')).toEqual({ allied: 'Cid', german: 'Ann' });
  await site.visitor().signUp('Cid');
  expect(await sit(allied, 'Cid')).toEqual({ allied: 'Cid', german: 'Ann' });
});

it('a ticket opens the seat of an account for whoever is signed in to it, until that is deleted', async () => {
  const { tickets } = await begin();
  const allied = tickets['allied'] ?? '';
  await sit(allied, 'Ann', ann.cookie);
  expect(await sit(allied, 'Cid')).toBe('sign-in');
  expect(await sit(allied, 'Ben', ben.cookie)).toBe('sign-in');
  expect(await sit(allied, 'Ann', ann.cookie)).toEqual({ allied: 'Ann', german: null });
  await ann.post('/delete', { name: 'Ann' });
  expect(await sit(allied, 'Cid')).toEqual({ allied: 'Ann', german: null });
});

it('the free seats of a game are not for whom somebody there has blocked, who is told what anybody else would be', async () => {
  const { id, tickets } = await begin();
  await sit(tickets['allied'] ?? '', 'Ann', ann.cookie);
  const { ticket } = await ask(id, ben);
  await ann.post('/block', { name: 'ben' });
  expect(await sit(ticket, 'Ben', ben.cookie)).toBe('seat-taken');
  expect((await ask(id, ben)).status).toBe(409);
  expect([await listed(ben), await listed(site.visitor())]).toEqual([[], [id]]);
  await ann.post('/unblock', { name: 'Ben' });
  expect(await listed(ben)).toEqual([id]);
  expect(await sit(ticket, 'Ben', ben.cookie)).toMatchObject({ german: 'Ben' });
});

it('a free seat may be for accounts alone: a guest has it neither from the list nor by the link', async () => {
  const { id, tickets } = await beginAt(host, 'reichswald', 'veritable', { free: 'german', isForAccounts: true });
  await sit(tickets['allied'] ?? '', 'Ann', ann.cookie);
  const { games } = (await site.app.inject({ url: '/api/games?which=free' })).json<{ games: object[] }>();
  expect(games).toMatchObject([{ id, free: 'german', isForAccounts: true }]);
  const { ticket } = await ask(id);
  expect([await sit(ticket, 'Cid'), await sit(tickets['german'] ?? '', 'Cid')]).toEqual(['no-guests', 'no-guests']);
  await ann.post('/block', { name: 'Ben' });
  expect(await sit(ticket, 'Ben', ben.cookie)).toBe('seat-taken');
  await ann.post('/unblock', { name: 'Ben' });
  expect(await sit(ticket, 'Ben', ben.cookie)).toEqual({ allied: 'Ann', german: 'Ben' });
});

it('no seat is for accounts alone that nobody else may take either', async () => {
  const payload = { game: 'reichswald', scenario: 'veritable', options: {}, isForAccounts: true };
  const { statusCode, body } = await site.app.inject({ method: 'POST', url: '/api/games', payload });
  expect([statusCode, JSON.parse(body)]).toMatchObject([400, { error: { at: 'isForAccounts' } }]);
});

it('an account that is suspended takes no seats, and plays on where it sits', async () => {
  const [before, after] = [await begin(), await begin()];
  const seat = before.tickets['german'] ?? '';
  await sit(seat, 'Ben', ben.cookie);
  const { id = '' } = (await site.store.accounts.byKey('ben')) ?? {};
  await site.store.safety.measure(id, { suspended: '2026-11-29T20:00:00.000Z' });
  expect(await sit(after.tickets['german'] ?? '', 'Ben', ben.cookie)).toBe('suspended');
  expect(await sit(seat, 'Ben', ben.cookie)).toMatchObject({ german: 'Ben' });
});
