// Who may do what, cell by cell: over HTTP, and at a game with something hidden over its socket.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Seat } from '../seat/seat.ts';
import { CLOSED, type NewGame } from '../seat/sitting.ts';
import { ONLOOKER } from '../kernel/game.ts';
import { comeTo, watchAt } from './play/test-kit.ts';
import { testSite, type TestSite, type Visitor } from './accounts/test-kit.ts';

/** A guest without a seat; whoever is to act; his opponent; an onlooker; somebody signed in who owns the seat to act; somebody else who is signed in. */
const ROLES = ['guest', 'player', 'opponent', 'onlooker', 'owner', 'other'] as const;
type Role = (typeof ROLES)[number];

let site: TestSite;
let game: NewGame;
/** One in which a computer has the German seat. */
let against: NewGame;
const visitors = new Map<Role, Visitor>();
const host = (): string => `127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;

beforeAll(async () => {
  site = await testSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  for (const role of ROLES) visitors.set(role, site.visitor());
  for (const role of ['owner', 'other'] as const) await visitors.get(role)?.signUp(`The ${role}`);
  const payload = {
    game: 'reichswald',
    scenario: 'veritable',
    options: { 'blind-declaration': 'on' },
    isPublic: true,
  };
  game = (await site.app.inject({ method: 'POST', url: '/api/games', payload })).json();
  const computer = { side: 'german', level: 'recruit' };
  against = (await site.app.inject({ method: 'POST', url: '/api/games', payload: { ...payload, computer } })).json();
  await visitors.get('owner')?.post('/seats', { tickets: [game.tickets['allied']] });
});
afterAll(() => site.app.close());

const visitor = (role: Role): Visitor => visitors.get(role) as Visitor;
const isSignedIn = (role: Role): boolean => role === 'owner' || role === 'other';

/** How the socket is closed of whoever comes to a seat as one of his account. */
function sitAs({ cookie }: Visitor, seat: { game: string; side: string }): Promise<number> {
  // Node's own takes headers, of which the types of browsers know nothing.
  const socket = new WebSocket(`ws://${host()}/api/seat`, { headers: { cookie } } as unknown as string[]);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'sit', ...seat, name: 'Ann', word: 'x' })));
  return new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
}

/** Routes of accounts that are for whoever is signed in; with a body that is understood. */
const OF_ACCOUNTS = [
  ['POST', '/email', { email: 'a@example.org', lang: 'en' }],
  ['POST', '/name', { name: 'Somebody' }],
  ['POST', '/password', { password: 'another good one', lang: 'en' }],
  ['POST', '/passkeys/ask', {}],
  ['POST', '/passkeys/remove', { id: 'x' }],
  ['POST', '/notices/webhook', { url: 'https://example.org/', lang: 'en' }],
  ['POST', '/seats', { tickets: [] }],
  ['POST', '/delete', { name: 'Somebody' }],
  ['GET', '/export', undefined],
  ['GET', '/seats', undefined],
] as const;

describe.each(ROLES.filter((role) => !isSignedIn(role)))('for a %s', (role) => {
  it.each(OF_ACCOUNTS)('%s /api/account%s is refused', async (method, path, body) => {
    const asked = visitor(role);
    const { status } = method === 'GET' ? await asked.get(path) : await asked.post(path, body);
    expect(status).toBe(401);
  });
});

describe.each(ROLES)('for a %s', (role) => {
  it('lists say what is public, and nothing of seats', async () => {
    const answer = await site.app.inject({ url: '/api/games?which=public', headers: visitor(role).headers });
    for (const ticket of Object.values(game.tickets)) expect(answer.body).not.toContain(ticket);
    expect(answer.statusCode).toBe(200);
  });

  it('an account has the seats that are its own', async () => {
    const { status, body } = await visitor(role).get('/seats');
    const seats = (body['seats'] ?? []) as { game: string; side: string }[];
    expect([status, seats.map(({ side }) => side)]).toEqual(
      isSignedIn(role) ? [200, role === 'owner' ? ['allied'] : []] : [401, []],
    );
  });

  it('a seat of a game by invitation is not free', async () => {
    const { headers } = visitor(role);
    const answer = await site.app.inject({ method: 'POST', url: `/api/games/${game.id}/seat`, payload: {}, headers });
    expect(answer.statusCode).toBe(409);
  });

  it('the seat of a computer is nobody’s', async () => {
    const { headers } = visitor(role);
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/games/${against.id}/seat`,
      payload: {},
      headers,
    });
    expect([Object.keys(against.tickets), answer.statusCode]).toEqual([['allied'], 409]);
    expect(await sitAs(visitor(role), { game: against.id, side: 'german' })).toBe(CLOSED.refused);
  });
});

describe('at a game with something hidden', () => {
  let seats: Record<'player' | 'opponent' | 'onlooker', Seat>;
  beforeAll(async () => {
    const [one, other] = [
      comeTo(host(), game.tickets['allied'] ?? ''),
      comeTo(host(), game.tickets['german'] ?? '', 'Ben'),
    ];
    const [player, opponent] = (await Promise.all([one.seat, other.seat])) as [Seat, Seat];
    seats = { player, opponent, onlooker: (await watchAt(host(), game.id)) as Seat };
  });

  it('nobody sits down without a ticket', async () => {
    for (const ticket of ['x', game.id, 'allied']) expect(await comeTo(host(), ticket).closed).toBe(CLOSED.refused);
  });

  const refused = (code: string) => ({ ok: false, error: { code } });
  const march = [{ type: 'move', unit: 'C-5/2' }];
  it.each([
    ['opponent', 'not-your-turn', 'undo-other-side'],
    ['onlooker', 'only-watches', 'only-watches'],
  ] as const)('what a %s asks is refused by his role', async (role, order, undo) => {
    const seat = seats[role];
    expect(await seat.perform(march)).toMatchObject(refused(order));
    expect(await seat.undo()).toMatchObject(refused(undo));
    expect(seat.legal()).toEqual([]);
  });

  it('whoever is to act plays, and takes back', async () => {
    expect(await seats.player.perform(march)).toEqual({ ok: true, value: 1 });
    expect(await seats.player.undo()).toEqual({ ok: true, value: 1 });
  });

  it.each(['player', 'opponent', 'onlooker'] as const)(
    'a %s has no record, and reads what is for him',
    async (role) => {
      const seat = seats[role];
      expect(seat.side).toBe({ player: 'allied', opponent: 'german', onlooker: ONLOOKER }[role]);
      expect(await seat.record()).toBeUndefined();
      expect(seat.log.every(({ event }) => event.to === undefined || event.to.includes(seat.side ?? ''))).toBe(true);
    },
  );

  it('only players settle', async () => {
    for (const what of ['resign', 'draw', 'take-back', 'claim', 'hand-over', 'return'] as const)
      expect(await seats.onlooker.parley(what)).toMatchObject(refused('only-watches'));
    expect(await seats.opponent.parley('hand-over')).toMatchObject(refused('not-away'));
    expect(await seats.opponent.parley('return')).toMatchObject(refused('not-handed-over'));
    expect(await seats.opponent.parley('draw')).toEqual({ ok: true, value: 0 });
    expect(await seats.onlooker.parley('accept')).toMatchObject(refused('only-watches'));
    expect(await seats.opponent.parley('decline')).toEqual({ ok: true, value: 0 });
  });
});
