// Somebody is asked by name to play, and answers.
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListedChallenge, NewGame } from '../../seat/sitting.ts';
import { testSite, type TestSite, type Visitor } from '../accounts/test-kit.ts';
import { comeTo, until } from '../play/test-kit.ts';

let site: TestSite;
let ann: Visitor;
let ben: Visitor;
beforeEach(async () => {
  site = await testSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  [ann, ben] = [site.visitor(), site.visitor()];
  await ann.signUp('Ann');
  await ben.signUp('Ben');
});
afterEach(() => site.app.close());

interface Answer<T> {
  status: number;
  body: T;
}

async function ask<T = object>(who: Visitor, url: string, payload?: object): Promise<Answer<T>> {
  const headers = { ...who.headers, cookie: who.cookie };
  const method = payload ? 'POST' : 'GET';
  const answer = await site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json<T>() };
}

const challenge = (who: Visitor, name: string, more: object = {}): Promise<Answer<NewGame>> =>
  ask(who, '/api/games', {
    game: 'reichswald',
    scenario: 'veritable',
    options: {},
    opponent: { name, side: 'german' },
    ...more,
  });

const openTo = async (who: Visitor): Promise<readonly ListedChallenge[]> =>
  (await ask<{ challenges: ListedChallenge[] }>(who, '/api/challenges')).body.challenges;

const refused = (status: number, code: string): object => ({ status, body: { ok: false, error: { code } } });

describe('a challenge', () => {
  it('is found by whom it is for, whose seat it is once he accepts', async () => {
    const { body: game } = await challenge(ann, 'BEN', { pace: 'days-3', isRated: true });
    // Nobody else may come by a ticket.
    expect(Object.keys(game.tickets)).toEqual(['allied']);
    expect(await openTo(ann)).toEqual([]);
    expect(await openTo(ben)).toMatchObject([
      {
        id: game.id,
        game: 'reichswald',
        scenario: 'veritable',
        side: 'german',
        by: 'Ann',
        pace: 'days-3',
        isRated: true,
      },
    ]);
    expect((await ben.get('/seats')).body['seats']).toEqual([]);
    expect(await ask(ann, `/api/challenges/${game.id}`, { accepts: true })).toEqual(refused(409, 'challenge-over'));
    expect((await ask(ben, `/api/challenges/${game.id}`, { accepts: true })).status).toBe(200);
    expect(await ask(ben, `/api/challenges/${game.id}`, { accepts: false })).toEqual(refused(409, 'challenge-over'));
    expect(await openTo(ben)).toEqual([]);
    expect((await ben.get('/seats')).body['seats']).toMatchObject([{ game: game.id, side: 'german' }]);
    expect(await site.store.accounts.holder(game.id, 'german')).toBe((await site.store.accounts.byKey('ben'))?.id);
  });

  it('that is declined is said to be so to whoever waits, and one may be made again', async () => {
    const { body: game } = await challenge(ann, 'Ben');
    const { port } = site.app.server.address() as AddressInfo;
    const waiting = comeTo(`127.0.0.1:${port}`, game.tickets['allied'] ?? '', 'Ann', { cookie: ann.cookie });
    await until(() => waiting.said.length > 0);
    expect(waiting.said.at(-1)).toMatchObject({ challenge: { name: 'Ben', answer: null } });
    // Whoever has not answered is not asked by the same player again.
    expect(await challenge(ann, 'Ben')).toEqual(refused(409, 'no-such-opponent'));
    expect((await ask(ben, `/api/challenges/${game.id}`, { accepts: false })).status).toBe(200);
    // His page comes again by itself.
    await waiting.closed;
    const again = comeTo(`127.0.0.1:${port}`, game.tickets['allied'] ?? '', 'Ann', { cookie: ann.cookie });
    await until(() => again.said.length > 0);
    expect(again.said[0]).toMatchObject({ challenge: { name: 'Ben', answer: 'declined' } });
    expect(await site.store.accounts.holder(game.id, 'german')).toBeUndefined();
    expect((await challenge(ann, 'Ben')).status).toBe(201);
  });

  it('to whoever wants none looks like one that he has declined', async () => {
    await ask(ben, '/api/challenges', { isWelcome: false });
    expect((await ask(ben, '/api/challenges')).body).toEqual({ isWelcome: false, challenges: [] });
    const { status, body } = await challenge(ann, 'Ben');
    expect(status).toBe(201);
    expect(await openTo(ben)).toEqual([]);
    expect(await site.store.challenges.of(body.id)).toMatchObject({ answer: 'declined' });
    await ask(ben, '/api/challenges', { isWelcome: true });
    expect((await ask(ben, '/api/challenges')).body).toMatchObject({ isWelcome: true });
  });

  it('is made by whoever is signed in, to somebody else, for a side that there is', async () => {
    const guest = site.visitor();
    expect(await challenge(guest, 'Ben')).toEqual(refused(401, 'accounts-only'));
    expect((await ask(guest, '/api/challenges')).status).toBe(401);
    expect((await ask(guest, '/api/challenges', { isWelcome: false })).status).toBe(401);
    expect((await ask(guest, '/api/challenges/x', { accepts: true })).status).toBe(401);
    expect(await challenge(ann, 'ann')).toEqual(refused(409, 'no-such-opponent'));
    expect(await challenge(ann, 'Nobody')).toEqual(refused(409, 'no-such-opponent'));
    const wrong = await challenge(ann, 'Ben', { opponent: { name: 'Ben', side: 'soviet' } });
    expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'unknown-value', at: 'opponent.side' } } });
    expect(await challenge(ann, 'Ben', { free: 'german' })).toMatchObject({
      status: 400,
      body: { error: { at: 'free' } },
    });
  });

  it('ends with the account that it was for', async () => {
    const { body: game } = await challenge(ann, 'Ben');
    await ben.post('/delete', { name: 'Ben' });
    expect(await site.store.challenges.of(game.id)).toMatchObject({ answer: 'declined' });
    const { body: other } = await challenge(ann, 'Ben');
    expect(other).toMatchObject({ error: { code: 'no-such-opponent' } });
  });
});
