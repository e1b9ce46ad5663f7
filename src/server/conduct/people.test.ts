import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { NewGame } from '../../seat/sitting.ts';
import { beginAt, comeTo, until, type Sitter } from '../play/test-kit.ts';
import { testSite, type TestSite, type Visitor } from '../accounts/test-kit.ts';

let site: TestSite;
let ann: Visitor;
let ben: Visitor;
let game: NewGame;
/** The seats of Ann and Ben, with what each has been told of what was said. */
let seats: Sitter[];
let heard: string[][];
beforeEach(async () => {
  site = await testSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const host = `127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  [ann, ben] = [site.visitor(), site.visitor()];
  await ann.signUp('Ann');
  await ben.signUp('Ben');
  game = await beginAt(host);
  const { allied = '', german = '' } = game.tickets;
  seats = [comeTo(host, allied, 'Ann', { cookie: ann.cookie }), comeTo(host, german, 'Ben', { cookie: ben.cookie })];
  heard = seats.map(({ socket }) => {
    const lines: string[] = [];
    socket.addEventListener('message', ({ data }) => {
      const { type, said = [] } = JSON.parse(String(data)) as { type: string; said?: { text: string }[] };
      if (type === 'talk') lines.push('', ...said.map(({ text }) => text));
    });
    return lines;
  });
  await Promise.all(seats.map(({ seat }) => seat));
  await until(() => heard.every(({ length }) => length > 0));
});
afterEach(() => site.app.close());

const say = (seat: number, text: string): void => seats[seat]?.socket.send(JSON.stringify({ type: 'say', text }));
const company = async (visitor: Visitor): Promise<unknown> => (await visitor.post('/company', { game: game.id })).body;
const blocked = async (): Promise<unknown> => (await ann.account())?.['blocked'];
const withBen = (isBlocked: boolean) => ({ others: [{ side: 'german', name: 'Ben', isAccount: true, isBlocked }] });

it('what somebody says who is blocked does not leave the server for whoever has blocked him', async () => {
  expect(await company(ann)).toEqual({ isMuted: false, quiet: null, ...withBen(false) });
  expect((await ann.post('/block', { game: game.id, side: 'german' })).status).toBe(200);
  expect(await company(ann)).toMatchObject(withBen(true));
  expect(await company(ben)).toMatchObject({ others: [{ side: 'allied', isBlocked: false }] });
  say(1, 'Are you there?');
  await until(() => heard[1]?.includes('Are you there?') ?? false);
  say(0, 'Hm.');
  await until(() => heard[0]?.includes('Hm.') ?? false);
  expect(heard[0]).not.toContain('Are you there?');
});

it('whom one has blocked is listed with the account, and can be taken off the list', async () => {
  await ann.post('/block', { name: ' BEN ' });
  expect(await blocked()).toEqual([{ name: 'Ben', since: expect.any(String) as string }]);
  expect((await ben.account())?.['blocked']).toEqual([]);
  expect(JSON.stringify(await ben.account())).not.toContain('Ann');
  await ann.post('/unblock', { name: 'ben' });
  expect(await blocked()).toEqual([]);
});

it.each([
  ['nobody', { name: 'Nobody' }, 404, 'no-such-name'],
  ['oneself', { name: 'Ann' }, 400, 'name-own'],
  ['a player of another game', { game: 'another', side: 'german' }, 404, 'no-such-seat'],
  ['a side that there is not', { game: '', side: 'german' }, 400, undefined],
])('nobody blocks %s', async (_, whom, status, code) => {
  const answer = await ann.post('/block', whom);
  expect(answer.status).toBe(status);
  if (code !== undefined) expect(answer.body).toMatchObject({ ok: false, error: { code } });
  expect(await blocked()).toEqual([]);
});

it('a game that is muted is so at every machine of the account, and for nobody else', async () => {
  expect((await ann.post('/mute', { game: game.id, isMuted: true })).status).toBe(200);
  const again = site.visitor();
  await again.post('/sign-in', { name: 'Ann', password: 'correct horse battery' });
  expect(await company(again)).toMatchObject({ isMuted: true });
  expect(await company(ben)).toMatchObject({ isMuted: false });
});
