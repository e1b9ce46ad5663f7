import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playerName } from '../../ai/names.ts';
import { CLOSED, type NewGame } from '../../seat/sitting.ts';
import { testSite, type Answer, type TestSite, type Visitor } from '../accounts/test-kit.ts';
import { comeTo } from '../play/test-kit.ts';
import type { Change } from '../store/store.ts';

const START = { game: 'reichswald', scenario: 'veritable', options: {} };
const GERMAN = { side: 'german', level: 'regular' };
const MOST = 10;

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.app.close());

async function begin(body: object, { headers, cookie }: Pick<Visitor, 'headers' | 'cookie'> = site.visitor()) {
  const sent = { ...headers, cookie };
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/games',
    payload: { ...START, ...body },
    headers: sent,
  });
  return { status: answer.statusCode, body: answer.json<NewGame & Answer['body']>() };
}

it.each([
  [{ computer: { side: 'french', level: 'regular' } }, 'computer.side'],
  [{ computer: { side: 'german', level: 'general' } }, 'computer.level'],
  [{ computer: { side: 'german' } }, 'computer.level'],
  [{ computer: GERMAN, free: 'german' }, 'free'],
])('a game begun with %o is refused with its place', async (body, at) => {
  expect(await begin(body)).toMatchObject({ status: 400, body: { error: { at } } });
});

it('a game against a computer is begun by whoever plays the other side', async () => {
  const { status, body } = await begin({ computer: GERMAN });
  expect([status, Object.keys(body.tickets)]).toEqual([201, ['allied']]);
  expect((await site.store.brief(body.id))?.seats).toMatchObject([
    { side: 'allied' },
    { side: 'german', name: playerName('regular'), level: 'regular' },
  ]);
});

it('so many of them may be under way for an account, and for an address without one', async () => {
  const [ann, guest] = [site.visitor(), site.visitor()];
  await ann.signUp('Ann');
  const begun: string[] = [];
  for (let i = 0; i < MOST; i++) begun.push((await begin({ computer: GERMAN }, ann)).body.id);
  const refused = { status: 409, body: { ok: false, error: { code: 'too-many-computers' } } };
  expect(await begin({ computer: GERMAN }, ann)).toEqual(refused);
  expect(await begin({}, ann)).toMatchObject({ status: 201 });
  for (let i = 0; i < MOST; i++) expect((await begin({ computer: GERMAN }, guest)).status).toBe(201);
  expect(await begin({ computer: GERMAN }, guest)).toEqual(refused);
  const dice = { shown: 0, takenBack: [] };
  const change = (toAct: string, moved: string): Change => ({
    at: 0,
    actions: [],
    standing: { toAct, turn: 1, moved, dice, takenBack: 0 },
  });
  await site.store.change(begun[0] ?? '', 0, change('over', new Date().toISOString()));
  expect(await begin({ computer: GERMAN }, ann)).toMatchObject({ status: 201 });
  expect(await begin({ computer: GERMAN }, ann)).toEqual(refused);
  // One that was left alone for more than a week.
  await site.store.change(begun[1] ?? '', 0, change('german', '2026-01-01T00:00:00.000Z'));
  expect(await begin({ computer: GERMAN }, ann)).toMatchObject({ status: 201 });
});

it('nobody sits down by the name of a computer player', async () => {
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  const { body } = await begin({});
  const sitter = comeTo(`127.0.0.1:${port}`, body.tickets['allied'] ?? '', playerName('veteran'));
  expect(await sitter.closed).toBe(CLOSED.refused);
  expect(sitter.said).toEqual([{ type: 'refused', code: 'malformed' }]);
});
