import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const NOW = '2026-11-29T20:00:00.000Z';
const LATER = '2026-11-30T20:00:00.000Z';
const ann = { id: 'a1', name: 'Ann', key: 'ann', email: null, password: null, created: NOW };
const ben = { ...ann, id: 'a2', name: 'Ben', key: 'ben' };
const passkey = {
  id: 'p1',
  account: 'a1',
  label: 'phone',
  key: 'AQ',
  counter: 2 ** 32 - 1,
  transports: ['internal'],
  created: NOW,
  used: null,
};

let store: Store;
beforeEach(async () => {
  store = await openSqlite(':memory:');
});
afterEach(() => store.close());

describe('accounts in a store', () => {
  it('are there whole, or not at all', async () => {
    const { accounts } = store;
    expect(await accounts.create(ann, passkey)).toBe(true);
    expect(await accounts.create(ben, passkey)).toBe(false);
    expect(await accounts.byKey('ben')).toBeUndefined();
    expect(await accounts.create({ ...ben, key: 'ann' })).toBe(false);
    expect(await accounts.passkeys('a1')).toEqual([passkey]);
    const { key: _, ...known } = ann;
    expect(await accounts.byId('a1')).toMatchObject(known);
  });

  it('have names and addresses of their own', async () => {
    const { accounts } = store;
    await accounts.create(ann);
    await accounts.create(ben);
    expect(await accounts.change('a1', { email: 'x@example.org' })).toBe(true);
    expect(await accounts.change('a2', { email: 'x@example.org' })).toBe(false);
    expect(await accounts.change('a2', { name: 'Ann', key: 'ann' })).toBe(false);
    expect([(await accounts.byEmail('x@example.org'))?.id, (await accounts.byId('a2'))?.name]).toEqual(['a1', 'Ben']);
  });

  it('throw what is no question of names', async () => {
    await expect(store.accounts.addPasskey({ ...passkey, account: 'nobody' })).rejects.toThrow('FOREIGN KEY');
  });

  it('have tokens that one of several takes, for their purpose, in their time', async () => {
    const { accounts } = store;
    const token = { hash: 'h', purpose: 'reset', account: 'a1', email: null, expires: LATER };
    await accounts.addToken(token, NOW);
    expect(await accounts.takeToken('h', 'verify', NOW)).toBeUndefined();
    expect(await accounts.takeToken('h', 'reset', LATER)).toBeUndefined();
    const takers = await Promise.all([1, 2, 3].map(() => accounts.takeToken('h', 'reset', NOW)));
    expect(takers.filter(Boolean)).toEqual([token]);
    await accounts.addToken(token, NOW);
    await accounts.addToken({ ...token, hash: 'i', expires: '2026-12-30T20:00:00.000Z' }, LATER);
    expect(await accounts.takeToken('h', 'reset', NOW)).toBeUndefined();
    expect((await accounts.tokenOf('a1', 'reset', LATER))?.hash).toBe('i');
  });
});
