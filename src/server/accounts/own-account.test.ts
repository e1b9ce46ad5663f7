import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playerName } from '../../ai/names.ts';
import { digestOf } from '../../kernel/hash.ts';
import type { PaceId, SeatInBrief } from '../../seat/sitting.ts';
import { startedClock, type Pace } from '../clocks/clock.ts';
import { PACES } from '../clocks/paces.ts';
import { NEW_GAME } from '../store/test-kit.ts';
import { Authenticator, PASSWORD, testSite, type TestSite, type Visitor } from './test-kit.ts';

let site: TestSite;
let ann: Visitor;
let ben: Visitor;
beforeEach(async () => {
  site = await testSite();
  [ann, ben] = [site.visitor(), site.visitor()];
});
afterEach(() => site.app.close());

/** A game of the store, with the tickets of both seats. */
async function game(id: string, created: string, pace: PaceId = 'none'): Promise<[red: string, blue: string]> {
  const [red, blue] = [`red of ${id}`, `blue of ${id}`];
  await site.store.create({
    id,
    ...NEW_GAME,
    created,
    pace: PACES[pace],
    seats: [
      { side: 'red', ticket: digestOf(red) },
      { side: 'blue', ticket: digestOf(blue) },
    ],
  });
  return [red, blue];
}

const MINUTE = 60_000;
type OwnSeat = Pick<SeatInBrief, 'game' | 'pace' | 'standing'>;

const seat = (id: string, side: string, other: object) => ({
  game: id,
  rules: 'toy',
  scenario: 'plain',
  created: expect.any(String) as string,
  side,
  others: [other],
  pace: 'none',
});

describe('seats', () => {
  it('go with a guest who signs up, and are his alone', async () => {
    const [red, blue] = await game('g1', '2026-11-01T00:00:00Z');
    const [, blue2] = await game('g2', '2026-11-02T00:00:00Z');
    await site.store.take('g1', 'blue', { name: 'Ben', word: 'x' });
    await ann.signUp('Ann');
    await ben.signUp('Ben');
    const own = [
      seat('g2', 'blue', { side: 'red', name: null, isDeleted: false }),
      seat('g1', 'red', { side: 'blue', name: 'Ben', isDeleted: false }),
    ];
    const { status, body } = await ann.post('/seats', { tickets: [red, blue2, 'of nobody'] });
    const held = [
      { ticket: red, game: 'g1', side: 'red' },
      { ticket: blue2, game: 'g2', side: 'blue' },
    ];
    expect([status, body]).toEqual([200, { seats: own, held }]);
    expect((await ben.post('/seats', { tickets: [red, blue] })).body['seats']).toEqual([
      seat('g1', 'blue', { side: 'red', name: null, isDeleted: false }),
    ]);
    expect((await ann.get('/seats')).body).toEqual({ seats: own });
    const account = await site.store.accounts.byKey('ann');
    expect(await site.store.accounts.holder('g1', 'red')).toBe(account?.id);
    expect(await site.store.accounts.holder('g2', 'red')).toBeUndefined();
  });

  it('say how much time the side to act has left', async () => {
    const moved = new Date().toISOString();
    const ids = ['days-3', 'live-45'] as const;
    const tickets: string[] = [];
    for (const id of ids) {
      tickets.push(...(await game(id, moved, id)));
      const clock = startedClock(PACES[id] as Pace, ['red', 'blue'], { side: 'red', turn: 1, phase: 'x' }, moved);
      const standing = { toAct: 'red', turn: 1, moved, dice: { shown: 0, takenBack: [] }, takenBack: 0, clock };
      await site.store.change(id, 0, { at: 0, actions: [], standing });
    }
    await ann.signUp('Ann');
    site.pass(5);
    const after = (minutes: number): string => new Date(Date.parse(moved) + minutes * MINUTE).toISOString();
    const { body } = await ann.post('/seats', { tickets: tickets.filter((ticket) => ticket.startsWith('red')) });
    const seats = body['seats'] as OwnSeat[];
    const standing = (id: string): OwnSeat['standing'] => seats.find((one) => one.game === id)?.standing;
    expect(seats.map(({ pace }) => pace).toSorted((a, b) => a.localeCompare(b))).toEqual(ids);
    expect(standing('days-3')).toEqual({ toAct: 'red', turn: 1, moved, isAsked: false, due: after(3 * 24 * 60) });
    expect(standing('live-45')).toMatchObject({ due: after(45) });
    expect(Math.floor((standing('live-45')?.left ?? 0) / MINUTE)).toBe(40);
  });

  it('are shown to whoever is signed in, and to nobody else', async () => {
    expect((await ann.get('/seats')).status).toBe(401);
    expect((await ann.post('/seats', { tickets: [] })).status).toBe(401);
    expect((await ann.get('/export')).status).toBe(401);
    await ann.signUp('Ann');
    expect((await ann.get('/seats')).body).toEqual({ seats: [] });
  });
});

describe('an account', () => {
  it('has its name changed, to none that somebody else has', async () => {
    await ann.signUp('Ann');
    await ben.signUp('Ben');
    expect((await ann.post('/name', { name: 'BEN' })).body).toMatchObject({
      error: { code: 'name-taken', at: 'name' },
    });
    expect((await ann.post('/name', { name: 'Ännchen' })).status).toBe(200);
    expect((await ann.post('/name', { name: 'ÄNNCHEN' })).status).toBe(200);
    expect((await ben.post('/name', { name: 'Ann' })).status).toBe(200);
  });

  it('is asked who it is before what may cost it', async () => {
    const device = new Authenticator();
    await ann.signUp('Ann');
    site.pass(16);
    const asked: [string, object][] = [
      ['/password', { password: 'quite another one', lang: 'en' }],
      ['/email', { email: null, lang: 'en' }],
      ['/passkeys/ask', {}],
      ['/passkeys', { passkey: device.make({ challenge: 'x' }), label: 'x' }],
      ['/passkeys/remove', { id: 'x' }],
      ['/notices/webhook', { url: null, lang: 'en' }],
      ['/delete', { name: 'Ann' }],
    ];
    for (const [path, body] of asked) {
      const answer = await ann.post(path, body);
      expect([path, answer.status, answer.body]).toEqual([path, 403, { ok: false, error: { code: 'sign-in-again' } }]);
    }
    await ann.post('/sign-in', { name: 'Ann', password: PASSWORD });
    expect((await ann.post('/password', { password: 'quite another one', lang: 'en' })).status).toBe(200);
    expect((await ann.account())?.['sessions']).toHaveLength(1);
  });

  it('is given out with everything but secrets', async () => {
    const device = new Authenticator();
    const [red] = await game('g1', '2026-11-01T00:00:00Z');
    await ann.signUpByPasskey('Ann', device);
    await ann.post('/password', { password: PASSWORD, lang: 'en' });
    await ann.post('/seats', { tickets: [red] });
    await site.store.note('g1', 'red', 'Guard the bridge.');
    const substitutes = [{ side: 'red', at: 3, player: playerName('regular') }];
    const [dice, moved] = [{ shown: 0, takenBack: [] }, '2026-11-02T00:00:00Z'];
    const standing = { toAct: 'red', turn: 2, moved, dice, takenBack: 0, substitutes };
    await site.store.change('g1', 0, { at: 0, actions: [], standing });
    const computers = await site.app.inject({
      method: 'POST',
      url: '/api/games',
      headers: { ...ann.headers, cookie: ann.cookie },
      payload: {
        game: 'reichswald',
        scenario: 'veritable',
        options: {},
        computer: { side: 'german', level: 'recruit' },
      },
    });
    const { body } = await ann.get('/export');
    const moment = expect.any(String) as string;
    expect(body).toEqual({
      format: 'bivouac-account',
      version: 1,
      account: {
        name: 'Ann',
        email: null,
        pendingEmail: null,
        hasPassword: true,
        created: moment,
        passkeys: [{ id: device.id.toString('base64url'), label: 'Ann', created: moment, used: null }],
        sessions: [{ created: moment, used: moment, expires: moment, isThis: true }],
        vacations: { all: [], next: null, left: 28 },
        notices: { mail: 'off', webhook: null, pushes: [] },
        blocked: [],
        measures: { warned: null, quiet: null, suspended: null },
        isOwner: false,
      },
      seats: [
        {
          ...seat('g1', 'red', { side: 'blue', name: null, isDeleted: false }),
          standing: { toAct: 'red', turn: 2, moved, isAsked: false },
        },
      ],
      notes: [{ game: 'g1', side: 'red', text: 'Guard the bridge.' }],
      computers: {
        counted: [computers.json<{ id: string }>().id],
        substitutes: [{ game: 'g1', side: 'red', at: 3, player: playerName('regular') }],
      },
      ratings: [],
      challenges: { isWelcome: true, open: [] },
    });
  });

  it('is deleted with all that is known of its owner; its seats stay where they are', async () => {
    const device = new Authenticator();
    const [red, blue] = await game('g1', '2026-11-01T00:00:00Z');
    await site.store.take('g1', 'red', { name: 'Ann', word: 'x' });
    await ann.signUpByPasskey('Ann', device);
    await ann.post('/seats', { tickets: [red] });
    await ben.signUp('Ben');
    await ben.post('/seats', { tickets: [blue] });
    expect((await ann.post('/delete', { name: 'ann' })).body).toMatchObject({ error: { code: 'name-differs' } });
    const { accounts } = site.store;
    const { id } = (await accounts.byKey('ann')) ?? { id: '' };
    await accounts.changeNotices(id, { mail: 'daily', webhook: { url: 'https://hooks.example/', secret: 'x' } });
    expect((await ann.post('/delete', { name: 'Ann' })).status).toBe(200);
    expect(await ann.account()).toBeNull();
    expect([await accounts.byId(id), await accounts.passkeys(id), await accounts.sessions(id)]).toEqual([
      undefined,
      [],
      [],
    ]);
    expect(await accounts.notices(id)).toEqual({ lang: 'en', mail: 'off', webhook: null });
    expect((await ben.get('/seats')).body).toEqual({
      seats: [seat('g1', 'blue', { side: 'red', name: 'Ann', isDeleted: true })],
    });
    expect((await site.store.game('g1'))?.seats.map(({ name }) => name)).toEqual([undefined, 'Ann']);
    expect((await ben.post('/seats', { tickets: [red] })).body['seats']).toHaveLength(1);
    expect((await ben.post('/name', { name: 'Ann' })).status).toBe(200);
    expect((await ann.signInByPasskey(device)).status).toBe(400);
  });
});
