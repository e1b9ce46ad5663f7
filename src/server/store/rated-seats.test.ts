import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from './store.ts';
import { NEW_GAME, STORES } from './test-kit.ts';

const NOW = '2026-11-29T20:00:00.000Z';
const game = (id: string) => ({
  id,
  ...NEW_GAME,
  created: NOW,
  free: 'red',
  isRated: true as const,
  seats: ['blue', 'red'].map((side) => ({ side, ticket: `${id} ${side}` })),
});
/** So many that some of them meet. */
const IDS = Array.from({ length: 8 }, (_, n) => `g${n}`);
const taker = { name: 'Ann', word: 'x', account: 'ann' };

let folder: string;
let one: Store;
let other: Store;
afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

const holders = async (id: string): Promise<(string | undefined)[]> =>
  Promise.all(['blue', 'red'].map((side) => one.accounts.holder(id, side)));

describe.each(STORES)('a rated game in $name', ({ place }) => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bivouac-rated-seats-'));
    const open = await place(folder);
    one = await open();
    other = await open();
    for (const id of ['ann', 'ben'])
      await one.accounts.create({ id, name: id, key: id, email: null, password: null, created: NOW });
    for (const id of IDS) await one.create(game(id));
  });

  it('gives an account one of its seats, also where both are claimed at once at two servers', async () => {
    await Promise.all(
      IDS.flatMap((id) => [one.accounts.claim('ann', [`${id} blue`]), other.accounts.claim('ann', [`${id} red`])]),
    );
    for (const id of IDS) expect((await holders(id)).filter((holder) => holder === 'ann')).toHaveLength(1);
    // The other one is still for somebody else.
    await other.accounts.claim('ben', ['g0 blue', 'g0 red']);
    expect(new Set(await holders('g0'))).toEqual(new Set(['ann', 'ben']));
  });

  it('gives it one where one is claimed and the other one taken at once', async () => {
    for (const id of IDS) expect(await one.offer(id, `offer of ${id}`, NOW)).toBe(true);
    const taken = await Promise.all(
      IDS.map(async (id) => {
        const claim = one.accounts.claim('ann', [`${id} blue`]);
        const isTaken = await other.take(id, 'red', { ...taker, ticket: `offer of ${id}` });
        await claim;
        return isTaken;
      }),
    );
    for (const [i, id] of IDS.entries())
      expect(await holders(id)).toEqual(taken[i] === true ? [undefined, 'ann'] : ['ann', undefined]);
    // What was not taken is offered still.
    const left = IDS.filter((_, i) => taken[i] !== true);
    for (const id of left) expect(await one.seat(`offer of ${id}`)).toMatchObject({ isOffered: true });
  });

  it('gives it one of two tickets, and all of a game that is not rated', async () => {
    const { isRated: _, ...friendly } = game('f1');
    await one.create(friendly);
    const tickets = ['g0 blue', 'g0 red', 'f1 blue', 'f1 red'];
    const claimed = await one.accounts.claim('ann', tickets);
    expect(claimed.map(({ ticket }) => ticket).toSorted()).toEqual(tickets.toSorted());
    expect((await holders('g0')).filter((holder) => holder === 'ann')).toHaveLength(1);
    expect(await holders('f1')).toEqual(['ann', 'ann']);
    expect(await one.take('f1', 'red', taker)).toBe(true);
  });

  it('lets whoever has a seat sit down there, and nowhere else', async () => {
    await one.accounts.claim('ann', ['g0 blue']);
    expect(await one.take('g0', 'red', taker)).toBe(false);
    expect(await one.take('g0', 'blue', taker)).toBe(true);
    expect(await one.take('g0', 'red', { ...taker, account: 'ben' })).toBe(true);
  });
});
