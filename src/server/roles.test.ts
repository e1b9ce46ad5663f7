// Who may do what, cell by cell: over HTTP, and at a game with something hidden over its socket.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEEDS } from '../seat/conduct.ts';
import type { Seat } from '../seat/seat.ts';
import { CLOSED, type NewGame } from '../seat/sitting.ts';
import { ONLOOKER } from '../kernel/game.ts';
import { comeTo, until, watchAt } from './play/test-kit.ts';
import { testSite, type TestSite, type Visitor } from './accounts/test-kit.ts';

/** A guest without a seat; whoever is to act; his opponent; an onlooker; somebody signed in who owns a seat; somebody else who is signed in; whoever runs the site. */
const ROLES = ['guest', 'player', 'opponent', 'onlooker', 'owner', 'other', 'administrator'] as const;
type Role = (typeof ROLES)[number];

let site: TestSite;
let game: NewGame;
/** A game of which the owner has one seat. */
let owned: NewGame;
const ADDRESS = 'owner@example.org';
/** One in which a computer has the German seat. */
let against: NewGame;
const visitors = new Map<Role, Visitor>();
const host = (): string => `127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;

beforeAll(async () => {
  site = await testSite({ owners: [ADDRESS] });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  for (const role of ROLES) visitors.set(role, site.visitor());
  for (const role of ROLES) if (isSignedIn(role)) await visitors.get(role)?.signUp(nameOf(role));
  const { id = '' } = (await site.store.accounts.byKey(nameOf('administrator').toLowerCase())) ?? {};
  await site.store.accounts.change(id, { email: ADDRESS });
  const payload = {
    game: 'reichswald',
    scenario: 'veritable',
    options: { 'blind-declaration': 'on' },
    isPublic: true,
  };
  game = (await site.app.inject({ method: 'POST', url: '/api/games', payload })).json();
  owned = (await site.app.inject({ method: 'POST', url: '/api/games', payload })).json();
  await visitors.get('owner')?.post('/seats', { tickets: [owned.tickets['allied']] });
  const computer = { side: 'german', level: 'recruit' };
  against = (await site.app.inject({ method: 'POST', url: '/api/games', payload: { ...payload, computer } })).json();
});
afterAll(() => site.app.close());

const visitor = (role: Role): Visitor => visitors.get(role) as Visitor;
const isSignedIn = (role: Role): boolean => ['owner', 'other', 'administrator'].includes(role);
const nameOf = (role: Role): string => (role === 'administrator' ? 'The one in charge' : `The ${role}`);

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
  ['POST', '/vacations', { first: '2026-01-01', last: '2026-01-02' }],
  ['POST', '/vacations/end', { begun: '2026-01-01T00:00:00Z' }],
  ['POST', '/seats', { tickets: [] }],
  ['POST', '/delete', { name: 'Somebody' }],
  ['POST', '/company', { game: 'x' }],
  ['POST', '/mute', { game: 'x', isMuted: true }],
  ['POST', '/block', { name: 'Somebody' }],
  ['POST', '/unblock', { name: 'Somebody' }],
  ['POST', '/warning', {}],
  ['POST', '/owner', { deed: 'close', report: 'x' }],
  ['GET', '/owner', undefined],
  ['GET', '/export', undefined],
  ['GET', '/seats', undefined],
  ['GET', '/ratings', undefined],
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

  it('only whoever is signed in begins a rated game; what players are rated at is public', async () => {
    const { headers, cookie } = visitor(role);
    const payload = { game: 'reichswald', scenario: 'veritable', options: {}, pace: 'days-1', isRated: true };
    const begun = await site.app.inject({
      method: 'POST',
      url: '/api/games',
      payload,
      headers: { ...headers, cookie },
    });
    expect(begun.statusCode).toBe(isSignedIn(role) ? 201 : 401);
    const listed = await site.app.inject({ url: '/api/ratings?game=reichswald', headers });
    expect(listed.json()).toEqual({ players: [], sides: [] });
  });

  it('challenges are for whoever is signed in', async () => {
    const { headers, cookie } = visitor(role);
    const ask = (url: string, payload?: object) =>
      site.app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers: { ...headers, cookie },
        ...(payload && { payload }),
      });
    const opponent = { name: 'Nobody', side: 'german' };
    const start = { game: 'reichswald', scenario: 'veritable', options: {}, opponent };
    const answers = [
      await ask('/api/challenges'),
      await ask('/api/challenges', { isWelcome: true }),
      await ask(`/api/challenges/${game.id}`, { accepts: true }),
      await ask('/api/games', start),
    ];
    const expected = isSignedIn(role) ? [200, 200, 409, 409] : [401, 401, 401, 401];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expected);
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

/** A socket that has been told where the game stands, and what it hears of orders and notes. `asked`: an answer has come since. */
async function hearing(at: string, first: object) {
  const socket = new WebSocket(`ws://${at}/api/seat`);
  const ordered: unknown[][] = [];
  const noted: string[] = [];
  const types: string[] = [];
  socket.addEventListener('open', () => socket.send(JSON.stringify(first)));
  socket.addEventListener('message', ({ data }) => {
    const { type, answers, text } = JSON.parse(String(data)) as { type: string; answers?: unknown[]; text?: string };
    types.push(type);
    if (answers) ordered.push(answers);
    if (text !== undefined) noted.push(text);
  });
  await until(() => types.includes('position'));
  const asked = async (): Promise<void> => {
    socket.send(JSON.stringify({ ask: 1, type: 'record' }));
    await until(() => types.includes('answer'));
  };
  return { socket, ordered, noted, asked };
}
describe.each(ROLES)('for a %s', (role) => {
  const isOwner = role === 'administrator';
  const refused = isSignedIn(role) ? 403 : 401;

  it('the page of the owner is for whoever runs the site', async () => {
    const { status, body } = await visitor(role).get('/owner');
    expect([status, 'figures' in body]).toEqual([isOwner ? 200 : refused, isOwner]);
    for (const ticket of Object.values(game.tickets)) expect(JSON.stringify(body)).not.toContain(ticket);
  });

  it.each(DEEDS)('%s is what whoever runs the site does', async (deed) => {
    const { status } = await visitor(role).post('/owner', { deed, name: 'nobody of this name' });
    expect(status).toBe(isOwner ? 404 : refused);
  });

  it('a seat of an account is nobody else’s, to sit at, to report from, to hear of', async () => {
    const { cookie, headers } = visitor(role);
    const place = { ticket: owned.tickets['allied'] ?? '' };
    const isHis = role === 'owner';
    const sitter = comeTo(host(), place.ticket, nameOf(role), { cookie });
    await expect.poll(() => sitter.said[0]?.['type']).toBe(isHis ? 'waiting' : 'refused');
    sitter.socket.close();
    const payload = { ...place, reason: 'spam', text: '' };
    const report = { method: 'POST', url: '/api/reports', payload, headers: { ...headers, cookie } } as const;
    expect((await site.app.inject(report)).statusCode).toBe(isHis ? 201 : 404);
    const elsewhere = isSignedIn(role) ? 404 : 401;
    for (const [path, more] of [
      ['/company', {}],
      ['/mute', { isMuted: true }],
    ] as const)
      expect((await visitor(role).post(path, { game: owned.id, ...more })).status).toBe(isHis ? 200 : elsewhere);
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

  it('what a side has ordered beforehand or written down is told to its own pages alone', async () => {
    const heard = await Promise.all(
      [
        { type: 'sit', ticket: game.tickets['german'], name: 'Ben', word: 'x' },
        { type: 'sit', ticket: game.tickets['german'], name: 'Ben', word: 'x' },
        { type: 'sit', ticket: game.tickets['allied'], name: 'Ann', word: 'x' },
        { type: 'watch', game: game.id },
      ].map((first) => hearing(host(), first)),
    );
    const [own] = heard;
    const answers = [{ code: 'answer', how: 'computer' }];
    // Only the side that is not to act may order anything, and an onlooker has none.
    for (const { socket } of heard.toReversed()) socket.send(JSON.stringify({ type: 'order', answers }));
    own?.socket.send(JSON.stringify({ type: 'note', text: 'Guard the bridge.' }));
    heard.at(-1)?.socket.send(JSON.stringify({ type: 'note', text: 'I look on.' }));
    await until(() => own?.ordered.at(-1)?.length === 1 && own.noted.at(-1) === 'Guard the bridge.');
    // Everybody has heard by then what he is told.
    await Promise.all(heard.map(({ asked }) => asked()));
    const said = heard.map(({ ordered }) => ordered.at(-1));
    expect(said).toEqual([answers, answers, [], undefined]);
    expect(heard.map(({ noted }) => noted.at(-1))).toEqual(['Guard the bridge.', 'Guard the bridge.', '', undefined]);
    for (const { socket } of heard) socket.close();
  });

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
