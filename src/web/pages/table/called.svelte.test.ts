import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { calledBack } from './called.svelte.ts';

/** Node has no tabs. */
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
beforeAll(() => void vi.stubGlobal('document', tab));
afterAll(() => void vi.unstubAllGlobals());

it('calls a player back whose move it has become while he looked elsewhere, until he looks', async () => {
  let asked = $state(true);
  let called: () => boolean = () => false;
  const end = $effect.root(() => void (called = calledBack(() => asked)));
  const after = async (change: { asked?: boolean; looks?: boolean }): Promise<boolean> => {
    asked = change.asked ?? asked;
    if (change.looks !== undefined) {
      tab.visibilityState = change.looks ? 'visible' : 'hidden';
      tab.dispatchEvent(new Event('visibilitychange'));
    }
    await Promise.resolve();
    return called();
  };
  await Promise.resolve();
  // It was his move before he went, or he looks on.
  expect(await after({ looks: false })).toBe(false);
  expect(await after({ asked: false })).toBe(false);
  expect(await after({ asked: true })).toBe(true);
  expect(await after({ looks: true })).toBe(false);
  expect(await after({ looks: false })).toBe(false);
  expect(await after({ looks: true, asked: false })).toBe(false);
  expect(await after({ asked: true })).toBe(false);
  // The game is over, or the other side has taken it back.
  await after({ asked: false, looks: false });
  expect(await after({ asked: true })).toBe(true);
  expect(await after({ asked: false })).toBe(false);
  end();
});

it('calls him who has waited for the game to begin', async () => {
  tab.visibilityState = 'hidden';
  let called: () => boolean = () => false;
  const end = $effect.root(() => void (called = calledBack(() => true)));
  await Promise.resolve();
  expect(called()).toBe(true);
  end();
});
