import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PacedChannel } from './paced-channel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What has come of what was said. A change is looked at for as many milliseconds as it has actions. */
function wired() {
  let hear: (event: MessageEvent) => void = () => {};
  const postMessage = vi.fn<(message: unknown) => void>();
  const paced = new PacedChannel(
    { postMessage, addEventListener: (_, listener) => (hear = listener) },
    ({ actions }) => actions.kept,
  );
  const come: string[] = [];
  paced.addEventListener('message', ({ data }: MessageEvent<{ name: string }>) => come.push(data.name));
  const say = (name: string, type: string, kept = 0): void =>
    hear({ data: { type, name, actions: { kept, more: [] } } } as MessageEvent);
  return { paced, come, say, postMessage };
}

it('changes come one after the other, each when the one before has been looked at', () => {
  const { come, say } = wired();
  say('own', 'change');
  say('a', 'change', 300);
  say('b', 'change', 200);
  say('c', 'change');
  say('d', 'change');
  expect(come).toEqual(['own', 'a']);
  vi.advanceTimersByTime(299);
  expect(come).toEqual(['own', 'a']);
  vi.advanceTimersByTime(1);
  expect(come).toEqual(['own', 'a', 'b']);
  vi.advanceTimersByTime(200);
  expect(come).toEqual(['own', 'a', 'b', 'c', 'd']);
});

it('one that comes later does not wait for what has been looked at long enough', () => {
  const { come, say } = wired();
  say('a', 'change', 300);
  vi.advanceTimersByTime(300);
  say('b', 'change');
  expect(come).toEqual(['a', 'b']);
});

it('all of it comes at once when it is skipped, and before an answer or a position anew', () => {
  const { paced, come, say, postMessage } = wired();
  say('a', 'change', 300);
  say('b', 'change', 300);
  paced.skip();
  expect(come).toEqual(['a', 'b']);
  say('c', 'change', 300);
  say('d', 'change', 300);
  expect(come).toEqual(['a', 'b', 'c']);
  say('answer', 'answer');
  expect(come).toEqual(['a', 'b', 'c', 'd', 'answer']);
  paced.postMessage('question');
  expect(postMessage).toHaveBeenCalledWith('question');
});
