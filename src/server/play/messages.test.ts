import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ok } from '../../kernel/game.ts';
import { host } from '../../seat/host.ts';
import { PARLEYS } from '../../seat/parley.ts';
import type { Seat } from '../../seat/seat.ts';
import { question } from './messages.ts';

/** Asks a host something, and gives what reaches its seat. */
async function reached(asked: unknown): Promise<string | undefined> {
  let what: string | undefined;
  const reach = (name: string) => async () => {
    what = name;
    return ok(1);
  };
  const seat = {
    game: { id: 'toy', known: () => ({}) },
    actions: [],
    log: [],
    legal: () => [],
    undoRefusal: () => undefined,
    perform: reach('perform'),
    undo: reach('undo'),
    parley: reach('parley'),
    record: reach('record'),
  } as unknown as Seat;
  let ask: (event: MessageEvent) => void = () => {};
  host({ postMessage: () => {}, addEventListener: (_, listener) => void (ask = listener) }, seat);
  ask({ data: asked } as MessageEvent);
  return what;
}

const odd = fc.jsonValue({ maxDepth: 1 });
const anOrder = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.string(), unit: fc.oneof(fc.string(), fc.integer()) }) },
  { weight: 1, arbitrary: fc.record({ type: odd, unit: odd }, { requiredKeys: [] }) },
);
const asked = fc.record(
  {
    type: fc.oneof(fc.constantFrom('perform', 'undo', 'parley', 'record'), odd),
    ask: fc.oneof(fc.integer(), odd),
    at: fc.oneof(fc.integer(), odd),
    orders: fc.oneof(fc.array(anOrder, { maxLength: 3 }), odd),
    what: fc.oneof(fc.constantFrom(...PARLEYS), odd),
    more: odd,
  },
  { requiredKeys: ['type'] },
);

test('a host takes exactly the questions that are described', async () => {
  const seen = new Set<string | undefined>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(asked, odd), async (message) => {
      const what = await reached(message);
      seen.add(what);
      expect(what).toBe(question.safeParse(message).data?.type);
    }),
    { numRuns: 2000, seed: 24 },
  );
  expect(seen).toEqual(new Set([undefined, 'perform', 'undo', 'parley', 'record']));
});

test.each([500, 501])('%i orders at a time are taken by both or by neither', async (count) => {
  const message = { type: 'perform', ask: 1, at: 0, orders: Array.from({ length: count }, () => ({ type: 'end' })) };
  expect([await reached(message), question.safeParse(message).success]).toEqual(
    count > 500 ? [undefined, false] : ['perform', true],
  );
});
