import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Deferred } from './deferred.svelte.ts';

// Node has no frames.
beforeAll(() => {
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterAll(() => void vi.unstubAllGlobals());

it('a deferred value comes a frame later, and none of before comes back with the next one', async () => {
  let value = $state<string>();
  const made: { deferred?: Deferred<string> } = {};
  const end = $effect.root(() => void (made.deferred = new Deferred(() => value)));
  const { deferred } = made;
  /** What is shown at once of the next one. */
  const becomes = async (next: string | undefined): Promise<string | undefined> => {
    value = next;
    await Promise.resolve();
    return deferred?.now;
  };
  expect(await becomes('a stack')).toBeUndefined();
  await vi.waitFor(() => expect(deferred?.now).toBe('a stack'));
  expect(await becomes('the stack beside it')).toBe('a stack');
  await vi.waitFor(() => expect(deferred?.now).toBe('the stack beside it'));
  expect(await becomes(undefined)).toBeUndefined();
  expect(await becomes('a third one')).toBeUndefined();
  await vi.waitFor(() => expect(deferred?.now).toBe('a third one'));
  end();
});
