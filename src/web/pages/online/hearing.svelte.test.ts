import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Company } from '../../../seat/conduct.ts';
import { Hearing } from './hearing.svelte.ts';

const SAID = [
  { by: 'red', text: 'One.', at: '2026-11-29T20:00:00.000Z' },
  { by: 'blue', text: 'Two.', at: '2026-11-29T20:01:00.000Z' },
];
const heard = (hearing: Hearing): string[] => hearing.heard(SAID).map(({ text }) => text);

/** What the server has been asked, and what it says of the game; refuses whoever is not signed in. */
let asked: [string, unknown][];
let company: Company | undefined;
beforeEach(() => {
  asked = [];
  company = undefined;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path.replace('/api/account', ''), JSON.parse(body)]);
    const value = path.endsWith('/company') ? company : { ok: true };
    return { ok: company !== undefined, json: async () => value ?? { error: { code: 'signed-out' } } };
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a guest mutes a game in his browser', async () => {
  const hearing = new Hearing('g1', 'red', false);
  expect(heard(hearing)).toEqual(['One.', 'Two.']);
  await hearing.mute(true);
  expect([heard(hearing), heard(new Hearing('g1', 'red', false)), asked]).toEqual([['One.'], ['One.'], []]);
  await hearing.mute(false);
  expect(heard(hearing)).toEqual(['One.', 'Two.']);
});

test('an account mutes a game, and blocks a player, at the server', async () => {
  const ben = { side: 'blue', name: 'Ben', isAccount: true };
  company = { isMuted: true, quiet: null, others: [{ ...ben, isBlocked: false }] };
  const hearing = new Hearing('g2', 'red', true);
  await expect.poll(() => heard(hearing)).toEqual(['One.']);
  await hearing.mute(false);
  expect(heard(hearing)).toEqual(['One.', 'Two.']);
  company = { isMuted: false, quiet: null, others: [{ ...ben, isBlocked: true }] };
  expect(await hearing.block('blue', true)).toBe(true);
  expect(heard(hearing)).toEqual(['One.']);
  await hearing.block('blue', false);
  const game = 'g2';
  expect(asked.filter(([path]) => path !== '/company')).toEqual([
    ['/mute', { game, isMuted: false }],
    ['/block', { game, side: 'blue' }],
    ['/unblock', { name: 'Ben' }],
  ]);
});

test('what the server did not keep is not shown as kept', async () => {
  company = { isMuted: false, quiet: null, others: [] };
  const hearing = new Hearing('g3', 'red', true);
  await expect.poll(() => hearing.company).toBeDefined();
  company = undefined;
  await hearing.mute(true);
  expect([hearing.isMuted, heard(hearing)]).toEqual([false, ['One.', 'Two.']]);
});
