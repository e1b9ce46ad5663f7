import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Presence } from './presence.ts';

const SECOND = 1000;

/** What was said, by which server. */
let said: string[];
let servers: Presence[];
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  servers = ['one', 'two', 'three'].map(
    (by, i) =>
      new Presence(async (game, word) => {
        said.push(`${by}: ${word}`);
        for (const [j, other] of servers.entries()) if (j !== i) other.hear(game, { by, word });
      }),
  );
});
afterEach(() => void vi.useRealTimers());

const at = (server: number): Presence => servers[server] as Presence;
const everywhere = (): string[][] => servers.map((server) => server.sides('g1'));

it('who is active at one server is present at all, until he leaves it or a minute is over', () => {
  const changes: string[][] = [];
  const stop = at(1).watch('g1', () => changes.push(at(1).sides('g1')));
  at(0).stay('g1', 'red');
  at(0).stay('g2', 'blue');
  expect(everywhere()).toEqual([['red'], ['red'], ['red']]);
  at(0).leave('g1', 'red');
  expect([at(1).isPresent('g1', 'red'), at(1).isPresent('g2', 'blue')]).toEqual([false, true]);
  at(0).stay('g1', 'red');
  vi.advanceTimersByTime(60 * SECOND);
  expect(everywhere()).toEqual([[], [], []]);
  expect(changes).toEqual([['red'], [], ['red'], []]);
  stop();
  at(0).stay('g1', 'red');
  expect(changes).toHaveLength(4);
});

it('who is at two servers is present until he has left both', () => {
  at(0).stay('g1', 'red');
  at(1).stay('g1', 'red');
  const heard = vi.fn<() => void>();
  at(2).watch('g1', heard);
  at(0).leave('g1', 'red');
  expect([everywhere(), heard.mock.calls.length]).toEqual([[['red'], ['red'], ['red']], 0]);
  at(1).leave('g1', 'red');
  expect([everywhere(), heard.mock.calls.length]).toEqual([[[], [], []], 1]);
});

it('who comes is told who is at the other servers', () => {
  at(0).stay('g1', 'red');
  const late = new Presence(async (game, word) => {
    said.push(`late: ${word}`);
    servers[0]?.hear(game, { by: 'late', word });
  });
  servers.push(late);
  late.watch('g1', () => undefined);
  late.watch('g1', () => undefined);
  expect(late.sides('g1')).toEqual(['red']);
  expect(said).toEqual(['one: here red', 'late: who', 'one: here red']);
});

it('who stays is told of again, not oftener than needed, and counts as long as he does', () => {
  at(0).stay('g1', 'red');
  for (let i = 0; i < 12; i++) {
    vi.advanceTimersByTime(15 * SECOND);
    at(0).stay('g1', 'red');
    expect(everywhere()).toEqual([['red'], ['red'], ['red']]);
  }
  // In three minutes, each half minute.
  expect(said).toHaveLength(7);
});

it('a server that dies leaves nobody present for two minutes', () => {
  at(1).hear('g1', { by: 'dead', word: 'here red' });
  vi.advanceTimersByTime(60 * SECOND);
  expect(at(1).sides('g1')).toEqual(['red']);
  vi.advanceTimersByTime(60 * SECOND);
  expect(at(1).sides('g1')).toEqual([]);
});

it('a store that fails keeps nobody from being present here', async () => {
  const alone = new Presence(() => Promise.reject(new Error('The link is broken.')));
  alone.stay('g1', 'red');
  await alone.close();
  alone.stay('g1', 'blue');
  expect(alone.sides('g1')).toEqual(['blue']);
});

it('a server that is closed takes leave of everybody', async () => {
  at(0).stay('g1', 'red');
  at(0).stay('g2', 'blue');
  at(1).stay('g1', 'blue');
  await at(0).close();
  expect([at(1).sides('g1'), at(1).sides('g2')]).toEqual([['blue'], []]);
});
