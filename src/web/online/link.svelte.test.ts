import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '../../seat/channel.ts';
import { CLOSED } from '../../seat/sitting.ts';
import { Link } from './link.svelte.ts';

const SITTING = { type: 'sit', ticket: 'the ticket', name: 'Ann', word: 'a word' } as const;
const COMING = { ...SITTING, sitting: expect.stringMatching(/./) as string };
const WAITING = { type: 'waiting', id: 'g', game: 'toy', scenario: 'plain', promise: '00', side: 'red', seats: {} };
const LOST = { ok: false, error: { rule: 'contract', code: 'link-lost' } };

/** A socket whose other end is the test. */
class Wire extends EventTarget {
  static all: Wire[] = [];
  sent: unknown[] = [];
  isClosed = false;
  constructor() {
    super();
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  end(code = 1001): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

/** The window, as far as the link listens to it. */
let page: EventTarget;
let link: Link;
let heard: Message[];
const wire = (): Wire => Wire.all.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page));
  Wire.all = [];
  heard = [];
  link = new Link('ws://here/api/seat', SITTING);
  link.addEventListener('message', ({ data }) => heard.push(data as Message));
});
afterEach(() => {
  link.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The server has answered. */
function opened(): void {
  wire().open();
  wire().say(WAITING);
}

test('says who comes, and passes on what the host says', () => {
  expect(link.status).toBe('connecting');
  opened();
  expect([link.status, link.waiting, wire().sent]).toEqual(['open', WAITING, [COMING]]);
  const game = { type: 'game', id: 'g', game: 'toy', scenario: 'plain', options: {}, side: 'red' };
  wire().say(game);
  wire().say({ type: 'beat' });
  expect(heard).toEqual([game]);
});

test('comes again when it breaks, each time later, and answers what was asked as lost when that lasts', () => {
  opened();
  link.postMessage({ ask: 1, type: 'undo', at: 0 });
  link.postMessage({ ask: 2, type: 'record' });
  link.postMessage({ ask: 3, type: 'undo', at: 0 });
  wire().say({ type: 'answer', ask: 3, value: { ok: true, value: 1 } });
  heard = [];
  wire().end();
  expect(link.status).toBe('lost');
  let passed = 0;
  for (const pause of [500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000]) {
    const { length } = Wire.all;
    vi.advanceTimersByTime(pause - 1);
    expect(Wire.all).toHaveLength(length);
    vi.advanceTimersByTime(1);
    expect(Wire.all).toHaveLength(length + 1);
    wire().end();
    passed += pause;
  }
  vi.advanceTimersByTime(60_000 - passed - 1);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([
    { type: 'answer', ask: 1, value: LOST },
    { type: 'answer', ask: 2, value: null },
  ]);
  vi.advanceTimersByTime(10_000);
  opened();
  expect(link.status).toBe('open');
  wire().say({ type: 'resumed' });
  expect(wire().sent).toHaveLength(1);
});

test.each(['resumed', 'position'])(
  'says what it has heard when it comes again, and asks what has no answer: %s',
  (type) => {
    opened();
    const [question, answered] = [1, 2].map((ask) => ({ ask, type: 'undo', at: 0 }));
    for (const each of [question, answered]) link.postMessage(each);
    wire().say({ type: 'change', n: 7 });
    const [first] = wire().sent;
    wire().end();
    vi.advanceTimersByTime(500);
    wire().open();
    expect(wire().sent).toEqual([{ ...(first as object), have: 7 }]);
    heard = [];
    wire().say({ type: 'answer', ask: 2, value: { ok: true, value: 1 }, n: 8 });
    wire().say({ type });
    expect(wire().sent.slice(1)).toEqual([question]);
    expect(heard.map((message) => message.type as string)).toEqual(type === 'resumed' ? ['answer'] : ['answer', type]);
    vi.advanceTimersByTime(50_000);
    wire().say({ type: 'beat' });
    vi.advanceTimersByTime(50_000);
    expect(heard.filter((message) => message.type === 'answer')).toHaveLength(1);
  },
);

test('answers at once as lost what is asked while it is broken', async () => {
  opened();
  wire().end();
  link.postMessage({ ask: 7, type: 'perform', at: 0, orders: [] });
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual([{ type: 'answer', ask: 7, value: LOST }]);
});

test('is given up when nothing is heard for a minute, and kept while the server gives signs of life', () => {
  opened();
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(50_000);
    wire().say({ type: 'beat' });
  }
  expect([link.status, Wire.all.length]).toEqual(['open', 1]);
  const dead = wire();
  vi.advanceTimersByTime(65_000);
  expect([dead.isClosed, Wire.all.length > 1]).toEqual([true, true]);
  dead.say(WAITING);
  expect(link.status).toBe('lost');
  opened();
  expect(link.status).toBe('open');
});

test('comes again at once when the network is there again', () => {
  opened();
  wire().end();
  page.dispatchEvent(new Event('online'));
  expect(Wire.all).toHaveLength(2);
  expect(Wire.all[0]?.isClosed).toBe(false);
});

test('does not come again where the server has refused the seat, or when it is left', () => {
  wire().open();
  wire().say({ type: 'refused', code: 'no-such-seat' });
  wire().end(CLOSED.refused);
  expect([link.status, link.refusal]).toEqual(['refused', 'no-such-seat']);
  vi.advanceTimersByTime(100_000);
  expect(Wire.all).toHaveLength(1);
  link = new Link('ws://here/api/seat', SITTING);
  opened();
  link.leave();
  expect(wire().isClosed).toBe(true);
  wire().end();
  vi.advanceTimersByTime(100_000);
  expect(Wire.all).toHaveLength(2);
});
