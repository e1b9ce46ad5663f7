import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLOSED, type NewGame, type Sitting } from '../../seat/sitting.ts';
import { testSite, type TestSite, type Visitor } from './test-kit.ts';

let site: TestSite;
let ann: Visitor;
let game: NewGame;
beforeEach(async () => {
  site = await testSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  ann = site.visitor();
  const payload = { game: 'reichswald', scenario: 'veritable', options: {} };
  game = (await site.app.inject({ method: 'POST', url: '/api/games', payload })).json();
  await ann.signUp('Ann');
  await ann.post('/seats', { tickets: [game.tickets['allied']] });
});
afterEach(() => site.app.close());

/** What the server says to whoever comes to a seat with this cookie, and how it closes the socket where it does. */
async function sit(cookie: string, side: string, id = game.id): Promise<{ said: object; closed?: number }> {
  const { port } = site.app.server.address() as AddressInfo;
  // Node's own takes headers, of which the types of browsers know nothing.
  const headers = { headers: { cookie } } as unknown as string[];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/seat`, headers);
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  const said = new Promise<object>((resolve) =>
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data)) as object)),
  );
  const sitting: Sitting = { type: 'sit', game: id, side, name: 'Ann', word: 'x' };
  socket.addEventListener('open', () => socket.send(JSON.stringify(sitting)));
  const first = await said;
  if ('code' in first) return { said: first, closed: await closed };
  socket.close();
  return { said: first };
}

it('a seat of an account needs no ticket where its owner is signed in', async () => {
  expect(await sit(ann.cookie, 'allied')).toMatchObject({
    said: { type: 'waiting', id: game.id, side: 'allied', seats: { allied: 'Ann', german: null } },
  });
});

it('another seat, or one of somebody else, is nobody’s without a ticket', async () => {
  const ben = site.visitor();
  await ben.signUp('Ben');
  const refused = { said: { type: 'refused', code: 'no-such-seat' }, closed: CLOSED.refused };
  expect(await sit(ann.cookie, 'german')).toEqual(refused);
  expect(await sit(ann.cookie, 'chance')).toEqual(refused);
  expect(await sit(ann.cookie, 'allied', 'nogame')).toEqual(refused);
  expect(await sit(ben.cookie, 'allied')).toEqual(refused);
  expect(await sit('', 'allied')).toEqual(refused);
  const { cookie } = ann;
  await ann.post('/sign-out');
  expect(await sit(cookie, 'allied')).toEqual(refused);
});
